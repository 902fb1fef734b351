// Articles and dated pages: headline, author and dates for machines.
import { isoDay, listOf, pathOf } from "../../../model/words.ts";
import { authorsTold, linksAuthor } from "../../evidence/answers/answers-author.ts";
import { bodyBlocks, bylineOf } from "../../evidence/answers/answers-content.ts";
import { readDates, sayDay } from "../../evidence/answers/answers-dates.ts";
import { findDates } from "../../evidence/text/text-dates.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { languageOf } from "../../evidence/text/text-language.ts";
import { isOfType, nodesOfType } from "../../evidence/structured/collect-structured.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { foldText } from "../../evidence/text/text-search.ts";
import { nameKey } from "../name/clean-name.ts";
import { namesPerson, NO_NAMES } from "../name/person-name.ts";
import { businessName, businessReference } from "./business-facts.ts";
import {
  escapeMarkup,
  forPages,
  jsonLd,
  pageAddress,
  pagesOf,
  placeholder,
  siteText,
  type DraftMaker,
} from "./draft-parts.ts";
import { ownTopic } from "./page-topic.ts";
import { namesOn } from "./people.ts";

const HEADLINE_CHARS = 110;

/** Names of people are not printed, so the author is a placeholder. */
export const articleDraft: DraftMaker = (site, outcome) =>
  forPages(
    pagesOf(outcome, site),
    {
      kind: "json-ld",
      title: "The article, described for machines",
      notes: noteOnBlocks(pagesOf(outcome, site), site, () => "Article"),
    },
    (page) => articleOn(page, site),
  );

/** In two blocks an article would be described twice. */
function noteOnBlocks(
  pages: readonly PageFacts[],
  { structured }: SiteEvidence,
  typeOf: (page: PageFacts) => string,
): string[] {
  const described = pages.filter((page) =>
    structured.some((node) => node.pageUrl === page.url && isOfType(node, typeOf(page))),
  );
  const paths = described.map(({ url }) => pathOf(url));
  return paths.length === 0
    ? []
    : [
        `Add what it lacks to the ${paths.length === 1 ? "block that describes" : "blocks that describe"} ${listOf(paths)} already.`,
      ];
}

function articleOn(page: PageFacts, site: SiteEvidence): string | null {
  const headline = siteText(ownTopic(page, site), HEADLINE_CHARS, namesOn(site));
  if (headline === "") return null;
  return jsonLd({
    "@type": "Article",
    headline,
    url: pageAddress(page.url) || undefined,
    author: authorOf(page, site),
    datePublished: dayShown(page) ?? dayTold(page) ?? placeholder("day of publication in the form YYYY-MM-DD"),
    publisher: businessReference(site),
  });
}

/** The business where it signs itself; a person's name is read by visitors under the title, or asked for. */
function authorOf(page: PageFacts, site: SiteEvidence): unknown {
  const name = businessName(site);
  const team = teamOf(page);
  if (team !== undefined) {
    const own = name !== null && (team === "" || foldText(team) === foldText(name));
    const told = siteText(team, undefined, namesOn(site));
    return own ? businessReference(site) : { "@type": "Organization", name: told || placeholder("author", page.url) };
  }
  const line = bylineOf(page);
  const isShown = line !== undefined || linksAuthor(page);
  const isBusiness = (own: string): boolean =>
    isShown
      ? foldText(line ?? "").includes(foldText(own)) && !namesPerson(line ?? "", NO_NAMES)
      : authorsTold(page).some((told) => nameKey(told) === nameKey(own));
  return name !== null && isBusiness(name)
    ? businessReference(site)
    : { "@type": "Person", name: placeholder("author", isShown ? page.url : null) };
}

