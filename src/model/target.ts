// Which addresses the service may ask: the one definition for scans, every redirect hop, every address found on a site,
// webhook callbacks (callback.ts narrows it) and what OAuth clients name. Pure, and only about the text of the address;
// where its host lies is host-state.ts. Both are applied before every request (adapters/fetch/admit.ts).
import { parse as parseHost } from "tldts";
import { addressParts } from "./address-parts.ts";
import { URL_CHARS } from "./limits.ts";

export interface TargetPolicy {
  /** Loopback targets are admitted (development with ALLOW_PRIVATE_TARGETS). */
  allowLoopback: boolean;
  /** Loopback targets would be admitted under ALLOW_PRIVATE_TARGETS: whoever asks for one is told so. */
  mayAllowLoopback?: boolean;
  /** Names served from local copies (DEV_HOST_MAP); null when there is no map. */
  mappedHosts: ReadonlySet<string> | null;
  /** Every origin under which this service answers. Their hosts are refused on any port, unless they are mapped. */
  ownOrigins: readonly string[];
}

export type TargetVerdict =
  | { ok: true; url: URL; registrableDomain: string; isLoopback: boolean }
  | { ok: false; reason: string; expected: string };

const EXPECTED = "a public domain such as example.com, or an http or https address on one";
const SCAN_PORTS = new Set(["", "80", "443", "8080", "8443"]);
/** Suffixes that never name a public website: RFC 6761, 6762, 7686, 8375, 9476, .internal, and private habits. */
const PRIVATE_SUFFIXES = [
  "localhost",
  "local",
  "internal",
  "arpa",
  "alt",
  "lan",
  "corp",
  "test",
  "invalid",
  "example",
  "onion",
];
const ALLOWED_BY = ", which ALLOW_PRIVATE_TARGETS=true admits in development";
const HOST_CHARS = 253;
/** Letters, digits, hyphen, and the underscore that some names carry: what is left after IDNA. */
const LABEL = /^[a-z0-9_-]{1,63}$/;
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** For host names as the URL parser writes them. */
export const isLoopbackHost = (hostname: string): boolean => LOOPBACK.has(hostname);

/** Accepts a bare domain or an address as a person types it; https is assumed where no scheme is given. */
export function readTarget(input: string, policy: TargetPolicy): TargetVerdict {
  const text = input.trim();
  if (text === "") return refuse("url is empty");
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  if (!hasScheme && /^https?:(?!\d)/i.test(text)) return refuse(`url lacks // after "${scheme(text).toLowerCase()}:"`);
  if (!hasScheme && /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text))
    return refuse(`url must be http or https; got ${scheme(text)}`);
  return judgeTarget(hasScheme ? text : `https://${text}`, policy);
}

/** Judges an absolute address. Only the parsed form is used further; the text is never looked at again. */
export function judgeTarget(input: string, policy: TargetPolicy): TargetVerdict {
  if (input.length > URL_CHARS) return refuse(TOO_LONG);
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
  if (/[\u0000-\u0020\u007f]/.test(input)) return refuse("url contains white space or control characters");
  if (!URL.canParse(input)) return refuse("url is not a valid domain or address");
  const url = new URL(input);
  if (url.protocol !== "http:" && url.protocol !== "https:")
    return refuse(`url must be http or https; got ${scheme(input)}`);
  if (url.username !== "" || url.password !== "") return refuse("url must not carry a user name or password");
  // Written out, an address may be longer than it was sent.
  if (url.href.length > URL_CHARS) return refuse(TOO_LONG);
  return judgeHost(url, policy);
}

const TOO_LONG = `url is longer than ${URL_CHARS} characters`;

