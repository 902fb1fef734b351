// Pages of one offer each that stand in a row of cards of pages of services, whatever their address.
import { addressKey } from "../access/access-observation.ts";
import { topicOf } from "../answers/answers-content.ts";
import { memoByPage } from "../memo-by-page.ts";
import type { AnchorFacts, PageFacts } from "../page-facts.ts";
import { beginningsOf } from "../text/word-beginnings.ts";

const LEAST_CARDS = 3;
/** Deeper headings are those of the cards themselves. */
const SECTION_LEVEL = 2;
/** Of the business, or of all it offers. */
const NO_OFFER =
  /(?<!\p{L})(?:(?:our|the) process|process$|unser ablauf|arbeitsweise|werkwijze|galler(?:y|ies|ia)|galerie|galer[ií]as?|referenzen|service areas?|areas? (?:we )?served?|einzugsgebiet|werkgebied|warrant(?:y|ies)|guarantees?|garantie|garant[ií]as?|garanzia|gwarancja|financing|finanzierung|financement|financiación|financiamento|finanziamento|financiering|finansowanie|faqs?|reviews|testimonials)(?!\p{L})/iu;

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
          ? [{ target, section: sectionOf(link, page) }]
          : [];
      });
      return [...Map.groupBy(cards, ({ section }) => section).values()];
    });
  return new Set(
    rows.flatMap((row) => {
      const targets = [...new Set(row.map(({ target }) => target))];
      const services = targets.filter(({ kind }) => kind === "services");
      const isRow = targets.length >= LEAST_CARDS && services.length * 2 > targets.length;
      return isRow ? targets.filter((page) => page.kind === "other" && !NO_OFFER.test(topicOf(page))) : [];
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
