import { listUnread } from "../unread.ts";
import { isSilent } from "../../evidence/access/access-silence.ts";
import { countOf } from "../../../model/words.ts";
import { defineCheck, fail, na, pass, seen, warn } from "../define-check.ts";

/** sitemaps.org: one file holds at most 50,000 addresses and 50 MB uncompressed. */
const MAX_URLS = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;

export const sitemapValid = defineCheck({
  id: "sitemap-valid",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["sitemap", "target"],
  title: "The list of pages follows its format",
  why: "Crawlers drop lists that are damaged or too long, and ignore addresses on other hosts.",
  fix: "Let the content system write the list, with full addresses on this host only, and split it before 50,000 addresses or 50 MB a file.",
  effort: "S",
  reference: "https://www.sitemaps.org/protocol.html",
  headline: ({ name }) => `Part of the page list of ${name} is lost on crawlers`,
  run({ sitemap, target }) {
    if (sitemap.state === "absent") return na(`${target.host} publishes no list of pages.`);
    if (sitemap.state === "unreadable") return listUnread(target);
    const broken = sitemap.files.filter(
      ({ kind, urls, bytes, from, status }) =>
        (kind === "invalid" && from !== "guess" && !isSilent(status)) || urls > MAX_URLS || bytes > MAX_BYTES,
    );
    if (sitemap.state === "invalid" || broken.length > 0)
      return fail(
        `${countOf(Math.max(broken.length, 1), "file")} of the list of pages of ${target.host} cannot be used.`,
        broken.length > 0
          ? broken
              .slice(0, 3)
              .map(({ url, status, error, urls, bytes }) =>
                seen(
                  url,
                  error ?? `${status}, ${countOf(urls, "address", "addresses")}, ${bytes} bytes`,
                  "Crawlers drop such a file.",
                ),
              )
          : seen(sitemap.files[0]?.url ?? target.origin, sitemap.problems[0] ?? "no page of the site", "Not usable."),
      );
    const usable = sitemap.files.find(({ kind }) => kind !== "invalid");
    // Unreadable dates are judged by sitemap-lastmod.
    const problems = sitemap.problems.filter((problem) => !problem.includes("date of change"));
    if (problems.length === 0)
      return pass(
        `The list of pages of ${target.host} follows the format (${countOf(sitemap.urls.length, "address", "addresses")}).`,
      );
    return warn(
      `The list of pages of ${target.host} can be used, with ${countOf(problems.length, "fault")} that cost some entries.`,
      problems
        .slice(0, 5)
        .map((problem) => seen(usable?.url ?? target.origin, problem, "Crawlers may drop what is affected.")),
    );
  },
});
