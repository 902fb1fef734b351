// What every draft is made of: safe text from the site, placeholders, and blocks in the form their file asks for.
// Text of a site is hostile input: it stays data in whatever it is put into.
import { DRAFT_CHARS, headOfBlock, type Draft, type DraftKind } from "../../../model/draft.ts";
import type { Outcome } from "../../../model/outcome.ts";
import { toPrintable } from "../../../model/printable-text.ts";
import { printableUrl } from "../../../model/target.ts";
import { pathOf } from "../../../model/words.ts";
import { typeName } from "../../evidence/structured/collect-structured.ts";
import { memoByPage } from "../../evidence/memo-by-page.ts";
import { memoByText } from "../../../model/memo-by-text.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { isTemplate } from "../../evidence/page/page-template.ts";
import type { SiteEvidence, SiteNode } from "../../evidence/site-evidence.ts";
import { findOrder } from "../../evidence/trust/trust-instructions.ts";
import { isConsentText } from "../industry/noise.ts";
import { namesPerson, NO_NAMES, type KnownNames } from "../name/person-name.ts";
import { isPlaceholderText } from "../../evidence/contacts/placeholders.ts";
import { hasMarkup } from "../../evidence/text/has-markup.ts";
import { hasStreetAddress } from "../../evidence/text/text-streets.ts";
import { namesOn, presentsPeople } from "./people.ts";

export interface DraftParts extends Omit<Draft, "notice"> {
  /** The class that says most of the business, where the draft names one: the example for texts beside it. */
  type?: string | undefined;
  /** Those that have a block of their own in it. */
  pages?: readonly PageFacts[];
  /** The check wants more than what it holds. */
  isPart?: boolean;
}
/** Makes the draft for a check that does not pass; null where none would be honest. */
export type DraftMaker = (site: SiteEvidence, outcome: Outcome) => DraftParts | null;

/** A second block would describe the business twice. */
export function addTo({ types, pageUrl }: Pick<SiteNode, "types" | "pageUrl">): string {
  const type = codeName(typeName(types[0] ?? ""));
  return `Merge these lines into the description of the business on ${pathOf(pageUrl)}${type === undefined ? "" : ` (${type})`}, in place of its lines of the same names.`;
}
/** Begins the note that names pages of which each wants lines of its own. */
export const NOT_HERE = "Not in this draft: ";
const READ_CHARS = 2_000;
const TEXT_CHARS = 300;

/**
 * One line of the site's own text that may be published again; "" for what holds personal data, names of people,
 * orders or filler.
 */
export function siteText(text: string, most = TEXT_CHARS, names = NO_NAMES): string {
  const line = text.slice(0, READ_CHARS).replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();
  // Masked already, or cut: half of what the site says.
  if (line === "" || line.length > most || line.includes("•••") || line.endsWith("…")) return "";
  return mayBePrinted(names)(line) ? line : "";
}

/** Lines kept: many drafts ask about the same titles and sentences. */
const KEPT_LINES = 1_000;

const mayBePrinted = memoByPage((names: KnownNames) =>
  memoByText(
    KEPT_LINES,
    (line) =>
      toPrintable(line) === line &&
      !hasMarkup(line) &&
      !hasStreetAddress(line) &&
      !isPlaceholderText(line) &&
      !isConsentText(line) &&
      findOrder(line) === null &&
      !namesPerson(line, names),
  ),
);

/** A name from the page's code that marks an element, such as an id; undefined for anything that could be prose. */
export const codeName = (text: string | undefined): string | undefined =>
  text !== undefined && /^[\w\-:.[\] ]{1,80}$/.test(text) && siteText(text) !== "" ? text : undefined;

/**
 * "[phone number, as on https://example.com/contact]": what is never printed, and the page on which it was read. Where
 * it was read on none, no page is named.
 */
export const placeholder = (what: string, url: string | null = null): string =>
  url === null ? `[${what}]` : `[${what}, as on ${printableUrl(url)}]`;

