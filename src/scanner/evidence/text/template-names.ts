// Names of web templates, often left on the logo of a site made with one.
import templates from "../data/template-names.json" with { type: "json" };
import type { ImageFacts, PageFacts } from "../page-facts.ts";
import { memoByPage } from "../memo-by-page.ts";
import { foldText } from "./text-search.ts";

const keyOf = (name: string): string => foldText(name).replace(/[^\p{L}\p{N}]+/gu, "");
const TEMPLATE_NAMES: ReadonlySet<string> = new Set(templates.names.map(keyOf));

/** The name of a common web template or theme. */
export const isTemplateName = (name: string): boolean => TEMPLATE_NAMES.has(keyOf(name));

/** A picture called a logo, by its alternative text or its address. */
export const isLogo = ({ alt, src }: Pick<ImageFacts, "alt" | "src">): boolean =>
  /logo|brand/i.test(`${alt ?? ""} ${src}`);

const LOGO_WORDS = /\b(?:logo|logotype|logotyp|home|homepage|startseite|accueil|inicio|strona glowna|ana sayfa)\b/gi;
/** What a logo's alternative text says beside that it is one. */
export const withoutLogoWords = (alt: string): string => alt.replace(LOGO_WORDS, " ").trim();

/** A logo named for the template alone: neither title, text nor host has the word, and it is no row of partners. */
export const namesTemplate = ({ alt, src }: Pick<ImageFacts, "alt" | "src">, page: NamedPage): boolean => {
  if (!isLogo({ alt, src }) || !isTemplateName(nameOf(alt))) return false;
  const key = keyOf(nameOf(alt));
  return templateLogos(page).size < 2 && !wordsOf(page).includes(key);
};
type NamedPage = Pick<PageFacts, "url" | "titles" | "blocks" | "images">;
const wordsOf = memoByPage(({ url, titles, blocks }: NamedPage): string => {
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  return [...titles, host, ...blocks.map(({ text }) => text)].map(keyOf).join(" ");
});
const templateLogos = memoByPage(
  ({ images }: NamedPage): ReadonlySet<string> =>
    new Set(
      images
        .filter(isLogo)
        .map(({ alt }) => keyOf(nameOf(alt)))
        .filter((key) => TEMPLATE_NAMES.has(key)),
    ),
);
const nameOf = (alt: string | null | undefined): string => withoutLogoWords(alt ?? "");
