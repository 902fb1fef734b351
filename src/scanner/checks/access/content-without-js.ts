import { pagesWhich } from "../../evidence/access/access-phrases.ts";
import { countOf, eachOf, listOf, pathOf, shareOf } from "../../../model/words.ts";
import { metChallenge } from "../../evidence/access/access-observation.ts";
import { leavesMenuToScripts } from "../../evidence/access/left-menu.ts";
import type { PageFacts, TextBlock } from "../../evidence/page-facts.ts";
import { asksQuestions } from "../../evidence/page/page-unfilled.ts";
import { drawnShopOn } from "../../evidence/commerce/drawn-shop.ts";
import { findPrices } from "../../evidence/text/text-prices.ts";
import { defineCheck, na, unable } from "../define-check.ts";
import { gradePages, type LowGrade } from "../grade-pages.ts";

const ENOUGH_CHARS = 500;
const SHELL_CHARS = 200;
const ENOUGH_PARAGRAPHS = 2;

export const contentWithoutJs = defineCheck({
  id: "content-without-js",
  agent: "essentials",
  category: "Access and crawl",
  aeoCategory: "Answer-engine access",
  counts: ["readiness", "aeo"],
  severity: 3,
  evidence: "B",
  needs: ["pages", "home", "challenge", "target"],
  title: "The text is there without running scripts",
  why: "The crawlers behind most assistants read what the server sends and run no scripts. Text that scripts add later does not exist for them.",
  fix: "Render {pages} on the server or at build time, so that headings, text, prices and contact are in the HTML that is sent.",
  effort: "L",
  reference: "https://vercel.com/blog/the-rise-of-the-ai-crawler",
  headline: ({ name }, shown = []) =>
    shown.length > 0 && shown.every(({ meaning, received }) => meaning === LIST_MISSED && GOODS.test(received))
      ? `Most assistants open the list of what ${name} sells and find it empty`
      : `Most assistants open the pages of ${name} and miss what scripts bring`,
  run({ pages, home, challenge, target }) {
    if (metChallenge(challenge, home.url))
      return unable(`The start page of ${target.host} was hidden behind a test for visitors.`);
    const where = `read of ${target.host}`;
    if (pages.every(isEmpty))
      return na(`No page ${where} carries any text, and none has a script that would bring it.`);
    const verdict = gradePages(pages, gradePage, ({ good, of }) =>
      good === of
        ? `${pagesWhich({ good, of }, where, { one: "carries its text as the server sends it", many: "carry their text as the server sends them" })}.`
        : `${eachOf(of, `page ${where}`, `pages ${where}`)} ${leavesMenusAlone(pages) ? "carries its text and leaves its menu to scripts" : "comes almost without text and leaves it to scripts"}.`,
    );
    const lists = pages.filter((page) => lackOf(page) === "list");
    const situation = [describeParts(pages, where), describeLists(lists)].filter((part) => part !== "").join(" ");
    const told = situation === "" || isWhole(pages) ? verdict : { ...verdict, situation };
    // What a shop sells is asked of it first: other pages make up for no more than half of a list of goods that waits.
    if (told.status === "pass") return lists.some(isOfGoods) ? { ...told, status: "warn", score: 0.5 } : told;
    return { ...told, ...(leavesMenusAlone(pages) ? { fix: FIX_OF_MENUS } : {}) };
  },
});

const FIX_OF_MENUS =
  "Put the links of header and menu into the HTML of each page: let the server, or whatever builds the pages, add what a script adds today.";

type Lack = "text" | "list" | "menu";
function lackOf(page: PageFacts): Lack | null {
  const grade = gradePage(page);
  if (grade === 1) return null;
  return grade === MENU_MISSED ? "menu" : grade.meaning === LIST_MISSED ? "list" : "text";
}
const isWhole = (pages: readonly PageFacts[]): boolean => pages.every((page) => lackOf(page) === null);
const leavesMenusAlone = (pages: readonly PageFacts[]): boolean =>
  pages.every((page) => [null, "menu"].includes(lackOf(page)));

/** How many pages leave what to scripts; nothing where all leave the same, or none does. */
function describeParts(pages: readonly PageFacts[], where: string): string {
  const texts = pages.filter((page) => lackOf(page) === "text");
  const menus = pages.filter((page) => lackOf(page) === "menu").length;
  if (texts.length === pages.length || menus === pages.length || texts.length + menus === 0) return "";
  const share = (count: number): string => shareOf(count, pages.length, `page ${where}`, `pages ${where}`);
  if (texts.length === 0)
    return `${share(menus)} ${menus === 1 ? "leaves its" : "leave their"} menu to scripts; the text is there.`;
  const beside = menus === 0 ? "" : `, and ${menus} more ${menus === 1 ? "its" : "their"} menu`;
  return `${share(texts.length)} ${texts.length === 1 ? "leaves its" : "leave their"} text to scripts (${pathsOf(texts)})${beside}.`;
}

const describeLists = (lists: readonly PageFacts[]): string =>
  lists.length === 0
    ? ""
    : `What ${pathsOf(lists)} only ${lists.length === 1 ? "announces" : "announce"} is left to scripts.`;
const pathsOf = (pages: readonly PageFacts[]): string =>
  listOf(
    pages.map(({ url }) => pathOf(url)),
    3,
  );

/** A page for goods on which no price stands. */
const isOfGoods = ({ kind, blocks }: PageFacts): boolean =>
  (kind === "shop" || (kind === "product" && GOODS.test(blocks.find(announcesList)?.text ?? ""))) &&
  !blocks.some(({ text, region }) => region === "main" && findPrices(text).length > 0);

const hasScripts = ({ scripts, inlineScriptBytes }: PageFacts): boolean => scripts.length > 0 || inlineScriptBytes > 0;

