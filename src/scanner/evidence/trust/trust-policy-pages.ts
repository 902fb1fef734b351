// Legal pages as a visitor would look for them: linked by name, and what the link leads to.
import { isSilent } from "../access/access-silence.ts";
import { addressKey } from "../access/access-observation.ts";
import { HTML_LIMITS } from "../page/html-limits.ts";
import { memoByPage } from "../memo-by-page.ts";
import type { PageFacts } from "../page-facts.ts";
import type { Exchange, LinkCheck } from "../site-evidence.ts";
import { findDates } from "../text/text-dates.ts";
import { hasTerm, makeSearchText, prepareTerms } from "../text/text-search.ts";
import { countWords } from "../text/text-words.ts";
import { decodePercent } from "../../../model/decode-percent.ts";

export interface PolicyPage {
  /**
   * read: among the pages read, with text; empty: read and nearly without text; linked: linked and not
   * read; dead: the link answers an error; nowhere: the link has no address; absent: no link found.
   */
  state: "read" | "empty" | "linked" | "dead" | "nowhere" | "absent";
  url: string;
  /** Text of the link or heading it was found by. */
  label: string;
  foundOn: string;
  /** Status of the answer, when one was seen. */
  status: number;
  /** A date stands in its text. */
  isDated: boolean;
  /** A part of a page, found by its heading and not by a link: folded, where visitors open it by a click. */
  section?: "open" | "folded";
}

export interface PolicyEvidence {
  pages: readonly PageFacts[];
  linkChecks: readonly LinkCheck[];
  exchanges: readonly Exchange[];
}

const LEAST_CHARS = 200;
const LABEL_CHARS = 60;

/**
 * Looks a legal page up by the words its links use, best state first. A section whose heading says more than the term
 * counts by the `parts` that such a text has.
 */
export function findPolicy(
  site: PolicyEvidence,
  words: Readonly<Record<string, readonly string[]>>,
  parts: readonly (readonly string[])[] = [],
): PolicyPage {
  const terms = termsIn(words);
  const found = linksTo(terms, site);
  const section = site.pages.flatMap((page) => sectionsOn(page, terms, parts));
  const opened = found.flatMap((link) => (link.state === "nowhere" ? openedBy(link, terms, site.pages) : []));
  return (
    ORDER.flatMap((state) => [...found, ...section, ...opened].filter((policy) => policy.state === state))[0] ?? ABSENT
  );
}

/** A script of the page shows what it holds out of sight under the name that the link has: "Show imprint". */
function openedBy(link: PolicyPage, terms: readonly string[], pages: readonly PageFacts[]): PolicyPage[] {
  const page = pages.find(({ url }) => url === link.foundOn);
  const named = page?.headings.find(
    ({ text, hidden }) =>
      hidden && text !== "" && isTitle(text, terms) && link.label.toLowerCase().includes(text.toLowerCase()),
  );
  const isTold = page?.hiddenTexts.some(({ text }) => text.length >= LEAST_CHARS && text.includes(named?.text ?? ""));
  return page === undefined || named === undefined || isTold !== true
    ? []
    : [{ ...link, state: "read", url: page.url, label: named.text, status: page.transfer.status, section: "folded" }];
}

/** The lists never change, and an index is made of each that is prepared. */
const termsIn = memoByPage((words: Readonly<Record<string, readonly string[]>>) =>
  prepareTerms(...Object.values(words)),
);
const termsOfPart = memoByPage((part: readonly string[]) => prepareTerms(part));

const ORDER: readonly PolicyPage["state"][] = ["read", "linked", "empty", "dead", "nowhere"];
const ABSENT: PolicyPage = { state: "absent", url: "", label: "", foundOn: "", status: 0, isDated: false };

/** A link that stands on every page is followed once, from the first page it was seen on. */
function linksTo(terms: readonly string[], site: PolicyEvidence): PolicyPage[] {
  const known = new Set<string>();
  return site.pages.flatMap((page) =>
    page.anchors.flatMap(({ href, text }) => {
      const key = `${href} ${text}`;
      if (known.has(key) || text.length > LABEL_CHARS) return [];
      known.add(key);
      if (!matches(text, terms) && !matches(wordsOfPath(href), terms)) return [];
      return [follow(href, { label: text, foundOn: page.url }, site)];
    }),
  );
}

function follow(href: string, from: { label: string; foundOn: string }, site: PolicyEvidence): PolicyPage {
  const base = { ...ABSENT, ...from, url: href || from.foundOn };
  const key = keyOf(href);
  if (!/^https?:/.test(href)) return { ...base, state: "nowhere" };
  const page = site.pages.find((page) => keyOf(page.url) === key || keyOf(page.requestedUrl) === key);
  if (page && key === keyOf(from.foundOn) && !hasPart(page, new URL(href).hash.slice(1)))
    return { ...base, state: "nowhere" };
  if (page) {
    const state = page.visibleText.chars >= LEAST_CHARS ? "read" : "empty";
    return { ...base, state, status: page.transfer.status, isDated: isDated(page) };
  }
  const status = statusOf(key, site);
  return { ...base, status, state: status >= 400 && !isSilent(status) ? "dead" : "linked" };
}

