// Main headings and outlines from what the pages say already.
import type { PageFacts } from "../../evidence/page-facts.ts";
import { isOrnament } from "../../evidence/page/page-template.ts";
import { bodyBlocks } from "../../evidence/answers/answers-content.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { textWidth } from "../../evidence/structured/structured-text-width.ts";
import { isFullSentence } from "../../evidence/text/text-sentences.ts";
import { isDatedNotice } from "../../evidence/text/dated-notice.ts";
import { lineKey } from "../../evidence/text/shared-lines.ts";
import { titleParts } from "../name/title-names.ts";
import { businessName } from "./business-facts.ts";
import { escapeMarkup, forPages, siteText, writablePages, type DraftMaker } from "./draft-parts.ts";
import { isEmptyWord } from "./general-heading.ts";
import { isChromeLine, isSharedMainHeading } from "./page-chrome.ts";
import { menuNames, ownTopic, stemsOf } from "./page-topic.ts";
import { namesOn } from "./people.ts";

/** What search engines show of a title, in columns. */
const MOST_TITLE = 70;
const HEADING_CHARS = 120;
const LINE_CHARS = 70;
const LONG_CHARS = 120;
const HEADINGS = 12;

/** One main heading: what the page is called, with the others as its parts; the name of the site heads none of them. */
export const mainHeadingDraft: DraftMaker = (site, outcome) => {
  const pages = writablePages(outcome, site);
  // A title that is too long, or names the business, is no heading where the menu calls the page by a word of it.
  const topicFor = (page: PageFacts, isBare: boolean): string => {
    const topic = ownTopic(page, site);
    const name = businessName(site);
    if (!isBare || (textWidth(topic) <= MOST_TITLE && (name === null || !topic.includes(name)))) return topic;
    const said = new Set(stemsOf(topic));
    return menuNames(page, site).find((label) => stemsOf(label).some((stem) => said.has(stem))) ?? topic;
  };
  const isSites = (heading: string, page: PageFacts): boolean =>
    page.url !== site.home.url &&
    (heading === businessName(site) || (heading === mainsOf(page)[0] && isSharedMainHeading(heading, site.pages)));
  return forPages(
    pages,
    {
      kind: "html",
      title: "One main heading",
      notes: pages.some((page) => mainsOf(page).some((text) => isSites(text, page)))
        ? ["The name of the site, a main heading today, becomes plain text there."]
        : [],
    },
    (page) => {
      const mains = mainsOf(page);
      const called =
        page.url === site.home.url
          ? (mains.find((text) => !isDatedNotice(text) && siteText(text, HEADING_CHARS, namesOn(site)) !== "") ??
            titleParts(page.titles[0] ?? "")[0] ??
            "")
          : topicFor(
              page,
              mains.every((text) => isSites(text, page)),
            );
      const topic = siteText(called, HEADING_CHARS, namesOn(site));
      if (topic === "" || isEmptyWord(topic)) return null;
      const others = mains.filter((text) => text !== called && !isSites(text, page));
      return [
        `<h1>${escapeMarkup(topic)}</h1>`,
        ...others
          .slice(0, HEADINGS)
          .map((text) => siteText(text, HEADING_CHARS, namesOn(site)))
          .flatMap((text) => (text === "" ? [] : [`<h2>${escapeMarkup(text)}</h2>`])),
      ].join("\n");
    },
  );
};

const mainsOf = ({ headings }: PageFacts): string[] =>
  headings.flatMap(({ level, text, hidden }) =>
    level === 1 && !hidden && text.trim() !== "" && !isOrnament(text) ? [text] : [],
  );

/** Short lines that stand above long ones read like headings, and are none to a machine. */
export const outlineDraft: DraftMaker = (site, outcome) =>
  forPages(
    writablePages(outcome, site),
    {
      kind: "html",
      title: "Lines that read like headings, as headings",
      notes: ["Change the elements of these lines where they stand; their looks stay in the style sheet."],
    },
    (page) => {
      const lines = headingLines(page, site);
      return lines.length === 0 ? null : lines.map((line) => `<h2>${escapeMarkup(line)}</h2>`).join("\n");
    },
  );

function headingLines(page: PageFacts, site: SiteEvidence): string[] {
  const blocks = bodyBlocks(page);
  // Beside quotes short lines say who is quoted.
  const quoting = new Set(blocks.filter(({ quoted }) => quoted).map(({ heading }) => heading));
  const headings = new Set(page.headings.map(({ text }) => lineKey(text)));
  const lines = blocks.flatMap(({ text, tag, heading }, at) => {
    // What stands above a heading is no other one.
    const below = blocks[at + 1];
    const next = below?.heading === heading ? below.text : "";
    const reads = text.length <= LINE_CHARS && !isFullSentence(text) && next.length >= LONG_CHARS && tag !== "li";
    if (!reads || !/\p{L}{3}/u.test(text) || /^[–—-]| · | [+−×]$/.test(text) || quoting.has(heading)) return [];
    const line = siteText(text, LINE_CHARS, namesOn(site));
    return line === "" || headings.has(lineKey(line)) || isChromeLine(line, page, site.pages) ? [] : [line];
  });
  return [...new Set(lines)].slice(0, HEADINGS);
}
