// Sentences that hold the words of a signal and tell of something else, or forbid it.
import exceptions from "../data/statement-exceptions.json" with { type: "json" };

const EXCEPTIONS = new Map(Object.entries(exceptions).map(([id, words]) => [id, new RegExp(words, "iu")]));

export const isExcepted = (id: string, sentence: () => string): boolean =>
  EXCEPTIONS.get(id)?.test(sentence()) === true;
