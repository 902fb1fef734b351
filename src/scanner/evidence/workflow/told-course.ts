// The course of its work as a page tells it: "How it works", and three to seven steps in their order.
import { singleSpaced } from "../text/single-spaced.ts";
import { numberOf, writtenBetween } from "../text/written-numbers.ts";
import data from "../data/course-words.json" with { type: "json" };
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

const FEW = writtenBetween(LEAST_STEPS, MOST_STEPS);
const STEP_WORD = "(?:step|phase|stage|schritt|étape|etape|paso|fase|passo|etapa|stap|krok|etap|steg|trinn|trin)";
/** A figure needs a mark that it counts: "1.", "01", "Step 1"; "5 star reviews" counts nothing. */
const NUMBERED = new RegExp(
  String.raw`^(?<word>${STEP_WORD}\s?)?(?:(?<zero>0)?(?<figure>[1-9])|(?<written>one|${FEW}|${writtenBetween(2, 2)})(?!\p{L}))(?:\s(?:of|von|sur|de|di|van|z)\s[1-9])?(?<sign>[.):/|]|\s[|–—-])?\s?(?<rest>\p{L}|$)`,
  "iu",
);
const CIRCLES = "①②③④⑤⑥⑦⑧⑨";
const CIRCLED = /^[①-⑨]/u;
/** "In three simple steps"; steps on foot have the same name where the number is not told by "in". */
const IN_STEPS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:[${LEAST_STEPS}-${MOST_STEPS}]|${FEW})(?:\s\p{L}{2,12})?\s(?:steps|schritten?|étapes|stappen|krokach|kroki|steg|trinn|trin)|(?:in|en|em)\s(?:\p{L}{2,12}\s)?(?:[${LEAST_STEPS}-${MOST_STEPS}]|${FEW})(?:\s\p{L}{2,12})?\s(?:pasos|passos|passi|fasi))(?!\p{L}|\s(?:away|from|vom?|van|od|från|fra|da|dal\p{L}{0,2})(?!\p{L}))`,
  "iu",
);
/** "Rückgabe nach Ablauf der Garantie" is no course, and "Our process engine" is a thing. */
const called = (words: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?<!(?:nach|vor|mit)\s)(?:${words.join("|")})(?!\p{L}|\s(?:engine|software|platform|tool|builder)(?!\p{L}))`,
    "iu",
  );
const OWN = called(data.own);
const OPEN = called(data.open);
const ORDERED = called(data.ordered);
/** Of what works by itself nobody is told to do anything, and nobody does it. */
const ACTORS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(data.actors).map(([language, words]) => [
    language,
    new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, "iu"),
  ]),
);

/** Every such course on a page that speaks of the business itself, in the language that it is judged in. */
export function toldCourses(page: PageFacts, language: string): readonly ToldCourse[] {
  if (!speaksForItself(page) || SILENT_KINDS.has(page.kind)) return [];
  const blocks = page.blocks.filter(({ region, quoted }) => region === "main" && !quoted);
  return blocks.flatMap((block, at) => {
    const level = levelOf(block);
    if (level === 0 || block.text.length > HEADING_CHARS) return [];
    const heading = plain(block.text);
    const before = blocks[at - 1];
    const kicker = before && levelOf(before) === 0 && before.text.length <= KICKER_CHARS ? plain(before.text) : "";
    const saysOwn = OWN.test(heading) || OWN.test(kicker);
    if (!saysOwn && ![heading, kicker].some((text) => OPEN.test(text) || IN_STEPS.test(text))) return [];
    const isInOrder = [heading, kicker].some((text) => ORDERED.test(text) || IN_STEPS.test(text));
    const under = { level, heading: block.heading, isInOrder };
    const steps = stepsUnder(page, blocks.slice(at + 1, at + 1 + MOST_BLOCKS), under);
    const areSteps = steps.length >= LEAST_STEPS && steps.length <= MOST_STEPS && areNamed(steps);
    if (!areSteps || !(saysOwn || hasActors(language, steps))) return [];
    const isKicker = ![OWN, OPEN, IN_STEPS].some((words) => words.test(heading));
    return [{ url: page.url, heading: isKicker ? `${kicker}: ${heading}` : heading, steps }];
  });
}

