// Whether a sentence that asks people to call, to write or to wait is about work of its own, and no question of any kind.
import data from "../data/other-work.json" with { type: "json" };
import { fold } from "./manual-quote.ts";

export interface Around {
  /** The sentence, what stands before it and the heading above it, folded. */
  said: string;
  before: string;
  above: string;
}

/** It books, confirms, hands in papers, joins, opens a case or calls for help; what names questions is about these. */
export function isOfOtherWork({ said, before, above }: Around): boolean {
  if (ASKS.test(said)) return false;
  if (OTHER_WORK.test(said) || EMERGENCY.test(said)) return true;
  if (ASKS.test(before)) return false;
  // "In an emergency dial 112. We answer by the next day.": the first is told from the second.
  if (OTHER_WORK.test(before)) return true;
  return !ASKS.test(above) && !CONTACT.test(above) && (OTHER_WORK.test(above) || EMERGENCY.test(above));
}

const anyOf = (table: Readonly<Record<string, readonly string[]>>): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${Object.values(table).flat().join("|")})`, "u");
const OTHER_WORK = anyOf(data.otherWork);
const EMERGENCY = anyOf(data.emergency);
const ASKS = anyOf(data.asks);
const CONTACT = anyOf(data.contact);

export const tellsOfEmergency = (text: string): boolean => EMERGENCY.test(fold(text));
