// Small sites keep header, footer and forms in files of their own, which a script puts into each page. What stands in
// them is the site as people see it.
import { MENU_LINKS, MENU_SCRIPTS, PARTS } from "../../model/limits.ts";
import type { AnchorFacts, PageFacts } from "../evidence/page-facts.ts";
import type { Link } from "./frontier.ts";
import { siteHostOf } from "./normalise-url.ts";

/** "partials/nav.html", "/header.html", "../includes/footer.htm": as a script or an attribute names it. */
const PART =
  /(?<=["'`=(\s]|^)(?:[\w./-]{0,60}\/)?(?:(?:partials?|includes?|components?|fragments?|layouts?|parts|templates?|shared|common)\/[\w-]{1,40}|_?(?:site-?)?(?:header|footer|nav|navbar|navigation|menu|topbar)(?:[-_]\w{1,20})?)\.html?(?=["'`)\s]|$)/gi;
/** The same by what names them: fetch("top.html"), $(…).load("forms/ask.html"), w3-include-html="top.html". */
const CALLED =
  /(?:(?:(?<![\w$])fetch|\.load|[a-z](?:component|fragment|include|partial|section|template|html)s?)\(\s{0,9}(?:["'`][^"'`()]{1,60}["'`]\s{0,9},\s{0,9}){0,2}|(?<![\w$])open\(\s{0,9}["']GET["']\s{0,9},\s{0,9}|(?:include|partial|component|fragment)[\w-]{0,20}=)["'`]?((?:https?:\/\/)?[\w./-]{1,120}\.html?)(?=["'`)\s?]|$)/gi;
const MENU = /head|nav|menu|top/i;
const FOOTER = /foot/i;
/** What others wrote brings no menu. */
const LIBRARY =
  /(?<![a-z])(?:jquery|bootstrap|swiper|slick|splide|owlcarousel|lightbox|fancybox|gsap|lucide|popper|fontawesome|analytics|gtag|modernizr|polyfill|recaptcha|sweetalert|particles|alpine|tailwind|i18n|translat|(?:owl|aos|typed|wow|three|vue|react)(?![a-z]))/i;
/** Fewer pages in header and menu than this are the brand and a button. */
const LEAST_LINKS = 3;

/** A page of so few words is the shell of a program, which has no such files. */
const LEAST_WORDS = 10;

/** Whether header and menu of the page, as it is delivered, lead to hardly any page of the site. */
export function lacksMenu({ url, anchors, mainText }: Pick<PageFacts, "url" | "anchors" | "mainText">): boolean {
  if (mainText.words < LEAST_WORDS) return false;
  const host = siteHostOf(url);
  const own = anchors.filter(
    ({ href, region, hidden }) => isMenuRegion(region) && !hidden && /^https?:/.test(href) && siteHostOf(href) === host,
  );
  const pages = new Set(own.map(({ href }) => new URL(href).pathname).filter((path) => path !== new URL(url).pathname));
  return pages.size < LEAST_LINKS;
}

const isMenuRegion = (region: AnchorFacts["region"]): boolean => region === "nav" || region === "header";

/** Where the relative addresses of a page start, and those of what is put into it. */
export const placeOf = ({ baseHref, url }: Pick<PageFacts, "baseHref" | "url">): string => baseHref ?? url;

/** Comments of scripts: "image/*" and "https://" begin none. */
const COMMENT = /(?<=^|[\s;{}(),])(?:\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*)/g;

/** Addresses of the parts that a text of scripts or attributes names, `PARTS.full` at most, menus first. */
export function partsIn(text: string, pageUrl: string): string[] {
  if (!text.includes(".htm")) return [];
  const run = text.replace(COMMENT, " ");
  const paths = [...(run.match(PART) ?? []), ...[...run.matchAll(CALLED)].map(([, path = ""]) => path)];
  const named = paths.toSorted((a, b) => Number(MENU.test(b)) - Number(MENU.test(a)));
  const addresses = named.flatMap((path) => (URL.canParse(path, pageUrl) ? new URL(path, pageUrl).href : []));
  return [...new Set(addresses)].slice(0, PARTS.full);
}

/** The part as it stands in the page: its addresses are those of the page, and its name tells its place. */
export function inPlace(part: string, { html, pageUrl }: { html: string; pageUrl: string }): string {
  const name = new URL(part).pathname.split("/").at(-1) ?? "";
  const place = FOOTER.test(name) ? "<footer>" : MENU.test(name) ? "<header>" : "";
  return `<base href="${new URL(pageUrl).origin}${new URL(pageUrl).pathname}">${place}${html}`;
}

/** Files that are no page of their own and show something that the pages themselves do not. */
export function shownParts(parts: readonly PageFacts[], pages: readonly PageFacts[]): PageFacts[] {
  const read = new Set(pages.flatMap(({ url, requestedUrl }) => [url, requestedUrl]));
  const told = new Set(pages.flatMap(({ blocks }) => blocks.map(({ text }) => text)));
  return parts.filter(
    ({ url, doctype, titles, blocks }) =>
      !doctype && titles.length === 0 && !read.has(url) && blocks.some(({ text }) => !told.has(text)),
  );
}

/** A link in the markup that a script writes ("<a href='/fees'>Fees</a>"), or in its list of a menu ("href: '/fees'"). */
const WRITTEN_LINK =
  /<a\s[^<>]{0,200}?(?<![\w-])href=\\?["'](?:\$\{[\w.]{1,30}\(["'])?([^"'\\<>]{1,200})\\?["'][^<>]{0,200}>\s{0,40}([^<>{]{0,60})|(?<![\w-])href["']?\s?:\s{0,2}["'`]([^"'`<>]{1,200})["'`](?!\s?\+)/gi;
/** "${root}fees.html": the way back to the start page. */
const BASE = /^\$\{[\w.]{1,30}\}/;

/** Links that a text of scripts writes into the page, `MENU_LINKS` at most; those of a list need not be its menu. */
export function menuLinksIn(text: string, pageUrl: string): Link[] {
  const links: Link[] = [];
  for (const [, inMarkup, name = "", inList] of text.matchAll(WRITTEN_LINK)) {
    const path = (inMarkup ?? inList ?? "").replace(BASE, "").replace(/#.*/, "");
    const href = path === "" || /[{}+$]/.test(path) || !URL.canParse(path, pageUrl) ? "" : new URL(path, pageUrl).href;
    if (!href.startsWith("http") || siteHostOf(href) !== siteHostOf(pageUrl)) continue;
    const region = inMarkup === undefined ? "main" : "nav";
    links.push({ href, text: name.trim(), rel: "", region, hidden: false });
    if (links.length === MENU_LINKS) break;
  }
  return links;
}

/** Scripts that somebody wrote for the site, in the order of the page. */
export function ownScripts({ url, scripts }: Pick<PageFacts, "url" | "scripts">, most = MENU_SCRIPTS): string[] {
  const { origin } = new URL(url);
  const own = scripts.filter(
    ({ src }) => src !== "" && new URL(src).origin === origin && !LIBRARY.test(new URL(src).pathname),
  );
  return [...new Set(own.map(({ src }) => src))].slice(0, most);
}
