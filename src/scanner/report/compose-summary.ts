// The executive summary: what an assistant can and cannot answer about this business today, what work
// evidently goes through people's hands, what to do first. Two paragraphs of facts from this site.
import type { Outcome } from "../../model/outcome.ts";
import type { Channel } from "../../model/profile.ts";
import type { Finding, ScanResults, TopFix, Workflow } from "../../model/results.ts";
import { SHOWN_FROM_HOURS } from "../../model/round-hours.ts";
import type { ScanType } from "../../model/scan.ts";
import { countOf, listOf, lowerStart, pathOf, startWith } from "../../model/words.ts";
import { BY_HAND_REGION } from "../insight/signals/hand-hits.ts";
import { familyOf } from "../insight/workflow-families.ts";
import type { SiteSummary } from "../agents/agent-result.ts";
import { checkById } from "../checks/all-checks.ts";
import { FACT_LABELS } from "../evidence/answers/answers-key-facts.ts";
import { headlineOf, namedIn } from "../checks/define-check.ts";
import { ON_PURPOSE } from "../checks/bots/ai-search-bots-allowed.ts";
import { isLittleLeft } from "./list-findings.ts";
import { isTold, takesOverHandwork } from "./rank-opportunities.ts";
import { handsSentence } from "./summarise-handwork.ts";

export interface SummaryInput {
  name: string;
  people: string;
  scanType: ScanType;
  profile: ScanResults["profile"];
  site: SiteSummary;
  channels: readonly Channel[];
  outcomes: readonly Outcome[];
  findings: readonly Finding[];
  workflows: readonly Workflow[];
  opportunities: ScanResults["opportunities"];
  topFixes: readonly TopFix[];
  hoursNote: string | null;
  /** What the site says of taking nobody new for now. */
  closedNotice: readonly string[];
  scores: { readiness: number; aeo: number };
}

export function composeSummary(input: SummaryInput): string {
  return [answersToday(input), workAndFirstSteps(input)]
    .map((sentences) => sentences.filter((s) => s !== "").join(" "))
    .join("\n\n");
}

function answersToday(input: SummaryInput): string[] {
  return [openingSentence(input), ...accessAndFacts(input), disagreement(input), gapsSentence(input)];
}

function workAndFirstSteps(input: SummaryInput): string[] {
  return [
    handsSentence({ ...input, waitsForScripts: waitsForScripts(input.outcomes) }),
    input.hoursNote ?? "",
    firstChangeSentence(input),
    closedSentence(input),
  ];
}

function openingSentence({ name, profile, site, outcomes }: SummaryInput): string {
  const read = `${countOf(site.pages.length, "page")} of ${hostOf(site.finalUrl)}`;
  if (profile.businessName === null && site.pages.every(({ words }) => words < LITTLE_TEXT)) {
    const needsScripts = outcomes.some(({ id, status }) => id === "content-without-js" && status === "fail");
    return needsScripts
      ? `What was read, ${read}, has almost no text until a browser runs its scripts, so what this business is could not be told.`
      : `What was read, ${read}, has almost no text, so what this business is could not be told.`;
  }
  if (profile.description !== null)
    return `On ${hostOf(site.finalUrl)}, ${name} says of itself: “${ended(cutAtWord(profile.description, 160))}”`;
  const inner = site.pages.map(({ url }) => pathOf(url)).filter((path) => path.startsWith("/"));
  const such = inner.length === 0 ? "" : `, ${listOf(inner.slice(0, PAGES_NAMED), PAGES_NAMED)} among them`;
  return `${name} was read from ${read}${such}.`;
}

const PAGES_NAMED = 2;
/** Words under which a page says nothing about a business. */
const LITTLE_TEXT = 50;

/** Where nothing stands in the way, one sentence says so and what can be read. */
function accessAndFacts(input: SummaryInput): string[] {
  const barrier = barrierOf(input.outcomes);
  const facts = factsAndAnswers(input);
  const first = isToldFirst(input) ? toldFirst(input) : "";
  if (barrier !== undefined) return [barrier.situation, first, facts];
  const doubt = doubtSentence(input);
  if (doubt !== null) return [doubt, first, facts];
  const { outcomes, site } = input;
  const share = outcomes.find(({ id }) => id === "key-facts-coverage")?.score ?? null;
  if (site.pages.every(({ words }) => words === 0))
    return [`Assistants and search bots may read ${hostOf(site.finalUrl)}.`, facts];
  return share === null
    ? [`Assistants and search bots may read ${hostOf(site.finalUrl)}, and its text is there without scripts.`, facts]
    : [
        `Without running scripts, assistants and search bots find on ${hostOf(site.finalUrl)} ${lowerStart(facts.replace(CAN_BE_READ, ""))}`,
      ];
}

/** Where answers can be given themselves, the kinds of what was answered stay with the check. */
function factsAndAnswers(input: SummaryInput): string {
  const [facts, answers] = [factsSentence(input), answersOf(input)];
  if (answers === "") return facts;
  const counted = facts.replace(ANSWERED, "");
  return MISSING.test(counted) ? `${counted} ${answers}` : `${counted.replace(/\.$/, "")}; ${lowerStart(answers)}`;
}

