// Whether a sentence that asks people to call, to write or to wait is about questions, or about work of its own.
import data from "../data/other-work.json" with { type: "json" };
import { fold } from "./manual-quote.ts";

/** The sentence, folded, books, confirms, hands in papers, joins, opens a case or calls for help. */
export const isOfOtherWork = (said: string): boolean => OTHER_WORK.test(said) || EMERGENCY.test(said);

/** It names questions, messages, mails or inquiries, or a reply to them. */
export const namesQuestions = (said: string): boolean => QUESTIONS.test(said) && !isOfOtherWork(said);

const anyOf = (table: Readonly<Record<string, readonly string[]>>): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${Object.values(table).flat().join("|")})`, "u");
const OTHER_WORK = anyOf(data.otherWork);
const EMERGENCY = anyOf(data.emergency);
const QUESTIONS = anyOf(data.questions);

export const tellsOfEmergency = (text: string): boolean => EMERGENCY.test(fold(text));
