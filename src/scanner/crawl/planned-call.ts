// A call that a scan means to make of a declared address.
import { parseUrl } from "../evidence/interfaces/interface-json.ts";
import type { DeclaredCall } from "../evidence/live-facts.ts";

export type PlannedCall = Pick<DeclaredCall, "kind" | "name" | "url" | "declaredIn" | "promised"> & {
  accept: string;
  /** Sent in a POST; without one the call is a GET. */
  message?: RpcMessage;
};

/** A JSON-RPC message that only reads. */
export interface RpcMessage {
  id: number;
  method: string;
  params: Record<string, string>;
  headers: Partial<Record<"A2A-Version", string>>;
}

export const JSON_FIRST = "application/json, */*;q=0.1";

/** Addresses of a document made absolute, each once; templates and what is no web address are left out. */
export function absolute(urls: readonly string[], base: string): string[] {
  const made = urls.flatMap((url) => (url === "" || url.includes("{") ? [] : (parseUrl(url, base)?.href ?? [])));
  return [...new Set(made.filter((url) => /^https?:/.test(url)))];
}
