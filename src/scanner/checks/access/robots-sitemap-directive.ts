import { rulesUnread } from "../unread.ts";
import { printableUrl, registrableDomainOf } from "../../../model/target.ts";
import { countOf } from "../../../model/words.ts";
import { addressKey } from "../../evidence/access/access-observation.ts";
import { defineCheck, fail, na, pass, seen, unable, warn } from "../define-check.ts";

export const robotsSitemapDirective = defineCheck({
  id: "robots-sitemap-directive",
  agent: "essentials",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["robots", "sitemap", "target"],
  title: "Crawlers are told where the list of pages is",
  why: "A crawler that finds the list of pages at the place it always asks first need not guess, and finds pages that few links lead to.",
  fix: "Add one line to /robots.txt with the full address of the sitemap.",
  effort: "S",
  reference: "https://www.sitemaps.org/protocol.html#submit_robots",
  headline: ({ name }) => `Crawlers have to guess where ${name} lists its pages`,
  run({ robots, sitemap, target }) {
    if (robots.state === "unreadable") return rulesUnread(target);
    const { sitemaps } = robots;
    const list = sitemap.files.find(({ kind, from }) => kind !== "invalid" && from !== "index");
    const address = printableUrl(list?.url ?? `${target.origin}/sitemap.xml`);
    const fix = `Add one line to /robots.txt with the full address of the sitemap: \`Sitemap: ${address}\`.`;
    if (sitemaps.length === 0 && sitemap.state === "absent")
      return na(`${target.host} publishes no list of pages that it could name; that is counted once.`);
    if (sitemaps.length === 0)
      return warn(
        `The rules for crawlers of ${target.host} name no list of pages.`,
        seen(
          robots.url,
          robots.state === "present" ? "no Sitemap line" : String(robots.status),
          "Crawlers must guess.",
        ),
        { fix },
      );
    const relative = sitemaps.filter((address) => !/^https?:\/\//i.test(address));
    if (relative.length > 0) {
      const isBeside = relative.length < sitemaps.length;
      return warn(
        `${target.host} names ${isBeside ? "a" : "its"} list of pages by an incomplete address${isBeside ? ", beside a full one" : ""}.`,
        relative.slice(0, 3).map((address) => seen(robots.url, `Sitemap: ${address}`, "A full address is required.")),
        {
          fix: isBeside
            ? "Take the Sitemap line with the incomplete address out of /robots.txt; the line with the full one is enough."
            : `Put the full address into the Sitemap line of /robots.txt: \`Sitemap: ${address}\`.`,
        },
      );
    }
    const asked = sitemap.files.filter(({ url }) => sitemaps.some((named) => addressKey(named) === addressKey(url)));
    const dead = asked.filter(({ status }) => status >= 400);
    if (dead.length > 0)
      return fail(
        `${countOf(dead.length, "list")} of pages that ${target.host} names for crawlers cannot be had.`,
        dead.slice(0, 3).map(({ url, status }) => seen(url, String(status), "Named for crawlers, and not there.")),
        {
          fix:
            list === undefined
              ? "Publish the list at the address that /robots.txt names, or take that line out."
              : `Put the address of the list that is there into /robots.txt, in place of the one that leads nowhere: \`Sitemap: ${address}\`.`,
        },
      );
    if (asked.some(({ status }) => status >= 200 && status < 300))
      return pass(
        `${target.host} tells crawlers where its list of pages is, and it can be had.`,
        seen(robots.url, `Sitemap: ${sitemaps[0] ?? ""}`, "Crawlers find it without guessing."),
      );
    const [foreign] = sitemaps;
    if (foreign !== undefined && sitemaps.every((named) => isOfOther(named, target.registrableDomain)))
      return warn(
        `The list of pages that ${target.host} names for crawlers belongs to another site and gave no answer.`,
        seen(robots.url, `Sitemap: ${foreign}`, "Crawlers look for the pages at another site."),
        { fix: `Let the Sitemap line of /robots.txt name a list of ${target.host}: \`Sitemap: ${address}\`.` },
      );
    return unable(`The list of pages that ${target.host} names gave no answer.`);
  },
});

const isOfOther = (address: string, domain: string): boolean =>
  URL.canParse(address) && registrableDomainOf(new URL(address).hostname) !== domain;
