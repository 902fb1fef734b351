// What to automate and the hours it saves, in the Markdown of a report.
import { peopleIn } from "../model/profile.ts";
import { peopleOf } from "../model/people-of-adjustment.ts";
import type { Figure, HoursEstimate, ScanResults } from "../model/results.ts";
import { hasNoFigure, roundHours, SHOWN_FROM_HOURS, withoutHours } from "../model/round-hours.ts";
import { hundredths, lowerStart } from "../model/words.ts";
import { codeAddress, escapeMarkdown as esc, escapeTicked } from "./escape-markdown.ts";
import { WORDS } from "./words/index.ts";

/** All of them; what the page of a report shows when one is opened is added to a whole report. */
export function opportunitiesMarkdown(opportunities: ScanResults["opportunities"], isWhole: boolean): string[] {
  const told = new Set<string>();
  return opportunities.map((one) => {
    const risks = (one.risks ?? []).filter((risk) => !told.has(risk));
    for (const risk of risks) told.add(risk);
    return opportunityMarkdown({ ...one, risks }, isWhole);
  });
}

function opportunityMarkdown(opportunity: ScanResults["opportunities"][number], isWhole: boolean): string {
  const { title, description, impact, impactReason, effort, automationApproach = [], hours } = opportunity;
  const { estimatedTimeSavingsRange } = opportunity;
  const why = impactReason === undefined || impact === "low" ? "" : ` (${esc(impactReason)})`;
  const hasHours = hours !== undefined && hours !== null;
  // That none are given is said once, under "Hours".
  const range = hasNoFigure(opportunity) ? "" : esc(estimatedTimeSavingsRange ?? "");
  const saving = range === "" ? "" : hasHours ? ` Time saved: ${lowerStart(range)}.` : ` ${range}`;
  // Minutes need no arithmetic.
  const formula = !hasHours ? [] : hours.base >= SHOWN_FROM_HOURS ? hoursLines(hours) : statedLine(hours);
  const lines = [...(isWhole ? detailLines(opportunity) : []), ...formula];
  return [
    `### ${esc(title)}`,
    "",
    `${esc(description)} Impact ${impact}${why}, effort ${effort}.${saving}`,
    "",
    ...automationApproach.map((step, at) => `${at + 1}. ${esc(step)}`),
    ...(automationApproach.length > 0 && lines.length > 0 ? [""] : []),
    ...lines,
  ].join("\n");
}

function detailLines({
  ease,
  recommendedTools = [],
  risks = [],
  kpi,
  workflowId,
}: ScanResults["opportunities"][number]): string[] {
  const words = WORDS.opportunities;
  // What fixes take stands with each of them.
  const own: [string, string | undefined][] = workflowId
    ? [
        [words.takes, ease],
        [words.tools, WORDS.formats.list(recommendedTools)],
        [words.risks, risks.join(" ")],
      ]
    : [];
  const lines: [string, string | undefined][] = [...own, [words.kpi, kpi]];
  return lines.flatMap(([name, text = ""]) => (text === "" ? [] : [`- ${name}: ${escapeTicked(text)}`]));
}

function hoursLines(hours: HoursEstimate): string[] {
  const { formula, base, adjustments } = hours;
  const moved = adjustments
    .filter(({ factor }) => factor !== 1)
    .map(({ reason, factor }) => `${reason} (× ${hundredths(factor)})`);
  return [
    `- Hours: ${esc(formula)}${base === roundHours(base) ? "" : `, rounded to ${roundHours(base)} h`}`,
    `- Rests on: ${esc(restsOn(hours))}`,
    ...decidedBy(hours),
    ...statedLine(hours),
    ...reasonLine("Moved by", moved),
  ];
}

const reasonLine = (name: string, reasons: readonly string[]): string[] =>
  reasons.length === 0 ? [] : [`- ${name}: ${esc(reasons.join("; "))}`];