const TOP_BLOCKS = 8;
const BYLINE_CHARS = 120;
const BY_TEAM =
  /^(?:(?:written )?by (?:our|the) (?:editorial )?team(?: (?:at|of))?|(?:por|escrito por) (?:el|nuestro) equipo(?: de)?|par (?:l['’]|notre )(?:é|e)quipe(?: de)?|pela (?:nossa )?equip[ae](?: d[aeo])?|(?:von|vom) (?:unserem |dem )?team(?: von| der| des)?|von der redaktion|a cura (?:del team|della redazione)(?: di)?|door (?:het|ons) team(?: van)?|redactie(?=\s*$)|redakcja(?=\s*$)|zespół(?=\s*$)|redaktion(?=\s*$))(?!\p{L})/iu;
const BY_NAMED_TEAM = /^(?:written )?by the (\S.{0,60}?) team(?!\p{L})/iu;

/** "Por el equipo de X", "By the X team", "Redaktion": the name behind it, "" for one's own; undefined without such a line. */
function teamOf(page: PageFacts): string | undefined {
  for (const { text } of bodyBlocks(page).slice(0, TOP_BLOCKS)) {
    const line = text.trim();
    if (line.length > BYLINE_CHARS) continue;
    const named = BY_NAMED_TEAM.exec(line)?.[1];
    if (named !== undefined && !/^editorial$/i.test(named)) return named;
    const [team] = BY_TEAM.exec(line) ?? [];
    // "Redaktion und Recherche seit 1990" is no signature.
    const [behind = ""] = team === undefined ? [] : line.slice(team.length).split(/\s?[·|,–—]\s?|\s-\s/u, 1);
    if (team !== undefined && /^(?:\s?:)?(?:\s+\p{Lu}|\s*$)/u.test(behind)) return behind.replace(/^[\s:]+/, "").trim();
  }
  return undefined;
}

/**
 * The date that the page shows, in the form machines read; none where it shows none. An article that is not described
 * yet gets the block of its description, so that it is never described twice.
 */
export const dateMarkupDraft: DraftMaker = (site, outcome) =>
  forPages(
    pagesOf(outcome, site),
    {
      kind: "json-ld",
      title: "The page's date for machines",
      notes: noteOnBlocks(pagesOf(outcome, site), site, ({ kind }) => (kind === "post" ? "Article" : "WebPage")),
    },
    (page) => {
      const day = dayShown(page);
      const name = siteText(ownTopic(page, site), HEADLINE_CHARS, namesOn(site));
      if (day === null || name === "" || givesOtherDay(page, day)) return null;
      if (page.kind !== "post") return jsonLd({ "@type": "WebPage", name, datePublished: day });
      const here = site.structured.filter(({ pageUrl }) => pageUrl === page.url);
      return nodesOfType(here, "Article").length === 0
        ? articleOn(page, site)
        : jsonLd({ "@type": "Article", headline: name, datePublished: day });
    },
  );

/** What machines are told already is another day: which one is right its owner alone knows. */
const givesOtherDay = (page: PageFacts, day: string): boolean => {
  const { published, modified } = readDates(page);
  const told = [published, modified].filter((ms) => ms !== null).map(isoDay);
  return told.length > 0 && !told.includes(day);
};

/** A line that shows the date which so far only machines are given. */
export const visibleDateDraft: DraftMaker = (site, outcome) =>
  forPages(
    pagesOf(outcome, site),
    { kind: "html", title: "A date that visitors see", notes: ["Goes right under the main heading of the article."] },
    (page) => {
      const { modified, published } = readDates(page);
      const day = modified ?? published;
      if (day === null || day > site.target.observedAt || showsAnyDate(page)) return null;
      const shown = languageOf(page, site.profile) === "en" ? sayDay(day) : isoDay(day);
      return `<p><time datetime="${isoDay(day)}">${escapeMarkup(shown)}</time></p>`;
    },
  );

const DATE_LINE_CHARS = 60;
/** A line of its own with a date or a month: a second one beside it would be one too many. */
const showsAnyDate = ({ blocks }: PageFacts): boolean =>
  blocks.some(
    ({ region, text }) =>
      (region === "main" || region === "header") && text.length <= DATE_LINE_CHARS && findDates(text).length > 0,
  );

/** The day of publication that machines are given already. */
function dayTold(page: PageFacts): string | null {
  const { published } = readDates(page);
  return published === null ? null : isoDay(published);
}

function dayShown(page: PageFacts): string | null {
  // "03/04" can be two days: no draft says which.
  const first = readDates(page).visible.find(({ ms, otherMs }) => otherMs === null || otherMs === ms);
  return first === undefined ? null : isoDay(first.ms);
}
