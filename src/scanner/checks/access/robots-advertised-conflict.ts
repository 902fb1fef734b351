import { rulesUnread } from "../unread.ts";
import { isSameHost } from "../../../model/target.ts";
import { countOf } from "../../../model/words.ts";
import { accessOf, searchAgents } from "../../evidence/access/bots-access.ts";
import { feedLinksOf } from "../../evidence/access/access-feeds.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { defineCheck, fail, na, pass, seen } from "../define-check.ts";

const SAMPLE = 20;

export const robotsAdvertisedConflict = defineCheck({
  id: "robots-advertised-conflict",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["robots", "sitemap", "documents", "pages", "target"],
  title: "What is offered to crawlers is not forbidden to them",
  why: "A page that is listed for crawlers and closed to them at the same time is not read, although it was meant to be.",
  fix: "Open the paths named here in /robots.txt, or take them out of the list of pages.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2",
  headline: ({ name }) => `${name} offers crawlers pages and forbids them at the same time`,
  run(evidence) {
    const { robots, target } = evidence;
    if (robots.state === "unreadable") return rulesUnread(target);
    if (robots.state !== "present") return na(`${target.host} forbids crawlers nothing.`);
    if (robots.refusesEveryone)
      return na(`${target.host} closes the whole site to crawlers, so nothing is offered to them.`);
    const offered = offeredAddresses(evidence);
    if (offered.length === 0) return na(`${target.host} offers crawlers no list of pages, feed or description.`);
    const conflicts = offered.flatMap((address) =>
      accessOf(robots, searchAgents, [address])
        .filter(({ closed }) => closed.length > 0)
        .slice(0, 1)
        .map(({ agent, closed }) => ({ address, token: agent.token, rule: closed[0]?.rule ?? "" })),
    );
    if (conflicts.length === 0)
      return pass(
        `Search agents may read what ${target.host} offers them (${countOf(offered.length, "address", "addresses")} checked).`,
      );
    return fail(
      `${target.host} closes to a search agent ${conflicts.length} of ${countOf(offered.length, "address", "addresses")} that it offers to crawlers.`,
      conflicts
        .slice(0, 5)
        .map(({ address, token, rule }) => seen(address, `${token}, ${rule}`, "Offered, and forbidden.")),
    );
  },
});

type Offers = Pick<SiteEvidence, "sitemap" | "documents" | "pages" | "target">;

/** Lists, feeds and llms.txt, and an even sample of 20 listed pages, all of this host. */
function offeredAddresses({ sitemap, documents, pages, target }: Offers): string[] {
  const step = Math.max(1, Math.ceil(sitemap.urls.length / SAMPLE));
  const llms = documents["llms-txt"];
  const all = [
    ...sitemap.files.filter(({ kind }) => kind !== "invalid").map(({ url }) => url),
    ...(llms?.state === "present" ? [llms.url] : []),
    ...feedLinksOf(pages).map(({ href }) => href),
    ...sitemap.urls.filter((_, index) => index % step === 0).map(({ loc }) => loc),
  ];
  return [...new Set(all)].filter(
    (address) => URL.canParse(address) && isSameHost(new URL(address).hostname, target.host),
  );
}
