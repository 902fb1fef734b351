// Whether a page promises instructions, and whether it gives them as steps.
import type { PageFacts } from "../page-facts.ts";
import { bodyBlocks, mainHeadings, readSections, topicOf } from "./answers-content.ts";
import { foldText, hasTerm, makeSearchText, prepareTerms } from "../text/text-search.ts";

/** Starts of headings that promise instructions, without accents. */
const HOW_TO: readonly string[] = [
  "how to",
  "getting started",
  "quick start",
  "quickstart",
  "tutorial",
  "so funktioniert",
  "so geht",
  "so buchen",
  "so bestellen",
  "anleitung",
  "erste schritte",
  "comment ",
  "mode d'emploi",
  "premiers pas",
  "como ",
  "primeros pasos",
  "primeiros passos",
  "come fare",
  "come si",
  "come funziona",
  "come prenotare",
  "guida all'",
  "hoe ",
  "aan de slag",
  "handleiding",
  "jak ",
  "instrukcja",
  "pierwsze kroki",
  "手順",
  "使い方",
  "ご利用の流れ",
  "予約方法",
  "操作步骤",
  "使用方法",
  "이용방법",
];
/** Wherever it stands in a heading. */
const STEPWISE =
  /(?<!\p{L})(?:step by step|schritt fur schritt|pas a pas|etape par etape|paso a paso|passo a passo|passo dopo passo|stap voor stap|krok po kroku)(?!\p{L})/u;
/** Questions that begin like instructions and ask for something else: a price, a time, an opinion. */
const NOT_HOW_TO = prepareTerms(
  ["how much", "how long", "how many", "how often", "how old", "how are", "how is"],
  ["comment ca va", "como es", "como son", "como esta"],
  ["hoeveel", "hoe lang", "hoe vaak", "hoe duur", "hoe is"],
  ["jak długo", "jak często", "jak duż*", "jak wygląda", "jak jest"],
);
const STEP_WORD = prepareTerms(["step", "schritt", "étape", "paso", "passo", "stap", "krok", "ステップ", "步骤"]);
const LEAST_STEPS = 3;
/** Less text than this under a heading is one instruction. */
const SECTION_WORDS = 40;

/** The topic or heading that promises instructions; null when none does. A question among others wants an answer, not steps. */
export function findPromise(page: PageFacts): string | null {
  const topic = topicOf(page);
  if (promises(topic)) return topic;
  const headings = readSections(page).filter(({ words }) => words >= SECTION_WORDS);
  const found = headings.find(({ heading }) => promises(heading.text) && !/[?？؟]\s*$/u.test(heading.text));
  return found?.heading.text ?? null;
}

function promises(title: string): boolean {
  const folded = foldText(title).trim();
  if (STEPWISE.test(folded)) return true;
  return HOW_TO.some((start) => folded.startsWith(start)) && !hasTerm(makeSearchText(title), NOT_HOW_TO);
}

/** Three or more steps in order: a numbered list, numbered headings, "Step 1", or steps in the markup. */
export function hasSteps(page: PageFacts): boolean {
  if (page.lists.some(({ kind, items, region }) => kind === "ol" && items >= LEAST_STEPS && region === "main"))
    return true;
  const nodes = [...page.structured.jsonLd.flatMap((block) => block.nodes), ...page.structured.microdata];
  if (nodes.some(({ types }) => types.includes("HowTo"))) return true;
  const lines = [...mainHeadings(page).map(({ heading }) => heading.text), ...bodyBlocks(page).map(({ text }) => text)];
  return lines.filter((line) => isNumberedStep(line)).length >= LEAST_STEPS;
}

function isNumberedStep(line: string): boolean {
  const start = line.trimStart().slice(0, 24);
  return /^\d{1,2}[.):]?\s\p{L}/u.test(start) || (/\d/.test(start) && hasTerm(makeSearchText(start), STEP_WORD));
}