const isEmpty = (page: PageFacts): boolean => page.blocks.length === 0 && !hasScripts(page);

/** A label without its value may be a slip; two are a page that a script completes. */
const FACTS_MISSED = 2;
const MENU_MISSED: LowGrade = {
  value: 0.75,
  received: "an empty place for the header or menu, and no link in header, menu or footer",
  meaning: "Only scripts would bring the ways to the other pages.",
};

/** A heading and a line of greeting, beside the place that waits. */
const LITTLE_BESIDE = 300;
/** The rest of the page can be read. */
const LIST_VALUE = 0.9;
const LONGEST_WAITING = 60;
/** A line of its own that only says that something is still to come: "Loading products…". */
const WAITING =
  /^(?:[\p{L}\p{N} ]{0,40} )?(?:loading|l[aä]dt|geladen|chargement|cargando|carregando|a carregar|caricamento|laden|ładowanie|wczytywanie)(?: [\p{L}\p{N} ]{0,40})?(?:…|\.{3})$/iu;
const isWaiting = (text: string): boolean => text.length <= LONGEST_WAITING && WAITING.test(text.trim());
const LIST_MISSED = "Only scripts would bring what is announced here; most AI crawlers do not run them.";
/** What is loaded for whoever acts on the page, and no text to read; a line without a noun may stand for anything. */
const NO_LIST =
  /^(?:(?:wird|is being|bezig met|trwa|a) )?\p{L}+ ?(?:…|\.{3})$|kalend|calend|\b(?:map|karte|carte|mapa|mappa|kaart|video|formul|captcha|chat|review|rating|bewertung|avis\b|opini|rese[ñn]a|recension|avalia|beoordel|comment|kommentar|coment|testimonial|weather|wetter|spinner|feed|(?:dock|bays?|more|mehr|plus|más|mais|meer|więcej) ?(?:…|\.{3})$|cart|panier|carrito|warenkorb|checkout|payment|preview)/iu;
const GOODS =
  /produ[ck]|produit|prodott|\bgoods|\bitems|artikel|articles|artículos|artigos|articoli|ware|towar|catalog|katalog/iu;
const announcesList = ({ text, region }: TextBlock): boolean =>
  region === "main" && isWaiting(text) && !NO_LIST.test(text.trim());

/** A heading of questions with nothing below it, neither text nor a heading of a lower level. */
function isUnanswered(label: string, { blocks, headings }: PageFacts): boolean {
  const at = headings.findIndex(({ text }) => text === label);
  const [own, next] = [headings[at], headings[at + 1]];
  if (own === undefined || (next !== undefined && next.level > own.level)) return false;
  const isBelow = ({ text, region, heading }: TextBlock) => region === "main" && heading === at && text !== label;
  return asksQuestions(label) && !blocks.some(isBelow);
}

/**
 * Little text alone is no fault: short pages exist. What counts is little text together with an empty root element, or
 * an empty menu, that scripts are meant to fill, a line that says it is loading, a shop without goods, labels without their values, and no way on to other pages.
 */
function gradePage(page: PageFacts): 1 | LowGrade {
  const { anchors, blocks, mainText, headings, counts, scripts, unfilled } = page;
  const hasOutline = headings.some(({ hidden }) => !hidden) && counts.paragraphs >= ENOUGH_PARAGRAPHS;
  if (drawnShopOn(page) && mainText.chars < SHELL_CHARS && !blocks.some(({ text }) => findPrices(text).length > 0))
    return {
      value: 0,
      received: `${mainText.chars} characters of text, and the script of a shop system`,
      meaning: "Only scripts would bring the goods; most AI crawlers do not run them.",
    };
  if (!hasScripts(page)) return 1;
  const leavesMenu = leavesMenuToScripts(page);
  const roots = counts.emptyAppRoots || (leavesMenu && mainText.chars < SHELL_CHARS ? counts.emptyMenus : 0);
  const isShell = roots > 0 && mainText.chars < ENOUGH_CHARS;
  if (isShell && !(hasOutline && mainText.chars >= SHELL_CHARS)) {
    const received = `${mainText.chars} characters of text, ${countOf(scripts.length, "script")}, ${countOf(roots, "empty container")} for them to fill`;
    return mainText.chars < SHELL_CHARS
      ? { value: 0, received, meaning: "Only scripts would bring the text; most AI crawlers do not run them." }
      : { value: 0.5, received, meaning: "A part of the text is there, the rest waits for scripts." };
  }
  const waiting = mainText.chars < ENOUGH_CHARS ? blocks.find(({ text }) => isWaiting(text)) : undefined;
  if (waiting)
    return {
      value: mainText.chars < LITTLE_BESIDE ? 0 : 0.5,
      received: `“${waiting.text.trim()}” and little else: ${mainText.chars} characters of text`,
      meaning: "Only scripts would bring what is to stand here; most AI crawlers do not run them.",
    };
  // "Write us an email" is a link by itself, and no label.
  const labels = unfilled.filter(
    (label) => !asksQuestions(label) && !anchors.some(({ text }) => text.replace(/[.:]\s*$/, "").trim() === label),
  );
  if (labels.length >= FACTS_MISSED)
    return {
      value: 0.5,
      received: `nothing after ${listOf(labels.map((label) => `“${label}”`))}`,
      meaning: "Only scripts would fill in these facts; most AI crawlers do not run them.",
    };
  if (leavesMenu) return MENU_MISSED;
  const announced = blocks.find(announcesList)?.text ?? unfilled.find((label) => isUnanswered(label, page));
  return announced === undefined ? 1 : { value: LIST_VALUE, received: `“${announced.trim()}”`, meaning: LIST_MISSED };
}
