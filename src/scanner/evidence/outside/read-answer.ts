import { asObject, type Json } from "../interfaces/interface-json.ts";
import { parseJsonBounded } from "../site/json-depth.ts";

/** The JSON object that a registry answered with; null when it is none. */
export function readAnswer(text: string): Json | null {
  const read = parseJsonBounded(text);
  return read.ok ? asObject(read.value) : null;
}
