// The language in which the catalogue says what a site must show:
//   channel:booking OR term:appointment OR (channel:phone AND hours AND type:service)
// AND binds tighter than OR, `no` before a signal or a bracket negates it, everything else is the name of a signal.

export type SignalExpression =
  | { kind: "signal"; name: string }
  | { kind: "not"; of: SignalExpression }
  | { kind: "and" | "or"; of: SignalExpression[] };

/** Raised for a condition that cannot be read: a mistake in our own data. */
export class SignalSyntaxError extends Error {
  constructor(source: string, problem: string) {
    super(`${problem} in "${source}"`);
    this.name = "SignalSyntaxError";
  }
}

const DEPTH_LIMIT = 12;
const parsed = new Map<string, SignalExpression>();

/** The expression tree of a condition; the same text gives the same tree. Throws SignalSyntaxError. */
export function parseSignal(source: string): SignalExpression {
  const known = parsed.get(source);
  if (known) return known;
  const reader = { source, tokens: tokensOf(source), at: 0 };
  const expression = readEither(reader, 0);
  if (reader.at < reader.tokens.length) throw new SignalSyntaxError(source, `unexpected ${reader.tokens[reader.at]}`);
  parsed.set(source, expression);
  return expression;
}

/** Names of all signals in an expression, in order, each once. */
export function signalNames(expression: SignalExpression): string[] {
  if (expression.kind === "signal") return [expression.name];
  if (expression.kind === "not") return signalNames(expression.of);
  return [...new Set(expression.of.flatMap(signalNames))];
}

interface Reader {
  source: string;
  tokens: string[];
  at: number;
}

function tokensOf(source: string): string[] {
  return source.match(/[()]|[^\s()]+/g) ?? [];
}

function readEither(reader: Reader, depth: number): SignalExpression {
  const parts = [readBoth(reader, depth)];
  while (reader.tokens[reader.at] === "OR") {
    reader.at += 1;
    parts.push(readBoth(reader, depth));
  }
  return joined("or", parts);
}

function readBoth(reader: Reader, depth: number): SignalExpression {
  const parts = [readOne(reader, depth)];
  while (reader.tokens[reader.at] === "AND") {
    reader.at += 1;
    parts.push(readOne(reader, depth));
  }
  return joined("and", parts);
}

function readOne(reader: Reader, depth: number): SignalExpression {
  if (depth > DEPTH_LIMIT) throw new SignalSyntaxError(reader.source, "brackets nested too deep");
  if (reader.tokens[reader.at] === "no") {
    reader.at += 1;
    return { kind: "not", of: readOne(reader, depth + 1) };
  }
  if (reader.tokens[reader.at] === "(") {
    reader.at += 1;
    const inner = readEither(reader, depth + 1);
    if (reader.tokens[reader.at] !== ")") throw new SignalSyntaxError(reader.source, "missing )");
    reader.at += 1;
    return inner;
  }
  return { kind: "signal", name: readName(reader) };
}

const OPERATORS = new Set(["AND", "OR", "(", ")"]);

function readName(reader: Reader): string {
  const words: string[] = [];
  for (
    let word = reader.tokens[reader.at];
    word !== undefined && !OPERATORS.has(word);
    word = reader.tokens[reader.at]
  ) {
    words.push(word);
    reader.at += 1;
  }
  if (words.length === 0) throw new SignalSyntaxError(reader.source, "a signal is missing");
  return words.join(" ");
}

const joined = (kind: "and" | "or", of: SignalExpression[]): SignalExpression =>
  of.length === 1 && of[0] ? of[0] : { kind, of };
