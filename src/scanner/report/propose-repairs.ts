// Repairs worth proposing beside changes to the work: those that stand in the way of something this business would gain.
// What to change stands in the list of fixes; a proposal says what the business gets and names the fixes.
import type { Outcome } from "../../model/outcome.ts";
import type { Technology } from "../../model/profile.ts";
import type { Opportunity, Rating } from "../../model/results.ts";
import { listOf, pathOf, startWith } from "../../model/words.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { fillText } from "../insight/fill-text.ts";
import type { Slots } from "../insight/fill-text.ts";
import { CHECK_GROUPS, lostWeight } from "./check-groups.ts";
import type { CheckGroup } from "./check-groups.ts";
import { pageEditors } from "./choose-tools.ts";
import asks from "./data/asks.json" with { type: "json" };
import obstacles from "./data/obstacles.json" with { type: "json" };
import { actsOf, barredBy, easeOf, effortOf, heaviestFirst, stateOf } from "./opportunity-of-group.ts";
import { impactOfWeight } from "./opportunity-rating.ts";
import { leadIn } from "./opportunity-slots.ts";
import type { SiteVoice } from "./opportunity-slots.ts";

export interface Obstacle {
  /** The group of checks whose id, owner and risk it has. */
  group: string;
  /** One of these has to lose; together as much as one medium check. */
  checks: readonly string[];
  /** Mended with them where they lose too. */
  with: readonly string[];
  /** Work it stands in the way of; without it, whatever people ask the business for. */
  works?: readonly string[];
  /** Whoever looks for the business is kept out: this is told before the others. */
  keepsOut?: true;
  /** What fails is an address that the site declares. */
  isDeclared?: true;
  /**
   * Slots: name, people, pages (where the checks fail), page (the first of them), asks (what people do to set off the
   * work), mends, fixes (the titles of the checks), situation (of the heaviest, where what was received is nothing to
   * quote).
   */
  title: string;
  does: string;
  mends?: Readonly<Record<string, string>>;
  after: string;
  steps: readonly string[];
  /** Why the impact is what it is, where the title does not say it. */
  reason?: string;
  /** None where what is mended may work today. */
  kpi?: string;
}

/** The shape of the file is held by a test. */
export const OBSTACLES: readonly Obstacle[] = obstacles as unknown as Obstacle[];
/** What people do to set off a work of its own. */
export const ASKS: Readonly<Record<string, string | undefined>> = asks;

export interface RepairInput {
  outcomes: readonly Outcome[];
  workflows: readonly ClaimedWorkflow[];
  technologies: readonly Technology[];
  voice: SiteVoice;
  /** Number of changes to the work that are at hand. */
  changes: number;
}

const MOST_REPAIRS = 2;
/** With fewer changes to the work one repair is enough beside them. */
const ENOUGH_CHANGES = 3;
const LEAST_LOST = 1.4;
const MOST_PAGES = 3;
const MOST_ASKS = 2;
const MOST_FIXES = 4;

export function proposeRepairs(input: RepairInput): Opportunity[] {
  return OBSTACLES.flatMap((obstacle) => {
    const group = CHECK_GROUPS.find(({ id }) => id === obstacle.group);
    const failing = failingOf(obstacle, input);
    const behind = failing.length === 0 ? null : whatIsBehind(obstacle, failing, input);
    return group === undefined || behind === null
      ? []
      : [{ obstacle, group, ...behind, failing, lost: lostOn(obstacle, failing) }];
  })
    .toSorted((a, b) => Number(b.obstacle.keepsOut ?? false) - Number(a.obstacle.keepsOut ?? false) || b.lost - a.lost)
    .slice(0, input.changes < ENOUGH_CHANGES ? 1 : MOST_REPAIRS)
    .map((repair) => toProposal(repair, input));
}

/** What fails of an obstacle, the heaviest first; nothing where too little of it does. */
function failingOf(obstacle: Obstacle, { outcomes }: RepairInput): Outcome[] {
  const names = [...obstacle.checks, ...obstacle.with];
  const failing = outcomes
    .filter((outcome) => names.includes(outcome.id) && lostWeight(outcome) > 0)
    .filter(({ evidence }) => evidence.length > 0);
  if (lostOn(obstacle, failing) < LEAST_LOST) return [];
  return [...heaviestFirst(barriers(obstacle, failing)), ...heaviestFirst(besides(obstacle, failing))];
}

const barriers = ({ checks }: Obstacle, failing: readonly Outcome[]): Outcome[] =>
  failing.filter(({ id }) => checks.includes(id));
const besides = ({ checks }: Obstacle, failing: readonly Outcome[]): Outcome[] =>
  failing.filter(({ id }) => !checks.includes(id));

const lostOn = (obstacle: Obstacle, failing: readonly Outcome[]): number =>
  barriers(obstacle, failing).reduce((sum, outcome) => sum + lostWeight(outcome), 0);

interface Behind {
  /** Ids of claimed work. */
  works: readonly string[];
  /** Addresses of the pages that the proposal is about. */
  pages: readonly string[];
}

/** The rules for crawlers are no page that anybody is led to. */
const RULES = /\/robots\.txt$/;

