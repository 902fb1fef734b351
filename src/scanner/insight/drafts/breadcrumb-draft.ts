// The path to a deep page: the start page, the pages above it that exist, the page itself.
import { pageKey } from "../../evidence/access/access-canonical.ts";
import { addressKey } from "../../evidence/access/access-observation.ts";
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { businessName, rootAddress } from "./business-facts.ts";
import { codeName, forPages, jsonLd, pageAddress, siteText, type DraftMaker, writablePages } from "./draft-parts.ts";
import { ownTopic } from "./page-topic.ts";
import { namesOn } from "./people.ts";

const NAME_CHARS = 110;
const ANCESTORS = 6;
const PATH_CHARS = 2_000;

export const breadcrumbDraft: DraftMaker = (site, outcome) =>
  forPages(writablePages(outcome, site), { kind: "json-ld", title: "Where the page belongs", notes: [] }, (page) => {
    const steps = stepsTo(page, site);
    if (steps === null) return null;
    return jsonLd({
      "@type": "BreadcrumbList",
      itemListElement: steps.map((step, at) => ({ "@type": "ListItem", position: at + 1, ...step })),
    });
  });

function stepsTo(page: PageFacts, site: SiteEvidence): { name: string; item: string }[] | null {
  const own = siteText(ownTopic(page, site), NAME_CHARS, namesOn(site));
  const home = businessName(site) ?? siteText(site.home.titles[0] ?? "", NAME_CHARS, namesOn(site));
  const address = pageAddress(page.url);
  if (own === "" || home === "" || address === "") return null;
  const root = rootAddress(site);
  const shown = shownTrail(page, site, root);
  if (shown !== null) return shown;
  const above = ancestorsOf(page.url)
    // "/folder/index.html" is the folder itself.
    .filter((url) => addressKey(url) !== addressKey(address) && isBelow(url, root))
    .flatMap((url) => folderPage(url, site) ?? []);
  return [{ name: home, item: root }, ...above, { name: own, item: address }];
}

const TRAIL_CHARS = 200;
const BETWEEN = /\s[›»>→/]\s/u;
const TOP_BLOCKS = 20;

/** The path that visitors see above the title, each step of it a link, in one line: "Home › Blog › Pipes". */
function shownTrail(page: PageFacts, site: SiteEvidence, root: string): { name: string; item: string }[] | null {
  const trails = page.blocks
    .slice(0, TOP_BLOCKS)
    .filter(({ text }) => text.length <= TRAIL_CHARS)
    .map(({ text }) => text.split(BETWEEN).map((part) => part.trim()))
    .filter(({ length }) => length > 2);
  for (const trail of trails) {
    const steps = trail.map((name, at) => ({
      name: siteText(name, NAME_CHARS, namesOn(site)),
      item: at === trail.length - 1 ? pageAddress(page.url) : linkedAs(name, page, root),
    }));
    // The last step of a path is the page itself: of a menu it leads on to another.
    const leadsOn = linkedAs(trail.at(-1) ?? "", page, root);
    const isPath = leadsOn === "" || addressKey(leadsOn) === addressKey(pageAddress(page.url));
    if (isPath && steps[0]?.item === root && steps.every(({ name, item }) => name !== "" && item !== "")) return steps;
  }
  return null;
}

function linkedAs(name: string, { anchors }: PageFacts, root: string): string {
  const href = anchors.find(({ text }) => text.trim() === name)?.href ?? "";
  const [page = "", part = ""] = href.split("#", 2);
  const address = pageKey(page) === pageKey(root) ? root : pageAddress(page);
  return address === "" || codeName(part) === undefined ? address : `${address}#${part}`;
}

const isBelow = (url: string, root: string): boolean =>
  url.length > root.length && url.startsWith(root.slice(0, root.lastIndexOf("/") + 1));

/** Addresses of the first folders above a page, nearest last. */
function ancestorsOf(url: string): string[] {
  const { origin, pathname } = new URL(url);
  const parts = pathname
    .slice(0, PATH_CHARS)
    .split("/")
    .filter((part) => part !== "");
  return parts.slice(0, Math.min(ANCESTORS, parts.length - 1)).map((_, at) => {
    const path = parts.slice(0, at + 1).join("/");
    return `${origin}/${path}/`;
  });
}

/** The page of a folder as the site calls and writes it, with or without a slash; null where nothing shows that there is one. */
function folderPage(folder: string, site: SiteEvidence): { name: string; item: string } | null {
  const page = calledBy(site).get(bareKey(folder));
  const name = siteText(page?.name ?? "", NAME_CHARS, namesOn(site));
  const item = pageAddress(page?.url ?? "");
  return name === "" || item === "" ? null : { name, item };
}

interface Called {
  name: string;
  url: string;
}

/** By address, made once for a site: what a page calls itself goes before what the first link calls it. */
const calledBy = memoByPage((site: SiteEvidence): ReadonlyMap<string, Called> => {
  const { pages } = site;
  const called = new Map<string, Called>();
  const seen = new Set<string>();
  for (const page of pages) {
    const key = bareKey(page.url);
    if (!called.has(key)) called.set(key, { name: ownTopic(page, site), url: page.url });
  }
  for (const { href, text } of pages.flatMap(({ anchors }) => anchors)) {
    if (text === "" || seen.has(href) || !href.startsWith("http")) continue;
    seen.add(href);
    const key = bareKey(href);
    if (!called.has(key)) called.set(key, { name: text, url: href.split("#", 1)[0] ?? "" });
  }
  return called;
});

const bareKey = (url: string): string => addressKey(url.replace(/\/$/, ""));
