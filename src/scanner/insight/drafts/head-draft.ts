// Lines for the head of a page: description, title, canonical address, language, language versions, robots.
import { addressKey } from "../../evidence/access/access-observation.ts";
import { canonicalsOf } from "../../evidence/access/access-canonical.ts";
import { findNoindex } from "../../evidence/access/access-robots-meta.ts";
import { rightCode, versionsOf } from "../../evidence/access/access-hreflang.ts";
import { topicOf } from "../../evidence/answers/answers-content.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { metaContent } from "../../evidence/structured/structured-metas.ts";
import { readLanguageTag } from "../../evidence/structured/structured-language-tag.ts";
import { textWidth } from "../../evidence/structured/structured-text-width.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { businessName, rootAddress } from "./business-facts.ts";
import { escapeMarkup, forPages, pageAddress, pagesOf, siteText, tag, type DraftMaker } from "./draft-parts.ts";
import { pageSentence } from "./page-sentence.ts";

const IN_HEAD = "Goes into the head of the page.";
const LEAST_TITLE = 10;
const MOST_TITLE = 70;

/** A sentence of the page's own, which no other page has as its description. */
export const descriptionDraft: DraftMaker = (site, outcome) => {
  const taken = new Set(site.pages.map((page) => metaContent(page, "description").toLowerCase()));
  return forPages(
    pagesOf(outcome, site),
    {
      kind: "html",
      title: "Descriptions from the pages' own sentences",
      notes: [
        IN_HEAD,
        "Put it in place of the description that is there. A sentence in words of your own may say it better.",
      ],
    },
    (page) => {
      const sentence = pageSentence(page, taken);
      if (sentence === null) return null;
      taken.add(sentence.toLowerCase());
      return tag("meta", { name: "description", content: sentence });
    },
  );
};

/** The page's own heading, with the name of the business where both fit. */
export const titleDraft: DraftMaker = (site, outcome) => {
  const taken = new Set(site.pages.map(({ titles }) => (titles[0] ?? "").toLowerCase()));
  const name = businessName(site);
  return forPages(
    pagesOf(outcome, site),
    {
      kind: "html",
      title: "Titles from the pages' own headings",
      notes: [IN_HEAD, "A page has one title: put it in place of those that are there."],
    },
    (page) => {
      const title = titleOf(page, name, taken);
      if (title === null) return null;
      taken.add(title.toLowerCase());
      return `<title>${escapeMarkup(title)}</title>`;
    },
  );
};