/** The work that it stands in the way of, and on which pages; null where there has to be some and none is shown. */
function whatIsBehind(
  obstacle: Obstacle,
  failing: readonly Outcome[],
  { workflows }: Pick<RepairInput, "workflows">,
): Behind | null {
  const { works, keepsOut, isDeclared } = obstacle;
  const isClosed = workflows.some(({ closedNotice = [] }) => closedNotice.length > 0);
  const told = keepsOut ? failing : barriers(obstacle, failing);
  const pages = [...new Set(told.flatMap(({ evidence }) => evidence.map(({ url }) => url)))].filter(
    (url) => !RULES.test(url),
  );
  if (isDeclared || (keepsOut && isClosed)) return { works: [], pages };
  // Who takes nobody new for now gains nothing from more who ask.
  if (isClosed) return null;
  const found = workflows
    .map(({ id }) => id)
    .filter((id) => (works === undefined ? ASKS[id] !== undefined : works.includes(id)));
  return found.length > 0 || keepsOut ? { works: found, pages } : null;
}

interface Repair extends Behind {
  obstacle: Obstacle;
  group: CheckGroup;
  failing: readonly Outcome[];
}

function toProposal(repair: Repair, input: RepairInput): Opportunity {
  const { voice, technologies, workflows } = input;
  const { obstacle, group, failing } = repair;
  const state = stateOf(barriers(obstacle, failing), voice);
  const situation = failing[0]?.situation ?? "";
  const slots = {
    ...slotsOf(repair, voice, workflows),
    situation: state === undefined ? "" : inSentence(situation),
  };
  const reason = fillText(obstacle.reason ?? "", slots);
  const fill = (text: string): string => startWith(fillText(text, slots));
  const ids = failing.map(({ id }) => id);
  const evidence = failing.slice(0, MOST_FIXES).flatMap((outcome) => outcome.evidence.slice(0, 1));
  const editors = pageEditors(technologies);
  return {
    id: `op-${group.id}`,
    title: fill(obstacle.title),
    description: fill(obstacle.does),
    currentState: state ?? situation,
    potentialState: fill(obstacle.after),
    impact: impactOf(obstacle, failing),
    ...(reason === "" ? {} : { impactReason: reason }),
    effort: effortOf(failing),
    category: group.category,
    automationApproach: obstacle.steps.map(fill).filter((step) => step !== ""),
    ...(editors.length === 0 || obstacle.isDeclared ? {} : { recommendedTools: editors }),
    workflowId: null,
    checkIds: ids,
    prerequisites: [],
    acceptance: ids,
    acceptanceNote: `Done when a new scan passes ${listOf(titlesOf(failing))}.`,
    ...(obstacle.kpi === undefined ? {} : { kpi: fill(obstacle.kpi) }),
    risks: [fill((barredBy(failing, group) ?? group).risk)],
    evidence: evidence.map(({ url, received }) => ({ url, region: "check", quote: received.slice(0, 120) })),
    hours: null,
    ease: easeOf(failing),
  };
}

const titlesOf = (outcomes: readonly Outcome[]): string[] => outcomes.map(({ title }) => `“${title}”`);

function slotsOf(
  { obstacle, failing, works, pages: urls }: Repair,
  voice: SiteVoice,
  workflows: readonly ClaimedWorkflow[],
): Slots {
  const { name, people } = voice;
  const pages = [...new Set(urls.map(pathOf))];
  const titles = titlesOf(actsOf(failing));
  // Where what is named first fails: there one sees whether it is mended.
  const first = obstacle.checks
    .flatMap((id) => failing.filter((outcome) => outcome.id === id))
    .flatMap(({ evidence }) => evidence.map(({ url }) => url))
    .find((url) => urls.includes(url));
  return {
    name,
    people,
    People: startWith(people),
    owner: leadIn(voice),
    pages: listOf(pages, MOST_PAGES),
    page: first === undefined ? (pages[0] ?? "") : pathOf(first),
    asks: inWords(asksOf(works, workflows)),
    mends: listOf(barriers(obstacle, failing).flatMap(({ id }) => obstacle.mends?.[id] ?? [])),
    fixes: `${titles.length === 1 ? "the fix" : "the fixes"} for ${listOf(titles)}`,
  };
}

/** What people do, as this work goes here. */
const asksOf = (works: readonly string[], workflows: readonly ClaimedWorkflow[]): string[] =>
  works
    .flatMap((id) => workflows.find((workflow) => workflow.id === id)?.goes?.asks ?? ASKS[id] ?? [])
    .slice(0, MOST_ASKS);

/** "ask for a quote or an appointment", "place an order or ask for a quote" */
const inWords = (asked: readonly string[]): string =>
  [...new Set(asked)].join(" or ").replace(/^(ask for .*) or ask for /, "$1 or ");

/** Without its full stop and, unless it begins with an address or an abbreviation, in lower case. */
const inSentence = (text: string): string =>
  text.replace(/\.$/, "").replace(/^[A-Z](?=[a-z]*\s)/, (letter) => letter.toLowerCase());

/** A part of a weight is no more than medium. */
function impactOf(obstacle: Obstacle, failing: readonly Outcome[]): Rating {
  const { keepsOut, isDeclared } = obstacle;
  if (keepsOut) return "high";
  const impact = impactOfWeight(Math.max(0, ...barriers(obstacle, failing).map(lostWeight)));
  return impact === "high" && !isDeclared ? "medium" : impact;
}
