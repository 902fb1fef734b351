import { isBoundToSecrecy } from "../../../model/profile.ts";
import { listOf, pathOf } from "../../../model/words.ts";
import { nodesOfType } from "../../evidence/structured/collect-structured.ts";
import { isBySite } from "../../evidence/structured/structured-reviews.ts";
import { onPagesRead } from "../../evidence/pages-read.ts";
import { statedRating } from "../../evidence/text/text-ratings.ts";
import { absent, defineCheck, fixedBy, na, pass, seen, unable, warn } from "../define-check.ts";

const NEEDS_NONE: ReadonlySet<string> = new Set(["docs", "media-blog", "nonprofit-gov"]);

const LINK_ALONE =
  "Link from {host} a review site or a directory where people write by themselves, and publish no names of people who did not agree in writing: that somebody came is secret.";

export const reviewsPresent = defineCheck({
  id: "reviews-present",
  agent: "communication",
  category: "Entity and reviews",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["channels", "structured", "technologies", "profile", "pages", "home", "target"],
  title: "What others say about the business can be read",
  why: "Assistants that compare look for what others say. Without it the site speaks only for itself.",
  fix: "Show on {host} what some people say, with name and date as text and with their consent, or link a review site that tells it.",
  effort: "M",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/review-snippet",
  headline: ({ name }) => `Assistants asked what others say of ${name} find nothing on its pages`,
  run({ channels, structured, technologies, profile, pages, home, target }) {
    if (NEEDS_NONE.has(profile.siteType.value ?? "")) return na("Sites of this kind are not compared by reviews.");
    const channel = channels.find(
      ({ type, confidence }) => (type === "testimonials" || type === "reviews") && confidence !== "low",
    );
    if (channel)
      return pass(
        `${channel.type === "testimonials" ? `Words of ${profile.people} stand` : "Reviews are shown or linked"} on ${listOf(channel.pages.map(pathOf)) || "the site"}.`,
        seen(channel.pages[0] ?? home.url, channel.evidence, "Counts as reviews."),
      );
    const platform = technologies.find(
      ({ category, confidence }) => category === "review-platform" && confidence !== "low",
    );
    if (platform)
      return pass(
        `The site shows reviews through ${platform.name}.`,
        seen(platform.url, platform.evidence, "A review service is built in."),
      );
    const review = nodesOfType(structured, "Review").find(
      (node) => !isBySite(node, { structured, target }, [profile.businessName.value ?? "", ...profile.alsoKnownAs]),
    );
    if (review)
      return pass(
        "The site describes reviews.",
        seen(review.pageUrl, `${review.types.join(", ")} in the page's data`, "Counts as reviews."),
      );
    if (profile.siteType.value === "app-shell")
      return unable("The pages are built by scripts in the browser, so reviews could not be read.");
    const stated = pages.map((page) => ({ page, rating: statedRating(page) })).find(({ rating }) => rating !== null);
    if (stated)
      return warn(
        "A rating is stated, and neither the words behind it nor a link to them.",
        seen(stated.page.url, stated.rating ?? "", "Nobody can follow it to what was said."),
      );
    const none = warn(
      `No statements of ${profile.people} were found ${onPagesRead(pages)}.`,
      seen(home.url, "no testimonials, review widget or link to a review site", ""),
    );
    return absent(isBoundToSecrecy(profile) ? fixedBy(none, LINK_ALONE) : none);
  },
});
