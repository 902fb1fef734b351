// The language of each page and of the site: what the text says, checked against what the page declares.
import { primarySubtag } from "../evidence/text/text-language.ts";
import type { Sign, SiteLanguage } from "../../model/profile.ts";
import type { PageFacts, TextBlock } from "../evidence/page-facts.ts";
import { memoByPage } from "../evidence/memo-by-page.ts";
import { isFiller } from "../evidence/text/filler-text.ts";
import { singleSpaced } from "../evidence/text/single-spaced.ts";
import { isBasicLatin } from "../evidence/text/text-words.ts";
import { detectLanguage } from "./detect-language.ts";
import { quoteOf } from "./quote-of.ts";

export interface PageLanguage {
  /** BCP 47 primary tag; null when neither text nor declaration tells. */
  language: string | null;
  from: "text" | "declared" | "none";
  /** Primary tag of html lang; null when missing. */
  declared: string | null;
  /** The text is long and clear enough, and is another language than declared. */
  contradicts: boolean;
}

export interface SiteLanguages {
  language: SiteLanguage;
  /** Languages of at least a tenth of the pages, or with a start page of their own; the site's own first. */
  languages: string[];
  /** By page address. */
  byPage: Map<string, PageLanguage>;
}

const LONG_TEXT_LETTERS = 200;
/** Enough where the declared language would be written in another script. */
const OTHER_SCRIPT_LETTERS = 120;
const MOST_CHARACTERS = 2_000;
/** Tags that name the same language for a reader. */
const SAME: Record<string, string> = {
  nb: "no",
  nn: "no",
  iw: "he",
  in: "id",
  ji: "yi",
  jp: "ja",
  cn: "zh",
  cz: "cs",
  gr: "el",
};

/** Norwegian has two written forms: the words are looked up by the one tag, and the site is given the form it is written in. */
const NYNORSK = /(?<!\p{L})(?:ikkje|eg|ein|eit|frå|kva|noko|dykk|berre)(?!\p{L})/giu;
const LEAST_NYNORSK = 3;
function writtenForm(home: PageFacts | undefined): "nb" | "nn" {
  const written = primarySubtag(home?.htmlLang ?? null);
  if (written === "nb" || written === "nn") return written;
  const text = home === undefined ? "" : textToJudge(home).text;
  return (text.match(NYNORSK) ?? []).length >= LEAST_NYNORSK ? "nn" : "nb";
}

/** Language of every page, of the site (that of its start page) and all languages it is offered in. */
export function inferLanguage(pages: readonly PageFacts[]): SiteLanguages {
  const byPage = new Map<string, PageLanguage>();
  for (const page of pages) byPage.set(page.url, readLanguage(page));
  for (const page of pages) byPage.set(page.url, judgeByMenu(page, byPage));
  const counts = new Map<string, number>();
  for (const { language } of byPage.values()) if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  const home = pages[0];
  const own = home ? byPage.get(home.url) : undefined;
  const common = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  const value = own?.language ?? common[0]?.[0] ?? null;
  const offered = home ? alternatesOf(home) : [];
  const shared = common.filter(([, count]) => count >= Math.max(1, byPage.size / 10)).map(([tag]) => tag);
  const languages = [...new Set([value, ...shared, ...offered])].filter((tag): tag is string => tag !== null);
  const tag = value === "no" ? { tag: writtenForm(home) } : {};
  return { language: { value, ...tag, ...groundsOf(value, home, own, byPage) }, languages, byPage };
}

/** Primary subtag in lower case, deprecated and mistaken tags replaced; null when there is none. */
export function primaryTag(tag: string | null): string | null {
  const primary = primarySubtag(tag).trim();
  if (!/^[a-z]{2,3}$/.test(primary) || primary === "und" || primary === "zxx") return null;
  return SAME[primary] ?? primary;
}

/** Of one page; asked while others are still under way, it is known when the site's is. */
export const readLanguage = memoByPage(languageOfPage);

