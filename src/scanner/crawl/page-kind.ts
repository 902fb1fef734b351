import { addressParts } from "../../model/address-parts.ts";
import { memoByText } from "../../model/memo-by-text.ts";
import type { PageKind } from "../evidence/page-facts.ts";
import { languageSegmentOf } from "./page-language.ts";
import { BELOW_SECTION, FILLERS, KIND_WORDS, POST_HEADS, PRODUCT_SEGMENTS } from "./page-kind-words.ts";
import { decodePercent } from "../../model/decode-percent.ts";

export interface PageNames {
  url: string;
  /** Text of the link that led there; "" when none did. */
  linkText?: string;
  h1?: string;
  title?: string;
}

/** How much each place tells; a name that only contains a phrase counts half. */
const WEIGHTS = { path: 5, link: 4.5, heading: 3.5, title: 3, section: 2.6 };
const LEAST = 2;

/**
 * What a page is for. A date in the path makes a post, the root (or the root of a language) the home page; else the
 * path's last segment, the link's text, the first heading and the title each vote with the words of `KIND_WORDS`.
 */
export function judgePageKind({ url, linkText = "", h1 = "", title = "" }: PageNames): PageKind {
  if (addressParts(url) === null) return "other";
  const segments = segmentsOf(url);
  // "/it/" under the link "IT services" is no home page in Italian.
  if (segments.length === 0 && !hasRoutingQuery(url) && nameKind(linkText) === null) return "home";
  if (isDatedPath(segments) || isNamedPost(segments)) return "post";
  const votes = new Map<PageKind, number>();
  const vote = (kind: PageKind | undefined, weight: number): void => {
    if (kind !== undefined) votes.set(kind, (votes.get(kind) ?? 0) + weight);
  };
  const last = segments.at(-1) ?? "";
  const own = nameKind(last);
  vote(own?.kind, WEIGHTS.path * (own?.share ?? 0));
  const section = sectionKind(segments.slice(0, -1));
  vote(section, WEIGHTS.section);
  // Under a blog everything is a post, whatever its title talks about.
  if (section === "post" && own?.share !== 1) return isListSegment(segments) ? "blog" : "post";
  // And below documentation everything documents: "/docs/events" holds no event, "/api/orders" takes none.
  if (section === "docs") return "docs";
  for (const [text, weight] of [
    [linkText, WEIGHTS.link],
    [h1, WEIGHTS.heading],
  ] as const) {
    const named = nameKind(text);
    vote(named?.kind, weight * (named?.share ?? 0));
  }
  const named = titleKind(title);
  vote(named?.kind, WEIGHTS.title * (named?.share ?? 0));
  return bestOf(votes);
}

/** Path segments without language prefix, file ending and index file, decoded. */
function segmentsOf(url: string): string[] {
  const path = (addressParts(url)?.pathname ?? "/").split("/").filter((segment) => segment !== "");
  const language = languageSegmentOf(url);
  const own = language === null ? path : path.slice(1);
  return own
    .map((segment) => decodePercent(segment).replace(/\.(?:x?html?|php\d?|aspx?|jsp|cfm|shtml)$/i, ""))
    .filter(
      (segment, at, all) => at < all.length - 1 || !/^(?:index|default|home|startseite|accueil|inicio)$/i.test(segment),
    )
    .slice(0, 10);
}

/** "/?page_id=12" and "/?p=3" are pages of their own. */
const hasRoutingQuery = (url: string): boolean =>
  /^\?(?:.*&)?(?:p|page_id|id|page|site|view|route)=[^&]+/.test(addressParts(url)?.search.slice(0, 300) ?? "");

/** /2024/05/x, /blog/2024-05-01-x and the like; /2024/05/ alone is a list. */
function isDatedPath(segments: readonly string[]): boolean {
  const year = segments.findIndex((segment) => /^(?:19|20)\d{2}$/.test(segment));
  if (year >= 0 && year < segments.length - 1)
    return /^\d{1,2}$/.test(segments[year + 1] ?? "") && segments.length > year + 2;
  return /^(?:19|20)\d{2}[-_.]?\d{2}([-_.]?\d{2})?[-_].{3}/.test(segments.at(-1) ?? "");
}

const LEAST_NAME_WORDS = 3;

/** "/blog-five-ways-to-save" and "/artigo-guarda-compartilhada": a site without folders says in the name what it is. */
function isNamedPost(segments: readonly string[]): boolean {
  const [head = "", ...rest] = wordsOf(segments[0] ?? "");
  return POST_HEADS.includes(head) && rest.length >= LEAST_NAME_WORDS - 1 && !rest.every((word) => /^\d+$/.test(word));
}

