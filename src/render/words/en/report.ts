// The report of a finished scan: what stands around that which the scan composed.
import type { CheckStatus } from "../../../model/outcome.ts";
import type { Confidence } from "../../../model/profile.ts";
import type { Rating } from "../../../model/results.ts";
import type { ScanType } from "../../../model/scan.ts";
import { countOf, listOf, pathOf, startWith } from "../../../model/words.ts";
import { type Markup, markup } from "../../markup.ts";
import { names } from "./names.ts";

/** A link whose name is a part of the sentence. */
type LinkNamed = (name: string) => Markup;

const COUNTED: Record<CheckStatus, string> = {
  fail: "failing",
  warn: "in part",
  pass: "passing",
  unable: "not observed",
  na: "not applicable",
  info: "reported",
};

export const report = {
  title: (business: string) => `How ready ${business} is for AI`,
  description: (domain: string, { readiness, aeo }: { readiness: number; aeo: number }) =>
    `What an assistant finds on ${domain}: readiness ${readiness} and AEO ${aeo} of 100, each with the evidence it rests on.`,
  head: {
    label: "Business insight report",
    industry: (id: string, confidence: Confidence) =>
      `${names.industry(id)}, ${names.confidence[confidence]} confidence`,
    language: (tag: string) => `Language: ${languageName(tag)}`,
    size: (band: string) => `Size: ${band}`,
    depth: (scanType: ScanType, agents: number) => `${names.scanTypes[scanType]} scan, ${countOf(agents, "agent")}`,
    pagesRead: (pages: number) => `${countOf(pages, "page")} read`,
    scorecard: (version: string) => `Scorecard ${version}`,
    takeAlong: "Download or print",
    onPaper: (address: string, origin: string) =>
      `${address}. Addresses in parentheses that begin with / stand at ${origin}.`,
  },
  read: {
    title: "How it was read",
    pagesRead: "Pages read",
    columns: { address: "Address", title: "Title", kind: "Kind", status: "Status", words: "Words" },
    size: (band: string, reason: string) => `Size of the business: ${band}. ${reason.replace(/\.?$/, ".")}`,
    scoredBy: (version: string, method: LinkNamed) =>
      markup`Scored by scorecard ${version}: ${method("every check, its weight and its source")}. The same evidence gives the same report. Text in quotes and in evidence comes from the website; it is data, and no words of ours.`,
    scan: (id: string) => `Scan ${id}.`,
  },
  scores: {
    title: "Scores and level",
    asTable: "These figures as a table",
    dial: (name: string, score: number) => `${name}: ${score} of 100`,
    dialMeans: (dial: {
      low: number;
      high: number;
      confidence: Confidence;
      median: number | null;
      lifted: number | null;
    }) =>
      [
        `Between ${dial.low} and ${dial.high} if everything that could not be observed is counted against or for the site.`,
        `Confidence is ${names.confidence[dial.confidence]}.`,
        ...(dial.median === null ? [] : [`The median of the industry is ${dial.median}.`]),
        ...(dial.lifted === null ? [] : [`The first fixes would lift it to ${dial.lifted}.`]),
      ].join(" "),
    range: "Range",
    rangeIs: (low: number, high: number) => (low === high ? `${low}, nothing left open` : `${low} to ${high}`),
    confidence: "Confidence",
    confidenceIs: (confidence: Confidence, observed: string) => `${names.confidence[confidence]}, ${observed} observed`,
    withFixes: (fixes: number) => (fixes === 1 ? "With the first fix" : `With the first ${fixes} fixes`),
    liftedTo: (score: number, leftOut: number, halfHeld: number) =>
      [
        `${score}`,
        ...(halfHeld === 0 ? [] : [`${countOf(halfHeld, "check")} counted in half`]),
        ...(leftOut === 0 ? [] : [`less ${countOf(leftOut, "check")} that can be judged only then`]),
      ].join(", "),
    medianOf: (industry: string) =>
      industry === "other" ? "Industry median" : `Median in ${industry.replaceAll("-", " ")}`,
    medianIs: (median: number | null, scans: number) => `${median ?? "not known"} over ${countOf(scans, "scan")}`,
    fewScans: "too few scans yet",
    on: (day: string) => `On ${day}`,
    wasThen: (before: number, moved: string | null) =>
      `${before}, ${moved === null ? "no change since" : `${moved} since`}`,
    caption: "Scores with range and confidence",
    columns: {
      score: "Score of 100",
      value: "Value",
      lowest: "Lowest",
      highest: "Highest",
      confidence: "Confidence",
      observed: "Observed",
      median: "Median of the industry",
    },
    notKnown: "not known",
    level: (value: number, highest: number, name: string | undefined) => `Level ${value} of ${highest}: ${name ?? ""}`,
    rung: (name: string, meaning: string) => `${name}: ${meaning}`,
    reachedHighest: "(reached, the highest so far)",
    reached: "(reached)",
    notReached: "(not reached)",
    levelTakes: (level: number, titles: readonly string[]) => `Level ${level} requires: ${titles.join("; ")}.`,
    tellsUpTo: (level: number) => `A scan of this depth can tell up to level ${level}.`,
  },
  doubts: {
    title: "What limits these scores",
    capped: (name: string, limit: number, reason: string) =>
      markup`<strong>${name} is held at ${limit}.</strong> ${reason}`,
    /** `gains` is what letting readers in would bring; `assumes` on which condition. */
    shutOut: ({ situation, gains, assumes }: { situation: string; gains: Gains; assumes: string | undefined }) =>
      markup`<strong>The site keeps readers out.</strong> ${situation} What is not read cannot be quoted or recommended, and could not be judged here${wouldBring(gains, assumes)}.`,
    whatWasSeen: "What was seen",
    unsure: (
      scores: readonly { name: string; observed: string }[],
      { pages, scanType, sentence }: { pages: number; scanType: ScanType; sentence: string },
    ) =>
      markup`<strong>Confidence is low.</strong> The site was read on ${countOf(pages, "page")}. Of the checks that a ${scanType} scan plans, ${listOf(scores.map(({ name, observed }) => `${observed} of those behind ${name}`))} could be observed. ${sentence}`,
    absent: (agents: readonly { agent: string; reason: string }[]) =>
      markup`<strong>${countOf(agents.length, "agent")} could not finish.</strong> What ${agents.length === 1 ? "it looks" : "they look"} at is not part of this report: ${agents.map(({ agent, reason }) => `${startWith(agent.replaceAll("-", " "))} (${reason})`).join("; ")}.`,
  },
  meaning: {
    title: "What this means",
    first: (fixes: number) => ["", "Do this first", "Do these two first"][fixes] ?? "Do these three first",
    where: (pages: readonly string[], inAll?: number) => `Where: ${listOf(pages.map(pathOf), 3, inAll)}.`,
    firstBecause: (reason: string) => `It comes before larger gains because ${reason}.`,
    readinessGain: (points: string) => `${points} readiness`,
    aeoGain: (points: string) => `${points} AEO`,
    why: (hidden: (text: string) => Markup) => markup`Why${hidden(": what was seen")}`,
  },
  points: {
    title: "Where the points come from",
    note: "Every category opens into its checks, each with what was seen and where.",
  },
  since: {
    title: "Since the last scan",
    scores: (moved: { readiness: [number, number]; aeo: [number, number]; checks: number }) =>
      `Readiness was ${moved.readiness[0]} and is ${moved.readiness[1]}; AEO was ${moved.aeo[0]} and is ${moved.aeo[1]}. ${countOf(moved.checks, "check")} changed.`,
    reportOf: (day: string) => `The report of ${day}`,
    moved: "Checks that moved a score",
    others: (checks: number) => (checks === 1 ? "The other check" : `The other ${checks} checks`),
    moreMoved: "More checks that moved a score",
    columns: { check: "Check", before: "Before", now: "Now", readiness: "Readiness", aeo: "AEO" },
    notMade: "not made",
    notComparable: "not comparable",
    tooLittle: "too little seen",
    byCategory: "By category",
    categoriesMoved: "Categories that moved",
    categoryColumns: { category: "Category", score: "Score", before: "Before", now: "Now" },
    remainder: ({ readiness, aeo }: { readiness: string; aeo: string }) =>
      `Rounding, caps and what changes bring only together: readiness ${readiness}, AEO ${aeo}.`,
  },
  findings: {
    title: "Key findings",
    note: "Most consequential first. What was seen is quoted with its address.",
    others: (findings: number) => (findings === 1 ? "The other finding" : `The other ${findings} findings`),
    morePaste: "More to paste",
    severity: (rating: Rating, hidden: (text: string) => Markup) => markup`${startWith(rating)}${hidden(" severity")}`,
    whatToDo: (effort: string, fix: readonly Markup[]) => markup`<strong>What to do</strong> (${effort}): ${fix}`,
    restsOn: (checks: readonly Markup[]) => markup`Rests on: ${checks}`,
    moreSeen: (count: number) => `And ${count} more.`,
  },
  draft: {
    title: (title: string) => `What to paste: ${title}`,
    for: (target: string, further: string, notice: string) => markup`For <code>${target}</code>${further}. ${notice}`,
    copy: "Copy",
  },
  workflows: {
    title: "How you work today",
    note: "Work that the site shows, with the words that show it. Steps without such words are the usual course; where a page is named beside them, they are those that it tells.",
    keyByHand: "Dashed: usually by hand",
    keyOthers: "Dotted: done by others",
    keyItself: "Solid: runs by itself",
    keyTold: "Not filled: as a page tells it",
    automated: (all: readonly string[]) => markup`<strong>Runs by itself already:</strong> ${all.join("; ")}.`,
    tools: (all: readonly string[]) => `Seen at work: ${all.join(", ")}.`,
    confidence: (confidence: string) => `Confidence: ${confidence}.`,
    byHand: "by hand",
    byHandSo: "by hand: ",
    byItself: "by itself",
  },
  found: {
    title: "Channels and technologies",
    note: "Ways to reach and use the business, and what the site runs on. Numbers and addresses of people are masked.",
    recognized: (technologies: number) => `${countOf(technologies, "technology", "technologies")} recognized`,
    channels: "Channels",
    channelColumns: { channel: "Channel", seen: "What was seen", pages: "Pages", confidence: "Confidence" },
    technologies: "Technologies",
    technologyColumns: {
      technology: "Technology",
      kind: "Kind",
      seen: "What was seen",
      page: "Page",
      confidence: "Confidence",
    },
    andMore: (pages: number) => ` and ${pages} more`,
  },
  checks: {
    title: "All checks",
    status: "Status",
    category: "Category",
    all: "All",
    show: "Show these",
    counted: (shown: number, all: number) =>
      `${shown === all ? countOf(all, "check") : `${shown} of ${countOf(all, "check")}`}. Each opens into what was seen, why it matters and what to change.`,
    showAll: "Show all",
    none: "No check is of this status and category.",
    group: (category: Markup, counts: readonly { status: CheckStatus; count: number }[]) =>
      markup`${category}: ${counts.map(({ status, count }) => `${count} ${COUNTED[status]}`).join(", ")}`,
    lent: (checks: readonly { check: Markup; status: CheckStatus }[]) =>
      markup`Counted here as well: ${checks.map(({ check, status }, at) => markup`${at > 0 && "; "}${check} (${COUNTED[status]})`)}.`,
    whatToChange: (effort: string, fix: readonly Markup[]) =>
      markup`<strong>What to change</strong> (${effort}): ${fix}`,
    method: (id: string) => `How ${id} is judged and weighed`,
  },
  days: {
    title: "Ninety days",
    phase: (from: number, to: number) => `Days ${from} to ${to}`,
    who: (role: string, effort: Rating) => `${role}; ${names.effort(effort)}`,
    kpi: (kpi: string) => `count “${kpi}”`,
    first: (checks: readonly Markup[]) => markup`first: ${checks}`,
    rest: (signIn: LinkNamed, key: LinkNamed) =>
      markup`What to do in each phase, who does it and how to tell that it is done comes with a free account: ${signIn("sign in and come back here")}. Programs read the same ${key("with a key")}.`,
  },
  downloads: {
    title: "Take it with you",
    markdown: { name: "Report (Markdown)", note: "To paste into a document or a chat." },
    json: { name: "Results (JSON)", note: "Everything on this page, for programs." },
    checks: { name: "Checks (JSON)", note: "Each check with its evidence." },
    csv: { name: "Opportunities (CSV)", note: "For a spreadsheet, with hours, steps and risks." },
    skills: { name: "Skills (ZIP)", note: "One ready skill file for each change, for agents." },
    skillsClosed: {
      name: "Sign in for the skills",
      note: "One ready skill file for each change, for agents: with a free account or a key.",
    },
    onPaper: "On paper: print this page, or print it to a PDF file. It is laid out for A4.",
  },
};

interface Gains {
  readiness: string | null;
  aeo: string | null;
}

function wouldBring({ readiness, aeo }: Gains, assumes: string | undefined): string {
  const gains = [...(readiness === null ? [] : [`${readiness} readiness`]), ...(aeo === null ? [] : [`${aeo} AEO`])];
  if (gains.length === 0) return "";
  return `. Letting them in would bring ${listOf(gains)}${assumes === undefined ? "" : `, ${assumes}`}`;
}

/** "English" for "en"; what is no language tag stays as it is. */
function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames("en-US", { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
