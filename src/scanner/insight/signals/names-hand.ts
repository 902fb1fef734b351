// Whether a quotation itself names a hand: who does the step, or an act that only people do. A time within which an answer comes names none.
import type { Sign } from "../../../model/profile.ts";
import words from "../data/hand-words.json" with { type: "json" };
import { holdsWord } from "../normalise-text.ts";

/** That an answer comes is a promise; and who may use a form in place of that need not be heard by anybody. */
export function namesHand({ region, quote }: Pick<Sign, "region" | "quote">): boolean {
  if (region === "manual-form") return true;
  if (region === "manual-wait" || holdsWord(quote, words.promise))
    return holdsWord(quote, words.act) || TITLED.test(quote);
  return !(region === "manual-call" || region === "manual-mail") || !holdsWord(quote, words.form);
}

/** "Dr. Roy answers." */
const TITLED = /(?<!\p{L})(?:Dr|Dra|Dott|Mr|Mrs|Ms|Sra|Mme)\.? \p{Lu}\p{Ll}/u;
