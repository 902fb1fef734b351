// What a page is called that no other page is called as well.
import { addressKey } from "../../evidence/access/access-observation.ts";
import { topicOf } from "../../evidence/answers/answers-content.ts";
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { isLeftOver } from "../../evidence/structured/structured-text-width.ts";
import { isDatedNotice } from "../../evidence/text/dated-notice.ts";
import { foldText } from "../../evidence/text/text-search.ts";
import { lineKey } from "../../evidence/text/shared-lines.ts";
import { addressParts } from "../../../model/address-parts.ts";
import { titleParts } from "../name/title-names.ts";
import { businessName } from "./business-facts.ts";
import { isGeneralHeading } from "./general-heading.ts";
import { isChromeLine, isSharedMainHeading, isSharedTitlePart } from "./page-chrome.ts";

/**
 * A page's main heading, else its part of the title, else what the menu calls it; "" where each is the site's or another
 * page's: no inner page is called like the business. Of several main headings none is the page's but one that title or
 * address names, too.
 */
export function ownTopic(page: PageFacts, site: SiteEvidence): string {
  if (page.url === site.home.url) return topicOf(page);
  const name = lineKey(businessName(site) ?? "");
  const heads = page.headings.filter(
    ({ hidden, level, text }) =>
      !hidden &&
      level === 1 &&
      text.trim() !== "" &&
      !isLeftOver(text) &&
      !isDatedNotice(text) &&
      !greets(text) &&
      lineKey(text) !== name &&
      !isSharedMainHeading(text, site.pages),
  );
  const first = heads[0]?.text;
  const isOnly = heads.length === 1 || (first !== undefined && isGeneralHeading(first, null));
  const said = isOnly ? first : heads.find(({ text }) => isNamedByPage(text, page, site))?.text;
  return (
    said ?? (ownTitlePart(page, site.pages, name) || (menuNames(page, site)[0] ?? first ?? loneHeading(page, site)))
  );
}

/** "Hi, I am Tom.", "Welcome to our shop": said to who comes, and no name of the page. */
export const greets = (text: string): boolean => GREETS.test(text);
const GREETS =
  /^(?:(?:hi|hello|hey|hallo|bonjour|salut|hola|olá|ciao|salve|hoi|cześć|witaj)(?:[,!.]| there[,!.]|\s(?:i am|i['’]m|ich bin|je suis|soy|sou|sono|ik ben|jestem)(?!\p{L}))|(?:i am|i['’]m|ich bin|je suis|ik ben|jestem)\s|welcome (?:to|back)|(?:herzlich )?willkommen (?:bei|beim|in|im|auf)|bienvenue (?:à|au|aux|chez|sur|dans|en)|bienvenid[oa]s? (?:a|al|en)|bem-?vind[oa]s? (?:a|ao|à)|benvenut[oiae] (?:a|al|alla|in|da|nel|nella|su)|welkom (?:bij|op|in)|wita(?:my|j|jcie) (?:w|na|u))(?!\p{L})/iu;

/** On the page of a product, the only heading of the main part that other pages do not have, whatever its level. */
function loneHeading(page: PageFacts, { pages }: SiteEvidence): string {
  if (page.kind !== "product") return "";
  const own = page.headings.filter(
    ({ hidden, region, level, text }) =>
      !hidden && region === "main" && level > 1 && text.trim() !== "" && !isChromeLine(text, page, pages),
  );
  return own.length === 1 ? (own[0]?.text ?? "") : "";
}

function ownTitlePart(page: PageFacts, pages: readonly PageFacts[], name: string): string {
  const [title = ""] = page.titles;
  const key = lineKey(title);
  if (isLeftOver(title) || pages.some((other) => other.url !== page.url && lineKey(other.titles[0] ?? "") === key))
    return "";
  const own = titleParts(title).filter((part) => lineKey(part) !== name && !isSharedTitlePart(part, pages));
  const isElsewhere = (part: string): boolean =>
    pages.some((other) => other.url !== page.url && titleParts(other.titles[0] ?? "").includes(part));
  return own.find((part) => !isElsewhere(part)) ?? own.join(" – ");
}

/** Title, address or menu of the page have a word of it, as no more than the name of the business has. */
export function isNamedByPage(text: string, page: PageFacts, site: SiteEvidence): boolean {
  const own = new Set(stemsOf(businessName(site) ?? ""));
  const { pathname = "" } = addressParts(page.url) ?? {};
  const said = new Set(stemsOf([page.titles[0] ?? "", pathname, ...menuNames(page, site)].join(" ")));
  return stemsOf(text).some((stem) => said.has(stem) && !own.has(stem));
}

const OF_LANGUAGE = /^\/[a-z]{2}(?:-[a-z]{2})?(?:\/(?:index\.\w{3,4})?|\.\w{3,4})?$/i;

/** What the menu calls the page, and no other: of another start page that is a language. */
export function menuNames({ url }: PageFacts, { home, pages }: SiteEvidence): readonly string[] {
  if (pages.length < 2 || OF_LANGUAGE.test(addressParts(url)?.pathname ?? "")) return [];
  return menuOf(home).get(addressKey(url)) ?? [];
}

/** By address the labels of the menu that lead to one place. */
const menuOf = memoByPage((home: PageFacts): ReadonlyMap<string, readonly string[]> => {
  const links = home.anchors
    .filter(
      ({ region, hidden, text }) => region === "nav" && !hidden && /[\p{L}\p{N})]$/u.test(text) && !isLeftOver(text),
    )
    .map(({ href, text }) => ({ key: addressKey(href), label: lineKey(text), text }));
  const places = Map.groupBy(links, ({ label }) => label);
  const clear = links.filter(({ label }) => new Set(places.get(label)?.map(({ key }) => key)).size === 1);
  const byCase = (a: string, b: string): number => Number(isCapitals(a)) - Number(isCapitals(b));
  return new Map(
    [...Map.groupBy(clear, ({ key }) => key)].map(([key, same]) => [
      key,
      same.map(({ text }) => text).toSorted(byCase),
    ]),
  );
});

/** A menu for phones may write in capitals what the other writes as names. */
const isCapitals = (text: string): boolean => text === text.toUpperCase();

const STEM_CHARS = 5;
/** Words by how they begin; general ones, such as "services" and "prices", are nobody's name. */
export const stemsOf = (text: string): string[] =>
  (text.match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !isGeneralHeading(word, null))
    .map((word) => foldText(word).slice(0, STEM_CHARS));
