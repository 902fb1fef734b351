// Says which work a business evidently does, from its own pages: every claim rests on quotes.
import { hundredths } from "../../model/words.ts";
import { UNSPACED } from "../evidence/text/text-words.ts";
import { toPrintable } from "../../model/printable-text.ts";
import { plainUrl } from "../../model/target.ts";
import type { Confidence, Sign } from "../../model/profile.ts";
import type { Rating } from "../../model/results.ts";
import type { ManualPhrase } from "../evidence/workflow/manual-phrases.ts";
import type { ClaimedWorkflow } from "./claimed-workflow.ts";
import {
  areAllAmong,
  isCorroborated,
  isHeaded,
  isOneGuess,
  isPieced,
  isRunningText,
  isSecondSign,
  isToldEnough,
  TOLD_FROM,
  toldIn,
} from "./how-told.ts";
import { plausibilityOf } from "./industry-plausibility.ts";
import type { Plausibility } from "./industry-plausibility.ts";
import { formOf, inletsOf } from "./form-at-hand.ts";
import { namedRole, withDesk } from "./named-role.ts";
import { privacyTold } from "./privacy-told.ts";
import { shownBy, signsOf } from "./shown-signs.ts";
import { handSigns, inTurn } from "./signals/hand-hits.ts";
import { closedNotice } from "./signals/plain/inlet-signals.ts";
import { agedPosts } from "./signals/plain/post-signals.ts";
import { askedOn } from "./signals/asked-on.ts";
import { isNotOpenYet, noticeOn } from "./signals/notices.ts";
import { phrasesAbout } from "./signals/manual-hits.ts";
import { evaluateSignal, withoutConditions } from "./signals/evaluate-signal.ts";
import { signUpsByMail } from "./signals/sign-ups-by-mail.ts";
import type { SignalVerdict } from "./signals/evaluate-signal.ts";
import { parseSignal, signalNames } from "./signals/parse-signal.ts";
import { withToldCourses } from "./told-course-of.ts";
import { quotedElsewhere, quotedOnce, toldElsewhere } from "./told-elsewhere.ts";
import { movingTold } from "./told-moving.ts";
import { withWaysOnce } from "./ways-once.ts";
import { isPrivacyNotice } from "./signals/privacy-notice.ts";
import { readSite } from "./signals/site-reading.ts";
import type { SignalHit, SiteReading, WorkflowEvidence } from "./signals/site-reading.ts";
import { automatedParts, isOutsider, stepsOf } from "./workflow-steps.ts";
import type { AutomatedPart } from "./workflow-steps.ts";
import { mentionsOf, namedTools, toolsByKind, toolsOf } from "./workflow-mentions.ts";
import { statedRules } from "./stated-rules.ts";
import { volumeSignalsFor } from "./volume-signals.ts";
import type { VolumeSignal } from "./volume-signals.ts";
import { familyOf, templatesOf, WORKFLOW_FAMILIES } from "./workflow-families.ts";
import type { OpportunityTemplate, WorkflowFamily } from "./workflow-families.ts";
import { holdsOne, normaliseText } from "./normalise-text.ts";

/** How a claim is weighed: points by what was seen, and what they have to come to. */
export const POINTS = {
  mustShow: 2,
  strengthens: 0.5,
  manual: 0.7,
  expected: 0.5,
  unexpected: -1.5,
  /** In place of "expected" and "unexpected", where the site itself leaves no doubt. */
  corroborated: 0.5,
  rulesOut: -3,
  /** In place of "rulesOut": one phrase against many. */
  doubted: -1,
};
export const MOST_STRENGTHENING = 3;
export const CLAIM_AT = 2.5;
export const MEDIUM_AT = 3;
export const HIGH_AT = 3.7;
export const MOST_CLAIMS = 14;
export const MOST_GENERIC = 6;

