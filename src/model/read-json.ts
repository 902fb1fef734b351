// The one reader of JSON that somebody else wrote.

export type JsonReading =
  | { ok: true; value: unknown }
  | { ok: false; reason: "empty" | "too-large" | "too-deep" | "syntax"; message: string };

/** Most characters and levels; who reads a body knows them. */
export interface JsonBounds {
  chars: number;
  depth: number;
}

/**
 * Parses JSON from outside. Depth is counted before JSON.parse runs, because a deeply nested value parses well and
 * then overflows the stack of whatever walks or prints it. Never throws.
 */
export function readJson(text: string, { chars, depth }: JsonBounds): JsonReading {
  const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
  if (body.length > chars) return failed("too-large", `longer than ${chars} bytes`);
  if (body.trim() === "") return failed("empty", "the answer is empty");
  if (isDeeper(body, depth)) return failed("too-deep", `nested deeper than ${depth} levels`);
  try {
    return { ok: true, value: JSON.parse(body) as unknown };
  } catch (error) {
    return failed("syntax", error instanceof Error ? error.message.slice(0, 200) : "not JSON");
  }
}

/** The value, or undefined where the text is not JSON within the bounds. */
export function jsonOrNothing(text: string, bounds: JsonBounds): unknown {
  const read = readJson(text, bounds);
  return read.ok ? read.value : undefined;
}

const QUOTE = 34;
const BACKSLASH = 92;
/** "[" and "{", "]" and "}". */
const isOpening = (code: number): boolean => code === 91 || code === 123;
const isClosing = (code: number): boolean => code === 93 || code === 125;

/** Counts brackets outside strings; broken JSON may be miscounted, which JSON.parse then refuses anyway. */
function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isString = false;
    } else if (code === QUOTE) {
      isString = true;
    } else if (isOpening(code)) {
      depth += 1;
      if (depth > most) return true;
    } else if (isClosing(code)) {
      depth -= 1;
    }
  }
  return false;
}

const failed = (reason: "empty" | "too-large" | "too-deep" | "syntax", message: string): JsonReading => ({
  ok: false,
  reason,
  message,
});

/** An object with members, and no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
