// The texts that tell what a business is, each with the region it stands in and how much it counts.
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { PageFacts, TextBlock } from "../../evidence/page-facts.ts";
import { prepareTextOn } from "../match-terms.ts";
import type { MatchedText } from "../match-terms.ts";
import { isAudienceHeading, isConsentText, isFooterNoise } from "./noise.ts";

export const TEXT_REGIONS = ["title", "h1", "description", "h2", "nav", "body"] as const;
export type TextRegion = (typeof TEXT_REGIONS)[number];

export interface RegionText {
  region: TextRegion;
  url: string;
  raw: string;
  text: MatchedText;
  /** 1 on the start page, 0.5 elsewhere; less for posts, documentation, quotes and lists of customers. */
  factor: number;
  /** Primary tag of the page. */
  language: string | null;
  /** Texts of one group are read as one list. */
  group: string;
}

const OTHER_PAGE = 0.5;
const QUOTED = 0.3;
const AUDIENCE_SECTION = 0.3;
const KIND_FACTORS: Partial<Record<PageFacts["kind"], number>> = { post: 0.25, blog: 0.25, event: 0.5, docs: 0.5 };
const UNREAD_KINDS: ReadonlySet<PageFacts["kind"]> = new Set(["legal", "login"]);
const SHOWCASE_PATH =
  /\/(?:case-stud|success-stor|portfolio|clients?|customers?|projects?|referen[zc]|work\/|realisations|proyectos|projekte)/i;
/** A link to the start page is called "Home" or by the business's name. */
const START_PATH = /^\/?(?:index\.\w{2,5})?$/i;
const MOST_TEXTS_PER_PAGE = 900;

/** The texts of a site, read once for all who look for its trade: only the language of a page is told later. */
interface PlacedText extends Omit<RegionText, "language"> {
  page: PageFacts;
}

/** Texts by region over all pages; a text that stands on several pages counts once, where it counts most. */
export const readRegions = (
  pages: readonly PageFacts[],
  languageOf: (page: PageFacts) => string | null,
): RegionText[] => placedTexts(pages).map(({ page, ...text }) => ({ ...text, language: languageOf(page) }));

const placedTexts = memoByPage((pages: readonly PageFacts[]): readonly PlacedText[] => {
  const seen = new Map<string, PlacedText>();
  pages.forEach((page, at) => {
    if (UNREAD_KINDS.has(page.kind) && at > 0) return;
    const factor =
      at === 0 ? 1 : OTHER_PAGE * (KIND_FACTORS[page.kind] ?? 1) * (SHOWCASE_PATH.test(pathOf(page.url)) ? 0.4 : 1);
    const texts = [...headTexts(page, at === 0), ...headingTexts(page), ...navTexts(page), ...bodyTexts(page)];
    for (const { region, raw, share, group } of texts.slice(0, MOST_TEXTS_PER_PAGE)) {
      const text = prepareTextOn(pages, raw.replace(/\bSpA\b|\bS\.p\.A\.?/g, " "));
      if (text.normalised.length < 2) continue;
      const key = `${region} ${text.normalised}`;
      const known = seen.get(key);
      if (known && known.factor >= factor * share) continue;
      seen.set(key, { page, region, url: page.url, raw, text, factor: factor * share, group: `${at} ${group}` });
    }
  });
  return [...seen.values()];
});

interface Piece {
  region: TextRegion;
  raw: string;
  /** What the text itself is worth: 1, or less for quotes and customers. */
  share: number;
  group: string;
}

function headTexts(page: PageFacts, isHome: boolean): Piece[] {
  const pieces: Piece[] = [];
  const title = page.titles[0];
  if (isHome && title) pieces.push({ region: "title", raw: title.slice(0, 300), share: 1, group: "title" });
  for (const meta of page.metas) {
    if (meta.key === "description" || meta.key === "og:description" || (isHome && meta.key === "keywords")) {
      // Keywords are a wish list: they count as running text does.
      const region = meta.key === "keywords" ? "body" : "description";
      pieces.push({ region, raw: meta.content.slice(0, 600), share: 1, group: meta.key });
    }
  }
  return pieces;
}

function headingTexts(page: PageFacts): Piece[] {
  const pieces: Piece[] = [];
  const audience = audienceHeadings(page);
  page.headings.forEach((heading, at) => {
    if (heading.hidden || heading.region === "nav" || heading.region === "footer") return;
    if (isConsentText(heading.text)) return;
    const share = audience.has(at) ? AUDIENCE_SECTION : 1;
    const region = heading.level === 1 ? "h1" : "h2";
    pieces.push({ region, raw: heading.text, share, group: `h${heading.level} ${parentOf(page, at)}` });
  });
  return pieces;
}

function navTexts(page: PageFacts): Piece[] {
  return page.anchors
    .filter((anchor) => !anchor.hidden && (anchor.region === "nav" || anchor.region === "header"))
    .filter((anchor) => anchor.text.length > 1 && anchor.text.length <= 60 && !START_PATH.test(pathOf(anchor.href)))
    .map((anchor, at) => ({ region: "nav", raw: anchor.text, share: 1, group: `nav ${at}` }));
}

function bodyTexts(page: PageFacts): Piece[] {
  const audience = audienceHeadings(page);
  const pieces: Piece[] = [];
  page.blocks.forEach((block, at) => {
    if (!isRunningText(block)) return;
    const share = Math.min(
      block.quoted || block.tag === "blockquote" ? QUOTED : 1,
      audience.has(block.heading) ? AUDIENCE_SECTION : 1,
    );
    const group = block.tag === "li" ? `list ${block.heading} ${block.region}` : `block ${at}`;
    pieces.push({ region: "body", raw: block.text.slice(0, 3_000), share, group });
  });
  return pieces;
}

function isRunningText(block: TextBlock): boolean {
  if (block.region === "nav" || /^(?:h[1-6]|pre|code|label|option|button)$/.test(block.tag)) return false;
  if (block.region === "footer" && isFooterNoise(block.text)) return false;
  return !isConsentText(block.text);
}

/** Headings under which customers or their industries are listed, with the headings below them. */
function audienceHeadings(page: PageFacts): Set<number> {
  const found = new Set<number>();
  let level = 0;
  page.headings.forEach((heading, at) => {
    if (level > 0 && heading.level > level) found.add(at);
    else level = isAudienceHeading(heading.text) ? heading.level : 0;
    if (level === heading.level) found.add(at);
  });
  return found;
}

/** Index of the heading above that is of a higher rank. */
function parentOf(page: PageFacts, at: number): number {
  const level = page.headings[at]?.level ?? 1;
  for (let before = at - 1; before >= 0; before--) if ((page.headings[before]?.level ?? 9) < level) return before;
  return -1;
}

const pathOf = (url: string): string => url.replace(/^[a-z]+:\/\/[^/]+/i, "");
