import { countOf } from "../../../model/words.ts";
import { feedLinksOf } from "../../evidence/access/access-feeds.ts";
import { isOutdated, newestDate, readDates } from "../../evidence/answers/answers-dates.ts";
import { type FeedFacts, parseFeed } from "../../evidence/site/parse-feed.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { DocumentFacts } from "../../evidence/site-evidence.ts";
import { defineCheck, fail, na, pass, seen, unable, type Verdict, warn } from "../define-check.ts";

const MIN_ARTICLES = 2;

export const feedPresentValid = defineCheck({
  id: "feed-present-valid",
  agent: "communication",
  category: "Freshness",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "documents", "profile", "target"],
  title: "New articles are announced in a feed",
  why: "A feed tells engines and readers of what is new the same day; Google takes it as a list of pages as well.",
  fix: 'Publish the articles of {host} as RSS or Atom, and announce the feed in the head of every page by `<link rel="alternate" type="application/rss+xml" href="…">`.',
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc4287",
  headline: ({ name }) => `No feed tells engines and readers what is new on the pages of ${name}`,
  run({ pages, documents, profile, target }) {
    const links = feedLinksOf(pages);
    const document = documents.feed;
    const dated = pages.filter(isDatedArticle);
    const [first] = links;
    if (document?.state === "present") return judgeFeed(document, links.length > 0, target.host);
    if (first === undefined) {
      if (dated.length < MIN_ARTICLES && profile.siteType.value !== "media-blog")
        return na(`Hardly any dated articles were seen on ${target.host} that a feed could announce.`);
      // Since version 1.4: where nothing is new, a feed has nothing to tell.
      if (dated.length > 0 && dated.every((page) => isOutdated(page, target.observedAt)))
        return na(`The articles read of ${target.host} are older than a year: a feed has nothing new to announce.`);
      return warn(
        `${target.host} publishes articles and announces no feed of them.`,
        seen(dated[0]?.url ?? target.finalUrl, "no link to a feed", ""),
      );
    }
    if (document?.state === "absent" || document?.state === "soft-404")
      return fail(
        `The feed that ${target.host} announces is not there.`,
        seen(document.url, document.error ?? String(document.status), `Announced on ${first.foundOn}.`),
      );
    return unable(`${target.host} announces a feed that this scan did not open.`);
  },
});

/** An article that tells its date: guides and documentation without one are no news. */
function isDatedArticle(page: PageFacts): boolean {
  if (page.kind !== "post" && page.kind !== "blog") return false;
  return page.times.length > 0 || /\/20\d\d[/-]/.test(page.url) || newestDate(readDates(page)) !== null;
}

function judgeFeed(document: DocumentFacts, isAnnounced: boolean, host: string): Verdict {
  const feed = parseFeed(document.text);
  if (feed === null)
    return fail(
      `The feed of ${host} cannot be read.`,
      seen(document.url, document.text.slice(0, 120) || document.contentType, "Neither RSS nor Atom."),
    );
  if (feed.items.length === 0)
    return warn(
      `The feed of ${host} is empty.`,
      seen(document.url, `${feed.kind}, no entries`, "It announces nothing."),
    );
  if (!isAnnounced)
    return warn(
      `${host} has a feed with ${countOf(feed.items.length, "entry", "entries")}, and no page read announces it.`,
      seen(document.url, describe(feed), "Readers find it only by guessing."),
    );
  return pass(
    `${host} announces a feed with ${countOf(feed.items.length, "entry", "entries")}.`,
    seen(document.url, describe(feed), "Readable."),
  );
}

const describe = ({ kind, items }: FeedFacts): string => `${kind}, ${items.length} entries`;
