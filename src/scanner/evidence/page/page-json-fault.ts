// Where and why a text is no JSON. JSON.parse says so too, but in words that change between engines and often
// without a position, which is what the owner of the page needs.

interface Walk {
  readonly text: string;
  at: number;
  readonly open: ("{" | "[")[];
  problem: string | null;
}

type Expected = "value" | "first-item" | "key" | "first-key" | "colon" | "separator" | "end";

const SPACE = /[ \t\n\r]*/y;
const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Characters of the text that are shown around the fault. */
const SHOWN_CHARS = 24;
/** Part of a telephone number or an e-mail address, which is not repeated. */
const PERSONAL = /@|\d{3}/;

/** One sentence part that names line, character and what was expected there; for texts that JSON.parse refuses. */
export function describeJsonFault(text: string): string {
  const walk: Walk = { text, at: 0, open: [], problem: null };
  let expected: Expected | null = "value";
  while (expected !== null && walk.problem === null) {
    SPACE.lastIndex = walk.at;
    walk.at += SPACE.exec(text)?.[0].length ?? 0;
    expected = walk.at < text.length ? step(walk, expected) : endOfText(walk, expected);
  }
  return walk.problem === null ? "is not valid JSON" : `${walk.problem} ${positionOf(text, walk.at)}`;
}

function step(walk: Walk, expected: Expected): Expected | null {
  const character = walk.text[walk.at] ?? "";
  if (character === "}" || character === "]") return closeBracket(walk, expected, character);
  switch (expected) {
    case "value":
    case "first-item":
      return readValue(walk, character);
    case "key":
    case "first-key":
      return character === '"' ? readString(walk, "colon") : fail(walk, "a property name in double quotes is missing");
    case "colon":
      return character === ":" ? advance(walk, "value") : fail(walk, "a colon is missing");
    case "separator":
      if (character !== ",") return fail(walk, "a comma or a closing bracket is missing");
      return advance(walk, walk.open.at(-1) === "{" ? "key" : "value");
    case "end":
      return fail(walk, "more text follows after the end");
  }
}

function readValue(walk: Walk, character: string): Expected | null {
  if (character === "{" || character === "[") {
    walk.open.push(character);
    return advance(walk, character === "{" ? "first-key" : "first-item");
  }
  if (character === '"') return readString(walk, afterValue(walk));
  LITERAL.lastIndex = walk.at;
  const literal = LITERAL.exec(walk.text)?.[0];
  if (literal === undefined) return fail(walk, "a value is missing or not in double quotes");
  walk.at += literal.length;
  return afterValue(walk);
}

function closeBracket(walk: Walk, expected: Expected, character: string): Expected | null {
  const opener = character === "}" ? "{" : "[";
  if (walk.open.at(-1) !== opener) return fail(walk, "a closing bracket has no opening one");
  if (expected === "key" || expected === "value") {
    return fail(
      walk,
      walk.text[lastInk(walk)] === "," ? "a comma stands before a closing bracket" : "a value is missing",
    );
  }
  if (expected === "colon") return fail(walk, "a colon is missing");
  walk.open.pop();
  return advance(walk, afterValue(walk));
}

function readString(walk: Walk, next: Expected): Expected | null {
  const { text } = walk;
  for (let at = walk.at + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      walk.at = at + 1;
      return next;
    }
    if (unit < 0x20) return fail(walk, "a line break or control character stands inside a text", at);
    if (unit !== BACKSLASH) continue;
    ESCAPE.lastIndex = at;
    if (!ESCAPE.test(text)) return fail(walk, "a backslash stands before a character that needs none", at);
    at++;
  }
  return fail(walk, "a text has no closing quote");
}

function endOfText(walk: Walk, expected: Expected): null {
  if (expected !== "end") walk.problem = "the text ends before it is complete";
  return null;
}

function advance(walk: Walk, next: Expected): Expected {
  walk.at++;
  return next;
}

function fail(walk: Walk, problem: string, at = walk.at): null {
  walk.problem = problem;
  walk.at = at;
  return null;
}

const afterValue = ({ open }: Walk): Expected => (open.length === 0 ? "end" : "separator");

function lastInk({ text, at }: Walk): number {
  return text.slice(0, at).trimEnd().length - 1;
}

function positionOf(text: string, at: number): string {
  const before = text.slice(0, at);
  const line = before.split("\n").length;
  const where = `at line ${line}, character ${at - before.lastIndexOf("\n")}`;
  const shown = text.slice(at, at + SHOWN_CHARS).trim();
  return shown === "" || PERSONAL.test(shown) ? where : `${where}, near ${JSON.stringify(shown)}`;
}
