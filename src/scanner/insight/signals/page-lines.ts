// The texts of a page that terms are looked for in, with the weight of the place they stand in.
import type { PageFacts, TextBlock } from "../../evidence/page-facts.ts";
import { speaksForItself } from "../../evidence/workflow/manual-phrases.ts";
import { labelsJoined } from "../../evidence/text/joined-labels.ts";
import { isMakersNote } from "../../evidence/text/makers-notes.ts";
import { singleSpaced } from "../../evidence/text/single-spaced.ts";
import { headsOthers, tellsOfOthers } from "../../evidence/text/words-of-others.ts";
import { beginsWith } from "../begins-with.ts";
import { isCustomersVoice, isPraiseHeading } from "../customer-voice.ts";
import { prepareTextOn } from "../match-terms.ts";
import { lettersOf } from "../normalise-text.ts";
import type { MatchedText } from "../match-terms.ts";
import { leadsToAuthority } from "./authority-hosts.ts";
import { deniedQuestions } from "./denied-questions.ts";
import { leadsBack } from "./leads-back.ts";
import { isPrivacyNotice, isPrivacyText, statesTerms } from "./privacy-notice.ts";

export interface PageLine {
  text: string;
  region: string;
  /** 1 in headings, links, labels and buttons; RUNNING_TEXT in running text; both less where others speak. */
  strength: number;
  /** Normalised words, made once. */
  words: MatchedText;
  /** Words of the heading that running text stands under. */
  under?: MatchedText;
  /** Customers speak here, or are announced: it tells of reviews and of no other work. */
  isPraise?: true;
}

export const RUNNING_TEXT = 0.4;
/** Headings of posts and legal pages tell of topics, not of what the business does; terms of delivery and return do. */
const FOREIGN_PAGE = 0.4;
const MOST_LINES = 1_500;
const LINE_CHARS = 2_000;
const LABEL_CHARS = 160;

const isForeign = (page: PageFacts): boolean => !speaksForItself(page) || isPrivacyNotice(page) || statesTerms(page);

/** Letters of the first headings of posts that no menu leads to: elsewhere such a heading announces the post. */
export function titlesOfPosts(pages: readonly PageFacts[]): ReadonlySet<string> {
  const inMenus = new Set(
    pages.flatMap(({ anchors }) => anchors.filter(({ region }) => region !== "main").map(({ href }) => href)),
  );
  const posts = pages.filter(({ kind, url }) => kind === "post" && !inMenus.has(url));
  return new Set(
    posts.flatMap(({ headings }) => headings.filter(({ level }) => level === 1).map(({ text }) => lettersOf(text))),
  );
}

/**
 * Lines of one page, strong ones first. Hidden elements, quotations, privacy texts and the text of posts are left out,
 * also where another page announces them by a title of `posts`. `site` is all pages, on which menus repeat.
 */
export function linesOf(
  page: PageFacts,
  site: readonly PageFacts[] = [page],
  posts: ReadonlySet<string> = new Set(),
): PageLine[] {
  const labels = labelTexts(page, posts);
  const isOfOthers = isForeign(page);
  const running = page.kind === "post" ? [] : runningTexts(page, new Set(labels.map((label) => label.text)), posts);
  const denied = deniedQuestions(page);
  const lines: PageLine[] = [];
  const wordsIn = (text: string): MatchedText => prepareTextOn(site, withoutCitations(text.slice(0, LINE_CHARS)));
  for (const { text, region, isStrong, heading = "", isPraise } of [...labels, ...running]) {
    if (lines.length >= MOST_LINES) break;
    if (denied.has(text) || (PRESSED.has(region) && leadsBack(text))) continue;
    const base = isStrong ? 1 : RUNNING_TEXT;
    const strength = isOfOthers ? base * FOREIGN_PAGE : base;
    const under = heading === "" || denied.has(heading) ? {} : { under: wordsIn(heading) };
    lines.push({ text, region, strength, words: wordsIn(text), ...under, ...(isPraise && { isPraise }) });
  }
  return lines;
}

const PRESSED: ReadonlySet<string> = new Set(["nav", "link", "button"]);

/** Sentences and phrases that a text cites: "Say \u201cWe reply within two days\u201d" is no promise of its writer. */
const CITED =
  /\u201c[^\u201c\u201d]{8,300}\u201d|\u201e[^\u201c\u201d\u201e]{8,300}[\u201c\u201d]|\u00ab[^\u00ab\u00bb]{8,300}\u00bb|(?<=^|[\s(])"[^"]{8,300}"(?=[\s,.;:!?)]|$)/gu;

