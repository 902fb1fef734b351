// The families of work a site can show, and the opportunities each of them holds: data, read once.
import type { Rating } from "../../model/results.ts";
import type { PageKind } from "../evidence/page-facts.ts";
import opportunities from "./data/opportunities.json" with { type: "json" };
import families from "./data/workflows.json" with { type: "json" };

export interface OtherWay {
  when: string;
  /** What the work is called there. */
  name?: string;
  words: Readonly<Record<string, string>>;
  /** By position; an empty name leaves the step out. */
  steps: Readonly<Record<string, string>>;
  /** Who does a step where it is somebody else, by its position. */
  actors?: Readonly<Record<string, string>>;
  /** What people do to set it off, where it is something else than for such work elsewhere. */
  asks?: string;
}

/** A condition in the signal language (signals/parse-signal.ts) with the words a report uses for it. */
export interface LabelledSignal {
  label: string;
  when: string;
}

export interface WorkflowFamily {
  id: string;
  name: string;
  /** The part of a joined name that any sign of the work carries, for the summary. */
  shortName?: string;
  /** Industry codes: T, H, F, R, P, E, M, RE, MK, C, O, with a finer kind after the dot; "all" for every industry, "sells" for every business with a checkout. */
  plausibleIn: string[];
  /** The same codes; "others" means every industry that is not in `plausibleIn`. */
  implausibleIn: string[];
  /** Work that any business may have; few of these are claimed. */
  isGeneric: boolean;
  mustShow: string;
  /** Its words stand in many texts about other things: running text alone, without a second sign, claims nothing. */
  asksSecondSign?: true;
  /** Running text of any trade has its words: a page headed with the work, a heading, link or form has to name it. */
  mustBeNamed?: true;
  strengthens: LabelledSignal[];
  rulesOut: LabelledSignal[];
  /** `steps` are the positions in `steps` that people no longer do when it is seen; `stepsUnnamed` where no product was recognized, `asRule` what such a program mostly does as well. */
  alreadyAutomated: (LabelledSignal & { steps: number[]; stepsUnnamed?: number[]; asRule?: number[] })[];
  drivers: (LabelledSignal & { sign: string })[];
  steps: { name: string; actor: string; isManual: boolean }[];
  /** Where the work goes another way: slots of the texts, and what steps are called by their positions. */
  otherWays?: OtherWay[];
  /** Groups of manual phrases that tell of this work, with the step they carry; -1 where they carry none. */
  manualSteps: Record<string, number>;
  /** Stems of which one must stand in a manual phrase, so that it is about this work; empty means any. */
  ownWords: string[];
  /** Phrases that speak of no particular work belong here. */
  takesOtherPhrases: boolean;
  vendorGroups: string[];
  /** What one event is. */
  unit: { one: string; many: string };
  arrives: string;
  record: string;
  owner: string;
  tools: { openSource: string[]; commercial: string[] };
  anchor: string;
  anchorBeta: number;
  basePotential: Rating;
  /** Whether a task's label or only that of its occupation stands behind the potential. */
  anchoredBy: "task" | "occupation";
}

export const OPPORTUNITY_KINDS = [
  "selfserve",
  "capture",
  "extract",
  "draft",
  "sync",
  "answer",
  "route",
  "remind",
  "publish",
  "monitor",
] as const;
export type OpportunityKind = (typeof OPPORTUNITY_KINDS)[number];

export interface OpportunityTemplate {
  id: string;
  workflowId: string;
  kind: OpportunityKind;
  title: string;
  /** What replaces what. */
  does: string;
  /** How it is afterwards. */
  after: string;
  /** What is missing today; stands only where the trigger holds. */
  today?: string;
  steps: string[];
  /** Positions in the steps of the family that the change does in place of people; where all of them run by themselves already it is not told. */
  takesOver: number[];
  /** Kinds of tools that serve this change, by the names of the table of tools; those of the family where nothing stands. */
  toolKinds?: string[];
  /** Products of these kinds that are not documented to do what the steps say. */
  notTools?: string[];
  /** Slots of which one has to be filled: without it the change would be told alike of any business. */
  needs?: string[];
  /** A draft is made from pages of the site, and not from what only the business has. */
  fromPages?: true;
  /** What it takes, where its kind does not tell. */
  takes?: string;
  effort?: Rating;
  /** How many events the work has says nothing of how often this comes up. */
  isUnsized?: true;
  /** Told only where no other change to any work is in the whole report. */
  isStopgap?: true;
  /** Its trigger is a sentence in which the business says that it does, or asks for, the very thing. */
  restsOnSentence?: true;
  /** It saves nobody time. */
  keeps?: "visits";
  /** The measured effect is about this change; others of the family get no hours of their own. */
  carriesHours: boolean;
  trigger: string;
  /** Stems: a sentence of handwork that holds one of them speaks of other work, and triggers nothing. */
  notAbout?: string[];
  /** Stems: where a line of a page holds one of them the change is there already, or may be, and is not told. */
  unlessSaid?: string[];
  /** The same for a page of this kind. */
  unlessPage?: PageKind;
  /** Positions of steps -> scored checks that show them done. The change is told while one of them does not pass. */
  doneWhen?: Record<string, string>;
  /** Positions of steps -> what the step says in place where the site has the thing already and it does not work; slot address. */
  mends?: Record<string, string>;
  /** Scored checks that should pass before. */
  prerequisites: string[];
  /** Scored checks that turn by this very change. */
  acceptanceChecks: string[];
  /** What shows that it is done; null when no website can show it. */
  proof: string | null;
  kpi: string;
  guardrails: string[];
}

export const WORKFLOW_FAMILIES: readonly WorkflowFamily[] = typedFamilies();
export const OPPORTUNITY_TEMPLATES: readonly OpportunityTemplate[] = typedTemplates();

const familyById = new Map(WORKFLOW_FAMILIES.map((family) => [family.id, family]));
const templatesByFamily = Map.groupBy(OPPORTUNITY_TEMPLATES, (template) => template.workflowId);
const templateById = new Map(OPPORTUNITY_TEMPLATES.map((template) => [template.id, template]));

export const familyOf = (id: string): WorkflowFamily | undefined => familyById.get(id);
export const templatesOf = (workflowId: string): readonly OpportunityTemplate[] =>
  templatesByFamily.get(workflowId) ?? [];
export const templateOf = (id: string): OpportunityTemplate | undefined => templateById.get(id);

/** The shape of the file is held by a test over every row, so it need not be parsed in every isolate. */
function typedFamilies(): WorkflowFamily[] {
  return families as unknown as WorkflowFamily[];
}

/** As above. */
function typedTemplates(): OpportunityTemplate[] {
  return opportunities as unknown as OpportunityTemplate[];
}
