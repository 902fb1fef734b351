import { getDomain, getPublicSuffix } from "tldts";
import { addressParts } from "../../model/address-parts.ts";
import type { Frontier } from "./frontier.ts";
import { languageSegmentOf } from "./page-language.ts";

export interface Scope {
  /** Path at which the site begins; ends with a slash. */
  base: string;
  contains: (url: string) => boolean;
  /** What lies outside is another site: it is not read at all. */
  isStrict: boolean;
  /** What a page outside is worth less. */
  outsideCost: number;
  /** Path segments below the site's own root, without a language segment at its start. */
  segmentsOf: (url: string) => string[];
}

/** Hosts where every path is somebody else's site. */
const PATH_HOSTS = new Set(
  `sites.google.com linktr.ee about.me medium.com facebook.com instagram.com linkedin.com web.archive.org`.split(" "),
);
const OUTSIDE_COST = 70;
/** Below "/en/" a page that shows no language is most likely one for all of them. */
const OUTSIDE_LANGUAGE_COST = 12;

/**
 * What belongs to a site whose start address lies below the root. On hosts of sites by path (user.github.io/project)
 * only what lies there; elsewhere that is preferred when the start page itself mostly links there, for then it is a
 * site of its own; otherwise the start page is one page of the whole host.
 */
export function scopeOf(frontier: Frontier): Scope {
  const { hostname, pathname } = new URL(frontier.startUrl);
  const base = pathname.slice(0, pathname.lastIndexOf("/") + 1);
  const isStrict = base !== "/" && isPathHost(hostname);
  if (base === "/" || !(isStrict || linksMostlyInside(frontier, base))) return makeScope("/", false, 0);
  const isLanguage = languageSegmentOf(frontier.startUrl) !== null && base.split("/").length === 3;
  return makeScope(base, isStrict, isLanguage ? OUTSIDE_LANGUAGE_COST : OUTSIDE_COST);
}

function makeScope(base: string, isStrict: boolean, outsideCost: number): Scope {
  const isInside = (path: string): boolean => path.startsWith(base) || `${path}/` === base;
  const segmentsOf = (url: string): string[] => {
    const pathname = pathOf(url);
    const own = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
    const segments = own.split("/").filter((segment) => segment !== "");
    return languageSegmentOf(`https://site.invalid/${segments.join("/")}`) === null ? segments : segments.slice(1);
  };
  return { base, contains: (url) => isInside(pathOf(url)), isStrict, outsideCost, segmentsOf };
}

const pathOf = (url: string): string => addressParts(url)?.pathname ?? "/";

function linksMostlyInside({ candidates }: Frontier, base: string): boolean {
  const linked = Object.values(candidates).filter(({ rank, foundBy }) => rank <= 2 && foundBy !== "start");
  const inside = linked.filter(({ url }) => pathOf(url).startsWith(base)).length;
  return inside >= 2 && inside * 2 >= linked.length;
}

/** Private suffixes such as github.io give each owner a host, and each project of an owner a path. */
function isPathHost(hostname: string): boolean {
  const plain = hostname.replace(/^www\./, "");
  if (PATH_HOSTS.has(plain)) return true;
  const suffix = getPublicSuffix(plain, { allowPrivateDomains: true });
  if (suffix === null || !/^(?:github|gitlab|codeberg|bitbucket)\./.test(suffix)) return false;
  return getDomain(plain, { allowPrivateDomains: true }) === plain;
}
