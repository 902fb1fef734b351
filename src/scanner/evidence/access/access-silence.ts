// What did not answer is neither gone nor refused: nothing follows from it.
import { countOf, listOf, pathOf } from "../../../model/words.ts";
import { judgePageKind } from "../../crawl/page-kind.ts";
import type { CrawlFacts } from "../site-evidence.ts";

/** No answer at all, a wish for fewer requests, or an error of the server (RFC 9110 15.5.9 and 15.6, RFC 6585 4). */
export const isSilent = (status: number): boolean => status < 200 || status >= 500 || [408, 425, 429].includes(status);

/** How the reason of a page begins that was read and says what another one says. */
export const SAME_AS = "shows the same as";
/** A copy was read and is no gap: it is left out, so that what it says counts once. */
export const isCopy = ({ reason }: { reason: string }): boolean => reason.startsWith(SAME_AS);
export const sayCopies = (copies: number): string =>
  `${countOf(copies, "address", "addresses")} ${copies === 1 ? "shows" : "show"} the same as a page that was read and ${copies === 1 ? "was" : "were"} left out.`;

/** Known addresses that no scan of any kind asks for. */
export const NOT_ASKED_FOR = "other languages, repetitions, lists, steps of a purchase and what is closed to crawlers";

const NO_ANSWER = /^(?:answered (?:408|425|429|[5-9]\d\d)|timeout|refused|dns|tls|busy|http_5xx)$/;
/** From this share of the pages asked for on, what they hold may be anything. */
const MUCH = 0.1;
/** Pages on which a business says what is asked first. */
const TELLING: ReadonlySet<string> = new Set(["contact", "pricing", "about", "services", "shop", "booking", "legal"]);

export const RULES_SILENT = "robots.txt did not answer with rules that can be read, so only the start page was read.";

/** Why it cannot be said that something is nowhere on the site: pages did not answer. null when it can. */
export function whySilent({ pagesRead, pagesFailed }: Pick<CrawlFacts, "pagesRead" | "pagesFailed">): string | null {
  const urls = pagesFailed.filter(({ reason }) => NO_ANSWER.test(reason)).map(({ url }) => url);
  const isMuch = urls.length >= MUCH * (pagesRead + urls.length);
  if (urls.length === 0 || !(isMuch || urls.some((url) => TELLING.has(judgePageKind({ url }))))) return null;
  return `${countOf(urls.length, "page")} did not answer (${listOf(urls.map(pathOf))}), so this is not known.`;
}