const CAN_BE_READ = / can be read(?=[:;.])/;
const ANSWERED = /(?<=can be read): [^;]{1,400}(?=; not found: |\.$)/;
const MISSING = /; not found: /;

function doubtSentence({ outcomes, site }: SummaryInput): string | null {
  const unknown = outcomes.find(isUnknown);
  if (unknown !== undefined)
    return `Whether assistants and search bots may read ${hostOf(site.finalUrl)} could not be told: ${lowerStart(unknown.situation)}`;
  const partly = outcomes.find(isPartly);
  return partly === undefined
    ? null
    : `Assistants and search bots may read ${hostOf(site.finalUrl)}, but not everything is there without scripts: ${lowerStart(partly.situation)}`;
}

const barrierOf = (outcomes: readonly Outcome[]): Outcome | undefined =>
  BARRIERS.map((id) => outcomes.find((outcome) => outcome.id === id)).find((outcome) => outcome?.status === "fail");

/** What can be read, and is told differently elsewhere, is no answer yet. */
const disagreement = ({ outcomes, topFixes }: SummaryInput): string =>
  // Among the gaps it is told right after.
  topFixes.slice(0, 2).some(({ checkId }) => checkId === "contradictions")
    ? ""
    : (outcomes.find(({ id, status }) => id === "contradictions" && status === "fail")?.situation ?? "");

const isUnknown = ({ id, status }: Outcome): boolean => BARRIERS.includes(id) && status === "unable";
const isPartly = ({ id, status }: Outcome): boolean => id === "content-without-js" && status === "warn";

/** What keeps readers out, or from a part of the text, is told before all else. */
function isToldFirst({ outcomes, topFixes: [first] }: SummaryInput): boolean {
  const partly = outcomes.some(isUnknown) ? undefined : outcomes.find(isPartly);
  return (barrierOf(outcomes) ?? partly)?.id === first?.checkId;
}

/** Told right after it; what the rules close by name may be closed on purpose. */
const toldFirst = ({ topFixes: [first] }: SummaryInput): string =>
  first === undefined
    ? ""
    : `${first.fix.includes(ON_PURPOSE) ? "Unless the rules close it on purpose, this" : "This"} is the gap to close first${whatItGains(first)}.`;

const BARRIERS = ["content-without-js", "ai-search-bots-allowed", "home-indexable", "bot-challenge-detected"];

function factsSentence({ outcomes, channels }: SummaryInput): string {
  const facts = outcomes.find(({ id }) => id === "key-facts-coverage");
  if (facts !== undefined && facts.score !== null) return facts.situation;
  if (channels.length === 0)
    return waitsForScripts(outcomes)
      ? "Which ways lead to the business could not be told: a part of the text waits for scripts."
      : "No way to reach the business was found on the pages read.";
  const ways = channels
    .slice(0, 5)
    .map(
      ({ type, isForDemo, pages }) =>
        `${isForDemo ? "a form for a demo" : CHANNEL_WORDS[type]} (${pathOf(pages[0] ?? "")})`,
    );
  return `What can be found to act on: ${listOf(ways, 5)}.`;
}

/** Two of the answers themselves, with their pages; what other pages or the data contradict is none. */
function answersOf({ outcomes }: SummaryInput): string {
  const { evidence = [] } = outcomes.find(({ id }) => id === "key-facts-coverage") ?? {};
  const contested = contestedIn(outcomes);
  const told = evidence.flatMap(({ url, received, about: [label = ""] = [] }) => {
    const [, quote = "markup"] = /^(?:a price: )?“([^”]{2,120})”$/.exec(received) ?? [];
    const fact = TOLD_FACTS[label];
    // The note that an asterisk points to is not quoted.
    const said = quote.replace(/(?<=\d)\*+/g, "").replace(/\.$/, "");
    return fact === undefined || said.endsWith("markup") || contested.has(fact)
      ? []
      : [`${pathOf(url)} states ${fact}, “${said}”`];
  });
  return told.length === 0 ? "" : `${startWith(told.join("; "))}.`;
}

function contestedIn(outcomes: readonly Outcome[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { id, status, evidence } of outcomes) {
    if (status !== "fail" && status !== "warn") continue;
    const facts = id === "contradictions" ? namedIn(evidence, "about") : [];
    if (id === "opening-hours-consistent" || facts.some((fact) => /\bhours\b/.test(fact))) found.add("when it is open");
    if (id === "price-parity" || facts.some((fact) => /\bprice\b/.test(fact))) found.add("a price");
  }
  return found;
}

const TOLD_FACTS: Readonly<Record<string, string>> = {
  [FACT_LABELS.hours]: FACT_LABELS.hours,
  [FACT_LABELS.price]: "a price",
};

