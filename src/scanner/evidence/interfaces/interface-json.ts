// Reading of parsed JSON whose shape nobody has promised.
import { isRecord } from "../../../model/read-json.ts";

export type Json = Record<string, unknown>;

/** The value as an object; null for arrays, null and everything else. */
export const asObject = (value: unknown): Json | null => (isRecord(value) ? value : null);

/** The objects of an array, at most `most` of them; empty when it is no array. */
export const objectsOf = (value: unknown, most = 500): Json[] =>
  Array.isArray(value) ? value.slice(0, most).filter(isRecord) : [];

/** The texts of an array, at most `most` of them; empty when it is no array. */
export const textsOf = (value: unknown, most = 500): string[] =>
  Array.isArray(value) ? value.slice(0, most).filter((item): item is string => typeof item === "string") : [];

/** Trimmed text of a member; "" when it is missing, empty or no text. */
export function textAt(object: Json | null, name: string): string {
  const value = object?.[name];
  return typeof value === "string" ? value.trim() : "";
}

/** Of `names`, those whose member is missing or empty. */
export const missingOf = (object: Json, names: readonly string[]): string[] =>
  names.filter((name) => {
    const value = object[name];
    return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
  });

/** Whether the text is an absolute https address. A private host is none: nobody outside reaches it. */
export function isHttps(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && url.protocol === "https:" && !isPrivateHost(url.hostname);
}

export function parseUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}

const LOCAL_ENDINGS = [".localhost", ".local", ".internal", ".test"];
const LOCAL_STARTS = ["127.", "10.", "192.168.", "169.254.", "[::1]", "0.0.0.0"];

/** A host that only the developer's own computer or network knows. */
export const isPrivateHost = (host: string): boolean =>
  host === "localhost" ||
  LOCAL_ENDINGS.some((ending) => host.endsWith(ending)) ||
  (/^[\d.[\]:]+$/.test(host) && LOCAL_STARTS.some((start) => host.startsWith(start)));
