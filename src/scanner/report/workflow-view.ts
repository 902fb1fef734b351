// A claimed workflow as the results show it.
import type { Workflow } from "../../model/results.ts";
import { listOf, pathOf, startWith } from "../../model/words.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { BY_HAND_REGION } from "../insight/signals/hand-hits.ts";
import { fillText } from "../insight/fill-text.ts";
import { familyOf } from "../insight/workflow-families.ts";
import { slotsOf } from "./opportunity-slots.ts";
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
      description: describe(claimed, voice, dead),
      steps: claimed.steps.map(({ name, description, isManual }) => ({
        name,
        ...(description === undefined ? {} : { description: inVoice(description, voice) }),
        isManual,
      })),
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

/** Patients and guests are no customers; who buys a program need not be one who uses it. */
const inVoice = (description: string, { people }: SiteVoice): string =>
  people === "users" ? description : description.replace(/^done by the customer(?=:|$)/, `done by ${people}`);

function describe(claimed: ClaimedWorkflow, voice: SiteVoice, dead: readonly string[]): string {
  const family = familyOf(claimed.id);
  const signs = signsShown(claimed);
  const pages = [...new Set(signs.map(({ url }) => pathOf(url)))];
  const linkedFiles = claimed.mentions.filter(({ kind }) => kind === "document");
  const documents = linkedFiles.map(({ label }) => label);
  const from = [...new Set(linkedFiles.slice(0, MOST_FILES).map(({ url }) => pathOf(url)))];
  const where = pages.length === 1 && from.every((page) => pages.includes(page)) ? "there" : `from ${listOf(from)}`;
  // One sign tells its page itself, below.
  const seen = signs.length < 2 ? "" : ` Seen on ${listOf(pages.slice(0, MOST_PAGES), MOST_PAGES)}.`;
  const isGone = (file: string): boolean => dead.some((url) => url.endsWith(`/${file}`));
  const told = (files: readonly string[], unread: string, lost: string): string =>
    files.length === 0 ? "" : ` Linked ${where}${unread}: ${listOf(files.slice(0, MOST_FILES), MOST_FILES)}${lost}.`;
  // Files are linked and not read; of a link that was tried the answer is known.
  const kept = documents.filter((file) => !isGone(file));
  const linked = told(kept, " and not opened", "");
  const lost = told(documents.filter(isGone), "", ", which could not be opened");
  // What a sentence of the site tells needs no sentence that any such business could have.
  const isSaid =
    claimed.manualQuotes.some(({ region }) => region === BY_HAND_REGION) ||
    (isTold(claimed) && claimed.goes === undefined);
  const about =
    isSaid && seen !== "" ? "" : startWith(fillText(family?.about ?? claimed.name, slotsOf(claimed, voice)));
  return `${about}${seen}${linked}${lost}`.trim();
}

/** The signs that a report prints: two of handwork, and the first of the others that stand on a page. */
function signsShown({ manualQuotes, evidence }: ClaimedWorkflow): readonly { url: string }[] {
  const told = manualQuotes.slice(0, 2);
  const others = evidence.filter(({ region }) => !region.startsWith("manual") && !NO_PAGE.has(region));
  return [...told, ...others.slice(0, told.length > 0 ? MOST_PAGES : MOST_PAGES + 1)];
}

const NO_PAGE: ReadonlySet<string> = new Set(["technology", "sitemap", "document", "url", "title"]);
const MOST_PAGES = 3;
const MOST_FILES = 2;

/** In a sentence of the site. */
const isTold = ({ manualQuotes, evidence: [sign] }: ClaimedWorkflow): boolean =>
  manualQuotes.length > 0 || (sign?.region === "body" && /[.!?…]$/u.test(sign.quote));

/**
 * Handwork in the business's own words, what runs by itself already, and why no change is proposed. What only shows that
 * there is such work, as a heading or a description of the offer does, tells nothing of how it is done.
 */
function currentState({ manualQuotes, alreadyAutomated, heldBy }: ClaimedWorkflow, noChange: string): string | null {
  const quotes = [...Map.groupBy(manualQuotes.slice(0, 2), ({ url }) => url)].map(
    ([url, said]) => `${startWith(pathOf(url))} says: ${said.map(({ quote }) => `“${quote}”`).join(" and ")}`,
  );
  const parts = [...quotes, ...(noChange === "" ? [] : [noChange])];
  const said = startWith(parts.join("; "));
  const sentences = [
    ...(said === "" ? [] : [/[.!?]”$/.test(said) ? said : `${said}.`]),
    ...(alreadyAutomated.length > 0 ? [`In place already: ${listOf(alreadyAutomated, 3)}.`] : []),
    ...(heldBy === undefined ? [] : [`The site says of it: “${heldBy}”`]),
  ];
  return sentences.length === 0 ? null : sentences.join(" ");
}
