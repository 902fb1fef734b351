// Whether two kinds of places in a text take turns, so that each belongs to its neighbor: a price to its country.

/** `one` and `other` are as many, each in the order of the text. */
export const isInTurn = (one: readonly number[], other: readonly number[]): boolean =>
  takesTurns(one, other) || takesTurns(other, one);

function takesTurns(first: readonly number[], second: readonly number[]): boolean {
  const all = first.flatMap((at, index) => [at, second[index] ?? 0]);
  return all.every((at, index) => index === 0 || at > (all[index - 1] ?? 0));
}
