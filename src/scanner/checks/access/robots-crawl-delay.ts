import { defineCheck, info, na, seen } from "../define-check.ts";

const SLOW_SECONDS = 10;

export const robotsCrawlDelay = defineCheck({
  id: "robots-crawl-delay",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["robots", "target"],
  title: "How long crawlers are asked to wait",
  why: "A crawler that honors a long pause reads few pages a day. Not every crawler knows the wish.",
  fix: "Ask for ten seconds at most, or drop the line and let crawlers react to how fast the server answers.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt",
  run({ robots, target }) {
    const delays = robots.groups.flatMap(({ agents, crawlDelay }) =>
      crawlDelay === null ? [] : [{ agents, crawlDelay }],
    );
    if (delays.length === 0) return na(`${target.host} asks crawlers for no pause.`);
    const slow = delays.filter(({ crawlDelay }) => crawlDelay > SLOW_SECONDS);
    const longest = Math.max(...delays.map(({ crawlDelay }) => crawlDelay));
    return info(
      `${target.host} asks crawlers to wait up to ${longest} s between pages${slow.length > 0 ? ", so that a day suffices for few pages" : ""}.`,
      (slow.length > 0 ? slow : delays)
        .slice(0, 3)
        .map(({ agents, crawlDelay }) =>
          seen(
            robots.url,
            `User-agent: ${agents.join(", ")} Crawl-delay: ${crawlDelay}`,
            `At most ${Math.floor(86_400 / Math.max(crawlDelay, 1))} pages a day.`,
          ),
        ),
    );
  },
});
