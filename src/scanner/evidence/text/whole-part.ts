// The sentence or the clause of a text that is told as a whole.
import { TIME } from "./time-units.ts";

/** The sentence that holds a place, or the clause where that is too long; null where neither fits or says enough. */
export function wholePart(flat: string, at: number, length: number, most: number): string | null {
  const sentence = partAt(flat, SENTENCE_END, at);
  const [start, end] = sentence;
  if (at + length > end) return null;
  if (end - start <= most) return end - start < LEAST_CHARACTERS ? null : flat.slice(start, end).trim();
  const said = flat.slice(start, end);
  const [from, to] = partAt(said, CLAUSE_END, at - start);
  // "Customers send us their lists; our team cleans them": what "them" are stands before.
  if (from > 0 && at - start + length < most && POINTS_BACK.test(said.slice(from, to)))
    return shortened(said, at - start + length, most);
  const isWhole = at - start + length <= to && to - from >= LEAST_CHARACTERS && to - from <= most - 2;
  const clause = said.slice(from, to).trim();
  return isWhole ? `${from > 0 ? "…" : ""}${to < said.length ? `${clause.slice(0, -1)}…` : clause}` : null;
}

/** Words that stand for what was named before; a German "Sie" with a capital is the reader. */
const POINTS_BACK =
  /(?<!\p{L})(?:[Tt]hem|[Tt]hese|[Tt]hose|it|sie|ihn|dies(?:e[nr]?)?|ceux-ci|celles-ci|celui-ci|celle-ci|éstos|éstas|estes|estas|questi|queste|ze|deze|ją|nich)(?!\p{L})/u;

/** The beginning with all up to `least`, cut at a clause or an "and", and the time that the end names, where both fit. */
function shortened(text: string, least: number, most: number): string {
  const time = TIMED.exec(text)?.[0] ?? "";
  const said = cutBefore(text, least, most - 2 - time.length);
  const isBoth = time !== "" && text.length - time.length > said.length && said.length + time.length + 2 <= most;
  return isBoth ? `${said}… ${time}` : `${cutBefore(text, least, most - 1)}…`;
}

function cutBefore(text: string, least: number, most: number): string {
  const part = text.slice(0, most + 1);
  const ends = [...part.matchAll(/[,;]? (?:and|und|et|y|e|en|i) |[,;] /gu)].filter(({ index }) => index >= least);
  return text.slice(0, ends.at(-1)?.index ?? Math.max(least, part.lastIndexOf(" ")));
}

/** "within five working days." at the end of a sentence. */
const TIMED = new RegExp(
  `(?<= )(?:within|in|innerhalb|binnen|sous|dans|en|dentro|em|entro|w ciągu) [^,;]{0,24}${TIME.source}[^,;]{0,20}[.!?]$`,
  "iu",
);

/** A full stop behind a word of three letters or more that is no abbreviation, with no small letter after it. */
const SENTENCE_END =
  /(?<=[^\s(]{3}[.!?][”"’)»]?)(?<!(?<![\p{L}])(?:(?![ap]\.m)\p{L}\.\p{L}{1,3}|bijv|bzw|usw|etc|inkl|exkl|zzgl|ggf|evtl|[Tt]el|[Mm]ax|[Mm]in|approx|incl|excl|[Dd]ept|[Ee]xt|[Ii]ng|[Dd]ott|[Pp]rof|[Mm]rs|[Aa]rt|núm|pág|[Ss]tr|resp|vgl|[Aa]bs|[Ss]td|mind|wzgl|tzn|proc)\.)\s+(?!\p{Ll})/gu;
const CLAUSE_END = /(?<=;)\s+/g;
const LEAST_CHARACTERS = 30;

/** Where the part around a place begins and ends. */
function partAt(text: string, between: RegExp, at: number): [start: number, end: number] {
  let start = 0;
  for (const { index, 0: gap } of text.matchAll(between)) {
    if (index >= at) return [start, index];
    start = index + gap.length;
  }
  return [start, text.length];
}
