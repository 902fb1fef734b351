// Names of people who praised a business, by what stands beside them: "— Ada Weber, Google Review".

/** Where an opinion was given, or that its writer was checked, in eight languages; of one opinion, never of many. */
const SOURCE = String.raw`(?:(?:google|facebook|yelp|trip ?advisor|trustpilot|doctolib|jameda)[ -](?:review(?:er)?|bewertung|rezension|recensione|recensie|beoordeling|opinia|local guide)|(?:google )?local guide|(?:avis|reseña|opinión|avaliação|recensione|recensie|opinia|bewertung|rezension|review)(?: (?:de|en|do|no|na|su|di|op|w|z|sur|auf|bei|on|from))? (?:google|facebook|yelp|tripadvisor|trustpilot|doctolib)|verified (?:buyer|customer|purchaser?|client|patient|review(?:er)?|guest|user|student|parent|owner)|verifizierte[rs]? \p{L}+|(?:acheteu(?:r|se)|cliente?|patiente?|achat|avis) vérifiée?|(?:comprador|client|pacient|compr|opinión|reseñ|avaliaç|acquirent|acquist|recension)[aeoã]{0,2} (?:verificad|verificat)[aoe]|geverifieerde? \p{L}+|zweryfikowan\p{L}{1,3} \p{L}+)(?!\p{L})`;
const WORD = String.raw`\p{Lu}[\p{L}'’.-]{0,24}`;
const PARTICLE = "(?:van|von|de[lrn]?|d[aio]s?|la)";
const NAME = String.raw`${WORD}(?: (?:${PARTICLE} )?${WORD}){0,3}`;
/** Two words, or one and an initial: with nothing but a space behind it, one word may be any. */
const WHOLE_NAME = String.raw`${WORD}(?: (?:${PARTICLE} )?${WORD}){1,3}`;
const PARTED = String.raw`\s?[·•|,/(–—~-]\s?`;
/** A part of every source: hardly a text has any, and to look for the whole of them costs twice as much. */
const MAY_HAVE_SOURCE = /google|facebook|yelp|advisor|trustpilot|doctolib|jameda|local guide|v[eé]rifi|weryfikowan/iu;
const HAS_SOURCE = new RegExp(SOURCE, "iu");
const SOURCES = new RegExp(SOURCE, "giu");
/** Case tells a name, and is of no matter in a source: whatever stands before one is read alone. */
const BEFORE = new RegExp(String.raw`(?<![\p{L}\d])(?:${NAME}(?=${PARTED}$)|${WHOLE_NAME}(?= $))`, "u");
const BEHIND = new RegExp(String.raw`^(?:: ?| (?:by|from|von|de|d[aio]|door|van|od) )(${NAME})`, "u");
/** Who is named behind a citation, at its end. */
const SIGNED = new RegExp(String.raw`["“„«»「][^"“”„«»「」]{20,}["”“»«」]\s?[-–—~]\s?(${NAME})(?=$|\s?[,.(|·])`, "gu");
const MAY_BE_SIGNED = /["”“»«」]\s?[-–—~]/;
const NAME_CHARS = 90;

/** Where such names stand in a text. */
export function reviewerSpans(text: string): { start: number; end: number }[] {
  const spans = MAY_BE_SIGNED.test(text)
    ? [...text.matchAll(SIGNED)].map(({ 0: all, 1: name = "", index }) => spanAt(index + all.lastIndexOf(name), name))
    : [];
  if (!MAY_HAVE_SOURCE.test(text) || !HAS_SOURCE.test(text)) return spans;
  for (const { 0: source, index } of text.matchAll(SOURCES)) {
    const from = Math.max(0, index - NAME_CHARS);
    const before = BEFORE.exec(text.slice(from, index));
    if (before) spans.push(spanAt(from + before.index, before[0]));
    const end = index + source.length;
    const behind = BEHIND.exec(text.slice(end, end + NAME_CHARS))?.[1];
    if (behind !== undefined) spans.push(spanAt(text.indexOf(behind, end), behind));
  }
  return spans;
}

const spanAt = (start: number, name: string): { start: number; end: number } => ({ start, end: start + name.length });