/** A part of that id, or one that scripts show by an address of their own ("#/privacy"). */
const hasPart = ({ tokens: { ids } }: PageFacts, part: string): boolean =>
  part !== "" && (/^[/!]/.test(part) || ids.length >= HTML_LIMITS.tokens || ids.includes(decodePercent(part)));

/** Query included: "/?page_id=3" is another page than the home page. */
const keyOf = (url: string): string => addressKey(url) + (URL.canParse(url) ? new URL(url).search : "");

/** Last status seen for an address among link checks and requests; 0 when it was not asked for. */
function statusOf(key: string, site: PolicyEvidence): number {
  const check = site.linkChecks.find(({ url }) => keyOf(url) === key);
  if (check) return check.status;
  return site.exchanges.findLast(({ url }) => keyOf(url) === key)?.status ?? 0;
}

/** A section of a page under a heading of that name counts as the page, and so does a folded one. */
function sectionsOn(page: PageFacts, terms: readonly string[], parts: readonly (readonly string[])[]): PolicyPage[] {
  const open = page.headings.filter(
    ({ text, hidden }, at) =>
      !hidden &&
      text.length <= LABEL_CHARS &&
      (isTitle(text, terms) || (matches(text, terms) && hasParts(page, at, parts))),
  );
  // On a legal page the titles of its parts may be plain lines.
  const plain =
    page.kind !== "legal"
      ? []
      : page.blocks.filter(
          ({ text, heading }) => text.length <= LABEL_CHARS && matches(text, terms) && hasParts(page, heading, parts),
        );
  const folded = foldedTitles(page).filter((text) => text.length <= LABEL_CHARS && isTitle(text, terms));
  const found = [
    ...[...open, ...plain].map(({ text }) => ["open", text] as const),
    ...folded.map((text) => ["folded", text] as const),
  ];
  return found.slice(0, 1).map(([section, label]) => ({
    ...ABSENT,
    state: page.visibleText.chars >= LEAST_CHARS ? ("read" as const) : ("empty" as const),
    url: page.url,
    label,
    foundOn: page.url,
    status: page.transfer.status,
    isDated: isDated(page),
    section,
  }));
}

const LABELLED = /^([^:]{3,40}):\s\S/;

/** What opens a folded part, and what its paragraphs are labelled with: "Returns: 30 days". */
function foldedTitles({ blocks }: PageFacts): string[] {
  let foldedUnder: number | null = null;
  return blocks.flatMap(({ tag, text, heading }) => {
    if (tag === "summary") foldedUnder = heading;
    if (tag === "summary" || /^h[1-6]$/.test(tag)) return tag === "summary" ? [text] : [];
    return heading === foldedUnder ? (LABELLED.exec(text)?.slice(1) ?? []) : [];
  });
}

const LEAST_PARTS = 3;

/** What stands under a heading and those below it tells most of what such a text has to. */
function hasParts(page: PageFacts, at: number, parts: readonly (readonly string[])[]): boolean {
  const level = page.headings[at]?.level ?? 0;
  const next = page.headings.findIndex((heading, index) => index > at && heading.level <= level);
  const end = next === -1 ? page.headings.length : next;
  const under = page.blocks.filter(({ heading }) => heading >= at && heading < end).map(({ text }) => text);
  const text = under.join(" ");
  if (text.length < LEAST_CHARS) return false;
  const searched = makeSearchText(text);
  return parts.filter((part) => hasTerm(searched, termsOfPart(part))).length >= LEAST_PARTS;
}

/** The term is nearly the whole heading: "Privacy and sensitivity" is about something else. */
function isTitle(text: string, terms: readonly string[]): boolean {
  const searched = makeSearchText(text);
  const words = countWords(text);
  return hasTerm(searched, terms) && terms.some((term) => words <= countWords(term) + 1 && hasTerm(searched, [term]));
}

const isDated = (page: PageFacts): boolean =>
  page.times.length > 0 || page.blocks.some(({ text }) => findDates(text).length > 0);

const matches = (text: string, terms: readonly string[]): boolean =>
  text !== "" && hasTerm(makeSearchText(text), terms);

function wordsOfPath(href: string): string {
  if (!URL.canParse(href)) return "";
  const { pathname, hash } = new URL(href);
  return decodePercent(pathname + hash, "").replace(/[/#_.-]+/g, " ");
}
