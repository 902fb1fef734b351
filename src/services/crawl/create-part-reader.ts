import { MENU_BYTES, SCRIPT_TIMEOUT_MS } from "../../model/limits.ts";
import type { Link } from "../../scanner/crawl/frontier.ts";
import {
  inPlace,
  lacksMenu,
  menuLinksIn,
  ownScripts,
  partsIn,
  placeOf,
  shownParts,
} from "../../scanner/crawl/menu-parts.ts";
import type { PageFacts } from "../../scanner/evidence/page-facts.ts";
import type { MissingPageFacts, RobotsFacts } from "../../scanner/evidence/site-evidence.ts";
import type { ReadScripts } from "./create-script-reader.ts";
import type { SiteReader } from "./create-site-reader.ts";
import { mayRead } from "./may-read.ts";
import { PRIORITY } from "./priorities.ts";
import { readPageFacts, type ReadPage } from "./read-page-facts.ts";

export interface PartReader {
  /** Links of the menu that the start page lacks and a script of the site brings; none where it has a menu. */
  menuOf(start: ReadPage): Promise<Link[]>;
  /** What people see of the files that pages name as their parts: by address, with a page that each is put into. */
  partsOf(
    named: ReadonlyMap<string, string>,
    pages: readonly PageFacts[],
    missing: MissingPageFacts,
  ): Promise<PageFacts[]>;
}

interface Options {
  robots: RobotsFacts;
  readScripts: ReadScripts;
  origin: string;
  most: number;
}

const SCRIPT = /<script[\s\S]*?(?:<\/script|$)/gi;
/** What a program fills before it shows it: nobody sees it as it stands. */
const TEMPLATE = /\{\{|\$\{|<%/;

/** Files that scripts put into the pages of the site, each asked for once, from its own origin alone. */
export function createPartReader(
  reader: Pick<SiteReader, "read">,
  { robots, readScripts, origin, most }: Options,
): PartReader {
  const asked = new Map<string, Promise<PageFacts[]>>();
  // Where each request has to wait, pages come first.
  const isSlow = (robots.crawlDelaySeconds ?? 0) > 1;

  async function ask(url: string, pageUrl: string): Promise<PageFacts[]> {
    const limits = { maxBytes: MENU_BYTES, timeoutMs: SCRIPT_TIMEOUT_MS, follow: false };
    // Not "document": agents that run no scripts are not shown it, so how it answers says nothing of the pages.
    const received = await reader.read({ ...limits, url, purpose: "script", accept: "*/*", priority: PRIORITY.page });
    if (received?.answer.ok !== true || received.answer.status !== 200 || received.isChallenge) return [];
    if (TEMPLATE.test(received.text.replace(SCRIPT, ""))) return [];
    const part = { ...received, text: inPlace(url, { html: received.text, pageUrl }) };
    const read = readPageFacts(part, { requestedUrl: url, foundBy: "navigation", linkText: "" });
    return read === null ? [] : [read.facts];
  }

  async function readAll(named: Iterable<readonly [string, string]>): Promise<PageFacts[]> {
    for (const [url, pageUrl] of named)
      if (asked.size < most && !asked.has(url) && new URL(url).origin === origin && mayRead(robots, url))
        asked.set(url, ask(url, pageUrl));
    return (await Promise.all(asked.values())).flat();
  }

  return {
    async menuOf(start) {
      if (isSlow || !lacksMenu(start.facts)) return [];
      const place = placeOf(start.facts);
      const linksOf = async (parts: readonly string[]): Promise<Link[]> =>
        (await readAll(parts.map((part) => [part, place] as const))).flatMap(({ anchors }) => anchors);
      const inParts = await linksOf(start.parts);
      const written = menuLinksIn(start.partNames, place);
      if (inParts.length > 0) return [...inParts, ...written];
      const scripts = (await readScripts(ownScripts(start.facts), PRIORITY.page)).map(({ text }) => text);
      const inScripts = await linksOf(scripts.flatMap((text) => partsIn(text, place)));
      return [...inScripts, ...written, ...scripts.flatMap((text) => menuLinksIn(text, place))];
    },
    async partsOf(named, pages, missing) {
      const read = isSlow ? [] : await readAll(named);
      return shownParts(
        read.filter(({ textHash }) => !missing.textHashes.includes(textHash)),
        pages,
      );
    },
  };
}
