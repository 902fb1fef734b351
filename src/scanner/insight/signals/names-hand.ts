// Whether a quotation itself names a hand: who does the step, or an act that only people do. A time within which an answer comes names none.
import type { Sign } from "../../../model/profile.ts";
import words from "../data/hand-words.json" with { type: "json" };
import { holdsWord } from "../normalise-text.ts";

/** Who may use a form in place of that need not be heard by anybody. */
export const namesHand = ({ region, quote }: Pick<Sign, "region" | "quote">): boolean =>
  region === "manual-wait"
    ? holdsWord(quote, words.act) || TITLED.test(quote)
    : !(region === "manual-call" || region === "manual-mail") || !holdsWord(quote, words.form);

/** "Dr. Roy answers." */
const TITLED = /(?<!\p{L})(?:Dr|Dra|Dott|Mr|Mrs|Ms|Sra|Mme)\.? \p{Lu}\p{Ll}/u;

/** What a step is told by where its quotation names no hand. */
export const PROMISED = "promised: ";
