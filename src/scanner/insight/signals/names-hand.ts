// Whether a quotation itself names a hand: who does the step, or an act that only people do. A time within which an answer comes names none.
import type { Sign } from "../../../model/profile.ts";
import words from "../data/hand-words.json" with { type: "json" };
import { holdsBeginning } from "../normalise-text.ts";

/** That an answer comes is a promise; and who may use a form as well need not be heard by anybody. */
export function namesHand({ region, quote }: Pick<Sign, "region" | "quote">): boolean {
  if (region === "manual-form") return true;
  if (region === "manual-wait" || holdsBeginning(quote, words.promise)) return holdsBeginning(quote, words.act);
  return !(region === "manual-call" || region === "manual-mail") || !holdsBeginning(quote, words.form);
}

/** What a step is told by where its quotation names no hand. */
export const PROMISED = "promised: ";
