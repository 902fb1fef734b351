// Pages of one offer each that stand in a row of cards with pages of services, whatever their address.
import { addressKey } from "../access/access-observation.ts";
import { topicOf } from "../answers/answers-content.ts";
import { memoByPage } from "../memo-by-page.ts";
import type { AnchorFacts, PageFacts } from "../page-facts.ts";
import { beginningsOf } from "../text/word-beginnings.ts";

const LEAST_CARDS = 3;
/** Deeper headings are those of the cards themselves. */
const SECTION_LEVEL = 2;

export const isOfferedBeside = (page: PageFacts, pages: readonly PageFacts[]): boolean =>
  page.kind === "other" && offeredOn(pages).has(page);

const offeredOn = memoByPage((pages: readonly PageFacts[]): ReadonlySet<PageFacts> => {
  const byKey = new Map(pages.map((page) => [addressKey(page.url), page]));
  const rows = pages
    .filter(({ kind }) => kind === "home" || kind === "services")
    .flatMap((page) => {
      const cards = page.anchors.flatMap((link) => {
        const target = link.region === "main" && !link.hidden ? byKey.get(addressKey(link.href)) : undefined;
        return target !== undefined && target !== page && names(link, target, page)
          ? [{ target, section: page.kind === "services" ? -1 : sectionOf(link, page) }]
          : [];
      });
      return [...Map.groupBy(cards, ({ section }) => section).values()];
    });
  return new Set(
    rows.flatMap((row) => {
      const targets = [...new Set(row.map(({ target }) => target))];
      const offers = targets.filter(({ kind }) => kind === "other" || kind === "services");
      const isRow = offers.length >= LEAST_CARDS && offers.some(({ kind }) => kind === "services");
      return isRow ? offers : [];
    }),
  );
});

function sectionOf({ heading }: AnchorFacts, { headings }: PageFacts): number {
  return headings.findLastIndex(({ level, hidden }, at) => at <= heading && level <= SECTION_LEVEL && !hidden);
}

/** The words of the card are those of the page. */
function names({ text, heading }: AnchorFacts, target: PageFacts, { headings }: PageFacts): boolean {
  const said = beginningsOf(`${text} ${headings[heading]?.text ?? ""}`);
  return [...beginningsOf(topicOf(target))].some((word) => said.has(word));
}
