// Sentences that hold the words of a signal and tell of something else, or forbid it.
import exceptions from "../data/statement-exceptions.json" with { type: "json" };
import shared from "../data/shared-exceptions.json" with { type: "json" };

const EXCEPTIONS = new Map(Object.entries(exceptions).map(([id, words]) => [id, new RegExp(words, "iu")]));
/** What more than one signal is taken from. */
const SHARED = shared.map(({ of, words }) => ({ of: new Set(of), words: new RegExp(words, "iu") }));
/** On what terms a reward is given: it names any work. */
const OF_ANY = new RegExp(exceptions.any, "iu");
/** What rewards are for. */
const REWARDED: ReadonlySet<string> = new Set([
  "term:referral",
  "term:loyalty",
  "wf-client-followup",
  "rewards-partners",
]);

export const isExcepted = (id: string, sentence: () => string): boolean => {
  const said = sentence();
  return (
    EXCEPTIONS.get(id)?.test(said) === true ||
    SHARED.some(({ of, words }) => of.has(id) && words.test(said)) ||
    (!REWARDED.has(id) && OF_ANY.test(said))
  );
};