/** Claimed workflows, the surest first; bounded, and those of work that any business may have more so. */
export function claimWorkflows(evidence: WorkflowEvidence): ClaimedWorkflow[] {
  const reading = readSite(evidence);
  if (reading.pages.length === 0) return [];
  const claims = WORKFLOW_FAMILIES.flatMap((family) => claimFamily(reading, family) ?? []);
  claims.sort((a, b) => b.points - a.points || b.anchorBeta - a.anchorBeta || (a.id < b.id ? -1 : 1));
  let generic = 0;
  const own = claims.filter((claim) => !claims.some((other) => isToldBy(claim, other, reading)));
  const kept = own.filter(({ id }) => !isGeneric(id) || (generic += 1) <= MOST_GENERIC);
  const told = kept.slice(0, MOST_CLAIMS);
  const without = (claim: ClaimedWorkflow, quotes: ReadonlySet<string>): ClaimedWorkflow => {
    const family = familyOf(claim.id);
    return (family && quotes.size > 0 && claimFamily(reading, family, quotes)) || claim;
  };
  const apart = told.map((claim) => without(claim, toldElsewhere(claim, told)));
  const once = apart.map((claim, at) => {
    const quoted = quotedElsewhere(claim, apart);
    const all = new Set([...quoted, ...toldElsewhere(told[at] ?? claim, told)]);
    return quoted.size === 0 ? claim : { ...without(claim, all), evidence: claim.evidence };
  });
  const speaking = reading.pages.flatMap(({ facts, lines }) => (lines.length === 0 ? [] : facts));
  return withDesk(withToldCourses(speaking, withWaysOnce(quotedOnce(once)), reading.profile));
}

/**
 * Billing of which nothing is told but in sentences on other, surer work is a step of that, and who is sent to homes that
 * are managed is sent for what tenants report: one act is not two kinds of work.
 */
const isToldBy = (claim: ClaimedWorkflow, other: ClaimedWorkflow, { profile }: SiteReading): boolean =>
  claim.id === "wf-dispatch-field"
    ? other.id === "wf-maintenance-requests" && profile.industry.value === "real-estate"
    : claim.id === "wf-invoicing" &&
      other.points > claim.points &&
      claim.evidence.every((sign) => other.evidence.some(({ url, quote }) => url === sign.url && quote === sign.quote));

const genericIds = new Set(WORKFLOW_FAMILIES.filter((family) => family.isGeneric).map((family) => family.id));
const isGeneric = (id: string): boolean => genericIds.has(id);

