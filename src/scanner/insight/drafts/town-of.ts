// The town of a business: the one beside every postal code of its pages, where the start page names it, too.
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { metaContent } from "../../evidence/structured/structured-metas.ts";

const NAME = String.raw`\p{Lu}[\p{L}’'-]{1,30}(?: (?:\p{Ll}{1,4} ){0,2}\p{Lu}[\p{L}’'-]{1,30}){0,2}`;
const BEHIND_CODE = new RegExp(
  String.raw`(?<![\p{N}-])(?:\d{5}|\d{2}-\d{3}|\d{4}-\d{3}|(?!19|20)[1-9]\d{3}(?:\s?[A-Z]{2})?)\s(${NAME})(?![\p{L}’'-])(?=\s*(?:$|[,.;|·•()\n–])|\s+-)`,
  "gu",
);
/** Durham and York are cities, too. */
const COUNTY = String.raw`(?:(?:(?:North|East|South|West|Mid) )?(?:\p{Lu}\p{Ll}{2,15}shire|Sussex|Glamorgan)|(?:East |West |Mid)[Ll]othian|Greater (?:London|Manchester)|West Midlands|(?:Co\.?|County) \p{Lu}\p{Ll}{2,12}|Cornwall|Cumbria|Devon|Dorset|Essex|Kent|Merseyside|Middlesex|Norfolk|Northumberland|Rutland|Somerset|Suffolk|Surrey|Tyne (?:and|&) Wear|Isle of Wight|Clwyd|Dyfed|Gwent|Gwynedd|Powys|Fife|Beds|Berks|Bucks|Cambs|Glos|Hants|Herts|Lancs|Leics|Lincs|Northants|Notts|Oxon|Staffs|Wilts|Worcs)`;
const BEFORE_CODE = new RegExp(
  String.raw`,\s(${NAME}),?\s(?:${COUNTY},?\s)?[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?!\p{L})`,
  "gu",
);
const ENDS_IN_COUNTY = new RegExp(String.raw`(?:^|\s)${COUNTY}$`, "u");
/** Where no town stands between the street and the county. */
const STREET = /\s(?:Road|Rd|Street|St|Lane|Avenue|Way|Close|Drive|Park|Estate|House|Centre)$/u;
const BEFORE_STATE = new RegExp(String.raw`(?:^|[,\n|·•])\s?(${NAME}),?\s[A-Z]{2},?\s\d{5}(?!\d)`, "gu");
const MOST_CHARS = 400;

/** A state and its code close an address: the number before its street is no postal code. */
const ENDS_IN_STATE = /,\s[A-Z]{2},?\s\d{5}(?!\d|\s\p{Lu}\p{Ll})/u;

const townsBy = (shapes: readonly RegExp[], text: string): string[] =>
  shapes.flatMap((shape) => [...text.matchAll(shape)].flatMap(([, town]) => town ?? []));
const townsBefore = (text: string): string[] => [
  ...townsBy([BEFORE_CODE], text)
    .map((town) => town.replace(ENDS_IN_COUNTY, ""))
    .filter((town) => town !== "" && !STREET.test(town)),
  ...townsBy([BEFORE_STATE], text),
];
const townsIn = (text: string): string[] => [
  ...townsBefore(text),
  ...(ENDS_IN_STATE.test(text) ? [] : townsBy([BEHIND_CODE], text)),
];

const addressesOn = ({ blocks }: SiteEvidence["home"]): string[] =>
  blocks.map(({ text }) => text.slice(0, MOST_CHARS)).filter((text) => /\d/.test(text));

/** null where the pages name several, or the start page none of them. */
export const townOf = memoByPage((site: SiteEvidence): string | null => {
  const pages = site.pages.filter(({ kind }) => kind !== "post" && kind !== "blog");
  const [town, other] = new Set(pages.flatMap(addressesOn).flatMap(townsIn));
  if (town === undefined || other !== undefined) return null;
  return namesTown(site.home, town) || addressesOn(site.home).some((text) => townsBefore(text).includes(town))
    ? town
    : null;
});

/** Whether a page speaks of that town outside of an address. */
export function namesTown(page: SiteEvidence["home"], town: string): boolean {
  const told = [page.titles[0] ?? "", metaContent(page, "description"), ...page.headings.map(({ text }) => text)];
  return told.some((text) => (text.match(/[\p{L}’'-]+/gu) ?? []).join(" ").includes(town));
}