function judgeHost(url: URL, policy: TargetPolicy): TargetVerdict {
  if (isIpAddress(url.hostname) && !isLoopbackHost(url.hostname))
    return refuse("url must name a domain, not an IP address");
  // One dot at the end is the root, and changes nothing; taken off two, "127.0.0.1.." would become an address.
  const host = url.hostname.replace(/\.$/, "");
  if (!isIpAddress(host) && (host.length > HOST_CHARS || !host.split(".").every((label) => LABEL.test(label))))
    return refuse("url does not name a valid host");
  url.hostname = host;
  const isMapped = policy.mappedHosts?.has(host) === true;
  if (!isMapped && isOwnAddress(url, policy)) return refuse("this service does not scan itself");
  if (isLoopbackHost(host)) {
    if (policy.allowLoopback) return { ok: true, url, registrableDomain: url.host, isLoopback: true };
    return refuse(`url points to a private address${policy.mayAllowLoopback === true ? ALLOWED_BY : ""}`);
  }
  if (isMapped) return { ok: true, url, registrableDomain: registrableDomainOf(host), isLoopback: false };
  if (!SCAN_PORTS.has(url.port)) return refuse(`port ${url.port} is not one that public websites use`);
  if (PRIVATE_SUFFIXES.some((suffix) => host === suffix || host.endsWith(`.${suffix}`)))
    return refuse("url names a private or reserved host");
  const parsed = parseHost(host, { allowPrivateDomains: true });
  if (parsed.domain === null || (parsed.isIcann !== true && parsed.isPrivate !== true))
    return refuse("url must name a host under a public suffix");
  return { ok: true, url, registrableDomain: parsed.domain, isLoopback: false };
}

/** As the URL parser writes it, which knows IPv4 in every notation: four decimal numbers, or IPv6 in brackets. */
const isIpAddress = (hostname: string): boolean => hostname.startsWith("[") || /^\d+\.\d+\.\d+\.\d+$/.test(hostname);

/**
 * Ours is each of our hosts on any port, with "www." or without. Of loopback addresses, which other services share, it is
 * the same port under any loopback name.
 */
export function isOwnAddress(url: URL, { ownOrigins }: TargetPolicy): boolean {
  const host = url.hostname.replace(/\.$/, "");
  return ownOrigins.some((origin) => {
    const own = new URL(origin);
    if (!isLoopbackHost(own.hostname)) return isSameHost(own.hostname, host);
    return isLoopbackHost(host) && portOf(own) === portOf(url);
  });
}

const portOf = ({ port, protocol }: URL): string => port || (protocol === "https:" ? "443" : "80");

/** Registrable domain by the public suffix list with its private section; the host itself when there is none. */
export function registrableDomainOf(host: string): string {
  return parseHost(host, { allowPrivateDomains: true }).domain ?? host;
}

/** The same without the private section: who registered the name at a public registry, as mail rules see it. */
export const organizationalDomainOf = (host: string): string => parseHost(host).domain ?? host;

/** Whether a host is a domain or lies below it: "notacme.com" does not lie below "acme.com". */
export const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** True when both hosts are the same site: equal, or equal without a leading "www.". */
export const isSameHost = (a: string, b: string): boolean => bareHost(a) === bareHost(b);
export const bareHost = (host: string): string => host.toLowerCase().replace(/^www\./, "");

/** Address for print and storage: no query, no fragment, no userinfo. */
export function printableUrl(url: string): string {
  const parts = addressParts(url);
  if (parts === null) return plainUrl(url);
  const { protocol, host, pathname } = parts;
  return protocol === "http:" || protocol === "https:" ? `${protocol}//${host}${pathname}` : `${protocol}…`;
}

/** The address as it was written, without query and fragment. */
export const plainUrl = (url: string): string => url.split(/[?#]/, 1)[0] ?? "";

/** The reason of a refusal where the field has another name than "url". */
export const reasonFor = (field: string, reason: string): string => reason.replace(/^url\b/, field);

const refuse = (reason: string): TargetVerdict => ({ ok: false, reason, expected: EXPECTED });
const scheme = (text: string): string => text.slice(0, Math.max(text.indexOf(":"), 0)).slice(0, 20);
