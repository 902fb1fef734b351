// The sections of the report on what to automate, and the hours it would save.
import type { Confidence } from "../../../model/profile.ts";
import type { HoursTotal, Rating, Workflow } from "../../../model/results.ts";
import { hundredths, listOf, startWith } from "../../../model/words.ts";
import { type Markup, markup } from "../../markup.ts";
import { names } from "./names.ts";

/** The pages say who does a step of it, or how it goes. */
const isTold = ({ steps = [] }: Workflow): boolean => steps.some(({ basis }) => basis === "quoted" || basis === "told");

export const proposals = {
  opportunities: {
    title: "What to automate",
    nothing: (workflows: readonly Workflow[]) =>
      `No change to the work is proposed: what could be changed is done already${workflows.some(isTold) ? " or saves too little" : ", saves too little, or is not told on the pages read"}. What to mend on the pages stands in the list of fixes.`,
    note: "Numbered in the order in which to take them. Each opens into its steps, what it needs, what could go wrong and what helps.",
    matrix: "Impact and effort",
    matrixTitle: "Opportunities by impact and effort",
    matrixMeans: (all: readonly { title: string; impact: Rating; effort: Rating }[]) =>
      `${all.map(({ title, impact, effort }, at) => `${at + 1}. ${title}: ${impact} impact, ${effort} effort.`).join(" ")} The table below it holds the same.`,
    impact: "impact",
    effort: "effort",
    corners: { quickWins: "Quick wins", projects: "Projects", fillIns: "Fill-ins", later: "Later" },
    sortBy: (columns: readonly Markup[]) => markup`Sort by: ${columns}`,
    caption: "Opportunities; heads of columns sort",
    columns: {
      priority: "Order",
      opportunity: "Opportunity",
      hours: "Hours a month",
      impact: "Impact",
      effort: "Effort",
    },
    weight: (impact: Rating, effort: Rating) => `${impact} impact, ${effort} effort`,
    more: (hidden: (text: string) => Markup, title: string) => markup`Steps, needs and risks${hidden(`: ${title}`)}`,
    notKnown: "not known",
    now: "Now",
    afterwards: "Then",
    steps: "How it goes",
    takes: "What it takes",
    holdsFirst: "What has to hold first",
    tools: "Possible tools",
    risks: "Risks, and what helps",
    impactReason: "Why the impact is what it is",
    kpi: "Count before and after",
    acceptance: "Done when a new scan passes",
  },
  hours: {
    title: "Hours",
    underAnHour:
      "With these numbers less than an hour a month would be saved, leaving out parts under half an hour; all parts stand below.",
    note: ({ note, confidence }: HoursTotal) => `${note} Confidence: ${names.confidence[confidence]}.`,
    low: { name: "Low", note: "a month: the effects on their low side" },
    base: { name: "Base", note: "a month: what we would plan with" },
    high: { name: "High", note: "a month: the effects on their high side" },
    amount: (hours: number | "") => markup`${hours} h`,
    underHalf: "under half an hour",
    short: (hours: number) => `${hours} h`,
    range: (low: number, high: number) => `(${low} to ${high} h)`,
    byFormula: "By which formula",
    everyFigure:
      "Every figure with its range and where it comes from; a range does not take every figure at its best, or at its worst, at once.",
    stated: "With the numbers that you stated.",
    estimate: (title: string, hours: string) => `${title}: ${hours} a month`,
    inputs: (title: string) => `What went into it: ${title}`,
    columns: { figure: "Figure", low: "Low", base: "Base", high: "High", from: "From" },
    aMonth: (unit: string) => `${unit} a month`,
    minutesEach: "minutes each",
    from: (grade: string, sources: readonly string[]) => (sources.length > 0 ? `${grade}: ${listOf(sources)}` : grade),
    adjusted: "Adjusted to this site",
    adjustment: (reason: string, factor: number, applies: string) =>
      `${reason} (× ${hundredths(factor)} on ${applies})`,
    restsOn: (confidence: Confidence, task: string) => `Confidence: ${names.confidence[confidence]}. Task: ${task}.`,
    noSources: "Sources: none published.",
    sources: "Sources",
  },
  volumes: {
    legend: "Put in your own numbers",
    unread: (numbers: number) =>
      `Nothing was computed: ${numbers === 1 ? "one number" : `${numbers} numbers`} cannot be read. It is said below what would be right.`,
    compute: "Compute the hours",
    back: "Back to the assumed numbers",
    note: "Fields left empty keep what was assumed. Nothing is stored; the address of this page keeps what you put in.",
    label: (unit: string) => `${startWith(unit)} a month`,
    hint: (volume: { workflow: string; base: string; range: { low: string; high: string } | null; grade: string }) =>
      `${volume.workflow === "" ? "" : `${volume.workflow}. `}Taken so far: ${volume.base}${volume.range === null ? "" : ` (${volume.range.low} to ${volume.range.high})`}, ${volume.grade}.`,
    failed: "The hours could not be computed just now. Try the button.",
    offline: "The hours could not be computed just now: there is no connection. Try again in a moment.",
    people: "People who work here",
    peopleHint: "Moves the volumes that were assumed by the size of the business.",
    peopleProblem: "Write a whole number from 1 to 1,000,000 in digits, for example 12.",
    problem: "Write a number from 0 to 10,000,000 in digits, for example 130.",
  },
};