function titleOf(page: PageFacts, name: string | null, taken: ReadonlySet<string>): string | null {
  const heads = page.headings
    .filter(({ hidden, level }) => !hidden && level <= 2)
    .map(({ text }) => siteText(text, 100));
  const topics = [...new Set([...heads, siteText(topicOf(page), 100)])].filter((topic) => topic !== "").slice(0, 4);
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

/** Only for addresses without a query: of others it cannot be told which part counts. */
export const canonicalDraft: DraftMaker = (site, outcome) =>
  forPages(
    pagesOf(outcome, site),
    {
      kind: "html",
      title: "The page's one true address",
      notes: [IN_HEAD, "Take out any other canonical link of the page."],
    },
    (page) => {
      const address = pageAddress(page.url);
      const [named] = canonicalsOf(page).filter((href) => addressKey(href) === addressKey(page.url));
      const href = (named === undefined ? "" : pageAddress(named)) || address;
      return href === "" ? null : tag("link", { rel: "canonical", href });
    },
  );

/** The language of the text: only where it was recognized with some confidence. */
export const languageDraft: DraftMaker = (site, outcome) => {
  const { language, languages } = site.profile;
  const main = language.value;
  if (main === null || language.confidence === "low" || readLanguageTag(main) === null) return null;
  return forPages(
    pagesOf(outcome, site),
    {
      kind: "html",
      title: "The language of the page",
      notes: ["Put it in place of the html start tag, and keep its other attributes."],
    },
    (page) => (page.url === site.home.url || languages.length <= 1 ? tag("html", { lang: main }) : null),
  );
};

/** The whole set of versions, which every one of them has to carry. */
export const hreflangDraft: DraftMaker = (site, outcome) =>
  forPages(
    pagesOf(outcome, site).slice(0, 2),
    {
      kind: "html",
      title: "The set of language versions",
      notes: ["Goes, the same, into the head of every page that it names."],
    },
    (page) => {
      const versions = versionsOf(page).flatMap(({ hreflang, href }) => {
        const code = rightCode(hreflang ?? "");
        const address = pageAddress(href);
        return code === null || address === "" ? [] : [{ code, address }];
      });
      const lines = withItself(versions, page, site).map(({ code, address }) =>
        tag("link", { rel: "alternate", hreflang: code, href: address }),
      );
      return lines.length < 2 ? null : [...new Set(lines)].slice(0, 20).join("\n");
    },
  );

interface Version {
  code: string;
  address: string;
}

function withItself(versions: readonly Version[], page: PageFacts, { profile }: SiteEvidence): readonly Version[] {
  const own = pageAddress(page.url);
  const code = readLanguageTag(page.htmlLang ?? "") ?? profile.language.value;
  const isThere = versions.some(({ address }) => addressKey(address) === addressKey(own));
  return isThere || own === "" || code === null ? versions : [{ code, address: own }, ...versions];
}

/** For pages that ask search engines not to keep them; whether that was meant only the owner knows. */
export const indexableDraft: DraftMaker = (site) => {
  const pages = [site.home, ...site.pages.filter((page) => page.url !== site.home.url)];
  const inHeader = pages.find((page) => findNoindex(page)?.source.startsWith("X-Robots-Tag"));
  return forPages(
    pages.filter((page) => findNoindex(page) !== undefined),
    {
      kind: "html",
      title: "Search engines let in",
      notes: [
        "Put it in place of the meta element that says noindex.",
        ...(inHeader === undefined
          ? []
          : ["Some of these pages say so in the server's X-Robots-Tag header: take noindex out there."]),
      ],
    },
    (page) => {
      const found = findNoindex(page);
      if (found === undefined || found.source.startsWith("X-Robots-Tag")) return null;
      return tag("meta", { name: found.agent, content: "index, follow" });
    },
  );
};

/** Plain-text forms that were seen and that the page does not name. */
export const markdownAlternateDraft: DraftMaker = ({ markdown, pages }) => {
  const twins = markdown.twins.filter(({ isMarkdown }) => isMarkdown);
  const page = pages.find(({ url }) => twins.some((twin) => isTwinOf(twin.url, url)));
  const twin = page === undefined ? undefined : twins.find(({ url }) => isTwinOf(url, page.url));
  const href = twin === undefined ? "" : pageAddress(twin.url);
  if (page === undefined || href === "") return null;
  return {
    kind: "html",
    title: "The page's plain-text form, named",
    target: pageAddress(page.url) || href,
    content: tag("link", { rel: "alternate", type: "text/markdown", href }),
    notes: [IN_HEAD, "Other pages name their own plain-text form in the same way."],
  };
};

const isTwinOf = (twin: string, page: string): boolean =>
  addressKey(twin.replace(/(?:\/index(?:\.html)?)?\.md$/, "")) === addressKey(page) ||
  (URL.canParse(page) && new URL("/index.md", page).href === twin && new URL(page).pathname === "/");

const OG = ["og:title", "og:description", "og:url", "og:image"] as const;

/** What the preview of a shared link lacks. */
export const openGraphDraft: DraftMaker = (site) => {
  const { home } = site;
  const missing = OG.filter((key) => metaContent(home, key) === "");
  if (missing.length === 0) return null;
  const values: Record<(typeof OG)[number], string> = {
    "og:title": siteText(home.titles[0] ?? "", 100) || (businessName(site) ?? ""),
    "og:description": siteText(metaContent(home, "description"), 200) || (pageSentence(home) ?? ""),
    "og:url": rootAddress(site),
    "og:image": pageAddress(metaContent(home, "twitter:image")) || "[full address of a picture, 1200 x 630 pixels]",
  };
  const lines = missing.flatMap((property) =>
    values[property] === "" ? [] : [tag("meta", { property, content: values[property] })],
  );
  return {
    kind: "html",
    title: "What a shared link shows",
    target: rootAddress(site),
    content: lines.join("\n"),
    notes: ["Goes into the head of the start page; other pages carry their own."],
  };
};
