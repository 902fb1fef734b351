// The frame of every page: head, landmarks, navigation, stylesheets. Scripts are files of our own, and few.
import { PRODUCT } from "../model/product.ts";
import type { PageName, ScriptPath } from "./blocks.ts";
import { fromHtml, htmlOf, type Markup, markup } from "./markup.ts";
import { NAVIGATION, SCAN_FORM, SIGN_IN } from "./navigation.ts";
import { openGraph, type Picture } from "./open-graph.ts";
import { WORDS } from "./words/index.ts";

export interface PageShell {
  /** Origin of the absolute addresses that other sites are told; null for a page that is nobody's to share. */
  origin: string | null;
  title: string;
  description: string;
  /** Address of the page, which the navigation marks; null for pages that stand at none of their own. */
  path: string | null;
  /** Width, rhythm and styles. */
  layout: keyof typeof SHEETS;
  /** The picture that stands for the page where it is shared; the site's own by default. */
  picture?: Picture;
  /** Further elements of the head. */
  head?: Markup;
  /** Paths of scripts that add to a page that works without them. */
  scripts?: readonly ScriptPath[];
  main: Markup;
  footerLinks?: readonly PageName[];
}

/** Stylesheets beside site.css, by layout. */
const SHEETS = {
  text: [],
  front: ["front"],
  live: ["live"],
  report: ["report"],
  account: ["account"],
  portal: ["portal"],
} as const satisfies Record<string, readonly string[]>;

export function pageShell(shell: PageShell): string {
  const { title, description, path, layout, head, scripts = [], main, footerLinks = [] } = shell;
  const page = markup`<!doctype html>
<html lang="${WORDS.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${path === "/" ? title : `${title} | ${PRODUCT.name}`}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">${shell.origin !== null && openGraph({ ...shell, origin: shell.origin })}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/styles/site.css">${SHEETS[layout].map(
    (name) => markup`\n<link rel="stylesheet" href="/styles/${name}.css">`,
  )}${head ?? null}${scripts.map((source) => markup`\n<script src="${source}" defer></script>`)}
</head>
<body class="${layout}">
<a class="skip" href="#content">${WORDS.shell.skip}</a>
<header class="top"><div class="frame">
<a class="brand" href="/"${mark("/", path)}>${LOGO}${PRODUCT.name}</a>
<nav aria-label="${WORDS.shell.main}">${linksTo(NAVIGATION.header, path)}</nav>
${callTo(path === "/" ? SIGN_IN : SCAN_FORM)}
</div></header>
<main id="content" class="frame">
${main}
</main>
<footer class="bottom"><div class="frame">
<p>${WORDS.shell.promise(PRODUCT.name)}</p>
<nav aria-label="${WORDS.shell.more}">${linksTo([SCAN_FORM, ...footerLinks, ...NAVIGATION.footer, LLMS], path)}</nav>
</div></footer>
</body>
</html>
`;
  return htmlOf(page);
}

/** The front page has the form already. */
const callTo = ({ path, name }: PageName): Markup => markup`<a class="button quiet" href="${path}">${name}</a>`;

const LLMS: PageName = { path: "/llms.txt", name: "llms.txt" };

const LOGO = fromHtml(
  '<svg class="logo" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="10.5"/><path d="M4.5 13.5C6 9 9 7 12 7s6 2 7.5 6.5"/><circle class="pupil" cx="12" cy="13" r="2.6"/></svg>',
);

const linksTo = (pages: readonly PageName[], current: string | null): Markup[] =>
  pages.map(({ path, name }) => markup`<a href="${path}"${mark(path, current)}>${name}</a> `);

const mark = (path: string, current: string | null): Markup | null =>
  path === current ? markup` aria-current="page"` : null;