/** What the number of events comes from, where a fact of the site gives it. */
function statedLine({ adjustments }: HoursEstimate): string[] {
  const stated = adjustments
    .filter(({ factor }) => factor === 1)
    .map(({ reason }) => reason.replace(/^Volume from/, "from"));
  return reasonLine("Volume", stated);
}

/** Where one figure makes the range wide, what a part of it is worth says more than the range. */
function decidedBy({ factors, base }: HoursEstimate): string[] {
  const [widest] = factors.filter(({ low }) => low > 0).toSorted((a, b) => b.high / b.low - a.high / a.low);
  if (widest === undefined || widest.high < WIDE * widest.low) return [];
  const { name, low, high } = widest;
  const worth = roundHours((base / widest.base) * TENTH);
  return [
    `- Most depends on: ${esc(WORDS.names.factor(name))} (${hundredths(low)} to ${hundredths(high)}); each ${TENTH} of it is ${worth} h`,
  ];
}
const WIDE = 6;
const TENTH = 0.1;

function restsOn({ eventsPerMonth, minutesPerEvent, factors, unit, confidence }: HoursEstimate): string {
  const graded = ({ grade, sources }: Figure): string =>
    sources.length === 0 || grade === "assumption"
      ? WORDS.names.grades[grade]
      : `${WORDS.names.grades[grade]}, ${sources.slice(0, SOURCES).join(", ")}`;
  const figures = [
    `number of ${unit} (${graded(eventsPerMonth)})`,
    `minutes of staff time for each (${graded(minutesPerEvent)})`,
    ...factors.map(({ name, source, low, high }) => `${WORDS.names.factor(name)} (${ends(low, high)}${source})`),
  ];
  return `${figures.join("; ")}. Confidence ${confidence}.`;
}

const ends = (low: number, high: number): string =>
  low === high ? "" : `${Math.min(low, high)} to ${Math.max(low, high)}; `;

const SOURCES = 3;

/** The total, or in one sentence why there is none. */
export function hoursMarkdown({ hoursTotal, totalTimeSavingsPotential, opportunities, profile }: ScanResults): string {
  const sources = sourcesOf(opportunities);
  if (hoursTotal === null) return `${esc(totalTimeSavingsPotential ?? "")}${sources}`;
  const { low, base, high, confidence, note, band } = hoursTotal;
  const estimates = opportunities.flatMap(({ hours }) => hours ?? []);
  const isSized = estimates.some(({ eventsPerMonth }) => SIZED.has(eventsPerMonth.grade));
  // Where people are named it stands beside each figure what they make of it.
  const isCounted = estimates.some(({ adjustments }) => adjustments.some((one) => peopleOf(one) !== null));
  const taken =
    isSized && !isCounted
      ? `The size is taken to be ${peopleIn(band)}: ${lowerStart(profile.sizeBandReason).replace(/\.$/, "")}.`
      : "";
  const figures = `${base} h a month (${low} to ${high}), confidence ${confidence}.`;
  const told = [note.replace(FIGURES_AGAIN, ""), taken, withoutHours(opportunities)].filter((text) => text !== "");
  return `${[figures, ...told.map(esc)].join(" ")}${sources}`;
}

/** Grades of volumes that depend on how many people work there. */
const SIZED: ReadonlySet<string> = new Set(["published", "derived", "vendor", "assumption"]);

/** What the letters and numbers at the figures stand for. */
function sourcesOf(opportunities: ScanResults["opportunities"]): string {
  const told = opportunities.flatMap(({ hours: of }) => (of && of.base >= SHOWN_FROM_HOURS ? of.citations : []));
  const lines = [...new Set(told)].toSorted().map(sourceLine);
  return lines.length === 0 ? "" : `\n\nSources of these figures:\n\n${lines.join("\n")}`;
}

const sourceLine = (citation: string): string => {
  const [, source = citation, url] = /^(.+), (https:\/\/\S+)$/.exec(citation) ?? [];
  return `- ${esc(source)}${url === undefined ? "" : `, ${codeAddress(url)}`}`;
};

/** The note begins with the figures that stand before it here. */
const FIGURES_AGAIN = /^About .*?\.(?: |$)/;
