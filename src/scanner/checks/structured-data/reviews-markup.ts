import type { Channel } from "../../../model/profile.ts";
import { countOf, partOf } from "../../../model/words.ts";
import { nodesOn, nodesOfType, textOf } from "../../evidence/structured/collect-structured.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteNode } from "../../evidence/site-evidence.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { isBySite } from "../../evidence/structured/structured-reviews.ts";
import { foldText } from "../../evidence/text/text-search.ts";
import { defineCheck, fixedBy, judgePages } from "../define-check.ts";

const REVIEW_START = 40;

/**
 * What the data tell has to be seen on the same page: of a rating its value and number of reviews, or the box of a
 * review service; of single reviews their text, or a part with statements of customers. Statements show no rating,
 * and another rating in the text of the page contradicts the one in its data, whoever shows it.
 */
export const reviewsMarkup = defineCheck({
  id: "reviews-markup",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "structured", "channels", "profile", "target"],
  title: "Ratings told to machines are shown to people",
  why: "Search engines take a rating that visitors cannot find for a made-up one, and stop showing stars for the site.",
  fix: "Show the rating and the reviews it comes from on the page, or take the rating out of its data.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/review-snippet",
  nowhere: "No page read gives a rating or review in its data.",
  headline: ({ name }, shown = []) =>
    shown.some(({ meaning }) => meaning === BY_ITSELF)
      ? `Reviews in the data of ${name} are signed by ${name} itself`
      : `Search engines can take the ratings of ${name} for made up`,
  run({ pages, structured, channels, profile, target }) {
    const fixes = new Set<string>();
    const names = [profile.businessName.value ?? "", ...profile.alsoKnownAs];
    // Who writes of what others offer signs its own reviews, as it should.
    const isOwn = ({ kind }: PageFacts, reviews: readonly SiteNode[]): boolean =>
      profile.siteType.value !== "media-blog" &&
      kind !== "post" &&
      reviews.length > 0 &&
      reviews.every((review) => isBySite(review, { structured, target }, names));
    const pagesWith = (wanted: Channel["type"]) =>
      new Set(channels.filter(({ type }) => type === wanted).flatMap((channel) => channel.pages));
    const [withService, withStatements] = [pagesWith("reviews"), pagesWith("testimonials")];
    const verdict = judgePages(
      pages,
      (page) => {
        const here = nodesOn(structured, page);
        const ratings = nodesOfType(here, "AggregateRating");
        const reviews = nodesOfType(here, "Review");
        if (ratings.length === 0 && reviews.length === 0) return null;
        if (isOwn(page, reviews)) {
          fixes.add(TAKE_OUT);
          return {
            received: `${countOf(reviews.length, "review")} by “${quoteOf(textOf(reviews[0]?.props.author))}”`,
            meaning: BY_ITSELF,
          };
        }
        const shown = shownText(page);
        // Beside a product stand the stars of the shop, too.
        const other = nodesOfType(here, "Product").length > 0 ? null : otherRating(ratings, shown);
        if (other !== null) fixes.add(reviewsMarkup.fix);
        if (other !== null) return { received: sayRating(ratings[0]), meaning: `The page shows people ${other} of 5.` };
        if (withService.has(page.url) || (ratings.length === 0 && withStatements.has(page.url))) return true;
        if (
          ratings.some((rating) => isRatingShown(rating, shown)) ||
          reviews.some((review) => isReviewShown(review, shown))
        )
          return true;
        fixes.add(reviewsMarkup.fix);
        const [rating] = ratings;
        const received = rating ? sayRating(rating) : `${reviews.length} reviews in the page's data`;
        return { received, meaning: "Nothing of it is found in the text of the page." };
      },
      ({ good, of }) =>
        fixes.has(TAKE_OUT)
          ? `Ratings for machines come from others and are shown to people on ${partOf(good, of, "page")} with such ratings.`
          : good === 0
            ? `Ratings for machines are not shown to people on ${partOf(of, of, "page")} with such ratings.`
            : `Ratings for machines are shown to people too on ${partOf(good, of, "page")} with such ratings.`,
    );
    return fixedBy(verdict, [...fixes].join(" "));
  },
});

const BY_ITSELF = "The business itself is named as the author.";
const TAKE_OUT =
  "Take reviews that the business wrote itself out of its data, with the ratings made of them; show those of others on the page.";

const sayRating = (rating: SiteNode | undefined): string =>
  rating === undefined
    ? ""
    : `rating ${textOf(rating.props.ratingValue)} from ${countIn(rating) || "an unknown number of"} reviews`;

const OF_FIVE =
  /(?<![\d.,])([1-5][.,]\d)\s?(?:\/|(?:out )?of|von|sur|de|su|di|van(?: de)?|na|z|ud af|av)\s?5(?![\d.,])/g;

/** The one rating that the text of the page gives, where the one in its data is another. */
function otherRating(ratings: readonly SiteNode[], shown: string): string | null {
  const values = new Set([...shown.matchAll(OF_FIVE)].map(([, value = ""]) => value.replace(",", ".")));
  const [value] = values;
  const [rating] = ratings;
  if (value === undefined || values.size > 1 || rating === undefined || ratings.length > 1) return null;
  const best = Number(textOf(rating.props.bestRating) || "5");
  const told = Number(textOf(rating.props.ratingValue).replace(",", "."));
  return best === 5 && told > 0 && Math.abs(told - Number(value)) >= 0.1 - 1e-9 ? value : null;
}

/** Visible text and the names that star pictures carry. */
const shownText = (page: PageFacts): string =>
  foldText(
    [
      ...page.blocks.map(({ text }) => text),
      ...page.images.map(({ alt }) => alt ?? ""),
      ...page.hiddenTexts
        .filter(({ by }) => by === "aria-label" || by === "alt" || by === "title")
        .map(({ text }) => text),
    ].join("\n"),
  );

const countIn = ({ props }: SiteNode): string => textOf(props.reviewCount) || textOf(props.ratingCount);

function isRatingShown(rating: SiteNode, shown: string): boolean {
  const value = textOf(rating.props.ratingValue);
  const spellings = [value, value.replace(".", ","), `${value}.0`, `${value},0`].filter((text) => /\d/.test(text));
  const count = countIn(rating);
  return (
    spellings.some((text) => hasNumber(shown, text)) && (count === "" || value.length > 1 || hasNumber(shown, count))
  );
}

function hasNumber(shown: string, number: string): boolean {
  for (let at = shown.indexOf(number); at !== -1; at = shown.indexOf(number, at + 1)) {
    const around = shown.charAt(at - 1) + shown.charAt(at + number.length);
    if (!/\d/.test(around)) return true;
  }
  return false;
}

function isReviewShown(review: SiteNode, shown: string): boolean {
  const body = foldText(textOf(review.props.reviewBody) || textOf(review.props.description));
  return body.length >= 12 && shown.includes(body.slice(0, REVIEW_START));
}
