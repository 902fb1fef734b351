// Who is named by a given name in a sentence about work stays out of what is quoted of it, as authors do.
import given from "../data/given-names.json" with { type: "json" };

export const GIVEN_NAMES: ReadonlySet<string> = new Set(given.names);

/** Where a clause begins: "…with your CV; Joke reads every application herself". */
const BEGINS = String.raw`(^|[.;:,!?–—]\s)`;
const NAME = String.raw`(?!\p{L}+day |Ja?nu|Feb|Mar(?:ch|s) |Apr|Ma[iy] |Jun|Jul[yi]|Aug|Sept|Oct|Nov|Dec)\p{Lu}\p{Ll}{1,15}`;
/** Two names before what they do; a noun with a capital is none, so German is left out. */
const PAIR = new RegExp(String.raw`${BEGINS}${NAME}(?:, ${NAME})*,? (?:and|et|y|e|en|i) ${NAME} (?=\p{Ll})`, "u");
/** One name before what that person does in person. */
const ALONE = new RegExp(
  String.raw`${BEGINS}(?!(?:The|An?|Our|Your|Each|Every|She|He|Who|Le|La|Les|Il|Elle|El|Ella|O|A|Lei|Lui|De|Het)\s)${NAME} (?=\p{Ll}[^.;!?]{0,100}(?<!\p{L})(?:herself|himself|personally|lui-même|elle-même|él mismo|ella misma|ele mesmo|ela mesma|lui stesso|lei stessa|osobiście)(?!\p{L}))`,
  "u",
);

/** A given name before another name; "St. Thomas Hospital" and "Mary Street" are places. */
const FIRST =
  /(?<!\p{L}|(?:Sankt|San|Santa|Santo|São|Saint|Sainte|Sint|St|Ste|Fort|Port|Lake|Mount|King|Queen)\.? )\p{Lu}\p{Ll}{1,20}(?= \p{Lu})(?!(?: \p{Lu}\p{L}+)? (?:Street|Road|Avenue|Lane|Square|Park|House|Hall|Hospital|Clinic|School|College|Church|Centre|Center|Museum|Kirche|Schule|Straße|Klinik|Ziekenhuis)(?!\p{L}))/gu;

/** "Send it to Jane Doe by Friday": the name goes, and the short word before it. */
function withoutWholeNames(text: string): string {
  const name = [...text.matchAll(FIRST)].findLast(([first]) => GIVEN_NAMES.has(first));
  if (name === undefined) return text;
  const before = text
    .slice(0, name.index)
    .replace(/(?<=\S) \p{Ll}{1,4} $/u, "")
    .trimEnd();
  const after = text.slice(name.index).replace(/^\p{L}+ \p{Lu}[\p{L}'’-]*/u, "");
  return withoutWholeNames(`${before}…${after}`);
}

/** The sentence without the names, with an ellipsis in their place. */
export const withoutGivenNames = (sentence: string): string =>
  withoutWholeNames([PAIR, ALONE].reduce((text, names) => text.replace(names, "$1… "), sentence));
