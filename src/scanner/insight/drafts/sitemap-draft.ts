// A list of pages from those that were read, and the entries that an existing list lacks.
import { addressKey } from "../../evidence/access/access-observation.ts";
import { isPrivateAddress, keyAddresses } from "../../evidence/access/access-key-addresses.ts";
import { findNoindex } from "../../evidence/access/access-robots-meta.ts";
import {
  canonicalNames,
  canonicalsOf,
  isMisnamed,
  likelyOriginal,
  pageKey,
} from "../../evidence/access/access-canonical.ts";
import { bylineOf } from "../../evidence/answers/answers-content.ts";
import { newestDay, readDates } from "../../evidence/answers/answers-dates.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { isW3cDate } from "../../evidence/site/w3c-date.ts";
import { findDates } from "../../evidence/text/text-dates.ts";
import { countOf, isoDay, listOf, pathOf } from "../../../model/words.ts";
import { escapeMarkup, ownAddress, placeholder, type DraftMaker } from "./draft-parts.ts";

const PAGES = 25;
const CONTENT_CHARS = 2_800;

export const sitemapDraft: DraftMaker = (site) => {
  const entries = site.pages
    .filter((page) => isListed(page, site))
    .flatMap((page) => entryOf(page.url, lastChangeOf(page, site.target.observedAt), site));
  if (entries.length === 0) return null;
  const lines = fitting(entries);
  return {
    kind: "xml",
    title: "A list of the pages that were read",
    target: `${site.target.origin}/sitemap.xml`,
    content: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...lines,
      "</urlset>",
    ].join("\n"),
    notes: [
      `It holds the ${countOf(lines.length, "page")} of ${site.target.host} that this scan read: a list that the content system makes itself is whole and stays so.`,
      ...noteOnLeft(entries, lines),
      `Name it in robots.txt by \`Sitemap: ${site.target.origin}/sitemap.xml\`.`,
      ...(lines.every((line) => line.includes("<lastmod>"))
        ? []
        : [
            `Add \`<lastmod>\` with the day of its last real change to ${lines.some((line) => line.includes("<lastmod>")) ? "each entry without one" : `all ${lines.length}`}: the next scan asks for it.`,
          ]),
    ],
  };
};

/** Entries for the pages that the site puts forward and its list leaves out, dated where the list dates its own. */
export const sitemapEntriesDraft: DraftMaker = (site) => {
  const { home, pages, sitemap, target } = site;
  const listed = new Set(sitemap.urls.map(({ loc }) => pageKey(loc)));
  const named = canonicalNames([home, ...pages]);
  const hidden = new Set(pages.filter((page) => !isListed(page, site)).map(({ url }) => addressKey(url)));
  const isMissing = (address: string): boolean =>
    !named(address).some((name) => listed.has(name)) && !hidden.has(addressKey(address));
  const asked = keyAddresses(home, pages).filter(isMissing);
  // Behind the pages that the site puts forward, the others that were read.
  const further = readable(site).filter((address) => isMissing(address) && !asked.includes(address));
  const missing = new Map([...asked, ...further].map((address) => [pageKey(address), address])).values();
  const isDated = sitemap.urls.some(({ lastmod }) => lastmod !== null && isW3cDate(lastmod.trim()));
  const lines = [...missing].flatMap((address) => {
    const page = pages.find(({ url }) => addressKey(url) === addressKey(address));
    const day = page === undefined ? "" : lastChangeOf(page, target.observedAt);
    return entryOf(address, day === "" && isDated ? DAY : day, site);
  });
  if (lines.length === 0) return null;
  const shown = fitting(lines);
  return {
    kind: "xml",
    title: "Entries that the list of pages lacks",
    target: sitemap.files.find(({ kind }) => kind === "urlset")?.url.split("?")[0] ?? `${target.origin}/sitemap.xml`,
    content: shown.join("\n"),
    notes: [
      ...noteOnLeft(lines, shown),
      "Put them before </urlset>.",
      ...(asked.length > 0 && further.length > 0
        ? [
            `The draft also adds ${listOf(further.map(pathOf))}, which ${further.length === 1 ? "was read and is" : "were read and are"} not in the list either.`,
          ]
        : []),
    ],
  };
};

const DAY = placeholder("day of the last change, as YYYY-MM-DD");

const readable = ({ pages }: SiteEvidence): string[] =>
  pages.flatMap(({ kind, url }) => (kind === "legal" ? [] : [url]));

/** Nobody should find a basket or a log-in by a search, nor what is kept from it or names another address as its own. */
function isListed(page: PageFacts, { pages, target }: SiteEvidence): boolean {
  const [canonical] = canonicalsOf(page);
  return (
    page.kind !== "login" &&
    !isPrivateAddress(page.url) &&
    findNoindex(page, target.observedAt) === undefined &&
    !likelyOriginal(page, pages) &&
    (canonical === undefined || addressKey(canonical) === addressKey(page.url) || isMisnamed(page, canonical, pages))
  );
}

function entryOf(url: string, day: string, site: SiteEvidence): string[] {
  const address = ownAddress(url, site);
  if (address === "") return [];
  return [`  <url><loc>${escapeMarkup(address)}</loc>${day === "" ? "" : `<lastmod>${day}</lastmod>`}</url>`];
}

const SAYS_CHANGED =
  /^(?:stand|(?:page )?(?:last )?(?:updated|modified|revised|changed)|(?:zu)?letzt(?:e|mals)? (?:aktualisier|geändert|änderung)|aktualisiert|(?:dernière )?mise? à jour|(?:última )?actualiza|(?:última )?atualiza|(?:ultimo )?aggiorna|(?:voor het )?laatst (?:bijgewerkt|gewijzigd)|bijgewerkt|(?:ostatnia )?(?:aktualizacja|zaktualizowan))/iu;
const LABEL_CHARS = 120;

/** The day that a page gives as that of its last change: any other date in its text is one of a license or an event. */
function lastChangeOf(page: PageFacts, now: number): string {
  const dates = readDates(page);
  const byline = bylineOf(page);
  const told = page.blocks
    .map(({ text }) => text.trim())
    .filter((text) => text.length <= LABEL_CHARS && (SAYS_CHANGED.test(text) || text === byline))
    .flatMap((text) => findDates(text).flatMap(({ ms, precision }) => (precision === "day" ? ms : [])));
  const newest =
    dates.modified ?? (page.kind === "post" ? newestDay(dates) : (told.toSorted((a, b) => b - a)[0] ?? null));
  return newest === null || newest > now ? "" : isoDay(newest);
}

/** What a draft has no room for is named, so that nobody takes the list for whole. */
function noteOnLeft(lines: readonly string[], shown: readonly string[]): string[] {
  const left = [...new Set(lines)].slice(shown.length).flatMap((line) => /<loc>([^<]*)/.exec(line)?.[1] ?? []);
  return left.length === 0
    ? []
    : [`For want of room it leaves out ${listOf(left.map(pathOf), 6)}: add them in the same form.`];
}

function fitting(lines: readonly string[]): string[] {
  let chars = 0;
  return [...new Set(lines)].slice(0, PAGES).filter((line) => (chars += line.length + 1) <= CONTENT_CHARS);
}
