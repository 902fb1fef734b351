// The sentence or the clause of a text that is told as a whole.

/** The sentence that holds a place, or the clause where that is too long; null where neither fits or says enough. */
export function wholePart(flat: string, at: number, length: number, most: number): string | null {
  const sentence = partAt(flat, SENTENCE_END, at);
  const [start, end] = sentence;
  if (at + length > end) return null;
  if (end - start <= most) return end - start < LEAST_CHARACTERS ? null : flat.slice(start, end).trim();
  const said = flat.slice(start, end);
  const [from, to] = partAt(said, CLAUSE_END, at - start);
  const isWhole = at - start + length <= to && to - from >= LEAST_CHARACTERS && to - from <= most - 2;
  const clause = said.slice(from, to).trim();
  return isWhole ? `${from > 0 ? "…" : ""}${to < said.length ? `${clause.slice(0, -1)}…` : clause}` : null;
}

/** A full stop behind a word of three letters or more that is no abbreviation, with no small letter after it. */
const SENTENCE_END =
  /(?<=\S{3}[.!?][”"’)»]?)(?<!(?<![\p{L}])(?:bzw|usw|etc|inkl|exkl|zzgl|ggf|evtl|[Tt]el|[Mm]ax|[Mm]in|approx|incl|excl|[Dd]ept|[Ee]xt|[Ii]ng|[Dd]ott|[Pp]rof|[Mm]rs|[Aa]rt|núm|pág|[Ss]tr|resp|vgl|[Aa]bs|[Ss]td|mind|wzgl|tzn|proc)\.)\s+(?!\p{Ll})/gu;
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
