import { MENU_BYTES, SCRIPT_TIMEOUT_MS } from "../../model/limits.ts";
import type { Link } from "../../scanner/crawl/frontier.ts";
import { inPlace, lacksMenu, menuLinksIn, ownScripts, partsIn, shownParts } from "../../scanner/crawl/menu-parts.ts";
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

/** Files that scripts put into the pages of the site, each asked for once, from its own origin alone. */
export function createPartReader(
  reader: Pick<SiteReader, "read">,
  { robots, readScripts, origin, most }: Options,
): PartReader {
  const asked = new Map<string, Promise<PageFacts[]>>();
  // Where each request has to wait, pages come first.
  const isSlow = (robots.crawlDelaySeconds ?? 0) > 1;

  async function ask(url: string, pageUrl: string): Promise<PageFacts[]> {
    const limits = { maxBytes: MENU_BYTES, timeoutMs: SCRIPT_TIMEOUT_MS };
    // Not "document": agents that run no scripts are not shown it, so how it answers says nothing of the pages.
    const received = await reader.read({ ...limits, url, purpose: "script", accept: "*/*", priority: PRIORITY.page });
    if (received?.answer.ok !== true || received.answer.status !== 200 || received.isChallenge) return [];
    if (new URL(received.answer.finalUrl).origin !== origin) return [];
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
      const { url } = start.facts;
      if (isSlow || !lacksMenu(start.facts)) return [];
      const inScripts = start.parts.length > 0 ? [] : await readScripts(ownScripts(start.facts), PRIORITY.page);
      const parts = [...start.parts, ...inScripts.flatMap(({ text }) => partsIn(text, url))];
      const written = [start.partNames, ...inScripts.map(({ text }) => text)].flatMap((text) => menuLinksIn(text, url));
      const read = await readAll(parts.map((part) => [part, url] as const));
      return [...read.flatMap(({ anchors }) => anchors), ...written];
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
