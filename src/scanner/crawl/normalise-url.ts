// One spelling for the addresses that mean the same page.
import { memoByText } from "../../model/memo-by-text.ts";

/** Addresses kept: a menu stands on every page, and each of its links is looked at for every page that is read. */
const KEPT = 2_000;

/** Parameters that say how a visitor came, never what is shown. A trailing "*" matches the rest of the name. */
const TRACKING = [
  "utm_*",
  "hsa_*",
  "mc_*",
  "_hs*",
  "pk_*",
  "mtm_*",
  "vero_*",
  "oly_*",
  "wt_*",
  "ga_*",
  "__hs*",
  "gclid",
  "gclsrc",
  "dclid",
  "gbraid",
  "wbraid",
  "fbclid",
  "msclkid",
  "yclid",
  "ttclid",
  "twclid",
  "li_fat_id",
  "igshid",
  "_ga",
  "_gl",
  "mkt_tok",
  "trk",
  "srsltid",
  "epik",
  "s_kwcid",
  "ref_src",
  "campaignid",
  "adgroupid",
  "phpsessid",
  "jsessionid",
  "sid",
  "sessionid",
  "session_id",
  "aspsessionid*",
  "cfid",
  "cftoken",
  "zenid",
  "oscsid",
];
const TRACKING_NAMES = new Set(TRACKING.filter((name) => !name.endsWith("*")));
const TRACKING_PREFIXES = TRACKING.filter((name) => name.endsWith("*")).map((name) => name.slice(0, -1));

const URL_CHARS = 2_048;

/**
 * The address as it is asked for: absolute, http or https, without fragment, user and tracking parameters, at most
 * 2,048 characters; null for anything else. Normalising twice changes nothing.
 */
export const normaliseUrl = (address: string, base?: string): string | null =>
  base === undefined ? normaliseAbsolute(address) : normalise(address, base);

const normaliseAbsolute = memoByText(KEPT, normalise);

function normalise(address: string, base?: string): string | null {
  if (address.length > URL_CHARS * 2 || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  url.hash = "";
  url.username = "";
  url.password = "";
  url.pathname = withoutSession(url.pathname);
  const kept = queryParts(url.search).filter((part) => !isTracking(nameOf(part)));
  // The mark is written out: the setter would take one at the start of the first parameter for it.
  url.search = kept.length === 0 ? "" : `?${kept.join("&")}`;
  return url.href.length > URL_CHARS ? null : url.href;
}

const INDEX_FILES = /\/(?:index|default|home)\.(?:html?|xhtml|php\d?|aspx?|jsp|cfm|shtml)$/i;

/**
 * Key under which addresses of one page are equal: scheme, "www.", port of the scheme, index file, a ".html" (static
 * hosts answer with and without it), slashes at the end or doubled, order of parameters and case of escapes do not
 * count.
 */
export const pageKeyOf = memoByText(KEPT, (address: string): string => {
  const url = new URL(address);
  const host = url.hostname.replace(/^www\./, "").replace(/\.$/, "");
  const path = url.pathname
    .replace(/\/{2,}/g, "/")
    .replace(INDEX_FILES, "/")
    .replace(/\.html?$/i, "")
    .replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());
  const query = queryParts(url.search).toSorted().join("&");
  const port = url.port === "" ? "" : `:${url.port}`;
  return `${host}${port}${path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path}${query === "" ? "" : `?${query}`}`;
});

/** Host without "www.", lower case: www and apex are one site to a reader. */
export const siteHostOf = memoByText(KEPT, (address) => new URL(address).host.replace(/^www\./, ""));

const queryParts = (search: string): string[] =>
  search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "");

const nameOf = (part: string): string => (part.split("=", 1)[0] ?? "").toLowerCase();

const isTracking = (name: string): boolean =>
  TRACKING_NAMES.has(name) || TRACKING_PREFIXES.some((prefix) => name.startsWith(prefix));

/** "/shop;jsessionid=1A2B" -> "/shop". */
function withoutSession(path: string): string {
  const at = path.toLowerCase().indexOf(";jsessionid=");
  return at < 0 ? path : path.slice(0, at);
}
