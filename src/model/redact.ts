// What may not stand in a log line, taken out of it: the last gate before the log, whatever was handed to it. Pure.
import { maskSecrets } from "./secrets.ts";

type LogValue = string | number | boolean | null;

const HIDDEN = "[redacted]";
/** Longer texts are cut: a log line is no place for what was received. */
const TEXT_CHARS = 4_000;

/** Names whose value is never logged, whatever it looks like. Ids ("keyId") and hosts are none of them. */
const SECRET_NAMES = new Set([
  "authorization",
  "body",
  "cookie",
  "email",
  "key",
  "ownertoken",
  "managetoken",
  "password",
  "secret",
  "setcookie",
  "signature",
  "token",
]);

/** Everything in one field of a log line that a reader of logs must not have. */
export function redactField(name: string, value: LogValue): LogValue {
  if (typeof value !== "string") return value;
  return isSecretName(name) ? HIDDEN : redactText(value);
}

/** Names of fields are few, and come with every line. */
const namesSeen = new Map<string, boolean>();
const MOST_SEEN = 500;

function isSecretName(name: string): boolean {
  const seen = namesSeen.get(name);
  if (seen !== undefined) return seen;
  const isSecret = SECRET_NAMES.has(name.toLowerCase().replaceAll(/[-_]/g, ""));
  if (namesSeen.size >= MOST_SEEN) namesSeen.clear();
  namesSeen.set(name, isSecret);
  return isSecret;
}

/**
 * Keys, tokens, cookies, secrets, e-mail and network addresses in a text are hidden, and of every URL its origin alone is
 * left: a path may be as secret as a query (callbacks of chat services, links in mails). Ids of ours stay, they are what
 * lines are found by. Linear.
 */
export function redactText(text: string): string {
  if (harmless.has(text) || OWN_ID.test(text)) return text;
  const shown = redact(text);
  if (shown === text && WORDS.test(text)) {
    if (harmless.size >= MOST_SEEN) harmless.clear();
    harmless.add(text);
  }
  return shown;
}

/** Names of events, routes and methods, which every line has again, in which there was nothing to hide. */
const harmless = new Set<string>();
/** Of a request or of a scan: on every line, and no secret. */
const OWN_ID = /^(?:req_[0-9A-Za-z]{20}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const WORDS = /^[^\d\s]{1,80}$/;

function redact(text: string): string {
  const withoutUrls = text.slice(0, TEXT_CHARS).replace(URLS, (url) => originOf(url));
  const withoutSecrets = maskSecrets(RULES.reduce((shown, [pattern, put]) => shown.replace(pattern, put), withoutUrls));
  return withoutSecrets.replace(EMAIL, "[an email address]").replace(IPV6, hideAddress).replace(IPV4, ADDRESS);
}

const ADDRESS = "[an address]";
const URLS = /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s"'<>`\\)\]}]{1,2048}/gi;
/** Credentials by their form or by the name before them. Order matters: names first, then bare values. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // Headers and members as they stand in messages: "Cookie: a=b; c=d", "authorization":"Bearer …".
  [/\b((?:set-)?cookie"?\s{0,3}[:=]\s{0,3}"?)[^\n"]{1,4000}/gi, `$1${HIDDEN}`],
  [/\b((?:bearer|basic)\s{1,3})[\w+/=.~-]{8,4000}/gi, `$1${HIDDEN}`],
  [
    /\b((?:x-mcp-api-key|x-owner-token|x-manage-token|(?:access|refresh|owner|manage|id)_?token|client_?secret|password|token|secret)"?\s{0,3}[:=]\s{0,3}"?)[^\s"',;&]{1,4000}/gi,
    `$1${HIDDEN}`,
  ],
  [/fsk_[0-9A-Za-z]{1,60}/g, "[an API key]"],
  [/whsec_[0-9A-Za-z+/=_-]{1,200}/g, "[a webhook secret]"],
  // Sealed by the vault, or signed for a cookie.
  [/\bv\d\.(?:[0-9a-f]{8}\.)?[\w-]{20,4000}/g, "[sealed]"],
  // Tokens of ours are random base62; hashes are as good as what they stand for to whoever can look them up.
  [/(?<![0-9A-Za-z_-])[0-9A-Za-z]{32,4000}(?![0-9A-Za-z])/g, "[a token]"],
];
const EMAIL = /[\p{L}\p{N}._%+'-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){0,5}[\p{L}\p{N}-]{1,63}/gu;
const IPV4 = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]*\d)/g;
/** Looks like one; the URL parser decides, since times of day are written with colons as well. */
const IPV6 = /(?<![\w:.])[0-9a-f:]{2,39}(?:(?:\d{1,3}\.){3}\d{1,3})?(?!\.?[\w:])/gi;

const hideAddress = (text: string): string =>
  text.includes(":") && URL.canParse(`http://[${text}]/`) ? ADDRESS : text;

function originOf(url: string): string {
  // Where code lies is no address of anybody's.
  if (/^(?:file|node|cloudflare|worker):/i.test(url)) return url.split(/[?#]/, 1)[0] ?? "";
  return URL.canParse(url) && new URL(url).host !== "" ? `${new URL(url).protocol}//${new URL(url).host}/…` : "[a URL]";
}
