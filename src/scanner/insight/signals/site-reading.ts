// What the signals look at: the site's own pages, each once, with lines of text by where they stand.
import { primarySubtag } from "../../evidence/text/text-language.ts";
import type { Channel, Profile, SeenAs, Technology } from "../../../model/profile.ts";
import { readablePath } from "../../../model/words.ts";
import { addressParts } from "../../../model/address-parts.ts";
import { findManualPhrases } from "../../evidence/workflow/manual-phrases.ts";
import type { ManualPhrase } from "../../evidence/workflow/manual-phrases.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence, SiteNode } from "../../evidence/site-evidence.ts";
import { knownTag } from "../industry/industry-lexicon.ts";
import { explainsWork } from "./explains-work.ts";
import { linesOf, titlesOfPosts } from "./page-lines.ts";
import type { PageLine } from "./page-lines.ts";
import { isPrivacyNotice } from "./privacy-notice.ts";
import { sellsPrograms, waysIn } from "./sold-work.ts";
import type { WaysIn } from "./sold-work.ts";

export type WorkflowEvidence = Pick<
  SiteEvidence,
  "pages" | "structured" | "channels" | "technologies" | "profile" | "documents" | "sitemap" | "target"
>;

export interface ReadPage {
  facts: PageFacts;
  /** Path for people, "/" for the root, without query. */
  path: string;
  /** Path in lower case with every separator a hyphen and one at both ends: "-patients-new-patient-". */
  words: string;
  /** None on a page that explains work in general. */
  lines: PageLine[];
}

/** One observation a signal rests on. */
export interface SignalHit {
  url: string;
  region: string;
  quote: string;
  /** 1, or 0.4 where a term stands in running text alone. */
  strength: number;
  /** Product that was recognized. */
  vendor?: string;
  /** What a way to reach the business was seen as. */
  seenAs?: SeenAs;
  /** Words near each other and no fixed phrase. */
  isPieced?: true;
  /** The sentence in which the words stand. */
  sentence?: string;
  /** The sentence that tells who does a step, and its longest word of those that were found. */
  told?: { sentence: string; key: string };
  /** Tells what the business is and not which work it does. */
  isContext?: true;
  /** Has to hold for a claim and shows no work: not told where anything else is. */
  isCondition?: true;
  /** Names what is known here, and no act. */
  isSubject?: true;
  /** A way to reach the business: a phone, an address, a form. */
  isWay?: true;
  /** Words of a feature that is sold: they show the work of those who buy it. */
  isSold?: true;
  mention?: { kind: "page" | "form" | "document" | "tool"; label: string };
}

export interface SiteReading {
  pages: readonly ReadPage[];
  structured: readonly SiteNode[];
  channels: readonly Channel[];
  technologies: readonly Technology[];
  profile: Profile;
  evidence: WorkflowEvidence;
  observedAt: number;
  /** Languages whose words are looked for: English, and those of the pages. */
  languages: readonly string[];
  manual: readonly ManualPhrase[];
  /** Where people turn to the makers of the program that the site sells; null where it sells none. */
  waysIn: WaysIn | null;
  /** Answers of signals, by name. */
  memo: Map<string, SignalHit[]>;
}

const MOST_LANGUAGES = 5;

/** Reads a site for the signals; a page that was read twice, or under two addresses, counts once. */
export function readSite(evidence: WorkflowEvidence): SiteReading {
  const languages = languagesOf(evidence);
  const posts = titlesOfPosts(evidence.pages);
  const pages = distinctPages(evidence.pages).map((read): ReadPage => {
    const facts = isForMembers(evidence, read) ? { ...read, kind: "other" as const } : read;
    const path = pathOf(facts.url);
    const lines = linesOf(facts, evidence.pages, posts);
    return { facts, path, words: pathWords(path), lines: explainsWork(facts, lines, languages) ? [] : lines };
  });
  return {
    pages,
    structured: evidence.structured,
    channels: evidence.channels.filter((channel) => channel.confidence !== "low"),
    technologies: evidence.technologies.filter((technology) => technology.confidence !== "low"),
    profile: evidence.profile,
    evidence,
    observedAt: evidence.target.observedAt,
    languages,
    waysIn: sellsPrograms(evidence) ? waysIn(evidence.pages) : null,
    manual: distinctPhrases(
      pages
        .flatMap((page) => (page.lines.length > 0 && !isPrivacyNotice(page.facts) ? findManualPhrases(page.facts) : []))
        .filter(({ isForOffice }) => !isForOffice || evidence.profile.siteType.value === "nonprofit-gov"),
    ),
    memo: new Map(),
  };
}

const WITH_MEMBERS: ReadonlySet<string> = new Set(["club", "fitness", "religion", "nonprofit"]);

const JOINING = /^\W{0,3}(?:join us|nous rejoindre|rejoignez[ -]nous|do[łl][ąa]cz do nas)(?!\p{L})/iu;

/** "Join us" of a club, where nothing shows an opening. */
const isForMembers = ({ profile, channels }: WorkflowEvidence, { kind, url, titles, headings }: PageFacts): boolean =>
  kind === "careers" &&
  [titles[0] ?? "", headings[0]?.text ?? "", pathWords(pathOf(url)).replaceAll("-", " ").trim()].some((name) =>
    JOINING.test(name),
  ) &&
  WITH_MEMBERS.has(profile.industry.subKind ?? "") &&
  !channels.some(({ type, pages }) => type === "careers" && pages.includes(url));

/** The start page first, then by address, so that the order of reading changes nothing. */
function distinctPages(pages: readonly PageFacts[]): PageFacts[] {
  const byAddress = (a: PageFacts, b: PageFacts): number => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0);
  const isStart = (page: PageFacts): number => (page.foundBy === "start" ? 0 : 1);
  const seen = new Set<string>();
  return [...pages]
    .sort((a, b) => isStart(a) - isStart(b) || byAddress(a, b))
    .filter((page) => {
      const content = contentKey(page);
      if ([page.url, content].some((key) => key !== "" && seen.has(key))) return false;
      seen.add(page.url).add(content);
      return true;
    });
}

function contentKey(page: PageFacts): string {
  const text = [...page.headings.map((heading) => heading.text), ...page.blocks.map((block) => block.text)].join("\n");
  return text.length < 40 ? "" : `${page.titles.join("|")}\n${text}`;
}

function distinctPhrases(phrases: readonly ManualPhrase[]): ManualPhrase[] {
  const seen = new Set<string>();
  return phrases.filter((phrase) => {
    const key = `${phrase.group} ${phrase.quote}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function languagesOf({ profile, pages }: WorkflowEvidence): string[] {
  const declared = pages.map((page) => primarySubtag(page.htmlLang)).sort();
  const all = ["en", profile.language.value ?? "", ...profile.languages, ...declared].filter(Boolean).map(knownTag);
  return [...new Set(all)].slice(0, MOST_LANGUAGES);
}

/** The pages are a manual: they say what readers do with a product, and little of the work of its makers. */
export const describesAProduct = ({ siteType, industry }: Profile): boolean =>
  siteType.value === "docs" || (industry.subKind === "docs" && siteType.value !== "saas-api");

/** Path of an address, percent-decoded where that is possible. */
export function pathOf(url: string): string {
  const parts = addressParts(url);
  return parts === null ? url.slice(0, 200) : readablePath(parts.pathname);
}

export const pathWords = (path: string): string =>
  `-${path
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?)$/, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join("-")}-`;
