// Whether a page promises instructions, and whether it gives them as steps.
import data from "../data/procedure-words.json" with { type: "json" };
import type { PageFacts } from "../page-facts.ts";
import { bodyBlocks, mainHeadings, readSections, topicOf } from "./answers-content.ts";
import { foldText, hasTerm, makeSearchText, prepareTerms } from "../text/text-search.ts";

/** Starts of headings that promise instructions, without accents. */
const HOW_TO: readonly string[] = data.howTo;
/** Wherever it stands in a heading. */
const STEPWISE = new RegExp(data.stepwise, "u");
/** Questions that begin like instructions and ask for something else: a price, a time, an opinion. */
const NOT_HOW_TO = prepareTerms(data.notHowTo);
const STEP_WORD = prepareTerms(data.step);
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
  return linesOf(page).filter((line) => isNumberedStep(line)).length >= LEAST_STEPS;
}

/** "Step 1", "Step 2" and "Step 3" as headings of a page that is no article. */
export const headsSteps = (page: PageFacts): boolean =>
  !NO_COURSE.includes(page.kind) &&
  mainHeadings(page).filter(
    ({ heading: { text } }) => /\d/.test(text) && hasTerm(makeSearchText(text.slice(0, 24)), STEP_WORD),
  ).length >= LEAST_STEPS;
const NO_COURSE: readonly string[] = ["post", "blog", "docs", "faq", "legal"];

/** Beside a promise of instructions a number that stands alone counts as well, where three or more follow each other and each heads a text. */
export function countsSteps(page: PageFacts): boolean {
  const blocks = page.blocks.filter(({ region }) => region === "main");
  const linked = new Set(page.anchors.map(({ text }) => text.trim()));
  let [last, at] = [0, 0];
  for (const [index, { tag, text }] of blocks.entries()) {
    if (!/^\d[.)]?$/.test(text) || tag === "td" || tag === "th" || linked.has(text)) continue;
    const number = parseInt(text);
    const isNext = number === 1 || (number === last + 1 && index - at <= LONGEST_STEP);
    const [first = "", second = ""] = blocks.slice(index + 1, index + 3).map((block) => block.text);
    if (!isNext || !/\p{L}{3}/u.test(first) || first.length + second.length < STEP_CHARS) continue;
    [last, at] = [number, index];
    if (last === LEAST_STEPS) return true;
  }
  return false;
}
/** Its number, its name, and a few paragraphs. */
const LONGEST_STEP = 5;
const STEP_CHARS = 15;

const linesOf = (page: PageFacts): string[] => [
  ...mainHeadings(page).map(({ heading }) => heading.text),
  ...bodyBlocks(page).map(({ text }) => text),
];

function isNumberedStep(line: string): boolean {
  const start = line.trimStart().slice(0, 24);
  return /^\d{1,2}[.):]?\s\p{L}/u.test(start) || (/\d/.test(start) && hasTerm(makeSearchText(start), STEP_WORD));
}
