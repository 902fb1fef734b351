// One definition per check: what it is, what it needs, what it says. See CONTRIBUTING.
import type {
  AeoCategory,
  CheckCategory,
  CheckStatus,
  Effort,
  EvidenceGrade,
  EvidenceItem,
  Score,
} from "../../model/outcome.ts";
import type { AgentId } from "../../model/scan.ts";
import { listOf, pathOf } from "../../model/words.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { EvidenceKey, SiteEvidence } from "../evidence/site-evidence.ts";

/** What a check answers. `score` defaults to 1, 0.5, 0 for pass, warn, fail; page-level checks give the share. */
export interface Verdict {
  status: CheckStatus;
  score?: number;
  /** What is so on this site, one sentence for the owner, with counts. */
  situation: string;
  evidence: EvidenceItem[];
  /** Replaces the check's general fix where this site needs another. */
  fix?: string;
  /** Replaces the check's general size where this site's fault takes another. */
  effort?: Effort;
  /** How many pages it concerns; 0 where the addresses shown stand for the whole site. */
  pagesInAll?: number;
  /** It says that something is on none of the pages: not to be said while pages did not answer. */
  isAbsence?: boolean;
}

/** Words that a headline may use, chosen from the profile. */
export interface Voice {
  /** Plural noun for the people who use the business: patients, clients, customers … */
  people: string;
  /** The business's name, or its domain when the name is unknown. */
  name: string;
}

export interface Check<K extends EvidenceKey = EvidenceKey> {
  /** Kebab-case; equals the file name and the row of the catalogue. */
  id: string;
  agent: AgentId;
  /** Category in the readiness score, or in the AEO score for checks that count only there. */
  category: CheckCategory;
  /** Category in the AEO score of a check that counts in both. */
  aeoCategory?: AeoCategory;
  /** Scores it counts in; empty for rows that are only reported. */
  counts: readonly Score[];
  /** 3: without it machines or buyers cannot reach, read or trust the content; 2: a capability is lost; 1: polish. */
  severity: 1 | 2 | 3;
  /** A and B may carry weight; C and D are reported only. */
  evidence: EvidenceGrade;
  needs: readonly K[];
  title: string;
  /** Why it matters, for the owner, one or two sentences. */
  why: string;
  /** What to do: on {pages}, those that it was seen on, and at {host}, the site's; "{pages|every article}" is said of any site. */
  fix: string;
  effort: Effort;
  /** Address of the rule's source. */
  reference: string;
  /** What none of the pages read has, where the check found nothing to judge; names the threshold where it has one. */
  nowhere?: string;
  /**
   * The consequence for the business when it warns or fails; never names a tag. Required for scored checks. Where it is
   * not the same for every fault, what was shown says which it is; without that it has to be true of each.
   */
  headline?: (voice: Voice, shown?: readonly EvidenceItem[]) => string;
  run(evidence: Pick<SiteEvidence, K>): Verdict;
}

/** The headline over an outcome, true of what was shown there. */
export const headlineOf = (
  check: Pick<Check, "headline" | "title">,
  voice: Voice,
  shown: readonly EvidenceItem[],
): string => check.headline?.(voice, shown) ?? check.title;

/** Declares a check; the type of `run` follows from `needs`. */
export function defineCheck<const K extends EvidenceKey>(check: Check<K>): Check<K> {
  return check;
}

/** What a severity is multiplied with. */
export const GRADE_FACTOR: Record<EvidenceGrade, number> = { A: 1, B: 0.7, C: 0, D: 0 };

/** Weight in a score: severity times evidence grade; 0 for rows that are only reported. */
export function weightOf(check: Pick<Check, "counts" | "severity" | "evidence">): number {
  return check.counts.length === 0 ? 0 : check.severity * GRADE_FACTOR[check.evidence];
}

const EXCERPT_CHARS = 300;

/** What an observation says as data, for headlines and for the report: its sentences are for people. */
export type Named = Pick<EvidenceItem, "about" | "lacks">;

/** One observation; `received` is flattened to one line and cut at 300 characters. */
export function seen(url: string, received: string, meaning: string, named: Named = {}): EvidenceItem {
  const line = received.replace(/\s+/g, " ").trim();
  const excerpt = line.length > EXCERPT_CHARS ? `${line.slice(0, EXCERPT_CHARS - 1)}…` : line;
  return { url, received: excerpt, meaning, ...named };
}

/** What was shown is about, or lacks, each once. */
export const namedIn = (shown: readonly EvidenceItem[], what: keyof Named): string[] => [
  ...new Set(shown.flatMap((item) => item[what] ?? [])),
];

type Seen = EvidenceItem | readonly EvidenceItem[];
const verdict =
  (status: CheckStatus) =>
  (
    situation: string,
    evidence: Seen = [],
    more: Pick<Verdict, "score" | "fix" | "effort" | "pagesInAll"> = {},
  ): Verdict => ({
    status,
    situation,
    evidence: [evidence].flat(),
    ...more,
  });

