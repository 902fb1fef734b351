import type { EvidenceItem, Outcome } from "../../../model/outcome.ts";
import { maskPersonalData } from "../../../model/mask.ts";
import { listOf, partOf } from "../../../model/words.ts";
import { withoutCopies } from "../../evidence/access/access-canonical.ts";
import { isLeftOver, textWidth } from "../../evidence/structured/structured-text-width.ts";
import { defineCheck, fixedBy, seen } from "../define-check.ts";
import { gradePages } from "../grade-pages.ts";

const LEAST_COLUMNS = 10;
const MOST_COLUMNS = 70;
/**
 * What is too long loses its end where the title is shown, and machines read it whole (the source knows no limit): a word
 * less costs next to nothing, and more of them a third.
 */
const LONGISH_COLUMNS = 80;
const [LONGISH, LONG] = [0.92, 2 / 3];
const MISSING = "missing";
const TOO_LONG = "too long to be shown whole";

export const titleQuality = defineCheck({
  id: "title-quality",
  agent: "essentials",
  category: "Extractability",
  counts: ["aeo"],
  severity: 2,
  evidence: "A",
  needs: ["pages"],
  title: "Every page has its own title, shown whole",
  why: "The title is the first thing assistants and search engines read to decide what a page is about, and what they show as the link.",
  fix: "Give {pages} a title that no other page has, 10 to 70 characters long (5 to 35 in Chinese, Japanese or Korean): what the page is about, then the name of the business.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/title-link",
  headline: ({ name }, shown = []) =>
    shown.length > 0 && shown.every(isCutOff)
      ? `Titles of pages of ${name} are cut off where they are shown`
      : shown.length > 0 && shown.every(({ about }) => about?.includes(MISSING) === true)
        ? `Pages of ${name} have no title`
        : // True of titles that are missing, shared, left over or too short; the situation says which.
          `Titles alone do not tell assistants what each page of ${name} is about`,
  run({ pages: read }) {
    // A copy that names its original may have the original's title.
    const pages = withoutCopies(read);
    const uses = new Map<string, number>();
    for (const { titles } of pages) uses.set(keyOf(titles[0]), (uses.get(keyOf(titles[0])) ?? 0) + 1);
    const faults = new Map<string, number>();
    const verdict = gradePages(
      pages,
      ({ titles }) => {
        const fault = findFault(titles, uses);
        if (fault === null) return 1;
        const { kind, value = 0, received, meaning } = fault;
        faults.set(kind, (faults.get(kind) ?? 0) + 1);
        return { value, received, meaning, about: [kind] };
      },
      (counts) => describe(counts, faults),
    );
    if (isLongAlone({ id: titleQuality.id, evidence: verdict.evidence }))
      return fixedBy(
        verdict,
        `Shorten each of these titles to ${MOST_COLUMNS} characters (${MOST_COLUMNS / 2} in Chinese, Japanese or Korean), with what the page is about first.`,
      );
    const [first] = pages;
    return faults.size > 0 || first === undefined
      ? verdict
      : { ...verdict, evidence: [seen(first.url, verdict.situation, "Seen on every page this applies to.")] };
  },
});

const isCutOff = ({ about }: Pick<EvidenceItem, "about">): boolean => about?.includes(TOO_LONG) === true;
/** The worst are shown first: where these are only long, all are. Each tells its page from the others. */
export const isLongAlone = ({ id, evidence }: Pick<Outcome, "id" | "evidence">): boolean =>
  id === titleQuality.id && evidence.length > 0 && evidence.every(isCutOff);

interface Fault {
  /** Completes "the title is …" for people. */
  kind: string;
  received: string;
  meaning: string;
  /** What the page earns all the same. */
  value?: number;
}

function findFault(titles: readonly string[], uses: ReadonlyMap<string, number>): Fault | null {
  const [title = ""] = titles;
  const columns = textWidth(title.trim());
  const received = maskPersonalData(titles.length > 1 ? titles.join(" / ") : title);
  if (columns === 0) return { kind: MISSING, received: "no title", meaning: "The page has no title." };
  if (titles.length > 1)
    return { kind: "not the only one", received, meaning: `The page has ${titles.length} titles.` };
  if (isLeftOver(title))
    return { kind: "left over from a template", received, meaning: "A title left over from a template." };
  if (columns < LEAST_COLUMNS) {
    const meaning = `Only ${columns} characters wide: too short to say what the page is about.`;
    return { kind: "too short", received, meaning };
  }
  const isShared = (uses.get(keyOf(title)) ?? 0) > 1;
  if (isShared) return { kind: "that of another page too", received, meaning: "Another page has the same title." };
  if (columns > MOST_COLUMNS) {
    const meaning = `${columns} characters wide: the end is cut off where it is shown.`;
    const value = columns <= LONGISH_COLUMNS ? LONGISH : LONG;
    return { kind: TOO_LONG, received, meaning, value };
  }
  return null;
}

function describe({ good, of }: { good: number; of: number }, faults: ReadonlyMap<string, number>): string {
  const holds = `One title of its own, in a length that is shown whole, stands on ${partOf(good, of, "page")}`;
  if (faults.size === 0) return `${holds}.`;
  const told = [...faults].map(([kind, count]) => `${kind} on ${count === 1 ? "one page" : `${count} pages`}`);
  const [kind = ""] = faults.keys();
  if (good > 0) return `${holds}; the title is ${listOf(told)}.`;
  return `The title is ${faults.size === 1 ? `${kind} on ${partOf(of, of, "page")}` : listOf(told)}.`;
}

const keyOf = (title: string | undefined): string => (title ?? "").toLowerCase().replace(/\s+/g, " ").trim();
