// Where a site says what it is called, and how many of these places agree.
import { textOf } from "./collect-structured.ts";
import { ownOrganizations } from "./structured-entity.ts";
import { holdsName, nameKey } from "./structured-contact.ts";
import { metaContent } from "./structured-metas.ts";
import { parseLlmsTxt } from "../site/llms-txt.ts";
import { isLogo, namesTemplate, withoutLogoWords } from "../text/template-names.ts";
import type { PageFacts } from "../page-facts.ts";
import type { SiteEvidence } from "../site-evidence.ts";

/** Beside the five places in which people and machines look for a name. */
export const GUIDE = "guide for language models";

export interface NamePlace {
  place: "title" | "share name" | "page data" | "footer" | "logo" | typeof GUIDE;
  /** Texts at that place; one that holds the name is enough. */
  texts: string[];
  url: string;
}

type NameEvidence = Pick<SiteEvidence, "pages" | "home" | "structured" | "target" | "documents">;

/** The places among the six that were observed; the initials of a `known` name, as on a mark beside it, are no second name. */
export function readNamePlaces(site: NameEvidence, known: readonly string[]): NamePlace[] {
  const { home, pages } = site;
  const organization = ownOrganizations(site).find(({ props }) => textOf(props.name) !== "");
  const names = organization ? [textOf(organization.props.name), textOf(organization.props.alternateName)] : [];
  const places: NamePlace[] = [
    { place: "title", texts: titleNames(pages), url: home.url },
    { place: "share name", texts: [metaContent(home, "og:site_name")], url: home.url },
    { place: "page data", texts: names, url: organization?.pageUrl ?? home.url },
    { place: "footer", texts: footerTexts(pages, textOf(organization?.props.legalName), names), url: home.url },
    { place: "logo", texts: logoNames(home), url: home.url },
    ...guideNames(site),
  ];
  return places
    .map((place) => ({ ...place, texts: place.texts.filter((text) => isNaming(text, known)) }))
    .filter(({ texts }) => texts.length > 0);
}

/** The title of the guide, unless it only says what the file is. */
function guideNames({ documents }: NameEvidence): NamePlace[] {
  const guide = documents["llms-txt"];
  const title = guide?.state === "present" ? parseLlmsTxt(guide.text).title : null;
  return guide === undefined || title === null || IS_GENERAL.test(title)
    ? []
    : [{ place: GUIDE, texts: [title], url: guide.url }];
}

const IS_GENERAL =
  /llms|index|sitemap|readme|guide|^(?:(?:the |our )?(?:docs|documentation|overview|website)|welcome|home(?:page)?|about(?: us)?)[.!]?$/i;

/** The name most places hold, as its place spells it, with those that hold it and those that do not. */
export function agreeOnName(
  places: readonly NamePlace[],
  known: readonly string[],
): { name: string; agree: NamePlace[]; differ: NamePlace[] } | null {
  const shortPlaces = places.filter(
    (one) => one.place !== "footer" && one.place !== "title" && !isLogoAlone(one, places),
  );
  const candidates = [...shortPlaces.flatMap(({ texts }) => texts), ...known];
  let best: { name: string; agree: NamePlace[]; differ: NamePlace[] } | null = null;
  for (const name of candidates) {
    const key = nameKey(name);
    if (key.length < 2) continue;
    const agree = places.filter(({ texts }) => texts.some((text) => holdsName(text, key)));
    if (best && agree.length <= best.agree.length) continue;
    best = { name, agree, differ: places.filter((place) => !agree.includes(place)) };
  }
  return best;
}

/** What the logo alone says, in words that no other place has, is a wrong text of a picture. */
const isLogoAlone = ({ place, texts }: NamePlace, places: readonly NamePlace[]): boolean =>
  place === "logo" &&
  !texts
    .flatMap((text) => nameKey(text).split(" "))
    .some((word) =>
      places.some((other) => other.place !== "logo" && other.texts.some((text) => holdsName(text, word))),
    );