const plain = (text: string): string => singleSpaced(text).trim().replaceAll("’", "'");

const levelOf = ({ tag }: TextBlock): number => (/^h[1-6]$/.test(tag) ? Number(tag.charAt(1)) : 0);

const areNamed = (steps: readonly ToldStep[]): boolean =>
  steps.every(({ name }) => /\p{L}{2}/u.test(name) && name.length <= NAME_CHARS && !name.endsWith("?")) &&
  new Set(steps.map(({ name }) => name)).size === steps.length;

function hasActors(language: string, steps: readonly ToldStep[]): boolean {
  const actor = ACTORS.get(language);
  return steps.filter(({ name, text }) => actor?.test(plain(`${name} ${text}`))).length * 2 >= steps.length;
}

interface Head {
  level: number;
  heading: number;
  isInOrder: boolean;
}

/** Counted steps; else an ordered list; else the headings under one that promises an order: others head what is praised. */
function stepsUnder(page: PageFacts, all: readonly TextBlock[], head: Head): ToldStep[] {
  const first = all.map(countOf).find((count) => count?.number === 1);
  const end = all.findIndex((block) => {
    const level = levelOf(block);
    return level !== 0 && level <= head.level && (!first || countOf(block)?.way !== first.way);
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

interface Count {
  number: number;
  /** Tag and mark: steps of one course are counted in one way. */
  way: string;
  /** What stands behind the number. */
  name: string;
}

function countOf({ tag, text }: TextBlock): Count | null {
  const flat = singleSpaced(text)
    .trim()
    .replace(CIRCLED, (sign) => `${CIRCLES.indexOf(sign) + 1}.`);
  const found = NUMBERED.exec(flat);
  const { word, zero, figure, written, sign, rest } = found?.groups ?? {};
  const isAlone = rest === "";
  if (!found || (word === undefined && (written !== undefined || (!isAlone && zero === undefined && !sign))))
    return null;
  const number = figure === undefined ? numberOf(written ?? "") || 1 : Number(figure);
  const mark = isAlone ? "alone" : word === undefined ? (zero ?? sign ?? "") : "word";
  return { number, way: `${tag} ${mark}`, name: isAlone ? "" : flat.slice(found[0].length - 1) };
}

function countedSteps(blocks: readonly TextBlock[]): ToldStep[] {
  const steps: { at: number; name: string }[] = [];
  let way: string | undefined;
  for (const [at, block] of blocks.entries()) {
    const count = countOf(block);
    if (count?.number !== steps.length + 1 || (way ?? count.way) !== count.way) continue;
    way = count.way;
    steps.push({ at, name: count.name });
  }
  if (steps.length < LEAST_STEPS) return [];
  const isAbove = areNamedAbove(blocks, steps);
  return steps.map(({ at, name }, index) => {
    const before = blocks[at - 1]?.text ?? "";
    const [next, after] = blocks.slice(at + 1, (steps[index + 1]?.at ?? blocks.length) - (isAbove ? 1 : 0));
    const isBelow = name === "" && !isAbove;
    const step = stepOf(isBelow ? (next?.text ?? "") : isAbove ? before : name);
    const said = isBelow ? after : next;
    return step.text === "" ? { ...step, text: singleSpaced(said?.text ?? "").slice(0, TEXT_CHARS) } : step;
  });
}

/** A number alone stands under the name where a heading of one level is above each, and none below the first. */
function areNamedAbove(blocks: readonly TextBlock[], steps: readonly { at: number; name: string }[]): boolean {
  const levelAt = (at: number): number => blocks.slice(at, at + 1).map(levelOf)[0] ?? 0;
  const [first = 0] = steps.map(({ at }) => at);
  const level = first === 0 ? 0 : levelAt(first - 1);
  return (
    level !== 0 && levelAt(first + 1) === 0 && steps.every(({ at, name }) => name === "" && levelAt(at - 1) === level)
  );
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
