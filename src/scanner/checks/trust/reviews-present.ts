import { isBoundToSecrecy } from "../../../model/profile.ts";
import { plainUrl } from "../../../model/target.ts";
import { listOf, pathOf } from "../../../model/words.ts";
import { nodesOfType } from "../../evidence/structured/collect-structured.ts";
import { reviewWidget } from "../../evidence/contacts/review-widget.ts";
import { isBySite } from "../../evidence/structured/structured-reviews.ts";
import { onPagesRead } from "../../evidence/pages-read.ts";
import { statedRating } from "../../evidence/text/text-ratings.ts";
import { absent, defineCheck, fixedBy, na, pass, seen, unable, warn } from "../define-check.ts";

const NEEDS_NONE: ReadonlySet<string> = new Set(["docs", "media-blog", "nonprofit-gov"]);

/** As channels and products tell what was seen of a widget; a link leads on, and words can be read. */
const BY_WIDGET = /^Review widget of |: (?:Script|Frame|Class|Element|Attribute|Comment|Image)\b/;
const UNREAD = "A browser has to run it first, so assistants do not read what it shows.";
const AS_TEXT =
  "Show some of these reviews on {host} as text, too, with name and date and with consent, or link the page where they stand.";
const LINK_ALONE =
  "Link from {host} a review site or a directory where people write by themselves, and publish no names of people who did not agree in writing: that somebody came is secret.";

const isWidget = (evidence: string): boolean => BY_WIDGET.test(evidence);

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
  headline: ({ name }, [shown] = []) =>
    shown?.about?.includes("widget") === true
      ? `Reviews of ${name} are shown by a widget alone, which assistants do not read`
      : `Assistants asked what others say of ${name} find nothing on its pages`,
  run({ channels, structured, technologies, profile, pages, home, target }) {
    if (NEEDS_NONE.has(profile.siteType.value ?? "")) return na("Sites of this kind are not compared by reviews.");
    const found = channels.filter(
      ({ type, confidence }) => (type === "testimonials" || type === "reviews") && confidence !== "low",
    );
    const channel = found.find(
      ({ type, evidence, quotes = [evidence] }) => type === "testimonials" || !quotes.every(isWidget),
    );
    if (channel)
      return pass(
        `${channel.type === "testimonials" ? `Words of ${profile.people} stand` : "Reviews are shown or linked"} on ${listOf(channel.pages.map(pathOf)) || "the site"}.`,
        seen(channel.pages[0] ?? home.url, channel.evidence, "Counts as reviews."),
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
    const byMany = reviewWidget(technologies, pages);
    const widget = found[0] ?? (byMany && { ...byMany, vendor: byMany.name, pages: [plainUrl(byMany.url)] });
    if (widget) {
      const drawn = warn(
        `Reviews are shown by a widget alone${widget.vendor === undefined ? "" : ` (${widget.vendor})`}.`,
        seen(widget.pages[0] ?? home.url, widget.evidence, UNREAD, { about: ["widget"] }),
      );
      return fixedBy(drawn, isBoundToSecrecy(profile) ? LINK_ALONE : AS_TEXT);
    }
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
