// Which language an address is written for, as far as the address says it.
import { memoByText } from "../../model/memo-by-text.ts";
import { foldText } from "../evidence/text/text-search.ts";

/** Each address of a site is asked about whenever the next page is chosen. */
const KEPT = 2_000;

const LANGUAGES = new Set(
  `ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lo lt lv
  mk ml mn mr ms mt my nb ne nl nn no pa pl ps pt ro ru si sk sl so sq sr sv sw ta te tg th tk tl tr uk ur uz vi xh yo zh zu
  cn jp kr ua cz dk se gr`.split(/\s+/),
);
const REGION = /^[a-z]{2}[-_](?:[a-z]{2}|[a-z]{4}|\d{3})$/;
const NAMES = new Set(
  `english deutsch german francais french espanol spanish portugues portuguese italiano italian nederlands dutch polski
  polish`.split(/\s+/),
);

/** "english", "Deutsch", "français". */
export const isLanguageName = (name: string): boolean => NAMES.has(foldText(name));

/**
 * Language that the first path segment names ("/de/…", "/pt-br/…", "/es.html" at the root); null when it names none.
 * Two letters below a deeper path say nothing: /it/ may be a department, but not where /it/ is where a path begins.
 */
export const languageSegmentOf = memoByText(KEPT, (url): string | null => {
  if (!URL.canParse(url)) return null;
  const [first = "", ...rest] = new URL(url).pathname.split("/").filter((segment) => segment !== "");
  const segment = (rest.length === 0 ? first.replace(/\.html?$/i, "") : first).toLowerCase();
  if (LANGUAGES.has(segment) || NAMES.has(segment)) return segment;
  return REGION.test(segment) && LANGUAGES.has(segment.slice(0, 2)) ? segment.replace("_", "-") : null;
});

/** Language of an address by its first segment or a lang parameter; "" when it says none. */
export function languageOf(url: string): string {
  const segment = languageSegmentOf(url);
  if (segment !== null) return segment;
  if (!URL.canParse(url)) return "";
  const { searchParams } = new URL(url);
  const asked = (
    searchParams.get("lang") ??
    searchParams.get("language") ??
    searchParams.get("locale") ??
    ""
  ).toLowerCase();
  return LANGUAGES.has(asked.slice(0, 2)) ? asked.slice(0, 10) : "";
}
