// Whether a quotation itself names a hand: who does the step, or an act that only people do. A time within which an answer comes names none.
import type { Sign } from "../../../model/profile.ts";
import words from "../data/hand-words.json" with { type: "json" };
import { holdsBeginning } from "../normalise-text.ts";

/** Who may use a form as well need not be heard by anybody. */
export const namesHand = ({ region, quote }: Pick<Sign, "region" | "quote">): boolean =>
  region === "manual-wait"
    ? holdsBeginning(quote, words.act)
    : !(region === "manual-call" || region === "manual-mail") || !holdsBeginning(quote, words.form);

/** What a step is told by where its quotation names no hand. */
export const PROMISED = "promised: ";
