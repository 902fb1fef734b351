// What the two scores are and how they come about, for the owner of a business.
import type { Method } from "../../../model/method.ts";
import { countOf } from "../../../model/words.ts";
import {
  type Block,
  code,
  h2,
  h3,
  link,
  list,
  p,
  type Inline,
  type Prose,
  prose,
  strong,
  table,
} from "../../../render/blocks.ts";
import { categoryAnchor, percent, weightInWords } from "./method-words.ts";

export const scoreBlocks = ({ scores, thresholds }: Method): Block[] => [
  h2("The two scores", "scores"),
  p`Both go from 0 to 100. They answer two questions, and a site can do well in one and badly in the other.`,
  ...scores.flatMap(({ id, name, asks, categories }) => [
    h3(name, `score-${id}`),
    p`${asks}`,
    table(
      ["Category", "Weight", "Checks"],
      categories.map(({ category, weight, checks }) => [
        prose`${link(category, `#${categoryAnchor(category)}`)}`,
        prose`${weight}`,
        prose`${checks}`,
      ]),
    ),
  ]),
  p`A category enters a score only where at least ${countOf(thresholds.checksPerCategory, "check")} of it apply and were observed. What does not apply drops out and its weight with it: a site that sells nothing is not judged by the rules for shops.`,
];

export const statusBlocks = ({ statuses, thresholds }: Method): Block[] => [
  h2("What a check can answer", "statuses"),
  table(
    ["Status", "Earns", "Meaning"],
    statuses.map(({ status, earns, meaning }) => [
      prose`${code(status)}`,
      earns === null ? prose`does not count` : prose`${earns}`,
      prose`${meaning}`,
    ]),
  ),
  p`A check that looks at many pages passes from ${percent(thresholds.pageSharePass)} good pages on, warns from ${percent(thresholds.pageShareWarn)} on, and earns their share. So ten times the pages do not move the score of a site whose pages are alike. Every answer carries its evidence: the address, what was received there, what it means.`,
];

export const weightBlocks = ({ formulas, severities, grades, efforts, thresholds, checks }: Method): Block[] => [
  h2("How much a check weighs", "weights"),
  p`Two things decide: how much is lost without it, and how well it is shown that anybody minds.`,
  table(
    ["Severity", "Meaning"],
    severities.map(({ severity, meaning }) => [prose`${severity}`, prose`${meaning}`]),
  ),
  table(
    ["Evidence grade", "Factor", "Meaning"],
    grades.map(({ grade, factor, meaning }) => [prose`${grade}`, prose`${factor}`, prose`${meaning}`]),
  ),
  list(...Object.values(formulas).map((formula) => prose`${code(formula)}`)),
  ...checks
    .filter(({ kind, grade }) => kind === "scored" && grade === "B")
    .slice(0, 1)
    .map(
      (check) =>
        p`Below, “${weightInWords(check)}” tells that the severity is ${check.severity} and the grade ${check.grade}.`,
    ),
  p`A site with any known defect gets at most ${thresholds.mostWithDefect}. Each check also says the size of its fix: ${efforts.map(({ effort, meaning }) => `${effort}, ${lowered(meaning)}`).join("; ")}.`,
];

/** "About a day." -> "about a day". */
const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "");

export const certaintyBlocks = ({ thresholds }: Method): Block[] => [
  h2("How sure a score is", "confidence"),
  list(
    prose`${strong("Coverage")} is the share of the planned checks that could be observed.`,
    prose`${strong("Range")} is the score with every check that could not be observed counted as failed, and counted as passed. Had everything been observed, the score would lie between.`,
    prose`${strong("Confidence")} is low when fewer than ${countOf(thresholds.fewPages, "page")} were read or coverage is under ${percent(thresholds.leastCoverage)}, high from ${percent(thresholds.goodCoverage)} coverage on, and medium between.`,
  ),
  p`A site that could not be read gets no score at all.`,
];

export const capBlocks = ({ scores, checks }: Method): Block[] => [
  h2("Caps", "caps"),
  p`Some faults are so grave that nothing else makes up for them. A score is then held at a limit, and the report says which.`,
  list(
    ...scores.flatMap(({ name, caps }) =>
      caps.map(
        ({ limit, checkId, below, reason }) =>
          prose`${strong(`${name}, at most ${limit}`)}: when “${linkTo(checkId, checks)}” ${below === null ? "fails" : below < 0.01 ? "earns nothing" : `earns less than ${percent(below)}`}. ${reason}`,
      ),
    ),
  ),
];

/** A check by its title. */
const linkTo = (id: string, checks: Method["checks"]): Inline =>
  link(checks.find((check) => check.id === id)?.title ?? id, `#${id}`);

export const levelBlocks = ({ levels, checks }: Method): Block[] => [
  h2("Levels", "levels"),
  p`A level is a set of things that must all hold, and not a band of points: no number of small gains buys it. What does not apply holds; what could not be observed does not. Each level asks for those below it as well.`,
  table(
    ["Level", "Asks for"],
    levels.map(({ value, name, requires }) => [
      prose`${value} ${name}`,
      requires.length === 0
        ? prose`nothing`
        : requires.flatMap((one, at) => [...(at > 0 ? prose`; ` : []), ...nameOf(one, checks)]),
    ]),
  ),
];

/** Of several checks one is enough. */
const nameOf = ({ checkIds, title }: Method["levels"][number]["requires"][number], checks: Method["checks"]): Prose =>
  checkIds.length === 0
    ? prose`${title}`
    : checkIds.flatMap((id, at) => [...(at > 0 ? prose` or ` : []), linkTo(id, checks)]);

export const depthBlocks = ({ scanTypes, agents }: Method): Block[] => [
  h2("How deep a scan reads", "scans"),
  table(
    ["Scan", "Pages at most", "Requests at most", "Checks"],
    scanTypes.map(({ type, pages, requests, checks }) => [
      prose`${code(type)}`,
      prose`${pages}`,
      prose`${requests}`,
      prose`${checks}`,
    ]),
  ),
  p`A deeper scan runs everything that a shallower one does. The checks are divided among ${countOf(agents.length, "agent")}, and each belongs to one of them:`,
  table(
    ["Agent", "Looks at", "Runs in"],
    agents.map(({ id, looksAt }) => [
      prose`${code(id)}`,
      prose`${looksAt}`,
      prose`${scanTypes
        .filter((scan) => scan.agents.includes(id))
        .map(({ type }) => type)
        .join(", ")}`,
    ]),
  ),
];
