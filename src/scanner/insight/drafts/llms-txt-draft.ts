// A guide for language models: the name, what the business does, and its own pages with what each holds.
import { findNoindex } from "../../evidence/access/access-robots-meta.ts";
import { countOf } from "../../../model/words.ts";
import type { PageFacts, PageKind } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { businessDescription, businessName } from "./business-facts.ts";
import { pageAddress, siteText, type DraftMaker } from "./draft-parts.ts";
import type { KnownNames } from "../name/person-name.ts";
import { splitSentences } from "../../evidence/text/text-sentences.ts";
import { pageDescription } from "./page-sentence.ts";
import { ownTopic } from "./page-topic.ts";
import { namesOn, presentsPeople } from "./people.ts";

const SECTIONS: readonly (readonly [string, readonly PageKind[]])[] = [
  ["What we offer", ["services", "product", "shop", "pricing", "booking", "event"]],
  ["About us", ["home", "about", "team", "location", "contact", "careers"]],
  ["Help and documentation", ["faq", "docs"]],
  ["Articles", ["post", "blog"]],
  ["Further pages", ["other"]],
  // By the format's own rule, readers in a hurry leave this section out.
  ["Optional", ["legal"]],
];
const PAGES = 6;
const NOTE_CHARS = 160;
const CONTENT_CHARS = 2_900;

export const llmsTxtDraft: DraftMaker = (site) => {
  const name = businessName(site);
  if (name === null) return null;
  const names = namesOn(site);
  const pages = site.pages.filter(
    (page) =>
      pageAddress(page.url) !== "" &&
      findNoindex(page, site.target.observedAt) === undefined &&
      !presentsPeople(page, names),
  );
  const description = businessDescription(site);
  const head = [`# ${escapeLine(name)}`, ...(description === undefined ? [] : ["", `> ${escapeLine(description)}`])];
  const taken = new Set<string>();
  const sections = SECTIONS.flatMap(([title, kinds]) => {
    const ofKind = pages.filter(({ kind }) => kinds.includes(kind));
    const read = ofKind.flatMap((page) => linkTo(page, { name, names, pages, taken, site })).slice(0, PAGES);
    const links = kinds.includes("docs") ? [...read, ...linkToInterface(site)] : read;
    return links.length === 0 ? [] : [`\n## ${title}\n\n${links.join("\n")}`];
  });
  if (sections.length === 0) return null;
  const content = withinLimit(head.join("\n"), sections);
  const left = pages.filter(({ url }) => !content.includes(`(${pageAddress(url)})`)).length;
  return {
    kind: "markdown",
    title: "A guide for language models",
    target: `${site.target.origin}/llms.txt`,
    content,
    notes: [
      ...(left * 4 > pages.length
        ? [
            `It names ${countOf(pages.length - left, "page")} of the ${pages.length} read that may stand there: add the others that matter.`,
          ]
        : []),
      ...(site.documents["llms-txt"]?.state === "present"
        ? ["There is such a file: keep what it says beyond this, save for links to pages that are gone."]
        : []),
    ],
  };
};

/** What a program that writes code against the interface reads first. */
function linkToInterface({ documents }: SiteEvidence): string[] {
  const { state, url } = documents["openapi"] ?? { state: "absent", url: "" };
  const address = state === "present" ? pageAddress(url ?? "") : "";
  return address === "" ? [] : [`- [OpenAPI description](${address})`];
}

/** Whole sections, as many as fit. */
const withinLimit = (head: string, sections: readonly string[]): string =>
  sections.reduce(
    (text, section) => (text.length + section.length + 1 > CONTENT_CHARS ? text : `${text}\n${section}`),
    head,
  );

interface Named {
  /** Of the business. */
  name: string;
  names: KnownNames;
  pages: readonly PageFacts[];
  site: SiteEvidence;
  /** Titles that are in use. */
  taken: Set<string>;
}

/** Two pages of one name cannot be told apart, so the second takes its browser title; the start page is the business. */
function linkTo(page: PageFacts, { name, names, pages, taken, site }: Named): string[] {
  const title = [page.kind === "home" ? name : ownTopic(page, site), page.titles[0] ?? ""]
    .map((text) => siteText(text, 100, names))
    .find((text) => text !== "" && !taken.has(text));
  if (title === undefined) return [];
  taken.add(title);
  // The head says what the business is, and a sentence out of a page's text would say a part of it as if it were all.
  const isPlain = page.kind === "home" || page.kind === "legal";
  const described = isPlain ? "" : (pageDescription(page, pages, names, 1) ?? "");
  const note = [described, splitSentences(described)[0] ?? ""].find(({ length }) => length <= NOTE_CHARS) ?? "";
  return [`- [${escapeLine(title)}](${pageAddress(page.url)})${note === "" ? "" : `: ${escapeLine(note)}`}`];
}

/** A title or sentence is one line, and its brackets open no link. */
const escapeLine = (text: string): string => text.replace(/[[\]<>`\\]/g, (character) => `\\${character}`);
