// Text from a scanned page on its way out: no control, bidi or tag characters, no query strings in
// addresses, no secrets, no personal data. Every outcome and every fact passes here once, before it is stored.
import { maskPersonalData } from "./mask.ts";
import { maskSecrets } from "./secrets.ts";

/** C0 and C1 controls, bidi controls, zero-width and tag characters: invisible, and able to mislead. */
const UNPRINTABLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
/** What a terminal takes for orders: colours, titles, movements of the cursor. */
const TERMINAL_SEQUENCE =
  /(?:\u001b\[|\u009b)[0-?]{0,40}[ -/]{0,10}[@-~]|\u001b[\]PX^_][^\u0007\u001b]{0,400}(?:\u0007|\u001b\\)/g;
const QUERY = /(https?:\/\/[^\s"'<>?#]{1,2000})\?[^\s"'<>]+/gi;
/** "find?name=value": a first parameter with its value, so that a question in prose stays. */
const PARAMETERS = /(?<=[\w/])\?[\w.%[\]-]{1,80}=[^\s"'<>]*/g;

export const toPrintable = (text: string): string => maskPersonalData(withoutQueries(withoutTricks(text)));

const withoutQueries = (text: string): string =>
  text.includes("?") ? text.replace(QUERY, "$1").replace(PARAMETERS, "") : text;

/**
 * Every string within a value, keys aside, without invisible characters and secrets; shapes and numbers stay. What holds
 * none is handed on as it is.
 */
export function cleanDeep<T>(value: T): T {
  // The walk maps a shape onto itself, which the type system cannot follow.
  return cleanValue(value) as T;
}

function cleanValue(value: unknown): unknown {
  if (typeof value === "string") return withoutTricks(value);
  if (value === null || typeof value !== "object" || isClean(value)) return value;
  if (Array.isArray(value)) return value.map(cleanValue);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cleanValue(entry)]));
}

/** Asked before anything is copied, since hardly a value holds what has to go. */
const isClean = (value: object): boolean => (Array.isArray(value) ? value : Object.values(value)).every(isCleanEntry);
const isCleanEntry = (entry: unknown): boolean =>
  typeof entry === "string"
    ? withoutTricks(entry) === entry
    : entry === null || typeof entry !== "object" || isClean(entry);

/** Every character of which one of them is made, by code unit: hardly a text has any, and one look tells. */
const MAY_TRICK =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\udb40]/;

const withoutTricks = (text: string): string =>
  maskSecrets(MAY_TRICK.test(text) ? text.replace(TERMINAL_SEQUENCE, "").replace(UNPRINTABLE, "") : text);
