// What the head of a page says of it: its language, whether search engines may keep it, what a shared link shows.
import { findNoindex } from "../../evidence/access/access-robots-meta.ts";
import { metaContent } from "../../evidence/structured/structured-metas.ts";
import { readLanguageTag } from "../../evidence/structured/structured-language-tag.ts";
import { businessName, rootAddress } from "./business-facts.ts";
import { forPages, pageAddress, pagesOf, siteText, tag, type DraftMaker } from "./draft-parts.ts";
import { pageSentence } from "./page-sentence.ts";
import { pastableText } from "./pastable-text.ts";
import { namesOn } from "./people.ts";

/** The language of the text: only where it was recognized with some confidence. */
export const languageDraft: DraftMaker = (site, outcome) => {
  const { language, languages } = site.profile;
  const main = language.tag ?? language.value;
  if (main === null || language.confidence === "low" || readLanguageTag(main) === null) return null;
  return forPages(
    pagesOf(outcome, site),
    {
      kind: "html",
      title: "The language of the page",
      notes: [],
    },
    (page) => {
      const isMain = page.url === site.home.url || languages.length <= 1;
      const lang = site.profile.misdeclared?.[page.url] ?? (isMain ? main : null);
      return lang === null ? null : tag("html", { lang });
    },
  );
};

/** For pages that ask search engines not to keep them; whether that was meant only the owner knows. */
export const indexableDraft: DraftMaker = (site) => {
  const pages = [site.home, ...site.pages.filter((page) => page.url !== site.home.url)];
  const inHeader = pages.find((page) => findNoindex(page, site.target.observedAt)?.source.startsWith("X-Robots-Tag"));
  return forPages(
    pages.filter((page) => findNoindex(page, site.target.observedAt) !== undefined),
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
      const found = findNoindex(page, site.target.observedAt);
      if (found === undefined || found.source.startsWith("X-Robots-Tag")) return null;
      return tag("meta", { name: found.agent, content: "index, follow" });
    },
  );
};

const OG = ["og:title", "og:description", "og:url", "og:image"] as const;

/** What the preview of a shared link lacks. */
export const openGraphDraft: DraftMaker = (site) => {
  const { home } = site;
  const missing = OG.filter((key) => metaContent(home, key) === "");
  if (missing.length === 0) return null;
  const names = namesOn(site);
  const values: Record<(typeof OG)[number], string> = {
    "og:title": siteText(home.titles[0] ?? "", 100, names) || (businessName(site) ?? ""),
    "og:description":
      siteText(pastableText(metaContent(home, "description"), home, site.pages), 200, names) ||
      (pageSentence(home, site.pages, names) ?? ""),
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
    notes: ["Other pages carry their own."],
  };
};