/** `elsewhere` are quotes that stand at other work: they count and are not told again. */
function claimFamily(
  reading: SiteReading,
  family: WorkflowFamily,
  elsewhere: ReadonlySet<string> = new Set(),
): ClaimedWorkflow | null {
  const shown = evaluateSignal(reading, family.mustShow, family);
  if (shown.hits.length === 0) return null;
  const strengthening = strengtheningOf(reading, family, shown);
  const phrases = manualPhrases(reading, family, shown);
  const own = shown.hits.filter(({ isContext }) => !isContext);
  if (isOfNotices(reading, own) || isNotOpenYet(reading, family, own)) return null;
  const isSupported = strengthening.length + phrases.length > 0;
  if (!isSupported && isPieced(own) && !isToldEnough(reading, family, own)) return null;
  if (!isSupported && !family.plausibleIn.includes("all") && isOneGuess(reading, own)) return null;
  const fit = fitOf(reading, family, own);
  // In a trade that is not known for such work, running text tells of others as often as of the business itself.
  const isTextAlone = own.length > 0 && own.every(isRunningText);
  if (isTextAlone && fit === "doubtful") return null;
  if (isTextAlone && fit === "neutral" && !strengthening.some((part) => isSecondSign(part, shown))) return null;
  // Words of any trade count where something names the work, or a second sign stands beside them in a trade that has it.
  if (family.mustBeNamed && isTextAlone && (!isSupported || fit === "neutral") && !isHeaded(reading, family, own))
    return null;
  const points = hundredths(pointsOf(reading, family, { shown, strengthening, isManual: phrases.length > 0, fit }));
  if (points < CLAIM_AT) return null;

  const isToldHere = ({ quote }: { quote: string }): boolean => !elsewhere.has(toPrintable(quote));
  // Who calls or writes for anything else puts no question; an answer is promised to whoever asks.
  const asking = family.takesOtherPhrases
    ? phrases.filter((one) => one.namesQuestions || (one.group === "manual-wait" && !one.isOfOtherWork))
    : phrases;
  const manual = asking
    .slice(0, 4)
    .map(({ url, group, quote }) => ({ url: plainUrl(url), region: group, quote: toPrintable(quote) }))
    .filter(isToldHere);
  const hands = handSigns(
    reading,
    family,
    new Set([...own, ...strengthening.flatMap((part) => part.hits)].map(({ url }) => url)),
  ).filter(isToldHere);
  const told = inTurn(manual.filter(tellsOfStep(family)), hands);
  const automated = automatedParts(reading, family, hands);
  const goes = wayOf(reading, family);
  const doneBy = namedRole(reading, hands);
  const notice = noticeOn(reading, family, own);
  const triggered = notice ? [] : triggeredBy(reading, family, { automated, goes });
  const form = formOf(reading, own);
  const named = namedTools(reading, family);
  const moving = family.id === "wf-appointment" ? movingTold(reading) : undefined;
  const signUpsBy = family.id === "wf-newsletter" ? signUpsByMail(reading) : undefined;
  const hits = withoutConditions([
    ...(family.id === "wf-content-publishing" ? agedPosts(reading) : []),
    ...shown.hits,
    ...strengthening.flatMap((part) => part.hits.slice(0, 1)),
  ]).filter(isToldHere);
  const evidence = signsOf(reading, family, { hits, manual: told });
  return {
    id: family.id,
    name: goes?.name ?? family.name,
    points,
    confidence: confidenceOf(points, family),
    evidence,
    manualQuotes: told,
    steps: stepsOf(family, automated, { manual: manual.filter(tellsOfStep(family)), hands }, goes),
    isDeterministic: !family.steps.some((step) => JUDGEMENT.test(step.name)),
    automationPotential: potentialOf(reading, family, automated.length),
    alreadyAutomated: automated.map((part) => part.label),
    tools: toolsOf(reading, family),
    ...(named.length > 0 && { namedTools: named }),
    ...(signUpsBy !== undefined && { signUpsBy }),
    ...privacyTold(reading),
    toolsByKind: toolsByKind(reading, family),
    anchorBeta: family.anchorBeta,
    volumeSignals: [...volumeSignalsFor(reading, family), ...triggered.flatMap(({ seen }) => seen ?? [])],
    opportunityIds: triggered.map(({ id }) => id),
    ...(goes && { goes }),
    ...(doneBy && { doneBy }),
    ...askedOn(reading, family, manual, hits),
    inlets: inletsOf(reading),
    ...(form && { form }),
    ...(notice && { heldBy: notice.quote }),
    closedNotice: closedNotice(reading).map(({ quote }) => quote),
    mentions: mentionsOf(reading, family, hits, [...told, ...evidence]),
    rules: statedRules(reading, [...hits, ...told, ...(moving ? [moving] : [])]),
    ...(moving && { moving }),
  };
}

const LABEL_WORDS = 6;
const FEWEST_WORDS = 3;
/** What stands on a button asks people to do something; that staff do a step it does not tell. "Call us now" tells of none. */
const tellsOfStep =
  ({ manualSteps, steps }: WorkflowFamily) =>
  ({ region, quote }: Sign): boolean => {
    const isOthers = isOutsider(steps[manualSteps[region] ?? -1]?.actor ?? "");
    // A sentence of such scripts may be two words: what ends as one is one.
    if (UNSPACED.test(quote)) return isOthers || /[.!?…。！？]$/u.test(quote);
    const words = (quote.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []).length;
    if (words < FEWEST_WORDS || (words === FEWEST_WORDS && !/,|[.!?…]$/u.test(quote))) return false;
    return isOthers || /[.!?…]$/u.test(quote) || quote.split(/\s+/).length > LABEL_WORDS;
  };

