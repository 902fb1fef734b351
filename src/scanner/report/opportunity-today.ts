// What an opportunity says of the work as the pages show it today, and of what takes its place.
import type { Sign } from "../../model/profile.ts";
import { endStop, listOf, lowerStart, pathOf, startWith, tellSign } from "../../model/words.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { fillText } from "../insight/fill-text.ts";
import type { Slots } from "../insight/fill-text.ts";
import { holdsOne, normaliseText } from "../insight/normalise-text.ts";
import { isSameText } from "../insight/signals/hand-hits.ts";
import { familyOf } from "../insight/workflow-families.ts";
import type { OpportunityTemplate } from "../insight/workflow-families.ts";
import { groundsOf, ownSigns, saidOf, TRIGGER_REGION } from "./opportunity-rating.ts";
import { inPlace } from "./workflow-view.ts";

/** "A replaces B." is said only where B is seen on the site, or with what the site says instead; else what A is. */
export function replacementOf(template: OpportunityTemplate, workflow: ClaimedWorkflow, slots: Slots): string {
  const parts = REPLACES.exec(template.does);
  if (parts === null || isSeenToday(template, workflow)) return sentence(template.does, slots);
  const [, adds = "", details = ""] = parts;
  const added = fillText(`${adds}${details}`, slots);
  const told = saidOf(template, workflow);
  // What only sets off the proposal need not tell how the work is done.
  if (told === undefined || told.region === TRIGGER_REGION || !isOfItsWork(told, workflow)) {
    const lacks = template.today === undefined ? "" : sentence(template.today, slots).replace(/\.$/, "");
    return lacks === "" ? `This adds ${lowerStart(added)}.` : `${lacks}; this adds ${lowerStart(added)}.`;
  }
  const page = pathOf(told.url);
  return template.kind === "remind"
    ? `This adds ${lowerStart(added)}, where ${page} says today: “${told.quote}”`
    : `${startWith(added)} takes the place of what ${page} tells today: “${told.quote}”`;
}

const REPLACES = /^(.{1,300}?),? replaces? (?:a part of )?.{1,300}?((?:\[[^\]]{1,120}\]){0,2})\.$/;

/** When and how people are answered is told of all that they want; answers to questions take the place of what names these. */
function isOfItsWork({ quote }: Sign, { id }: ClaimedWorkflow): boolean {
  const family = familyOf(id);
  return family?.takesOtherPhrases !== true || holdsOne(normaliseText(quote), family.ownWords);
}

/** A sentence of handwork that the trigger rests on, or the document that the text speaks of. */
function isSeenToday(template: OpportunityTemplate, workflow: ClaimedWorkflow): boolean {
  const trigger = triggerSign(template, workflow);
  const isQuoted = workflow.manualQuotes.some(
    ({ url, quote }) => url === trigger?.url && isSameText(quote, trigger.quote),
  );
  const isFile = template.does.includes("{document") && workflow.mentions.some(({ kind }) => kind === "document");
  return isQuoted || isFile;
}

/** What is so today: quotes of handwork, documents, or what else the claim rests on; then what is missing and what is there. */
export function currentState(template: OpportunityTemplate, workflow: ClaimedWorkflow, slots: Slots): string {
  const parts = groundsOf(template, workflow)
    .slice(0, 2)
    .map((sign) => `${quoted(sign)}.`);
  const speaksOfDocument = [template.title, template.does, ...template.steps].some((text) =>
    text.includes("{document"),
  );
  const documents = workflow.mentions.filter(({ kind }) => kind === "document");
  if (speaksOfDocument) parts.push(...linkedDocuments(documents));
  const first = triggerSign(template, workflow) ?? workflow.evidence.find(({ region }) => !region.startsWith("manual"));
  if (parts.length === 0 && first) parts.push(`Seen on ${pathOf(first.url)}: ${tellSign(first)}.`);
  const lacks = sentence(template.today ?? "", slots);
  if (lacks !== "") parts.push(endStop(lacks));
  parts.push(inPlace(workflow.alreadyAutomated));
  return parts.join(" ").trim().replaceAll("”..", "”.").replaceAll(".”.", ".”");
}

/** "a.pdf and b.pdf are linked from /forms.", one sentence per page. */
function linkedDocuments(documents: ClaimedWorkflow["mentions"]): string[] {
  return [...Map.groupBy(documents, ({ url }) => url)].slice(0, 2).map(([url, linked]) => {
    const files = linked.map(({ label }) => label);
    return `${listOf(files, 3)} ${files.length === 1 ? "is" : "are"} linked from ${pathOf(url)}.`;
  });
}

/** What the trigger rests on. */
const triggerSign = (template: OpportunityTemplate, workflow: ClaimedWorkflow): Sign | undefined =>
  ownSigns(template, workflow).find(({ region }) => region === TRIGGER_REGION);

export const sentence = (text: string, slots: Slots): string => startWith(fillText(text, slots));
const quoted = ({ url, quote }: Sign): string => `${startWith(pathOf(url))} says: “${quote}”`;
