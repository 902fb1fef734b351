// The course of its work as a page tells it: "How it works", and three to seven steps in their order.
import { singleSpaced } from "../text/single-spaced.ts";
import { WRITTEN_NUMBER } from "../text/written-numbers.ts";
import data from "../data/course-words.json" with { type: "json" };
import { memoByPage } from "../memo-by-page.ts";
import type { PageFacts, TextBlock } from "../page-facts.ts";
import { speaksForItself } from "./manual-phrases.ts";

export interface ToldCourse {
  url: string;
  /** The heading that announces the steps, with the line above it where that does. */
  heading: string;
  steps: ToldStep[];
}

export interface ToldStep {
  name: string;
  /** What is said of it. */
  text: string;
}

/** Where others speak, or where a product is explained. */
const SILENT_KINDS: ReadonlySet<string> = new Set(["post", "blog", "docs", "product", "legal"]);
const LEAST_STEPS = 3;
const MOST_STEPS = 7;
const HEADING_CHARS = 90;
const KICKER_CHARS = 40;
/** Number, name and a few paragraphs for each step. */
const MOST_BLOCKS = 48;
const NAME_CHARS = 80;
const TEXT_CHARS = 300;

const STEP_WORD = "(?:step|phase|stage|schritt|étape|etape|paso|fase|passo|etapa|stap|krok|etap|steg|trinn|trin)";
const NUMBER_ALONE = new RegExp(String.raw`^(?:${STEP_WORD}\s?)?0?([1-9])[.):]?$`, "iu");
const NUMBER_BEFORE = new RegExp(String.raw`^(?:${STEP_WORD}\s)?0?([1-9])(?:[.):]|\s?[–—-])?\s(?=\p{L})`, "iu");
/** "In three simple steps". */
const IN_STEPS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:[${LEAST_STEPS}-${MOST_STEPS}]|${WRITTEN_NUMBER})(?:\s\p{L}{2,12})?\s(?:steps|schritten?|étapes|pasos|passos|passi|fasi|stappen|krokach|kroki|steg|trinn|trin)(?!\p{L})`,
  "iu",
);
/** Of what works by itself nobody is told to do anything, and nobody does it. */
const ACTOR =
  /(?<!\p{L})(?:we|us|our|you|your|wir|uns|unser\p{L}{0,2}|du|dich|dir|dein\p{L}{0,2}|sie|ihnen|ihr\p{L}{0,2}|nous|notre|nos|on|vous|votre|vos|tu|te|ton|toi|nosotros|nuestr[oa]s?|usted|tus?|sus?|nós|noss[oa]s?|você|seus?|suas?|noi|nostr[oaie]|ti|tu[oa]i?|wij|ons|onze|uw?|je|jouw|my|nasz\p{L}{0,2}|ty|twój|twoj\p{L}{0,2}|państw\p{L}{0,2}|vi|vår\p{L}?|vores|din|ditt|dine|du|oss)(?!\p{L})|\p{L}(?:[aei]mos|iamo|[aeiu]my)(?!\p{L})/iu;

/** Every such course on a page that speaks of the business itself. */
export const toldCourses = memoByPage((page: PageFacts): readonly ToldCourse[] => {
  if (!speaksForItself(page) || SILENT_KINDS.has(page.kind)) return [];
  const blocks = page.blocks.filter(({ region, quoted }) => region === "main" && !quoted);
  return blocks.flatMap((block, at) => {
    const level = levelOf(block);
    if (level === 0 || block.text.length > HEADING_CHARS) return [];
    const heading = singleSpaced(block.text).trim();
    const before = blocks[at - 1];
    const kicker = before && levelOf(before) === 0 && before.text.length <= KICKER_CHARS ? before.text.trim() : "";
    const saysOwn = isAmong(data.own, heading) || isAmong(data.own, kicker);
    if (!saysOwn && ![heading, kicker].some((text) => isAmong(data.open, text) || IN_STEPS.test(text))) return [];
    const isInOrder = [heading, kicker].some((text) => isAmong(data.ordered, text) || IN_STEPS.test(text));
    const under = { level, heading: block.heading, isInOrder };
    const steps = stepsUnder(page, blocks.slice(at + 1, at + 1 + MOST_BLOCKS), under);
    const areSteps = steps.length >= LEAST_STEPS && steps.length <= MOST_STEPS && areNamed(steps);
    if (!areSteps || !(saysOwn || hasActors(steps))) return [];
    const isKicker = ![data.own, data.open].some((words) => isAmong(words, heading)) && !IN_STEPS.test(heading);
    return [{ url: page.url, heading: isKicker ? `${kicker}: ${heading}` : heading, steps }];
  });
});

const levelOf = ({ tag }: TextBlock): number => (/^h[1-6]$/.test(tag) ? Number(tag.charAt(1)) : 0);

function isAmong(words: readonly string[], text: string): boolean {
  const said = text.toLowerCase().replaceAll("’", "'");
  return words.some((word) => {
    const at = said.indexOf(word);
    return at !== -1 && !/\p{L}/u.test(said.charAt(at - 1)) && !/\p{L}/u.test(said.charAt(at + word.length));
  });
}

const areNamed = (steps: readonly ToldStep[]): boolean =>
  steps.every(({ name }) => /\p{L}{2}/u.test(name) && !name.endsWith("?")) &&
  new Set(steps.map(({ name }) => name)).size === steps.length;

const hasActors = (steps: readonly ToldStep[]): boolean =>
  steps.filter(({ name, text }) => ACTOR.test(`${name} ${text}`)).length * 2 >= steps.length;

interface Head {
  level: number;
  heading: number;
  isInOrder: boolean;
}

/** Counted steps; else an ordered list; else the headings under one that promises an order: others head what is praised. */
function stepsUnder(page: PageFacts, all: readonly TextBlock[], head: Head): ToldStep[] {
  const end = all.findIndex((block) => {
    const level = levelOf(block);
    return level !== 0 && level <= head.level && !NUMBER_BEFORE.test(block.text);
  });
  const blocks = end === -1 ? all : all.slice(0, end);
  const counted = countedSteps(blocks);
  if (counted.length > 0) return counted;
  const list = page.lists.find(
    ({ kind, heading, region }) => kind === "ol" && heading === head.heading && region === "main",
  );
  if (list) return list.texts.map((text) => stepOf(text));
  return head.isInOrder ? headedSteps(blocks) : [];
}

function countedSteps(blocks: readonly TextBlock[]): ToldStep[] {
  const steps: ToldStep[] = [];
  let isNameNext = false;
  for (const block of blocks) {
    const text = singleSpaced(block.text).trim();
    const alone = NUMBER_ALONE.exec(text);
    const found = alone ?? NUMBER_BEFORE.exec(text);
    const last = steps.at(-1);
    if (found && Number(found[1]) === steps.length + 1) {
      steps.push(alone ? { name: "", text: "" } : stepOf(text.slice(found[0].length)));
      isNameNext = alone !== null;
    } else if (isNameNext && last) {
      steps[steps.length - 1] = stepOf(text);
      isNameNext = false;
    } else if (last?.text === "") last.text = text.slice(0, TEXT_CHARS);
  }
  return steps.length >= LEAST_STEPS ? steps : [];
}

/** Headings of one level, each above a text, with nothing else beside them. */
function headedSteps(blocks: readonly TextBlock[]): ToldStep[] {
  const level = Math.max(0, ...blocks.slice(0, 2).map(levelOf));
  const heads = blocks.flatMap((block, at) => (levelOf(block) === 0 ? [] : [{ block, next: blocks[at + 1] }]));
  if (heads.some(({ block, next }) => levelOf(block) !== level || !next || levelOf(next) !== 0)) return [];
  return heads.map(({ block, next }) => ({
    name: stepOf(block.text).name,
    text: singleSpaced(next?.text ?? "").slice(0, TEXT_CHARS),
  }));
}

/** "Contact: write to us" is named by what stands before the colon. */
function stepOf(text: string): ToldStep {
  const flat = singleSpaced(text).trim();
  const colon = flat.search(/:\s|\s[–—-]\s/);
  const isHead = colon > 1 && colon <= NAME_CHARS;
  const name = isHead ? flat.slice(0, colon) : flat;
  return {
    name: name.replace(/(?<![.\s→])[.\s→]+$/u, ""),
    text: isHead ? flat.slice(colon + 1, colon + TEXT_CHARS).trim() : "",
  };
}