/** The first of the other ways that the site shows; none that is a trade's, where the trade is only guessed. */
const wayOf = (reading: SiteReading, family: WorkflowFamily): ClaimedWorkflow["goes"] =>
  family.otherWays?.find(
    ({ when }) =>
      !(isTradeGuessed(reading) && signalNames(parseSignal(when)).some((name) => name.startsWith("industry "))) &&
      evaluateSignal(reading, when, family).strength > 0,
  );

const isTradeGuessed = ({ profile }: SiteReading): boolean => profile.industry.confidence === "low";

function fitOf({ profile }: SiteReading, family: WorkflowFamily, own: readonly SignalHit[]): Seen["fit"] {
  if (isCorroborated(own)) return "corroborated";
  const fit = plausibilityOf(family, profile);
  // Nothing speaks for such work in the trade, and nothing against it: what is told three times is no chance.
  return fit === "neutral" && toldIn(own) >= TOLD_FROM ? "expected" : fit;
}

/** Words of notices on privacy and of nothing else. */
function isOfNotices({ pages }: SiteReading, hits: readonly SignalHit[]): boolean {
  if (hits.length === 0 || hits.some(({ strength }) => strength === 1)) return false;
  const notices = new Set(pages.filter(({ facts }) => isPrivacyNotice(facts)).map(({ facts }) => facts.url));
  return hits.every(({ url }) => notices.has(url));
}

interface Seen {
  shown: SignalVerdict;
  strengthening: readonly SignalVerdict[];
  isManual: boolean;
  fit: Plausibility | "corroborated";
}

/** Weights of insight.md section 6; a term that stands in running text alone counts 0.4 of its points. */
function pointsOf(reading: SiteReading, family: WorkflowFamily, { shown, strengthening, isManual, fit }: Seen): number {
  const isRuledOut = family.rulesOut.some(({ when }) => evaluateSignal(reading, when, family).strength > 0);
  return (
    POINTS.mustShow * shown.strength +
    POINTS.strengthens * strengthening.reduce((sum, { strength }) => sum + strength, 0) +
    (isManual ? POINTS.manual : 0) +
    (fit === "neutral" || fit === "doubtful" ? 0 : POINTS[fit]) +
    (isRuledOut ? POINTS[fit === "corroborated" ? "doubted" : "rulesOut"] : 0)
  );
}

/**
 * Signals beyond the required one, the strongest first. What holds by absence alone shows nothing, and a signal that is
 * all the required one rests on says nothing more: neither is counted.
 */
function strengtheningOf(reading: SiteReading, family: WorkflowFamily, shown: SignalVerdict): SignalVerdict[] {
  const required = new Set(signalNames(parseSignal(family.mustShow)));
  return family.strengthens
    .map(({ when }) => ({ when, ...evaluateSignal(reading, when, family) }))
    .filter(({ when, hits }) => hits.length > 0 && !(required.has(when) && areAllAmong(shown.hits, hits)))
    .sort((a, b) => b.strength - a.strength)
    .slice(0, MOST_STRENGTHENING);
}

/** Manual phrases about this work; those on a page that shows the work come first. */
function manualPhrases(reading: SiteReading, family: WorkflowFamily, shown: SignalVerdict): ManualPhrase[] {
  const pages = new Set(shown.hits.map((hit) => hit.url));
  return phrasesAbout(reading, Object.keys(family.manualSteps), family).sort(
    (a, b) => Number(pages.has(b.url)) - Number(pages.has(a.url)),
  );
}

