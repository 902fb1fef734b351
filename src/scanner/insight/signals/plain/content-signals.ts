// What a site offers to read and to join: questions, help pages, events, openings, profiles.
import { isLesson, questionsAnswered } from "../../../evidence/answers/answers-faq.ts";
import { languageOf } from "../../../evidence/text/text-language.ts";
import type { Counted } from "./counted.ts";
import { formsWhere } from "../form-hits.ts";
import { nodesOfType, textOf } from "../schema-hits.ts";
import type { ReadPage, SignalHit, SiteReading } from "../site-reading.ts";
import { foreignAddresses, vendorHits } from "../vendor-hits.ts";
import { readDay } from "./post-signals.ts";
import { countNames, hitAt, hitOn, mostOf, NOTED, sitemapUrl } from "./make-hit.ts";

const DAY_MS = 86_400_000;

function calendarFile(reading: SiteReading): SignalHit[] {
  return reading.pages
    .flatMap((page) =>
      page.facts.anchors
        .filter((anchor) => !anchor.hidden && (/\.ics(?:$|\?)/i.test(anchor.href) || anchor.href.startsWith("webcal:")))
        .slice(0, 1)
        .map((anchor) => hitOn(page, "link", anchor.text || "Calendar file")),
    )
    .slice(0, 1);
}

const startOf = (reading: SiteReading): { date: number; hit: SignalHit }[] =>
  nodesOfType(reading, "Event").flatMap((node) => {
    const date = readDay(textOf(node, "startDate"));
    return date === null ? [] : [{ date, hit: hitAt(node.pageUrl, "schema", `Event: ${textOf(node, "name")}`) }];
  });

function pastEventsOnly(reading: SiteReading): SignalHit[] {
  const events = startOf(reading);
  const isPast = events.length > 0 && events.every((event) => event.date < reading.observedAt - DAY_MS);
  return isPast ? events.slice(0, 1).map((event) => event.hit) : [];
}

function upcomingEvents(reading: SiteReading): Counted {
  const ahead = startOf(reading).filter((event) => event.date >= reading.observedAt);
  return { count: ahead.length, names: [], hits: ahead.slice(0, 4).map((event) => event.hit) };
}

const MANY_REVIEWS = 100;
/** "524 beoordelingen", "1,200+ verified Google reviews". */
const MANY_TOLD =
  /(?<![\d.,])(?:(?!(?:19|20)\d{2}(?!\d))[1-9]\d{2,5}|[1-9]\d{0,2}[.,  ’]\d{3})\+?\s(?:(?:verified|google|customer|happy|positive|five-star|5-star|echte|verifizierte|vérifiés|clients?|verificadas|positivas|geverifieerde) ){0,2}(?:reviews|ratings|(?:google-?|kunden|online-?)?bewertungen|rezensionen|avis|reseñas|opiniones|valoraciones|avaliações|recensioni|valutazioni|beoordelingen|recensies|opinii|ocen)(?! (?:immobiliar|de im[óo]ve|techniczn|inmobiliari|immobili))(?!\p{L})/iu;

/** Who has a hundred reviews and more lacks none. */
function manyReviews(reading: SiteReading): SignalHit[] {
  const inData = nodesOfType(reading, "AggregateRating").filter(
    (node) => Number(textOf(node, "reviewCount") || textOf(node, "ratingCount")) >= MANY_REVIEWS,
  );
  const told = reading.pages.flatMap((page) =>
    page.lines.filter(({ text }) => MANY_TOLD.test(text)).map(({ region, text }) => hitOn(page, region, text)),
  );
  return [...told, ...inData.map((node) => hitAt(node.pageUrl, "schema", "Many ratings"))].slice(0, 1);
}

/** Questions that the pages answer, in their text or else in their data. */
function countQuestions(reading: SiteReading): Counted {
  const answered = reading.pages.flatMap((page) =>
    questionsAnswered(page.facts, languageOf(page.facts, reading.profile)).map(({ tag, text }) => ({
      name: text,
      hit: hitOn(page, tag, text),
    })),
  );
  const posts = new Set(reading.pages.filter(({ facts }) => isLesson(facts)).map(({ facts }) => facts.url));
  const inData = reading.structured
    .filter((node) => node.types.includes("Question") && !posts.has(node.pageUrl))
    .map((node) => ({ name: textOf(node, "name"), hit: hitAt(node.pageUrl, "schema", textOf(node, "name")) }));
  return countNames(answered.length > 0 ? answered : inData);
}

/** Pages of help and documentation: those read, or those the sitemap lists. */
function countHelpPages(reading: SiteReading): Counted {
  const read = reading.pages.filter((page) => page.facts.kind === "docs" || isHelpPath(page.path));
  const listed = reading.evidence.sitemap.urls.filter(({ loc }) => isHelpPath(loc));
  const hits = read.slice(0, 2).map((page) => hitOn(page, "page", page.facts.titles[0] ?? page.path));
  const first = listed[0];
  return mostOf(
    { count: read.length, names: [], hits },
    {
      count: listed.length,
      names: [],
      hits: first ? [hitAt(sitemapUrl(reading, first.loc), "sitemap", `${listed.length} help pages listed`)] : [],
    },
  );
}

const isHelpPath = (path: string): boolean =>
  /\/(?:help|docs|documentation|support|kb|knowledge-base|hc|hilfe|aide|ayuda)\/[^/]/.test(path);

/** Openings: postings in the data, links below the careers page, headings with the usual suffix. */
function countOpenJobs(reading: SiteReading): Counted {
  const postings = nodesNamed(reading, "JobPosting");
  const linked = reading.pages.filter((page) => page.facts.kind === "careers").flatMap((page) => jobLinks(page));
  return mostOf(countNames(postings), countNames(linked));
}