const waitsForScripts = (outcomes: readonly Outcome[]): boolean =>
  outcomes.some(({ id, status }) => id === "content-without-js" && (status === "fail" || status === "warn"));

/** The consequence of what the list of fixes begins with, and of the next one that is another story. */
function gapsSentence(input: SummaryInput): string {
  const { findings, topFixes, outcomes, people, name } = input;
  const [first, ...rest] = topFixes;
  if (first === undefined) return "";
  const story = findings.find(({ checkIds }) => checkIds.includes(first.checkId))?.checkIds ?? [];
  const second = rest.find(({ checkId }) => !story.includes(checkId));
  const headline = ({ checkId, title }: TopFix): string => {
    const check = checkById(checkId);
    const shown = outcomes.find(({ id }) => id === checkId)?.evidence ?? [];
    return lowerStart(stop(check === undefined ? title : headlineOf(check, { people, name }, shown)), name);
  };
  if (isToldFirst(input)) return second === undefined ? "" : `The next gap: ${headline(second)}`;
  const next = second === undefined ? "" : ` Next: ${headline(second)}`;
  const lead = isLittleLeft(input.scores, outcomes)
    ? "Nothing big is left to mend. The first gap to close"
    : "The gap to close first";
  return `${lead}${whatItGains(first)}: ${headline(first)}${next}`;
}

const closedSentence = ({ closedNotice: [notice], name }: SummaryInput): string =>
  notice === undefined
    ? ""
    : `${name} says “${notice}”, so no change to the daily work is proposed that would bring more inquiries.`;

function firstChangeSentence({ opportunities, workflows, hoursNote }: SummaryInput): string {
  const change = changeOfDailyWork(opportunities);
  return change === undefined || isBesideSurerWork(change, workflows)
    ? ""
    : `In the daily work begin with this change: “${change.title}”${whyFirst(change, opportunities, hoursNote !== null)}.`;
}

/** What put it there, in the order of the ranking. */
function whyFirst(first: Proposed, others: readonly Proposed[], areToldHours: boolean): string {
  const base = first.hours?.base ?? 0;
  if (areToldHours && base >= SHOWN_FROM_HOURS && others.every(({ hours }) => (hours?.base ?? 0) <= base))
    return others.filter(({ hours }) => hours).length > 1
      ? ", which would save most of these hours"
      : ", the one whose hours could be counted";
  const told = takesOverHandwork(first) ? first.evidence?.find(({ region }) => region === BY_HAND_REGION) : undefined;
  return told === undefined ? "" : `, in place of the work by hand that ${pathOf(told.url)} tells of`;
}

type Proposed = ScanResults["opportunities"][number];

/**
 * The first change to the work in the order of the report, which the plan begins with as well. What the report itself
 * rates low or as weeks of work, or under half an hour and told by nobody, is no beginning, and nothing stands in for it.
 */
function changeOfDailyWork(opportunities: readonly Proposed[]): Proposed | undefined {
  const first = opportunities.find(({ workflowId }) => workflowId);
  if (first === undefined || first.impact === "low" || first.effort === "high") return undefined;
  return (first.hours?.base ?? SHOWN_FROM_HOURS) >= SHOWN_FROM_HOURS || isTold(first) ? first : undefined;
}

/** What is published about a business is nothing to begin with where the work that it lives by is shown more surely. */
function isBesideSurerWork({ workflowId }: Proposed, workflows: SummaryInput["workflows"]): boolean {
  if (workflowId !== "wf-content-publishing") return false;
  const sureness = workflows.find(({ id }) => id === workflowId)?.confidence;
  return (
    sureness !== "high" &&
    workflows.some(({ id, confidence }) => confidence === "high" && id && !familyOf(id)?.isGeneric)
  );
}

const CHANNEL_WORDS: Record<Channel["type"], string> = {
  phone: "a phone number",
  email: "an e-mail address",
  "contact-form": "a contact form",
  booking: "online booking",
  ecommerce: "a shop",
  newsletter: "a newsletter sign-up",
  careers: "open jobs",
  faq: "questions with answers",
  pricing: "prices",
  testimonials: "testimonials",
  "live-chat": "a chat",
  messaging: "messaging",
  login: "a log-in",
  social: "social profiles",
  reviews: "reviews",
};

/** ", because level 2 (Readable) requires it (AEO +1)" */
function whatItGains({ readinessGain, aeoGain, gainsAssume = "", firstBecause }: TopFix): string {
  const gains = [
    readinessGain >= 0.1 ? `readiness +${readinessGain}` : "",
    aeoGain >= 0.1 ? `AEO +${aeoGain}` : "",
    gainsAssume,
  ].filter((gain) => gain !== "");
  const points = gains.length === 0 ? "" : ` (${gains.join(", ")})`;
  return firstBecause === undefined ? points : `, because ${firstBecause}${points}`;
}

const stop = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
function cutAtWord(text: string, chars: number): string {
  if (text.length <= chars) return text;
  return `${text.slice(0, text.lastIndexOf(" ", chars))}…`;
}
