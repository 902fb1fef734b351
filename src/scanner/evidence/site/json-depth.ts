import { JSON_BYTES, JSON_DEPTH, JSON_KEPT_DEPTH, JSON_KEPT_VALUES } from "./site-limits.ts";
import { withoutBom } from "./sniff-body.ts";

export type JsonReading =
  | { ok: true; value: unknown }
  | { ok: false; reason: "empty" | "too-large" | "too-deep" | "syntax"; message: string };

/**
 * Parses JSON from outside. Depth is counted before JSON.parse runs, because a deeply nested value parses well and
 * then overflows the stack of whatever walks or prints it. Never throws.
 */
export function parseJsonBounded(
  text: string,
  { maxDepth = JSON_DEPTH, maxBytes = JSON_BYTES }: { maxDepth?: number; maxBytes?: number } = {},
): JsonReading {
  const body = withoutBom(text);
  if (body.length > maxBytes) return failed("too-large", `longer than ${maxBytes} bytes`);
  if (body.trim() === "") return failed("empty", "the answer is empty");
  if (isDeeper(body, maxDepth)) return failed("too-deep", `nested deeper than ${maxDepth} levels`);
  try {
    return { ok: true, value: JSON.parse(body) as unknown };
  } catch (error) {
    return failed("syntax", error instanceof Error ? error.message.slice(0, 200) : "not JSON");
  }
}

/**
 * Copy of a parsed value for the evidence: at most `depth` levels and a bounded number of values, what lies beyond
 * becomes null; "__proto__" keys are left out, so that the copy can be merged and assigned without harm.
 */
export function copyBounded(value: unknown, depth = JSON_KEPT_DEPTH, values = JSON_KEPT_VALUES): unknown {
  return copy(value, depth, { values });
}

function copy(value: unknown, depth: number, left: { values: number }): unknown {
  left.values -= 1;
  if (typeof value !== "object" || value === null) return value;
  if (depth <= 0 || left.values <= 0) return null;
  if (Array.isArray(value)) {
    const made: unknown[] = [];
    for (const item of value) {
      if (left.values <= 0) break;
      made.push(copy(item, depth - 1, left));
    }
    return made;
  }
  const made: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    if (left.values <= 0) break;
    if (key !== "__proto__") made[key] = copy(member, depth - 1, left);
  }
  return made;
}

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = [91, 123];
const CLOSING = [93, 125];

/** Counts brackets outside strings; broken JSON may be miscounted, which JSON.parse then refuses anyway. */
function isDeeper(text: string, maxDepth: number): boolean {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isString = false;
    } else if (code === QUOTE) {
      isString = true;
    } else if (OPENING.includes(code)) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (CLOSING.includes(code)) {
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