/** Page numbers, categories and tags below a blog are lists, not posts. */
function isListSegment(segments: readonly string[]): boolean {
  const inner = segments.slice(1).map((segment) => segment.toLowerCase());
  return inner.some((segment) =>
    /^(?:category|categories|tag|tags|kategorie|categorie|categoria|kategoria|author|page|seite|archive|\d+)$/.test(
      segment,
    ),
  );
}

/** Kind of the pages below the nearest named section; undefined below none. */
function sectionKind(ancestors: readonly string[]): PageKind | undefined {
  for (const segment of ancestors.toReversed()) {
    if (PRODUCT_SEGMENTS.includes(segment.toLowerCase())) return "product";
    const named = nameKind(segment);
    if (named && named.share >= 0.5) return BELOW_SECTION[named.kind];
  }
  return undefined;
}

const TITLE_PARTS = /\s[|–—·•»:-]\s|[|｜]|:\s/;

/** The best of a title's parts: the business's own name is one of them. */
function titleKind(title: string): Named | null {
  const parts = title.slice(0, 300).split(TITLE_PARTS).slice(0, 5);
  const found = parts.map((part) => nameKind(part)).filter((named) => named !== null);
  return found.toSorted((a, b) => b.share - a.share)[0] ?? null;
}

interface Named {
  kind: PageKind;
  /** 1: the name is the phrase; about a half: it contains it where it may. */
  share: number;
}

const NAME_CHARS = 100;
/** A longer name is a sentence or headline, which talks about many things. */
const NAME_WORDS = 6;

/** Names kept: sections and menus repeat, and are looked at for every page that links to them. */
const KEPT = 2_000;

/** Kind that a segment, link text or heading names by itself; null when it names none. */
export const nameKind = memoByText(KEPT, (name: string): Named | null => {
  const words = wordsOf(name.slice(0, NAME_CHARS));
  if (words.length === 0) return null;
  const plain = words.filter((word) => !FILLER_WORDS.has(word));
  const whole = WHOLE.get(words.join(" ")) ?? WHOLE.get(plain.join(" "));
  if (whole) return { kind: whole, share: 1 };
  if (words.length > NAME_WORDS) return null;
  const stem = STEMS.find(({ stem }) =>
    words.some((word) => word.startsWith(stem) || (stem.length > 7 && word.endsWith(stem))),
  );
  if (stem) return { kind: stem.kind, share: 0.9 };
  for (let size = words.length - 1; size > 0; size -= 1) {
    const share = size > 1 ? 0.6 : 0.5;
    // The head of an English or German name stands last: "legal services" are services.
    const ended = ENDS.get(words.slice(-size).join(" "));
    if (ended) return { kind: ended, share };
    // "About Smith Plumbing" is about the business, "About our office in Orchard Park" seldom.
    const started = size > 1 || plain.length <= 3 ? STARTS.get(words.slice(0, size).join(" ")) : undefined;
    if (started) return { kind: started, share };
  }
  return null;
});

/** "Über uns" -> ["uber", "uns"]; "ueber-uns" -> ["ueber", "uns"]; scripts without accents stay as they are. */
function wordsOf(name: string): string[] {
  return name
    .normalize("NFKD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ı", "i")
    .replaceAll("ø", "o")
    .replaceAll("ß", "ss")
    .replaceAll("&", " and ")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");
}

function bestOf(votes: ReadonlyMap<PageKind, number>): PageKind {
  let best: PageKind = "other";
  let most = LEAST;
  for (const [kind, weight] of votes) {
    if (weight > most) {
      best = kind;
      most = weight;
    }
  }
  return best;
}

const FILLER_WORDS = new Set(FILLERS.split(/\s+/));
const WHOLE = new Map<string, PageKind>();
const STARTS = new Map<string, PageKind>();
const ENDS = new Map<string, PageKind>();
const STEMS: { stem: string; kind: PageKind }[] = [];

for (const { kind, phrases, stems = "" } of KIND_WORDS) {
  for (const phrase of phrases.split(",").map((text) => text.trim())) {
    const words = wordsOf(phrase).join(" ");
    const map = phrase.endsWith(" *") ? STARTS : phrase.startsWith("* ") ? ENDS : WHOLE;
    if (!map.has(words)) map.set(words, kind);
    // A starred phrase also stands alone, save where it needs what follows ("book a", "terms of").
    if (map === ENDS && !WHOLE.has(words)) WHOLE.set(words, kind);
  }
  for (const stem of stems.split(/\s+/)) if (stem !== "") STEMS.push({ stem, kind });
}