const TITLE_BREAK = /(?<!\s)\s+[|·•»–—-]\s+|(?:(?<!\s)\s+)?[｜|]\s*|:\s+/;
const RECURS = 0.6;

/** The parts that recur on most pages, and the title of the start page. */
function titleNames(pages: readonly PageFacts[]): string[] {
  const titles = [...new Set(pages.map(({ titles }) => titles[0] ?? "").filter(Boolean))];
  if (titles.length < 2) return titles;
  const parts = titles.flatMap((title) => [...new Set(title.split(TITLE_BREAK).map((part) => part.trim()))]);
  const times = Map.groupBy(parts, nameKey);
  const recurring = [...new Set(parts)].filter(
    (part) => part !== "" && (times.get(nameKey(part))?.length ?? 0) >= titles.length * RECURS,
  );
  return [...recurring, ...(pages[0]?.titles.slice(0, 1) ?? [])];
}

const COPYRIGHT = /©|\(c\)\s*(?:19|20)\d\d|&copy;|copyright/i;
const LINE_CHARS = 160;

const FOOTER_LINES = 40;

/**
 * The line of the copyright and what stands beside it: the owner may be named in the one and the brand in the other.
 * An owner that the data name by the legal name is no second business.
 */
function footerTexts(pages: readonly PageFacts[], legalName: string, names: readonly string[]): string[] {
  const lines = copyrightLines(pages);
  if (lines.length === 0) return [];
  const legal = nameKey(legalName);
  const owned = legal !== "" && lines.some((line) => holdsName(line, legal)) ? names : [];
  const beside = (pages[0]?.blocks ?? []).filter(
    ({ region, text }) => region === "footer" && text.length <= LINE_CHARS,
  );
  return [...new Set([...lines, ...owned, ...beside.slice(0, FOOTER_LINES).map(({ text }) => text)])];
}

function copyrightLines(pages: readonly PageFacts[]): string[] {
  const lines = pages.flatMap(({ blocks }) =>
    blocks.filter(({ region, text }) => region === "footer" && COPYRIGHT.test(text)).map(({ text }) => text),
  );
  return [
    ...new Set(lines.map((line) => line.slice(Math.max(0, line.search(COPYRIGHT) - 60)).slice(0, LINE_CHARS))),
  ].slice(0, 4);
}

/** Alternatives of pictures named as logos, and names of the header's link to the home page. */
function logoNames(home: PageFacts): string[] {
  const pictures = home.images
    .filter(({ alt, src, region, inLink }) => isHead(region) && (isLogo({ alt, src }) || inLink))
    .toSorted((a, b) => Number(isLogo(b)) - Number(isLogo(a)))
    .filter((picture) => !namesTemplate(picture, home))
    .map(({ alt }) => alt ?? "")
    .filter((alt) => alt !== "" && !SOCIAL.test(alt));
  const origin = URL.canParse(home.url) ? new URL(home.url).origin : "";
  const links = home.anchors
    .filter(({ href, region, nameFrom }) => isHead(region) && nameFrom !== "text" && href.replace(/\/$/, "") === origin)
    .map(({ text }) => text);
  return [...new Set([...pictures.slice(0, 1), ...links].map((text) => withoutLogoWords(text)))];
}

const SOCIAL = /facebook|instagram|linkedin|youtube|whatsapp|tiktok|twitter|pinterest|telegram|^x$/i;
const isHead = (region: string): boolean => region === "header" || region === "nav";

const TEMPLATES =
  /^(?:home|untitled|document|my site|my website|your company|company name|website|react app|squarespace|wix|index|logo|image)$/i;

function isNaming(text: string, known: readonly string[]): boolean {
  const key = nameKey(text);
  if (key === "" || TEMPLATES.test(text.trim())) return false;
  return key.length < 2 || known.every((name) => initialsOf(name) !== key);
}

/** Of a name of several words: "vm" of "Vigrestad Maskin AS". */
const initialsOf = (name: string): string =>
  nameKey(name)
    .split(" ")
    .map((word) => word.charAt(0))
    .join("");