/** What an occupation's label stands behind is medium at most: no single task was found that fits. */
function confidenceOf(points: number, family: WorkflowFamily): Confidence {
  if (points >= HIGH_AT) return family.anchoredBy === "task" ? "high" : "medium";
  return points >= MEDIUM_AT ? "medium" : "low";
}

const JUDGEMENT = /\b(?:check fit|judge|decide|diagnose|advise|review|interview|assess|approve)\b/i;
/** Exposure of the anchor under which a potential is low, and above which it is high. */
export const EXPOSURE_CLASSES = { low: 0.34, high: 0.66 };
const CLASSES: readonly Rating[] = ["low", "medium", "high"];
const MUCH_AUTOMATED = 2;

/** Class of the anchor's exposure, one lower where much runs by itself already or only hindrances are seen. */
function potentialOf(reading: SiteReading, family: WorkflowFamily, automatedCount: number): Rating {
  const holds = (sign: string): boolean =>
    family.drivers.some((driver) => driver.sign === sign && evaluateSignal(reading, driver.when, family).strength > 0);
  let at = family.anchorBeta < EXPOSURE_CLASSES.low ? 0 : family.anchorBeta > EXPOSURE_CLASSES.high ? 2 : 1;
  if (automatedCount >= MUCH_AUTOMATED) at -= 1;
  if (holds("-") && !holds("+")) at -= 1;
  return CLASSES[Math.max(0, at)] ?? "low";
}

interface Triggered {
  id: string;
  /** What the trigger rests on, under the template's id; null where it holds by absence alone. */
  seen: VolumeSignal | null;
}

/** What a page says is shown before what a rule concluded. */
const VAGUE_REGIONS: ReadonlySet<string> = new Set(["channel", "title", "schema"]);

interface Going {
  automated: readonly AutomatedPart[];
  goes: ClaimedWorkflow["goes"];
}

/** Templates whose trigger holds on this site, and of whose steps one is taken there and done by people. */
function triggeredBy(reading: SiteReading, family: WorkflowFamily, { automated, goes }: Going): Triggered[] {
  const done = new Set(automated.flatMap(({ steps, asRule }) => [...steps, ...asRule]));
  const open = templatesOf(family.id).filter(
    ({ takesOver }) => takesOver.length === 0 || takesOver.some((step) => !done.has(step) && goes?.steps[step] !== ""),
  );
  return open.flatMap((template) => {
    const { id, trigger } = template;
    const verdict = evaluateSignal(reading, trigger, family);
    const hits = verdict.hits.filter((hit) => !isAboutOtherWork(hit, template));
    const restsOnOthers = verdict.hits.length > 0 && hits.length === 0;
    if (verdict.strength === 0 || restsOnOthers || isThereAlready(reading, template)) return [];
    const shown = shownBy(hits);
    const hit = shown.find(({ region }) => !VAGUE_REGIONS.has(region)) ?? shown[0];
    const seen = hit ? { name: id, value: 1, url: plainUrl(hit.url), quote: toPrintable(hit.quote) } : null;
    return [{ id, seen }];
  });
}

const isAboutOtherWork = ({ region, quote }: SignalHit, { notAbout = [] }: OpportunityTemplate): boolean =>
  region.startsWith("manual") && holdsOne(normaliseText(quote), notAbout.map(normaliseText));

/** The pages have a word for the change: whatever they say of it, its absence cannot be claimed. */
function isThereAlready(reading: SiteReading, { unlessSaid = [], unlessPage }: OpportunityTemplate): boolean {
  const stems = unlessSaid.map(normaliseText);
  return (
    reading.pages.some(({ facts }) => facts.kind === unlessPage) ||
    (stems.length > 0 &&
      reading.pages.some(({ lines }) => lines.some(({ words }) => holdsOne(words.normalised, stems))))
  );
}
