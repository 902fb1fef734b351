// Titles and descriptions from what the pages say themselves.
import { topicOf } from "../../evidence/answers/answers-content.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { metaContent } from "../../evidence/structured/structured-metas.ts";
import { textWidth } from "../../evidence/structured/structured-text-width.ts";
import { businessName } from "./business-facts.ts";
import { escapeMarkup, forPages, IN_HEAD, siteText, tag, type DraftMaker, writablePages } from "./draft-parts.ts";
import { pageSentence } from "./page-sentence.ts";
import { namesOn } from "./people.ts";

const LEAST_TITLE = 10;
const MOST_TITLE = 70;

/** A sentence of the page's own, which no other page has as its description. */
export const descriptionDraft: DraftMaker = (site, outcome) => {
  const taken = new Set(site.pages.map((page) => metaContent(page, "description").toLowerCase()));
  return forPages(
    writablePages(outcome, site),
    {
      kind: "html",
      title: "Descriptions from the pages' own sentences",
      notes: [
        IN_HEAD,
        "Put it in place of the description that is there. A sentence in words of your own may say it better.",
      ],
    },
    (page) => {
      const sentence = pageSentence(page, namesOn(site), taken);
      if (sentence === null) return null;
      taken.add(sentence.toLowerCase());
      return tag("meta", { name: "description", content: sentence });
    },
  );
};

/** The page's own heading, with the name of the business where both fit. */
export const titleDraft: DraftMaker = (site, outcome) => {
  const taken = new Set(site.pages.map(({ titles }) => (titles[0] ?? "").toLowerCase()));
  return forPages(
    writablePages(outcome, site),
    {
      kind: "html",
      title: "Titles from the pages' own headings",
      notes: [IN_HEAD, "A page has one title: put it in place of those that are there."],
    },
    (page) => {
      const title = titleOf(page, site, taken);
      if (title === null) return null;
      taken.add(title.toLowerCase());
      return `<title>${escapeMarkup(title)}</title>`;
    },
  );
};

function titleOf(page: PageFacts, site: SiteEvidence, taken: ReadonlySet<string>): string | null {
  const name = businessName(site);
  const names = namesOn(site);
  const heads = page.headings
    .filter(({ hidden, level }) => !hidden && level <= 2)
    .map(({ text }) => siteText(text, 100, names));
  const topics = [...new Set([...heads, siteText(topicOf(page), 100, names)])]
    .filter((topic) => topic !== "")
    .slice(0, 4);
  const candidates = topics.flatMap((topic) =>
    name === null || topic.toLowerCase().includes(name.toLowerCase()) ? [topic] : [`${topic} | ${name}`, topic],
  );
  return (
    candidates.find((title) => {
      const columns = textWidth(title);
      return columns >= LEAST_TITLE && columns <= MOST_TITLE && !taken.has(title.toLowerCase());
    }) ?? null
  );
}