function languageOfPage(page: PageFacts): PageLanguage {
  const declared = primaryTag(page.htmlLang);
  const source = textToJudge(page);
  const detected = detectLanguage(source.text);
  const text = likeDeclared(detected.language, declared);
  const isShortHan = text === "zh" && detected.letters < 20;
  if (text === null || (isShortHan && declared !== null)) {
    return { language: declared, from: declared ? "declared" : "none", declared, contradicts: false };
  }
  const isOtherScript = declared !== null && isLatinOrCyrillic(text) && !isLatinOrCyrillic(declared);
  const enough = isOtherScript ? OTHER_SCRIPT_LETTERS : LONG_TEXT_LETTERS;
  const isLong = source.letters >= enough || (detected.letters >= 20 && !isLatinOrCyrillic(text));
  if (declared === null) {
    const language = detected.isReliable ? text : null;
    return { language, from: language ? "text" : "none", declared, contradicts: false };
  }
  if (text === declared) return { language: declared, from: "text", declared, contradicts: false };
  if (isLong && detected.isReliable && !isAlsoIn(declared, page, text, isOtherScript)) {
    return { language: text, from: "text", declared, contradicts: true };
  }
  return { language: declared, from: "declared", declared, contradicts: false };
}

/** Blocks shorter than this are labels and names, which tell no language. */
const BLOCK_LETTERS = 25;
const MOST_BLOCKS = 120;
const MIXED_SHARE = 0.25;
/** Enough where the script alone tells the two apart: nobody writes so much of it by chance. */
const OTHER_SCRIPT_SHARE = 0.1;

/** Whether a good part of the page, block by block, is in the declared language: one page may hold two side by side. */
function isAlsoIn(declared: string, page: PageFacts, text: string, isOtherScript: boolean): boolean {
  let own = 0;
  let all = 0;
  for (const line of linesOf(page.blocks.filter((one) => one.region !== "nav")).slice(0, MOST_BLOCKS)) {
    const clean = cleanForJudging(line.slice(0, 300));
    const detected = detectLanguage(clean);
    if (detected.letters < BLOCK_LETTERS) continue;
    const language = likeDeclared(detected.language, declared);
    if (language === declared) own += detected.letters;
    if (language === declared || language === text) all += detected.letters;
  }
  return own > all * (isOtherScript && own >= LONG_TEXT_LETTERS ? OTHER_SCRIPT_SHARE : MIXED_SHARE);
}

/** Texts of blocks, and those of links side by side as one: each is too short to tell a language. */
function linesOf(blocks: readonly TextBlock[]): string[] {
  const lines: string[] = [];
  let before: TextBlock | null = null;
  for (const block of blocks) {
    const isRun = before !== null && isLabel(before) && isLabel(block) && before.heading === block.heading;
    if (isRun) lines.push(`${lines.pop() ?? ""} ${block.text}`);
    else lines.push(block.text);
    before = block;
  }
  return lines;
}

const isLabel = ({ tag, text }: TextBlock): boolean => tag === "div" && text.length < BLOCK_LETTERS * 2;

/** Pairs that the tables cannot tell apart go with the declaration. */
function likeDeclared(language: string | null, declared: string | null): string | null {
  if ((language === "ms" || language === "id") && (declared === "id" || declared === "ms")) return declared;
  if (language === "sr" && (declared === "hr" || declared === "bs" || declared === "mk")) return declared;
  if (language === "hr" && (declared === "bs" || declared === "sr")) return declared;
  if (language === "ru" && declared === "be") return "be";
  return language;
}

const LEAST_WRONG = 2;

/** Where texts contradict what pages declare and none confirms it, the other pages are judged with their menus. */
function judgeByMenu(page: PageFacts, byPage: ReadonlyMap<string, PageLanguage>): PageLanguage {
  const own = readLanguage(page);
  const alike = [...byPage.values()].filter(({ declared }) => own.from === "declared" && declared === own.declared);
  const wrong = alike.filter(({ contradicts }) => contradicts);
  if (wrong.length < LEAST_WRONG || alike.some(({ from, contradicts }) => from === "text" && !contradicts)) return own;
  const { language, isReliable } = detectLanguage(cleanTexts(writtenBlocks(page).map(({ text }) => text)).text);
  return isReliable && wrong.some((other) => other.language === language)
    ? { ...own, language, from: "text", contradicts: true }
    : own;
}

const isLatinOrCyrillic = (tag: string): boolean =>
  !["ja", "ko", "zh", "ar", "fa", "ur", "he", "hi", "mr", "bn", "th", "el"].includes(tag);

