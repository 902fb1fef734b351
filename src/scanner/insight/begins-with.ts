// Words with which a line of some kind begins, in the languages that are read.
import beginnings from "./data/beginnings.json" with { type: "json" };

const LETTER = /\p{L}/u;

/** Whether the text begins with words of this kind, and not within a longer word. Pure. */
export function beginsWith(kind: keyof typeof beginnings, text: string): boolean {
  const said = text.toLowerCase();
  return beginnings[kind].some((words) => said.startsWith(words) && !LETTER.test(said.charAt(words.length)));
}
