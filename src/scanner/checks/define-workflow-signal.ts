// Rows that state which signs of a kind of work stand on the pages; what follows from them is decided elsewhere.
import { listOf, pathOf } from "../../model/words.ts";
import {
  type SignalRule,
  type WorkflowSignal,
  findInText,
  findWorkflowSignals,
} from "../evidence/workflow/workflow-signals.ts";
import { onPagesRead } from "../evidence/pages-read.ts";
import { type Check, defineCheck, info, seen, unable } from "./define-check.ts";

export interface WorkflowRow {
  id: string;
  title: string;
  /** The work as it stands in "Signs of …": "taking appointments". */
  work: string;
  why: string;
  fix: string;
  /** Occupation of the anchor task at O*NET. */
  reference: string;
  signs: SignalRule;
}

const ITEMS = 5;
const MOST_PLACES = 3;

export function defineWorkflowSignal(row: WorkflowRow): Check<"pages" | "structured" | "channels" | "technologies"> {
  const { id, title, why, fix, reference, work, signs } = row;
  return defineCheck({
    id,
    agent: "operations",
    category: "Workflow signals",
    counts: [],
    severity: 1,
    evidence: "C",
    needs: ["pages", "structured", "channels", "technologies"],
    title,
    why,
    fix,
    effort: "M",
    reference,
    run(evidence) {
      const found = findWorkflowSignals(evidence, signs);
      if (found.length > 0) {
        const items = found.slice(0, ITEMS).map((sign) => seen(sign.url, sign.quote, `Sign of ${work}.`));
        return info(`Signs of ${work}: ${describe(found)}.`, items);
      }
      if (evidence.pages.every((page) => page.visibleText.chars === 0)) {
        return unable("The pages hold no text until a script runs, so signs of this work could not be seen.");
      }
      const none = `No heading, link, form or mark-up that points to ${work} was recognized ${onPagesRead(evidence.pages)}`;
      const told = findInText(evidence, signs.inText ?? []);
      return info(told === null ? `${none}.` : `${none}; the text of ${pathOf(told.url)} says: “${told.quote}”`);
    },
  });
}

/** "online booking on /book, “Termine” on the home page", "a list of posts on /blog; a post on /blog/a and /blog/b". */
function describe(signs: readonly WorkflowSignal[]): string {
  const places = [...Map.groupBy(signs, ({ what }) => what)].map(
    ([what, seenOn]) => `${what} on ${listOf([...new Set(seenOn.map(({ url }) => pathOf(url)))], MOST_PLACES)}`,
  );
  return places.length < signs.length ? places.join("; ") : listOf(places);
}
