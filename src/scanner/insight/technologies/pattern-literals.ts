// What every text matched by a regular expression has to contain, read from the expression's source.

/**
 * Words that every value matched by the pattern holds between delimiters. Groups and classes are cut out, and a word
 * that touches one, or an optional character, or an open end is not sure to be whole.
 */
export function sureWords(source: string): string[] {
  if (topLevelAlternation(source)) return [];
  const flat = flatten(source);
  const words: string[] = [];
  for (const match of flat.matchAll(/[a-z0-9_$-]+/g)) {
    const before = flat.charAt(match.index - 1);
    const after = flat.charAt(match.index + match[0].length);
    if (isDelimiter(before) && isDelimiter(after)) words.push(match[0]);
  }
  return words;
}

/** The letters a pattern that is anchored at the start begins with; "" when it is not, or begins with a choice. */
export function literalStart(source: string): string {
  if (!source.startsWith("^") || topLevelAlternation(source)) return "";
  const flat = flatten(source.slice(1));
  const open = flat.search(/[\u0000\u0001]/);
  return open === -1 ? flat : flat.slice(0, open);
}

/** The longest run of letters that every matched value holds; "" when none is sure. */
export function longestLiteral(source: string): string {
  if (topLevelAlternation(source)) return "";
  return flatten(source)
    .split(/[\u0000\u0001]/)
    .reduce((longest, run) => (run.length > longest.length ? run : longest), "");
}

const isDelimiter = (sign: string): boolean => sign === "\u0001" || (sign !== "" && !/[a-z0-9_$\u0000-]/.test(sign));

/** The pattern as lower-case literals: U+0000 for what may be anything, U+0001 for a sure edge (^ or $). */
function flatten(source: string): string {
  let flat = "";
  for (let at = 0; at < source.length; at++) {
    const sign = source.charAt(at);
    if (sign === "\\") {
      const escaped = source.charAt(++at);
      flat += /[a-zA-Z0-9]/.test(escaped) ? "\u0000" : escaped;
    } else if (sign === "(" || sign === "[") {
      const end = closingOf(source, at);
      const isOptional = /[?*]/.test(source.charAt(end + 1));
      flat += endsInDelimiter(source.slice(at, end + 1), isOptional, flat) ? "\u0000\u0001" : "\u0000";
      at = isOptional ? end + 1 : end;
    } else if (sign === "?" || sign === "*" || sign === "{") {
      flat = `${flat.slice(0, -1)}\u0000`;
      if (sign === "{") at = source.indexOf("}", at);
    } else if (sign === "+") flat += "\u0000";
    else if (sign === ".") flat += "\u0000";
    else if (sign === "^" || sign === "$") flat += "\u0001";
    else flat += sign.toLowerCase();
  }
  // An open end may go on with more letters.
  return source.endsWith("$") ? flat : `${flat}\u0000`;
}

/** `(?:www\\.)?` or `(?:|[^/]*\\.)`: whatever it matches, the next letter begins a word. */
function endsInDelimiter(group: string, isOptional: boolean, before: string): boolean {
  if (!group.startsWith("(?:")) return false;
  const alternatives = group.slice(3, -1).split("|");
  if (alternatives.some((one) => /[()]/.test(one))) return false;
  const mayBeEmpty = isOptional || alternatives.includes("");
  if (mayBeEmpty && !isDelimiter(before.slice(-1))) return false;
  return alternatives.every((one) => one === "" || /(?:\\[./]|\/)$/.test(one));
}

function closingOf(source: string, open: number): number {
  if (source.charAt(open) === "[") {
    for (let at = open + 1; at < source.length; at++) {
      if (source.charAt(at) === "\\") at++;
      else if (source.charAt(at) === "]" && at > open + 1) return at;
    }
    return source.length;
  }
  let depth = 0;
  for (let at = open; at < source.length; at++) {
    const sign = source.charAt(at);
    if (sign === "\\") at++;
    else if (sign === "[") at = closingOf(source, at);
    else if (sign === "(") depth++;
    else if (sign === ")" && --depth === 0) return at;
  }
  return source.length;
}

function topLevelAlternation(source: string): boolean {
  for (let at = 0; at < source.length; at++) {
    const sign = source.charAt(at);
    if (sign === "\\") at++;
    else if (sign === "(" || sign === "[") at = closingOf(source, at);
    else if (sign === "|") return true;
  }
  return false;
}