export const isPlaceholder = (text: unknown): boolean => typeof text === "string" && text.startsWith("[");

/** A node as a script element. `<` is escaped, so that no text of the site can end the element or open a comment. */
export function jsonLd(node: Record<string, unknown>): string {
  const json = laidOut({ "@context": "https://schema.org", ...node }).replace(/</g, "\\u003c");
  return `<script type="application/ld+json">\n${json}\n</script>`;
}

const JSON_COLUMNS = 120;
/** JSON in which what fits into a line stands in one. */
function laidOut(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => `${isList ? "" : `${JSON.stringify(key)}: `}${laidOut(one, `${indent}  `)}`);
  const line = isList ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
  if (indent !== "" && !line.includes("\n") && indent.length + line.length <= JSON_COLUMNS) return line;
  return `${isList ? "[" : "{"}\n${parts.map((part) => `${indent}  ${part}`).join(",\n")}\n${indent}${isList ? "]" : "}"}`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
/** Safe as text and inside a quoted attribute, in HTML and in XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** An element's start tag; attributes without a value are left out. */
export function tag(name: string, attributes: Record<string, string | true | null | undefined>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [value === true ? ` ${key}` : ` ${key}="${escapeMarkup(value)}"`],
  );
  return `<${name}${written.join("")}>`;
}

/** The web address without what must not be published; "" where the query is part of what it names. */
export const pageAddress = (url: string): string =>
  /^https?:/i.test(url) && URL.canParse(url) && new URL(url).search === "" ? printableUrl(url) : "";

/** The same by the scheme of the start page, whatever scheme a link had. */
export const ownAddress = (url: string, { target }: Pick<SiteEvidence, "target">): string =>
  pageAddress(target.origin.startsWith("https:") ? url.replace(/^http:/i, "https:") : url);

/** The pages that an outcome shows as failing, in its order; not those that share an address but for the query. */
export function pagesOf(outcome: Outcome, { pages }: Pick<SiteEvidence, "pages">): PageFacts[] {
  const urls = [...new Set(outcome.evidence.map(({ url }) => url))];
  const byAddress = Map.groupBy(pages, ({ url }) => printableUrl(url));
  return urls.flatMap((url) => {
    const sharing = byAddress.get(url) ?? [];
    return sharing.length === 1 ? sharing : [];
  });
}

/** Those of them that may be written about: pages of people, and those that a script fills with one thing or another, are not. */
export function writablePages(outcome: Outcome, site: SiteEvidence): PageFacts[] {
  const names = namesOn(site);
  return pagesOf(outcome, site).filter((page) => !presentsPeople(page, names) && !isTemplate(page));
}

/** What leaves room in a draft for the heading of a block. */
export const BLOCK_CHARS = 2_800;

/** One block for each page, headed by its address where there are several; null when there is none. */
export function forPages(
  pages: readonly PageFacts[],
  draft: { kind: DraftKind; title: string; notes: readonly string[] },
  write: (page: PageFacts) => string | null,
): DraftParts | null {
  const blocks: { page: PageFacts; block: string }[] = [];
  let chars = 0;
  for (const page of pages) {
    const block = write(page);
    const room = (block ?? "").length + headOfBlock(printableUrl(page.url)).length + "\n\n\n".length;
    if (block === null || chars + room > DRAFT_CHARS) continue;
    chars += room;
    blocks.push({ page, block });
  }
  const [first] = blocks;
  if (first === undefined) return null;
  const isOne = blocks.length === 1;
  const content = isOne
    ? first.block
    : blocks
        .map(({ page, block }) => `${headOfBlock(printableUrl(page.url))}\n${block}`)
        .join(blocks.some(({ block }) => block.includes("\n")) ? "\n\n" : "\n");
  return {
    ...draft,
    target: printableUrl(first.page.url),
    content,
    notes: [...draft.notes],
    pages: blocks.map(({ page }) => page),
  };
}
