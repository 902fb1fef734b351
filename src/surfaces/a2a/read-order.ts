// What a message asks for: a data part with the members of start_scan, an address within the text, or both.
import type { Message } from "@a2a-js/sdk";
import { readIntent } from "../../model/read-intent.ts";
import type { ScanOrderText } from "../../model/read-scan-order.ts";

/** Input for start_scan, not yet validated; null when the message asks for no scan. */
export function readOrder({ parts }: Pick<Message, "parts">): Record<string, unknown> | null {
  const text = parts.map(({ content }) => (content?.$case === "text" ? content.value : "")).join("\n");
  const data = parts.map(({ content }) => (content?.$case === "data" ? readObject(content.value) : null));
  const order = { ...readWords(text), ...data.find((value) => value !== null) };
  return "url" in order ? order : null;
}

/** An address that is merely mentioned starts no scan: it would cost quota, and a stranger's site requests. */
function readWords(text: string): ScanOrderText | { url: string } | null {
  const intent = readIntent(text);
  if (intent.kind === "order" || intent.kind === "rating") return intent.order;
  return intent.kind === "mention" && intent.rest === "" ? { url: text.trim() } : null;
}

/** A data part may hold any JSON value. */
function readObject(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}
