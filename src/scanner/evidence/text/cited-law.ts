// Text that is taken over from a statute, a law or scripture, as the line below it says: nobody may reword it.
import { memoByPage } from "../memo-by-page.ts";
import type { PageFacts, TextBlock } from "../page-facts.ts";
import { foldText } from "./text-search.ts";

const LONGEST = 100;
/** "(from the Statutes of the School)", "/ze Statutu Przedszkola/", "– Art. 4 der Satzung". */
const SOURCE =
  /^[(/[–—-]\s?(?:(?:from|extract of|quoted from|aus|auszug aus|nach|de|du|des|extrait d[eu]s?|tire d[eu]s?|del?|dels?|de la|de los|dal?|dall[oa]|dai|uit|uittreksel uit|ze?|z|na podstawie)\s(?:the |der |dem |den |les? |la |los |las |el |il |lo |de |het )?|art(?:icle|ikel|iculo|icolo|igo|\.)? ?\d|§ ?\d)[^()]{0,60}(?:statut|satzung|gesetz|verfassung|bibel|bible|evangeli|gospel|psalm|quran|koran|constitution|konstytucj|charter|charta|regulamin|bylaws|act(?!\p{L})|law(?!\p{L})|code(?!\p{L})|loi(?!\p{L})|reglement|estatut|ley(?!\p{L})|legge|costituzion|constituci|wet(?!\p{L})|kodeks|ustaw)/iu;

/** Sections, by their heading, that end in such a line. */
const citedSections = memoByPage(
  ({ blocks }: PageFacts): ReadonlySet<number> =>
    new Set(
      blocks.flatMap(({ text, heading, tag }) =>
        !/^h\d$/.test(tag) && text.length <= LONGEST && SOURCE.test(foldText(text)) ? [heading] : [],
      ),
    ),
);

export const isCitedLaw = (page: PageFacts, { heading }: Pick<TextBlock, "heading">): boolean =>
  citedSections(page).has(heading);
