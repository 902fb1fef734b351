// Whether somebody who opens a page can read what customers say: a review that only its data holds is read by nobody.
import { normaliseText } from "./normalise-text.ts";
import { textOf } from "./signals/schema-hits.ts";
import type { ReadPage, SiteReading } from "./signals/site-reading.ts";

/** Enough of a review's beginning to know it again; the page may shorten the rest. */
const BEGINNING = 30;

/** A review of the data that stands in the page's text, or words of customers that the page itself quotes. */
export function canReadReviews(reading: SiteReading): boolean {
  const reviews = reading.structured
    .filter((node) => node.types.includes("Review"))
    .map((node) => ({ pageUrl: node.pageUrl, text: textOf(node, "reviewBody") || textOf(node, "description") }))
    .filter(({ text }) => text.length >= BEGINNING);
  const inData = new Set(reviews.map(({ pageUrl }) => pageUrl));
  const isQuoted = reading.channels.some(
    ({ type, confidence, pages }) =>
      type === "testimonials" && confidence !== "low" && pages.some((url) => !inData.has(url)),
  );
  return isQuoted || reviews.some(({ pageUrl, text }) => isWrittenOn(reading.pages, pageUrl, text));
}

function isWrittenOn(pages: readonly ReadPage[], pageUrl: string, review: string): boolean {
  const page = pages.find(({ facts }) => facts.url === pageUrl);
  const beginning = normaliseText(review).slice(0, BEGINNING);
  return page?.facts.blocks.some(({ text }) => normaliseText(text).includes(beginning)) === true;
}
