// Widgets that can show anything, where the site says or heads that they show reviews.
import type { Technology } from "../../../model/profile.ts";
import type { PageFacts } from "../page-facts.ts";

/** Words for what people say of a business. */
export const ON_REVIEWS =
  /(?<!\p{L})(?:reviews?|bewertung|rezension|avis(?!\p{L})|reseña|valoraciones|opini|avaliaç|recension|beoordel|ocen[ay]|hodnocen|recenz|отзыв|yorum|omdömen|anmeldelse|arvostel)|口コミ|クチコミ|レビュー|评价|리뷰/iu;

const HEADING_CHARS = 90;

/** One that a sentence names together with reviews, or that stands on a page with a heading for them. */
export function reviewWidget(technologies: readonly Technology[], pages: readonly PageFacts[]): Technology | undefined {
  return technologies.find(
    ({ name, category, confidence, feeds, url }) =>
      category === "widgets-social" &&
      confidence !== "low" &&
      (pages.some(({ blocks }) => blocks.some(({ text }) => text.includes(name) && ON_REVIEWS.test(text))) ||
        (feeds.some((feed) => feed === "widgets" || feed === "reviews") &&
          pages.some((page) => page.url === url && headsReviews(page)))),
  );
}

const headsReviews = ({ headings }: PageFacts): boolean =>
  headings.some(({ text }) => text.length <= HEADING_CHARS && ON_REVIEWS.test(text));
