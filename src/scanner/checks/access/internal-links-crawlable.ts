import { maskPersonalData } from "../../../model/mask.ts";
import { pagesWhich } from "../../evidence/access/access-phrases.ts";
import { addressKey } from "../../evidence/access/access-observation.ts";
import type { AnchorFacts, PageFacts } from "../../evidence/page-facts.ts";
import { isSameHost } from "../../../model/target.ts";
import { defineCheck, judgePages } from "../define-check.ts";

const GOOD_SHARE = 0.95;

/** A button whose script sets the address counts as an entry: crawlers press none (Google's page on crawlable links). */
export const internalLinksCrawlable = defineCheck({
  id: "internal-links-crawlable",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["pages", "target"],
  title: "The menu is made of real links",
  why: "Crawlers follow addresses. A menu entry that only a script understands leads them nowhere.",
  fix: "Give every menu entry an `<a href>` with the address of its page; scripts may still take over the click.",
  effort: "M",
  reference: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  nowhere: "No menu was recognized on the pages read.",
  headline: ({ name }) => `Crawlers cannot follow the menu of ${name}`,
  run({ pages, target }) {
    return judgePages(
      pages,
      (page) => {
        const entries = page.anchors.filter(({ region }) => region === "nav" || region === "header");
        const dead = [...entries.filter(isScriptOnly).map(showLink), ...scriptButtons(page, target.host)];
        const real = entries.filter(({ rawHref }) => !rawHref.startsWith("#") && rawHref !== "");
        if (real.length + dead.length === 0) return null;
        if (dead.length <= (real.length + dead.length) * (1 - GOOD_SHARE)) return true;
        return {
          received: maskPersonalData(dead.slice(0, 3).join(" ")),
          meaning: `${dead.length} of ${real.length + dead.length} menu entries lead nowhere without scripts.`,
          about: entries.some((entry) => isScriptOnly(entry) && entry.rawHref.trim() === "#") ? ["#"] : ["script"],
        };
      },
      (counts) =>
        `${pagesWhich(counts, `read of ${target.host}`, { one: "has a menu that can be followed without scripts", many: "have a menu that can be followed without scripts" })}.`,
    );
  },
});

const showLink = ({ rawHref, text }: AnchorFacts): string => `<a href="${rawHref}">${text}</a>`;

/** Buttons of the menu whose script opens a page of the site that no link of this page leads to. */
function scriptButtons({ buttons, anchors }: PageFacts, host: string): string[] {
  const linked = new Set(anchors.map(({ href }) => addressKey(href)));
  return buttons.flatMap(({ region, hidden, leadsTo, name }) => {
    if (leadsTo === undefined || hidden || (region !== "nav" && region !== "header")) return [];
    if (!isSameHost(new URL(leadsTo).host, host) || linked.has(addressKey(leadsTo))) return [];
    return [`<button onclick="location.href = …">${name}</button>`];
  });
}

/** A plain "#" opens a submenu or jumps in the page and is no target of its own; a script address or a route in the fragment is. */
function isScriptOnly({ rawHref, hasOnclick, role }: AnchorFacts): boolean {
  const href = rawHref.trim().toLowerCase();
  if (role === "button") return false;
  if (href.startsWith("javascript:"))
    return !/^javascript:\s*(?:void\s*(?:\(\s*)?0\s*\)?)?;?$/.test(href) || hasOnclick;
  if (href.startsWith("#/") || href.startsWith("#!")) return true;
  return (href === "" || href === "#") && hasOnclick;
}