function nodesNamed(reading: SiteReading, type: string): { name: string; hit: SignalHit }[] {
  return reading.structured
    .filter((node) => node.types.includes(type))
    .map((node) => ({ node, name: textOf(node, "title") || textOf(node, "name") }))
    .filter(({ name }) => name !== "")
    .map(({ node, name }) => ({ name, hit: hitAt(node.pageUrl, "schema", `Opening: ${name}`) }));
}

const JOB_SUFFIX = /\(\s?[mwfdx]\s?\/\s?[mwfdx](?:\s?\/\s?[mwfdx])?\s?\)/i;

function jobLinks(page: ReadPage): { name: string; hit: SignalHit }[] {
  const below = page.facts.anchors.filter(
    (anchor) =>
      !anchor.hidden && anchor.region === "main" && isBelow(anchor.href, page.facts.url) && anchor.text.length > 3,
  );
  const headed = page.facts.headings.filter((heading) => heading.level > 1 && JOB_SUFFIX.test(heading.text));
  return [
    ...below.map((anchor) => ({ name: anchor.text, hit: hitOn(page, "link", anchor.text) })),
    ...headed.map((heading) => ({ name: heading.text, hit: hitOn(page, `h${heading.level}`, heading.text) })),
  ];
}

function isBelow(href: string, parent: string): boolean {
  if (!URL.canParse(href) || !URL.canParse(parent)) return false;
  const [child, above] = [new URL(href), new URL(parent)];
  return (
    child.host === above.host &&
    child.pathname.startsWith(`${above.pathname.replace(/\/$/, "")}/`) &&
    child.pathname.length > above.pathname.length + 1
  );
}

/** A direct way to apply stated in the data, or a form for applications. */
const directApply = (reading: SiteReading): SignalHit[] =>
  reading.structured
    .filter((node) => node.types.includes("JobPosting") && String(node.props["directApply"]).toLowerCase() === "true")
    .slice(0, 1)
    .map((node) => hitAt(node.pageUrl, "schema", "Opening with direct application"));

/** A form on a page of careers right under its title: what had a heading of its own before it might be an opening. */
const openApplication = (reading: SiteReading): SignalHit[] =>
  countOpenJobs(reading).count > 0
    ? []
    : formsWhere(
        reading,
        ({ heading }, { kind, headings }) => kind === "careers" && headings[heading]?.level === 1,
      ).slice(0, 1);

const NETWORKS: Record<string, string> = {
  "facebook.com": "Facebook",
  "instagram.com": "Instagram",
  "linkedin.com": "LinkedIn",
  "x.com": "X",
  "twitter.com": "X",
  "youtube.com": "YouTube",
  "tiktok.com": "TikTok",
  "pinterest.com": "Pinterest",
  "threads.net": "Threads",
  "bsky.app": "Bluesky",
  "xing.com": "Xing",
  "vk.com": "VK",
};
const SHARING = /share|intent|plugins|hashtag|\/watch|\/embed|\/p\/|\/reel\/|\/status\//;

/** Networks that are fed for the public with pictures and films; a firm may have a page elsewhere and never post. */
const POSTING: ReadonlySet<string> = new Set(["Facebook", "Instagram", "YouTube", "TikTok", "Pinterest", "Threads"]);

function countPostingProfiles(reading: SiteReading): Counted {
  const { names, hits } = countProfiles(reading);
  const isPosting = names.map((name) => POSTING.has(name));
  return {
    count: isPosting.filter(Boolean).length,
    names: names.filter((_, at) => isPosting[at]),
    hits: hits.filter((_, at) => isPosting[at]),
  };
}

/** Networks with a profile of the business; share buttons and single posts are no profiles. */
function countProfiles(reading: SiteReading): Counted {
  const own = foreignAddresses(reading).flatMap(({ href, pageUrl, region }) => {
    const url = URL.canParse(href) ? new URL(href) : null;
    const network = url ? NETWORKS[url.hostname.replace(/^(?:www|m|[a-z]{2})\./, "")] : undefined;
    if (!url || network === undefined || region !== "link" || url.pathname.length < 3 || SHARING.test(url.pathname))
      return [];
    return [{ name: network, hit: hitAt(pageUrl, NOTED, `Profile on ${network}`) }];
  });
  return countNames(own);
}

const bareIssueTracker = /^\/[^/]+\/[^/]+\/(?:-\/)?issues(?:\/|$)/;

function issueTrackerLink(reading: SiteReading): SignalHit[] {
  return foreignAddresses(reading)
    .filter(
      ({ href }) =>
        URL.canParse(href) && /(?:^|\.)(?:github\.com|gitlab\.com|codeberg\.org)$/.test(new URL(href).hostname),
    )
    .filter(({ href }) => bareIssueTracker.test(new URL(href).pathname))
    .slice(0, 1)
    .map(({ pageUrl, label }) => hitAt(pageUrl, "link", label || "Issue tracker"));
}

export const contentSignals = {
  "calendar file": calendarFile,
  "many reviews": manyReviews,
  "past events only": pastEventsOnly,
  "direct apply": directApply,
  "open application": openApplication,
  "issue tracker link": issueTrackerLink,
};

export const contentCounts = {
  questions: countQuestions,
  "help pages": countHelpPages,
  "upcoming events": upcomingEvents,
  "open jobs": countOpenJobs,
  "social profiles": countProfiles,
  "posting profiles": countPostingProfiles,
  "review portals": (reading: SiteReading): Counted => {
    const portals = vendorHits(reading, "vendor:reviews");
    return countNames(portals.map((hit) => ({ name: hit.vendor ?? "", hit })));
  },
};