export const pass = verdict("pass");
export const warn = verdict("warn");
export const fail = verdict("fail");
export const info = verdict("info");
/** The kind of site makes the question meaningless. */
export const na = verdict("na");
/** It could not be observed; lowers confidence, never the score. */
export const unable = verdict("unable");

/** What is mended in one place for all pages; those that were asked are examples. */
export const OF_SITE: Pick<Verdict, "pagesInAll"> = { pagesInAll: 0 };

/** The verdict that something is nowhere on the site. */
export const absent = (given: Verdict): Verdict => ({ ...given, isAbsence: true });

/** What to do at any site. */
export const generalFix = ({ fix }: Pick<Check, "fix">): string => filledFix(fix, "the site");

const PAGES = /\{pages(?:\|([^{}]*))?\}/g;
export const filledFix = (fix: string, host: string, pages?: string): string =>
  fix
    .replace(PAGES, (_, general: string | undefined) => pages ?? general ?? "each page")
    .replaceAll("{host}", () => host);

/** The verdict with what this site needs; what passes needs nothing. */
export const fixedBy = (given: Verdict, fix: string): Verdict =>
  given.status === "warn" || given.status === "fail" ? { ...given, fix } : given;

/** Of who works online or for firms, wherever these are. */
export const NOT_VISITED = na(
  "This is taken for a business that customers do not visit as a rule, so a description as a place is not asked for.",
);

/** No page has what a check of pages judges; the check's own words for it are `nowhere`. */
export const NOWHERE = absent(na("None of the pages read has what this looks at."));

const PAGES_NAMED = 4;

/**
 * The sentence with pages that it was taken from, so that it speaks of this site: those where it does not hold
 * ("(not on /contact)"), or, where it holds on none, those that were looked at ("(looked at /a and /b)"), unless they are
 * too many to be named.
 */
export function namingPages(sentence: string, good: number, badUrls: readonly string[]): string {
  const pages = [...new Set(badUrls.map(pathOf))];
  const named = listOf(pages, pages.length > PAGES_NAMED ? PAGES_NAMED - 1 : PAGES_NAMED);
  if (named === "" || (good === 0 && pages.length > PAGES_NAMED)) return sentence;
  const told = good > 0 && good < badUrls.length ? sentence.replace(/(?<!\d)\d{1,9} of \d/, onlyAt) : sentence;
  const where = ` (${good === 0 ? "looked at" : told.includes(", all but ") ? "on" : "not on"} ${named})`;
  // What follows says on how many pages it does not hold.
  const [holds = "", ...faults] = good === 0 ? [told] : told.split("; ");
  return `${[`${holds.replace(/\.$/, "")}${where}`, ...faults].join("; ").replace(/\.$/, "")}.`;
}

/** A few of many are told as what they are. */
const onlyAt = (count: string, at: number): string => `${at === 0 ? "Only" : "only"} ${count}`;

/** Such sentences as a text, in which pages that several looked at are named by the last of them. */
export const joinNaming = (sentences: readonly string[]): string =>
  sentences
    .map((sentence, at) => {
      const [pages] = / \(looked at .+\)\.$/.exec(sentence) ?? [];
      const isRepeated = pages !== undefined && sentences.slice(at + 1).some((other) => other.endsWith(pages));
      return isRepeated ? `${sentence.slice(0, -pages.length)}.` : sentence;
    })
    .join(" ");

/** Least shares of good pages with which a check of pages passes or warns. */
export const PAGE_SHARE_PASS = 0.9;
export const PAGE_SHARE_WARN = 0.5;
const EVIDENCE_ITEMS = 5;

/** What was received on a page that is not good, and what it means. */
export type Fault = Omit<EvidenceItem, "url">;

/**
 * Judges every page and scores the share that is good: pass from 90 %, warn from 50 %, else fail.
 * `judge` gives null for a page the question does not apply to, true for a good page, and for a bad
 * one what was received and what it means. `describe` says the result in a sentence.
 */
export function judgePages(
  pages: readonly PageFacts[],
  judge: (page: PageFacts) => null | true | Fault,
  describe: (counts: { good: number; of: number }) => string,
): Verdict {
  const bad: EvidenceItem[] = [];
  let good = 0;
  let of = 0;
  let firstGood: PageFacts | undefined;
  for (const page of pages) {
    const result = judge(page);
    if (result === null) continue;
    of += 1;
    if (result === true) {
      good += 1;
      firstGood ??= page;
    } else {
      const { received, meaning, ...named } = result;
      bad.push(seen(page.url, received, meaning, named));
    }
  }
  if (of === 0) return NOWHERE;
  const share = good / of;
  const status = share >= PAGE_SHARE_PASS ? "pass" : share >= PAGE_SHARE_WARN ? "warn" : "fail";
  const situation = namingPages(
    describe({ good, of }),
    good,
    bad.map(({ url }) => url),
  );
  const evidence =
    bad.length > 0
      ? bad.slice(0, EVIDENCE_ITEMS)
      : firstGood
        ? [seen(firstGood.url, situation, "Seen on every page this applies to.")]
        : [];
  return { status, score: share, situation, evidence, ...(bad.length > 0 && { pagesInAll: bad.length }) };
}
