import { MENU_BYTES, MENU_PARTS } from "../../model/limits.ts";
import type { Link } from "../../scanner/crawl/frontier.ts";
import { lacksMenu, menuLinksIn, menuPartsIn, ownScripts } from "../../scanner/crawl/menu-parts.ts";
import type { RobotsFacts } from "../../scanner/evidence/site-evidence.ts";
import type { ReadScripts } from "./create-script-reader.ts";
import type { Received, SiteReader } from "./create-site-reader.ts";
import { mayRead } from "./may-read.ts";
import { PRIORITY } from "./priorities.ts";
import { readPageFacts, type ReadPage } from "./read-page-facts.ts";

/** Links of the menu that the start page lacks and a script of the site brings; none where it has a menu. */
export async function readMenuParts(
  reader: SiteReader,
  { start, robots, readScripts }: { start: ReadPage; robots: RobotsFacts; readScripts: ReadScripts },
): Promise<Link[]> {
  const { url } = start.facts;
  // Where each request has to wait, pages come first.
  if ((robots.crawlDelaySeconds ?? 0) > 1 || !lacksMenu(start.facts)) return [];
  const readAll = async (addresses: readonly string[]): Promise<Received[]> => {
    const allowed = addresses.filter(
      (address) => new URL(address).origin === new URL(url).origin && mayRead(robots, address),
    );
    const order = { purpose: "document", maxBytes: MENU_BYTES, accept: "*/*", priority: PRIORITY.page } as const;
    const received = await Promise.all(allowed.map((address) => reader.read({ ...order, url: address })));
    return received.flatMap((one) => (one?.answer.ok === true && one.answer.status === 200 ? [one] : []));
  };
  const named = menuPartsIn(start.partNames, url);
  const inScripts = named.length > 0 ? [] : await readScripts(ownScripts(start.facts), PRIORITY.page);
  const parts = [...new Set([...named, ...inScripts.flatMap(({ text }) => menuPartsIn(text, url))])];
  const written = [start.partNames, ...inScripts.map(({ text }) => text)].flatMap((text) => menuLinksIn(text, url));
  const inParts = (await readAll(parts.slice(0, MENU_PARTS))).flatMap(({ answer, ...rest }): Link[] => {
    // Its links are those of the page that it is put into.
    const part = { ...rest, answer: { ...answer, finalUrl: url } };
    return readPageFacts(part, { requestedUrl: url, foundBy: "navigation", linkText: "" })?.facts.anchors ?? [];
  });
  return [...inParts, ...written];
}
