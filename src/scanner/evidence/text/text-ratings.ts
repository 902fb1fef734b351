// A rating that a page states in its text: "9.2/10 from 27 reviews", "★★★★★ 4,9 auf Google".
import { memoByPage } from "../memo-by-page.ts";
import type { PageFacts } from "../page-facts.ts";

/** Marks out of five or ten, a number of stars, or a row of them. */
const MARK =
  /(?<![\d.,])(?:\d(?:[.,]\d)?|10)\s?(?:\/|out of|von|sur|su|van|na|de)\s?(?:5|10)(?![\d])|(?<![\d.,])[345](?:[.,]\d)?\s?(?:[★⭐]|stars?(?!\p{L})|sternen?(?!\p{L})|étoiles|estrellas|estrelas|stelle|sterren|gwiazd)|★{4,5}/iu;
/** What each of them holds; most texts have neither, and need no closer look. */
const MAY_HOLD = /[\d★]/u;
/** Who gave it, so that "4 out of 5 rooms" and a hotel's stars are none. */
const GIVEN =
  /(?<!\p{L})(?:reviews|rat(?:ed|ings?)|\p{L}*bewertung(?:en)?|bewertet|rezension(?:en)?|avis|noté(?:e|es|s)?|reseñas|opiniones|valora(?:do|da|ción|ciones)|avalia(?:do|da|ção|ções)|recensioni|valutazion[ei]|beoordeling(?:en)?|beoordeeld|recensies|opinii|ocen[aey]?|google|trustpilot|tripadvisor)(?!\p{L})/iu;
/** Longer text tells of more than one thing. */
const LONGEST = 400;

/** The first block that states one, of this page; null for none. A customer's own words are no such statement. */
export const statedRating = memoByPage(({ blocks }: PageFacts): string | null => {
  const found = blocks.find(
    ({ quoted, text }) =>
      !quoted && text.length <= LONGEST && MAY_HOLD.test(text) && MARK.test(text) && GIVEN.test(text),
  );
  return found ? found.text.replace(/\s+/g, " ").trim() : null;
});
