// A claimed workflow as the results show it.
import type { Workflow, WorkflowStep } from "../../model/results.ts";
import { endStop, listOf, pathOf, startWith, tellSign } from "../../model/words.ts";
import type { ClaimedStep, ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import type { SiteVoice } from "./opportunity-slots.ts";

/**
 * The workflow with its steps, where it was seen and how it goes today, in the words of one business: its name, and what
 * it calls the people who use it. `dead` are addresses that were linked and answered that they are gone; `noChange` says
 * why none is proposed.
 */
export const toWorkflowViewIn =
  (voice: SiteVoice, dead: readonly string[] = [], noChange = "") =>
  (claimed: ClaimedWorkflow): Workflow => {
    const today = currentState(claimed, noChange);
    return {
      name: claimed.name,
      description: describe(claimed, dead),
      steps: claimed.steps.map((step) => toStep(step, claimed.courseUrl, voice)),
      isDeterministic: claimed.isDeterministic,
      automationPotential: claimed.automationPotential,
      ...(today !== null && { currentState: today }),
      id: claimed.id,
      confidence: claimed.confidence,
      evidence: claimed.evidence,
      alreadyAutomated: claimed.alreadyAutomated,
      tools: claimed.tools,
    };
  };

/** A step that a page tells stands in its words. */
function toStep(step: ClaimedStep, courseUrl: string | undefined, { people }: Pick<SiteVoice, "people">): WorkflowStep {
  const { name, isManual, basis } = step;
  if (courseUrl !== undefined)
    return { name: `“${name}”`, description: `as ${pathOf(courseUrl)} tells it`, isManual, basis };
  const description = describeStep(step, people);
  return { name, ...(description !== "" && { description }), isManual, basis };
}

/** Who does the step where staff do not, and what the site says of it; `people` is what the business calls those who use it. */
export function describeStep({ actor, basis, doneBy, quote }: ClaimedStep, people = "users"): string {
  const said = quote === undefined ? "" : `${basis === "promised" ? "promised: " : ""}“${quote}”`;
  if (doneBy === undefined) return said;
  const who = doneBy === "program" ? "a program as a rule" : outsider(actor, people);
  return `done by ${who}${said === "" ? "" : `: ${said}`}`;
}

/** Patients and guests are no customers; who buys a program need not be one who uses it, and who asks first is none yet. */
function outsider(actor: string, people: string): string {
  if (actor === "prospect") return "whoever asks";
  if (actor !== "customer" || people === "users") return `the ${actor}`;
  return people === "people" ? "others" : people;
}

/** Where it was seen, and the files that its pages link. */
function describe(claimed: ClaimedWorkflow, dead: readonly string[]): string {
  const signs = signsShown(claimed);
  const [only, ...others] = claimed.evidence;
  const isAll = only !== undefined && others.length === 0 && claimed.manualQuotes.length === 0;
  const pages = [...new Set((signs.length > 0 ? signs : claimed.evidence).map(({ url }) => pathOf(url)))];
  const linkedFiles = claimed.mentions.filter(({ kind }) => kind === "document");
  const documents = linkedFiles.map(({ label }) => label);
  const from = [...new Set(linkedFiles.slice(0, MOST_FILES).map(({ url }) => pathOf(url)))];
  const where = pages.length === 1 && from.every((page) => pages.includes(page)) ? "there" : `from ${listOf(from)}`;
  const isGone = (file: string): boolean => dead.some((url) => url.endsWith(`/${file}`));
  const filesOf = (files: readonly string[], unread: string, lost: string): string =>
    files.length === 0 ? "" : ` Linked ${where}${unread}: ${listOf(files.slice(0, MOST_FILES), MOST_FILES)}${lost}.`;
  // Files are linked and not read; of a link that was tried the answer is known.
  const kept = documents.filter((file) => !isGone(file));
  const linked = filesOf(kept, " and not opened", "");
  const lost = filesOf(documents.filter(isGone), "", ", which could not be opened");
  const told = isAll ? `: ${tellSign(only)}` : "";
  const listed = claimed.evidence.filter(({ region }) => region === "sitemap").map(({ quote }) => quote);
  const seen =
    signs.length === 0 && listed.length > 0
      ? `Its list of pages names ${listOf(listed, MOST_PAGES)}.`
      : `Seen on ${listOf(pages.slice(0, MOST_PAGES), MOST_PAGES)}${endStop(told)}`;
  return `${pages.length === 0 ? "" : seen}${linked}${lost}`.trim();
}

/** The signs that a report prints: two of handwork, and the first of the others that stand on a page. */
function signsShown({ manualQuotes, evidence }: ClaimedWorkflow): readonly { url: string }[] {
  const told = manualQuotes.slice(0, 2);
  const others = evidence.filter(({ region }) => !region.startsWith("manual") && !NO_PAGE.has(region));
  return [...told, ...others.slice(0, MOST_PAGES)];
}

const NO_PAGE: ReadonlySet<string> = new Set(["technology", "sitemap", "document", "url", "title"]);
const MOST_PAGES = 3;
const MOST_FILES = 2;

/**
 * Handwork in the business's own words, what runs by itself already, and why no change is proposed. What only shows that
 * there is such work, as a heading or a description of the offer does, tells nothing of how it is done.
 */
function currentState({ manualQuotes, alreadyAutomated, heldBy }: ClaimedWorkflow, noChange: string): string | null {
  const quotes = [...Map.groupBy(manualQuotes.slice(0, 2), ({ url }) => url)].map(
    ([url, said]) => `${startWith(pathOf(url))} says: ${said.map(({ quote }) => `“${quote}”`).join(" and ")}`,
  );
  const said = startWith([...quotes, ...(noChange === "" ? [] : [noChange])].join("; "));
  const sentences = [
    /[.!?]”$/.test(said) || said === "" ? said : `${said}.`,
    inPlace(alreadyAutomated),
    heldBy === undefined ? "" : `The site says of it: “${heldBy}”`,
  ].filter((sentence) => sentence !== "");
  return sentences.length === 0 ? null : sentences.join(" ");
}

/** What the site shows of it, an aid or a part that takes no hands; what is behind a link or a log-in was not read. */
export const inPlace = (automated: readonly string[]): string =>
  automated.length === 0 ? "" : `Already there, as far as the pages show: ${listOf(automated, 3)}.`;
