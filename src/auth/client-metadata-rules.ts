// What a client may say of itself, whichever way it says it: when it registers, when it is changed, or in a document
// at its own address. Pure.
import { CLIENT_NAME_CHARS, REDIRECT_URI_CHARS, REDIRECT_URIS } from "../model/limits.ts";
import { cleanDeep } from "../model/printable-text.ts";

type Metadata = Record<string, unknown>;

/** `error` is a code of RFC 7591 section 3.2.2. */
export type JudgedMetadata =
  | { ok: true; metadata: Metadata }
  | { ok: false; error: "invalid_client_metadata" | "invalid_redirect_uri"; description: string };

const REDIRECTS = ["redirect_uris", "post_logout_redirect_uris"];
/** Shown as links, or to be shown one day: nothing is fetched from them. */
const PAGES = ["client_uri", "logo_uri", "policy_uri", "tos_uri"];
/** The library would ask these addresses past the guarded fetch; of described clients it reads jwks_uri through it. */
const FETCHED = ["backchannel_logout_uri", "jwks_uri"];
const FETCHED_GUARDED = ["jwks_uri"];

/** The metadata with a name that can be shown, or what is wrong with them. Other members are the library's to judge. */
export function judgeClientMetadata(
  given: Readonly<Metadata>,
  { isDescribed = false }: { isDescribed?: boolean } = {},
): JudgedMetadata {
  const name = given["client_name"];
  const shown = typeof name === "string" ? toShown(name) : null;
  if (shown !== null && (shown.length > CLIENT_NAME_CHARS || !VISIBLE.test(shown)))
    return invalid(`client_name has 1 to ${CLIENT_NAME_CHARS} characters that can be seen`);
  const metadata: Metadata = shown === null ? { ...given } : { ...given, client_name: shown };
  for (const member of FETCHED)
    if (isSaid(metadata[member]) && !(isDescribed && FETCHED_GUARDED.includes(member)))
      return invalid(`${member} is not supported${member === "jwks_uri" ? "; send the keys in jwks" : ""}`);
  const page = PAGES.find((member) => isSaid(metadata[member]) && !isShortHttps(metadata[member]));
  if (page !== undefined) return invalid(`${page} is an https address of at most ${REDIRECT_URI_CHARS} characters`);
  const many = REDIRECTS.find((member) => !isBoundedList(metadata[member]));
  if (many === undefined) return { ok: true, metadata };
  const description = `${many} has at most ${REDIRECT_URIS} addresses of at most ${REDIRECT_URI_CHARS} characters each`;
  return { ok: false, error: "invalid_redirect_uri", description };
}

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** On one line, without controls, bidi and zero-width characters. */
const toShown = (name: string): string => cleanDeep(name).replace(/\s+/g, " ").trim();

const isSaid = (value: unknown): boolean => value !== undefined && value !== null;

function isShortHttps(value: unknown): boolean {
  if (typeof value !== "string" || value.length > REDIRECT_URI_CHARS || !URL.canParse(value)) return false;
  return new URL(value).protocol === "https:";
}

function isBoundedList(value: unknown): boolean {
  if (!Array.isArray(value)) return true;
  const isLong = (one: unknown): boolean => typeof one === "string" && one.length > REDIRECT_URI_CHARS;
  return value.length <= REDIRECT_URIS && !value.some(isLong);
}

const invalid = (description: string): JudgedMetadata => ({ ok: false, error: "invalid_client_metadata", description });