/** "estimate_hours" is the name of a function; "price_list.pdf" that of a file, which says what is in it. */
const IDENTIFIER = /(?<![\p{L}\d_/])[\p{L}\d]{1,40}(?:_[\p{L}\d]{1,40}){1,8}(?![\p{L}\d_]|\.\p{L})/gu;

/** "See our page First appointment": a page is named in passing, and no work. */
const PAGE_NAME =
  /(?<=(?<!\p{L})(?:[Ss]ee|[Vv]isit(?:ez|[ae])?|[Vv]iew|[Cc]onsult(?:er|ez|are|[ae])?|[Vv]oir|[Vv]oyez|[Vv]e(?:a|ja|di)|[Bb]ekijk|[Zz]ie|[Rr]aadpleeg|[Zz]obacz|[Ss]prawdź) (?:(?:also|our|the|aussi|notre|la|nuestra|a|nossa|nostra|onze|de|naszą) ){0,2}(?:page|rubrique|onglet|página|pestaña|pagina|stronę|zakładkę|podstronę) [“"„«‘']?\s?)(?!Web|Internet|Facebook|Instagram|Google)\p{Lu}[^\s.,;:!?|()[\]“”"„«»]{0,24}(?:\s[^\s.,;:!?|()[\]“”"„«»]{1,24}){0,4}?(?=[.,;:!?|)\]“”"„«»]|\s(?:pour|puis|et|ou|afin|vous|nous|and|or|to|for|before|you|we|y|o|para|antes|puede\p{L}?|podr\p{L}{1,3}|e|ou|pode\p{L}?|per|prima|puoi|può|potete|si|of|om|en|voor|u|je|kunt|i|lub|oraz|aby|żeby|przed|możesz|można)(?!\p{L})|$)/gu;

/** Hardly a text holds a sign of either, and to look for them costs more than all else that is done to a line. */
const MAY_NAME = /\s(?:page|rubrique|onglet|página|pestaña|pagina|stronę|zakładkę|podstronę) /u;
const MAY_CITE = /[_"\u201c\u201e\u00ab]/;

/** A text that is nothing but a citation keeps its words. */
function withoutCitations(text: string): string {
  const named = MAY_NAME.test(text) ? text.replaceAll(PAGE_NAME, "|") : text;
  if (!MAY_CITE.test(named)) return named;
  const left = named.replaceAll(IDENTIFIER, " | ").replaceAll(CITED, " | ");
  return /\p{L}{2}/u.test(left) ? left : named;
}

interface PlacedText {
  text: string;
  region: string;
  isStrong: boolean;
  /** What running text stands under. */
  heading?: string;
  isPraise?: boolean;
}

function labelTexts(page: PageFacts, posts: ReadonlySet<string>): PlacedText[] {
  const placed: PlacedText[] = [];
  const seen = new Set<string>();
  // What a list of posts heads and links are the topics of its posts.
  const isTopic = (region: string, text: string): boolean =>
    region === "main" && (page.kind === "blog" || posts.has(lettersOf(text)));
  const add = (text: string, region: string, isStrong = true, isPraise = false): void => {
    const short = singleSpaced(text).trim();
    if (short === "" || short.length > LABEL_CHARS || seen.has(short) || isMakersNote(short)) return;
    seen.add(short);
    placed.push({ text: short, region, isStrong, isPraise });
  };
  for (const [at, heading] of page.headings.entries()) {
    if (headsOthers(page, at)) continue;
    if (heading.hidden || (heading.region !== "main" && isMenuControl(heading.text))) continue;
    const isStrong = heading.level === 1 || !isTopic(heading.region, heading.text);
    add(heading.text, `h${heading.level}`, isStrong, isPraiseHeading(heading.text));
  }
  for (const title of page.titles.slice(0, 1)) add(title, "title");
  for (const anchor of page.anchors) {
    const opensMenu = anchor.rawHref.startsWith("#") && isMenuControl(anchor.text);
    const isOfOthers = (anchor.region === "main" && headsOthers(page, anchor.heading)) || leadsToOffice(page, anchor);
    if (!anchor.hidden && !opensMenu && !isOfOthers)
      add(anchor.text, anchor.region === "nav" ? "nav" : "link", !isTopic(anchor.region, anchor.text));
  }
  for (const button of page.buttons) if (!button.hidden && !isMenuControl(button.name)) add(button.name, "button");
  for (const form of page.forms) {
    if (form.hidden) continue;
    add(form.label, "form");
    for (const text of form.submitTexts) add(text, "button");
    for (const field of form.fields) if (!field.hidden) add(field.label, "label");
  }
  return placed;
}

/** A link to an office of the state says what that one does. */
const leadsToOffice = (page: PageFacts, { href }: { href: string }): boolean =>
  leadsToAuthority(href) && !leadsToAuthority(page.url);

/** A story of work for a client begins with how things stood there: "The challenge: …". */
const tellsClientsSituation = (text: string): boolean => {
  const head = HEAD.exec(text)?.[1];
  return head !== undefined && beginsWith("clients-situation", head);
};
/** One word before a colon or dash. */
const HEAD = /^(?:the )?([^\s:–—]{1,30})\s?[:–—]\s/i;

const MENU_WORDS =
  /^(?:(?:open|close|toggle|main|show|hide|site|mobile|primary|skip to|the|öffnen|schließen|ouvrir|fermer|afficher|le|abrir|cerrar|mostrar|fechar|el|o|apri|chiudi|mostra|il|openen|sluiten|hoofd|otwórz|zamknij|pokaż|główne|ana|открыть|закрыть|hlavní|otevřít)\s){0,2}(?:menu|menü|menú|menù|menüyü|меню|navigation|navigazione|navegación|navegação|nawigacja|nav)(?:\s(?:öffnen|schließen|anzeigen|umschalten|openen|sluiten|principal|principale|aç|kapat|toggle|button|(?:de|di|do)\s(?:navega[cç](?:ión|ao|ão)|navigation|navigazione)|nawigacyjne))?$/i;

/** A control that opens the navigation says nothing about dishes. */
const isMenuControl = (name: string): boolean => MENU_WORDS.test(name.trim());

const LEAST_MENU_ITEMS = 4;

/** What a card says beside its heading. */
const CARD_CHARS = 40;

/** Places of the headings that lead to other pages, in a list of posts: what stands under them announces those. The link is a card that holds both, or begins like the heading and holds it or stands under it. */
function headingsOfTeasers({ kind, headings, anchors }: PageFacts): ReadonlySet<number> {
  const links = kind === "blog" ? anchors.filter(({ region, hidden }) => region === "main" && !hidden) : [];
  const isLinked = (name: string, at: number): boolean =>
    name !== "" &&
    links.some(
      ({ text, heading }) =>
        ((heading === at || heading === at - 1) && text.startsWith(name) && !/\p{L}/u.test(text.charAt(name.length))) ||
        (heading === at - 1 && text.includes(name) && text.length > name.length + CARD_CHARS),
    );
  return new Set(headings.flatMap(({ level, text }, at) => (level > 1 && isLinked(text, at) ? [at] : [])));
}

function runningTexts(page: PageFacts, labels: ReadonlySet<string>, posts: ReadonlySet<string>): PlacedText[] {
  const headingOf = ({ heading }: TextBlock): string => page.headings[heading]?.text ?? "";
  const teasers = headingsOfTeasers(page);
  const ofOffices = new Set(
    page.anchors.filter((anchor) => leadsToOffice(page, anchor)).map(({ text }) => singleSpaced(text).trim()),
  );
  return (
    page.blocks
      .filter((block) => !block.quoted && !/^(?:pre|code|samp|kbd)$/.test(block.tag) && block.region !== "nav")
      // Some builders set whole answers as headings, too long to be any.
      .filter((block) => !/^h[1-6]$/.test(block.tag) || block.text.length > LABEL_CHARS)
      .filter((block) => !tellsClientsSituation(block.text) && labelsJoined(block.text, labels) < LEAST_MENU_ITEMS)
      .filter((block) => !(page.kind === "blog" && block.inArticle) && !labels.has(block.text.trim()))
      .filter((block) => !teasers.has(block.heading) && !ofOffices.has(singleSpaced(block.text).trim()))
      .filter((block) => block.region !== "main" || !posts.has(lettersOf(headingOf(block))))
      .filter((block) => isCustomersVoice(page, block) || !tellsOfOthers(page, block))
      .filter((block) => (!isPrivacyText(block.text) || isForeign(page)) && !isMakersNote(block.text))
      .map((block) => ({
        text: block.text,
        region: block.region === "footer" ? "footer" : "body",
        isStrong: false,
        isPraise: isCustomersVoice(page, block),
        heading: block.region === "main" ? headingOf(block).slice(0, LABEL_CHARS) : "",
      }))
  );
}