const writtenBlocks = ({ blocks }: PageFacts): TextBlock[] => blocks.filter((block) => !isFiller(block));

/** Headings and running text of the main content, without code, addresses, numbers and names in mid-sentence. */
function textToJudge(page: PageFacts): { text: string; letters: number } {
  const blocks = writtenBlocks(page);
  const main = blocks.filter((block) => block.region === "main" && block.tag !== "pre" && block.tag !== "code");
  const isProse = main.some((block) => block.text.length > 40);
  const source = isProse ? main : blocks.filter((block) => block.region !== "nav");
  const texts = source.map((block) => block.text.slice(0, 1_200));
  if (texts.length === 0) texts.push(...page.headings.filter((one) => !one.hidden).map((one) => one.text));
  if (texts.length === 0) texts.push(page.titles[0] ?? "");
  return cleanTexts(texts);
}

function cleanTexts(texts: readonly string[]): { text: string; letters: number } {
  let text = "";
  let letters = 0;
  for (const raw of texts) {
    const clean = cleanForJudging(raw);
    if (clean.length < 2) continue;
    text += `${clean}. `;
    // More is not asked for.
    if (letters < LONG_TEXT_LETTERS) letters += countLetters(raw);
    if (text.length >= MOST_CHARACTERS) break;
  }
  return { text: text.slice(0, MOST_CHARACTERS), letters };
}

/** By runs, of which there are few; the second half of a letter outside the basic plane is none of its own. */
function countLetters(text: string): number {
  if (isBasicLatin(text)) return text.replace(/[^A-Za-z]+/g, "").length;
  const letters = (text.match(/\p{L}+/gu) ?? []).join("");
  return letters.length - (letters.match(/[\ud800-\udbff]/g)?.length ?? 0);
}

function cleanForJudging(text: string): string {
  const flat = HOLDS_ADDRESS.test(text) ? withoutAddresses(text) : singleSpaced(text);
  // What stands before a capital is asked for where one was found: hardly any place in a text has one.
  const prose = isBasicLatin(flat)
    ? flat.replace(/[0-9]+/g, " ").replace(/[A-Z](?<=[a-z,] [A-Z])[A-Za-z]*/g, " ")
    : flat.replace(/\p{Nd}+/gu, " ").replace(/\p{Lu}(?<=[\p{Ll},] \p{Lu})[\p{L}\p{M}]*/gu, " ");
  return singleSpaced(prose).trim();
}

const HOLDS_ADDRESS = /@|:\/\/|www\./;

const withoutAddresses = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !/@|:\/\/|^www\./.test(word))
    .join(" ");

/** Languages of the start page's hreflang alternates, its own included. */
function alternatesOf(home: PageFacts): string[] {
  const tags = home.links
    .filter((link) => link.rel.split(/\s+/).includes("alternate") && link.hreflang !== null)
    .map((link) => primaryTag(link.hreflang))
    .filter((tag): tag is string => tag !== null);
  return [...new Set(tags)].slice(0, 40);
}

/**
 * Language confidence. High: the text tells it, and the page declares the same or the text is long enough to overrule
 * what it declares. Medium: only one of the two tells it. Low: it comes from other pages than the start page.
 */
function groundsOf(
  value: string | null,
  home: PageFacts | undefined,
  own: PageLanguage | undefined,
  byPage: Map<string, PageLanguage>,
): { confidence: "low" | "medium" | "high"; evidence: Sign[] } {
  if (value === null || !home) return { confidence: "low", evidence: [] };
  const evidence: Sign[] = [];
  const block = home.blocks.find((one) => one.region === "main" && one.text.length > 20) ?? home.blocks[0];
  if (own?.from === "text" && block) evidence.push({ url: home.url, region: "body", quote: quoteOf(block.text) });
  if (own?.declared) evidence.push({ url: home.url, region: "html lang", quote: own.declared });
  if (evidence.length === 0) {
    const other = [...byPage].find(([, page]) => page.language === value);
    if (other) evidence.push({ url: other[0], region: other[1].from === "text" ? "body" : "html lang", quote: value });
  }
  if (own?.language !== value) return { confidence: "low", evidence };
  if (own.from === "text" && (own.declared === value || own.contradicts)) return { confidence: "high", evidence };
  return { confidence: "medium", evidence };
}
