// Which addresses the service may fetch. Pure; applied to the start address, to every redirect hop and
// to every address found on a site. Name resolution is checked apart (adapters/fetch).
import { parse as parseHost } from "tldts";
import { URL_CHARS } from "./limits.ts";

export interface TargetPolicy {
  /** Loopback targets are admitted (development with ALLOW_PRIVATE_TARGETS). */
  allowLoopback: boolean;
  /** Names served from local copies (DEV_HOST_MAP); null when there is no map. */
  mappedHosts: ReadonlySet<string> | null;
  /** Our own host, with its port where it has one; refused unless it is mapped. */
  ownHost: string;
}

export type TargetVerdict =
  | { ok: true; url: URL; registrableDomain: string; isLoopback: boolean }
  | { ok: false; reason: string; expected: string };

const EXPECTED = "a public domain such as example.com, or an http or https address on one";
const SCAN_PORTS = new Set(["", "80", "443", "8080", "8443"]);
/** Suffixes that never name a public host: RFC 6761, RFC 6762, RFC 8375, RFC 7686, and private habits. */
const PRIVATE_SUFFIXES = [
  "localhost",
  "local",
  "internal",
  "home.arpa",
  "lan",
  "corp",
  "test",
  "invalid",
  "example",
  "onion",
];
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
export const isLoopbackHost = (hostname: string): boolean => LOOPBACK.has(hostname.toLowerCase());

/** Accepts a bare domain or an address as a person types it; https is assumed where no scheme is given. */
export function readTarget(input: string, policy: TargetPolicy): TargetVerdict {
  const text = input.trim();
  if (text === "") return refuse("url is empty");
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  if (!hasScheme && /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text))
    return refuse(`url must be http or https; got ${scheme(text)}`);
  return judgeTarget(hasScheme ? text : `https://${text}`, policy);
}

/** Judges an absolute address. Only the parsed form is used further; the text is never looked at again. */
export function judgeTarget(input: string, policy: TargetPolicy): TargetVerdict {
  if (input.length > URL_CHARS) return refuse(`url is longer than ${URL_CHARS} characters`);
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
  if (/[\u0000-\u0020\u007f]/.test(input)) return refuse("url contains white space or control characters");
  if (!URL.canParse(input)) return refuse("url is not a valid domain or address");
  const url = new URL(input);
  if (url.protocol !== "http:" && url.protocol !== "https:")
    return refuse(`url must be http or https; got ${scheme(input)}`);
  if (url.username !== "" || url.password !== "") return refuse("url must not carry a user name or password");
  return judgeHost(url, policy);
}

function judgeHost(url: URL, policy: TargetPolicy): TargetVerdict {
  const host = url.hostname.toLowerCase().replace(/\.$/, "");
  if (url.hostname !== host) url.hostname = host;
  if (policy.mappedHosts?.has(host) !== true && isOwnHost(url, policy.ownHost))
    return refuse("this service does not scan itself");
  if (isLoopbackHost(host)) {
    if (policy.allowLoopback) return { ok: true, url, registrableDomain: url.host, isLoopback: true };
    return refuse("url points to a private address");
  }
  if (policy.mappedHosts?.has(host))
    return { ok: true, url, registrableDomain: registrableDomainOf(host), isLoopback: false };
  if (!SCAN_PORTS.has(url.port)) return refuse(`port ${url.port} is not one that public websites use`);
  const parsed = parseHost(host, { allowPrivateDomains: true, validateHostname: true });
  if (parsed.isIp === true) return refuse("url must name a domain, not an IP address");
  if (PRIVATE_SUFFIXES.some((suffix) => host === suffix || host.endsWith(`.${suffix}`)))
    return refuse("url names a private or reserved host");
  if (parsed.domain === null || (parsed.isIcann !== true && parsed.isPrivate !== true))
    return refuse("url must name a host under a public suffix");
  return { ok: true, url, registrableDomain: parsed.domain, isLoopback: false };
}

/** Every loopback name with our port is us, whichever name we were started under. */
function isOwnHost(url: URL, ownHost: string): boolean {
  if (url.host === ownHost || url.hostname === ownHost) return true;
  const own = new URL(`${url.protocol}//${ownHost}`);
  return isLoopbackHost(own.hostname) && isLoopbackHost(url.hostname) && own.port === url.port;
}

/** Registrable domain by the public suffix list with its private section; the host itself when there is none. */
export function registrableDomainOf(host: string): string {
  return parseHost(host, { allowPrivateDomains: true }).domain ?? host;
}

/** The same without the private section: who registered the name at a public registry, as mail rules see it. */
export const organizationalDomainOf = (host: string): string => parseHost(host).domain ?? host;

/** True when both hosts are the same site: equal, or equal without a leading "www.". */
export const isSameHost = (a: string, b: string): boolean => bareHost(a) === bareHost(b);
export const bareHost = (host: string): string => host.toLowerCase().replace(/^www\./, "");

/** Address for print and storage: no query, no fragment, no userinfo. */
export function printableUrl(url: string): string {
  if (!URL.canParse(url)) return plainUrl(url);
  const { protocol, host, pathname } = new URL(url);
  return protocol === "http:" || protocol === "https:" ? `${protocol}//${host}${pathname}` : `${protocol}…`;
}

/** The address as it was written, without query and fragment. */
export const plainUrl = (url: string): string => url.split(/[?#]/, 1)[0] ?? "";

const refuse = (reason: string): TargetVerdict => ({ ok: false, reason, expected: EXPECTED });
const scheme = (text: string): string => text.slice(0, Math.max(text.indexOf(":"), 0)).slice(0, 20);
