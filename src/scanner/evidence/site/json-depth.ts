import { readJson, type JsonReading } from "../../../model/read-json.ts";
import { JSON_BYTES, JSON_DEPTH, JSON_KEPT_DEPTH, JSON_KEPT_VALUES } from "./site-limits.ts";

/** JSON that a site or a registry answered with. Never throws. */
export const parseJsonBounded = (text: string): JsonReading => readJson(text, { chars: JSON_BYTES, depth: JSON_DEPTH });

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
