// Where a business is, as pages tell it without a number and a postal code: lines below "Visit us", a box at the post office, a country, "based in".
import { findPhones } from "../../../model/find-phones.ts";
import data from "../data/place-words.json" with { type: "json" };
import type { PageFacts, TextBlock } from "../page-facts.ts";
import { quoteOf } from "./answers-quote.ts";
import { DAYS } from "../structured/structured-hours-words.ts";
import { speaksOfPartner } from "../text/speaks-of-partner.ts";
import { foldText } from "../text/text-search.ts";
import { sentencesOf } from "../text/text-sentences.ts";

const HEADS = new RegExp(data.whereHeads, "iu");
const BOX = new RegExp(data.box, "iu");
/** "BP 130, Dakar": in small letters, or before a reading, it is blood pressure. */
const FRENCH_BOX = new RegExp(data.frenchBox, "u");
const holdsBox = (text: string): boolean => BOX.test(text) || FRENCH_BOX.test(text);
const SEATED = new RegExp(data.seated, "u");
/** What is told of a building, a picture or a job beside its place. */
const OF_WORK = new RegExp(data.ofWork, "iu");
const LABEL_CHARS = 30;
const BESIDE = 3;
const OF_OTHERS = new RegExp(data.ofOthers, "i");
const COUNTRIES: ReadonlySet<string> = new Set(data.countries.split(", ").map(foldText));
/** "Upper Mill View, Canal Road off Second Avenue": two names beside each other. */
const TWO_NAMES = /^[^\p{L}\p{N}]{0,4}(?:\p{Lu}|\d)[\p{L}\p{N} .'’/-]{2,60}, ?\p{Lu}\p{L}/u;
/** A time of day, or a year. */
const TIME = /\d\s?(?:[:.h]\s?\d{2}|[ap]\.?m\b)|(?<!\d)(?:19|20)\d{2}(?!\d)/iu;
const PIN = "📍";
const LINE_CHARS = 140;
const SENTENCE_CHARS = 300;
/** Where an event is, or a house that is let or sold, is not where the business is. */
const OF_THINGS: readonly string[] = ["event", "product"];
/** Shorter names of days are words as well. */
const FULL_NAME_CHARS = 6;

/** How a page says where the business is; null where it does not. */
export function findToldPlace(page: PageFacts): string | null {
  if (OF_THINGS.includes(page.kind)) return null;
  const blocks = page.blocks.filter(({ quoted, region }) => !quoted && region !== "nav");
  const isOwn = page.kind !== "legal";
  if (
    blocks.some(
      (block, at) =>
        isPlaceLine(block) &&
        isHeaded(page, block, blocks.slice(Math.max(0, at - 2), at)) &&
        !isOfWork(block, blocks.slice(Math.max(0, at - BESIDE), at + BESIDE + 1)),
    )
  )
    return "a place in the text";
  const told = blocks.find(showsCountry)?.text ?? (isOwn ? blocks.flatMap(sentencesOf).find(tellsSeat) : undefined);
  if (told !== undefined) return `“${quoteOf(told)}”`;
  return isOwn && blocks.some(({ text }) => text.length <= LINE_CHARS && holdsBox(text))
    ? "a postal box in the text"
    : null;
}

const isOfWork = ({ heading, region }: TextBlock, beside: readonly TextBlock[]): boolean =>
  beside.some(
    (one) =>
      one.heading === heading &&
      one.region === region &&
      one.text.length <= LABEL_CHARS &&
      OF_WORK.test(one.text.trim()),
  );

const isHeaded = (page: PageFacts, { heading }: TextBlock, above: readonly TextBlock[]): boolean =>
  [page.headings[heading], ...above].some((one) => one !== undefined && isHead(one.text));
const isHead = (text: string): boolean => text.length <= LINE_CHARS && text.replace(HEADS, "") === "";

function isPlaceLine({ text }: TextBlock): boolean {
  return (
    text.length <= LINE_CHARS &&
    !/[?!@]/.test(text) &&
    (TWO_NAMES.test(text) || holdsBox(text)) &&
    !TIME.test(text) &&
    !namesDay(text) &&
    findPhones(text).length === 0
  );
}
const NAMED_DAYS: ReadonlySet<string> = new Set(
  ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].concat(
    DAYS.flatMap((names) => names.split(" ")).filter((name) => name.length >= FULL_NAME_CHARS),
  ),
);
const namesDay = (text: string): boolean =>
  (foldText(text).match(/\p{L}+/gu) ?? []).some((word) => NAMED_DAYS.has(word));

/** A town and its country in the footer, in an address or behind a pin; elsewhere the first may be a person. */
const showsCountry = ({ text, tag, region }: TextBlock): boolean =>
  (region === "footer" || tag === "address" || text.includes(PIN)) &&
  text.length <= LINE_CHARS &&
  TWO_NAMES.test(text) &&
  text.split(",").every((part) => NAME.test(part)) &&
  endsInCountry(text);

/** "Rio de Janeiro", "Stow on the Wold", and not "Website by Pixel Works". */
const NAME =
  /^[^\p{L}\p{N}]{0,4}[\p{Lu}\d][\p{L}\p{N}.'’/-]{0,30}(?: (?:(?:upon|(?!(?:by|par|por|per|von|van|via|to|for|at|od|af|av) )\p{Ll}{1,3}) ){0,3}[\p{Lu}\d&][\p{L}\p{N}.'’/-]{0,30}){0,3}[^\p{L}\p{N}]{0,2}$/u;

const endsInCountry = (text: string): boolean =>
  COUNTRIES.has(
    foldText(text.split(",").at(-1) ?? "")
      .replace(/^[^\p{L}]+|(?<![^\p{L}.])[^\p{L}.]+$/gu, "")
      .trim(),
  );

/** "We are based in Leeds", of the business itself. */
function tellsSeat(sentence: string): boolean {
  if (sentence.length > SENTENCE_CHARS || speaksOfPartner(sentence)) return false;
  const found = SEATED.exec(sentence);
  return found !== null && !OF_OTHERS.test(sentence.slice(0, found.index + found[0].length));
}
