// What a message asks for: a data part with the members of start_scan, an address within the text, or both.
import type { Message } from "@a2a-js/sdk";
import { readScanOrder } from "../../model/read-scan-order.ts";

/** Input for start_scan, not yet validated; null when the message names no address. */
export function readOrder({ parts }: Pick<Message, "parts">): Record<string, unknown> | null {
  const text = parts.map(({ content }) => (content?.$case === "text" ? content.value : "")).join("\n");
  const data = parts.map(({ content }) => (content?.$case === "data" ? readObject(content.value) : null));
  const order = { ...readScanOrder(text), ...data.find((value) => value !== null) };
  return "url" in order ? order : null;
}

/** A data part may hold any JSON value. */
function readObject(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}
