// Legal pages as a visitor would look for them: linked by name, and what the link leads to.
import { isSilent } from "../access/access-silence.ts";
import { addressKey } from "../access/access-observation.ts";
import { memoByPage } from "../memo-by-page.ts";
import type { PageFacts } from "../page-facts.ts";
import type { Exchange, LinkCheck } from "../site-evidence.ts";
import { findDates } from "../text/text-dates.ts";
import { findTerm, hasTerm, makeSearchText, prepareTerms } from "../text/text-search.ts";
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
  /** A part of a page, found by its heading and not by a link. */
  isSection?: true;
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
  return ORDER.flatMap((state) => [...found, ...section].filter((policy) => policy.state === state))[0] ?? ABSENT;
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
  if (page && key === keyOf(from.foundOn) && new URL(href).hash.length < 2) return { ...base, state: "nowhere" };
  if (page) {
    const state = page.visibleText.chars >= LEAST_CHARS ? "read" : "empty";
    return { ...base, state, status: page.transfer.status, isDated: isDated(page) };
  }
  const status = statusOf(key, site);
  return { ...base, status, state: status >= 400 && !isSilent(status) ? "dead" : "linked" };
}

/** Query included: "/?page_id=3" is another page than the home page. */
const keyOf = (url: string): string => addressKey(url) + (URL.canParse(url) ? new URL(url).search : "");

/** Last status seen for an address among link checks and requests; 0 when it was not asked for. */
function statusOf(key: string, site: PolicyEvidence): number {
  const check = site.linkChecks.find(({ url }) => keyOf(url) === key);
  if (check) return check.status;
  return site.exchanges.findLast(({ url }) => keyOf(url) === key)?.status ?? 0;
}

/** A section of a page under a heading of that name counts as the page. */
function sectionsOn(page: PageFacts, terms: readonly string[], parts: readonly (readonly string[])[]): PolicyPage[] {
  return page.headings
    .filter(
      ({ text, hidden }, at) =>
        !hidden &&
        text.length <= LABEL_CHARS &&
        (isTitle(text, terms) || (matches(text, terms) && hasParts(page, at, parts))),
    )
    .slice(0, 1)
    .map(({ text }) => ({
      ...ABSENT,
      state: page.visibleText.chars >= LEAST_CHARS ? ("read" as const) : ("empty" as const),
      url: page.url,
      label: text,
      foundOn: page.url,
      status: page.transfer.status,
      isDated: isDated(page),
      isSection: true as const,
    }));
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
  const term = findTerm(makeSearchText(text), terms);
  return term !== null && countWords(text) <= countWords(term) + 1;
}

const isDated = (page: PageFacts): boolean =>
  page.times.length > 0 || page.blocks.some(({ text }) => findDates(text).length > 0);

const matches = (text: string, terms: readonly string[]): boolean =>
  text !== "" && hasTerm(makeSearchText(text), terms);

function wordsOfPath(href: string): string {
  if (!URL.canParse(href)) return "";
  const { pathname } = new URL(href);
  return decodePercent(pathname, "").replace(/[/_.-]+/g, " ");
}
