// Which draft belongs to which check. A check that is not here has none: what it asks for cannot be pasted.
import { articleDraft, dateMarkupDraft, visibleDateDraft } from "./article-draft.ts";
import { breadcrumbDraft } from "./breadcrumb-draft.ts";
import { contentSignalDraft } from "./content-signal-draft.ts";
import { controlNameDraft } from "./control-draft.ts";
import type { DraftMaker } from "./draft-parts.ts";
import { faqDraft } from "./faq-draft.ts";
import { frameTitleDraft } from "./frame-draft.ts";
import { formDraft } from "./form-draft.ts";
import { canonicalDraft, hreflangDraft, markdownAlternateDraft } from "./address-draft.ts";
import { indexableDraft, languageDraft, openGraphDraft } from "./head-draft.ts";
import { descriptionDraft, titleDraft } from "./title-draft.ts";
import { cspDraft, frameDraft, hstsDraft, linkHeaderDraft, nosniffDraft, referrerDraft } from "./header-draft.ts";
import { mainHeadingDraft, outlineDraft } from "./heading-draft.ts";
import { imageAltDraft } from "./image-draft.ts";
import { keyFactsDraft, pricingDraft } from "./key-facts-draft.ts";
import { llmsTxtDraft } from "./llms-txt-draft.ts";
import { offeringDraft, priceDraft } from "./offering-draft.ts";
import { openingHoursDraft, organizationDraft, organizationFactsDraft, placeFactsDraft } from "./organization-draft.ts";
import { returnsDraft } from "./returns-draft.ts";
import {
  openToAllDraft,
  openToAssistantsDraft,
  openToSearchDraft,
  robotsFileDraft,
  shadowingDraft,
  sitemapLineDraft,
} from "./robots-draft.ts";
import { securityTxtDraft } from "./security-txt-draft.ts";
import { sitemapDraft, sitemapEntriesDraft } from "./sitemap-draft.ts";
import { websiteDraft } from "./website-draft.ts";

export const DRAFT_MAKERS: ReadonlyMap<string, DraftMaker> = new Map<string, DraftMaker>([
  ["jsonld-present", organizationDraft],
  ["organization-present", organizationDraft],
  ["localbusiness-present", organizationDraft],
  ["organization-complete", organizationFactsDraft],
  ["localbusiness-complete", placeFactsDraft],
  ["opening-hours-consistent", openingHoursDraft],
  ["website-node", websiteDraft],
  ["breadcrumbs", breadcrumbDraft],
  ["article-markup", articleDraft],
  ["date-modified-markup", dateMarkupDraft],
  ["visible-date", visibleDateDraft],
  ["service-or-product-node", offeringDraft],
  ["offer-price", priceDraft],
  ["faq-markup", faqDraft],
  ["shipping-returns-structured", returnsDraft],
  ["robots-txt-present", robotsFileDraft],
  ["robots-blanket-block", openToAllDraft],
  ["ai-search-bots-allowed", openToSearchDraft],
  ["ai-user-fetchers-allowed", openToAssistantsDraft],
  ["robots-group-shadowing", shadowingDraft],
  ["robots-sitemap-directive", sitemapLineDraft],
  ["content-signal-present", contentSignalDraft],
  ["llms-txt-present", llmsTxtDraft],
  ["llms-txt-valid", llmsTxtDraft],
  ["sitemap-present", sitemapDraft],
  ["sitemap-key-pages", sitemapEntriesDraft],
  ["meta-description", descriptionDraft],
  ["title-quality", titleDraft],
  ["canonical-present", canonicalDraft],
  ["html-lang", languageDraft],
  ["hreflang-valid", hreflangDraft],
  ["home-indexable", indexableDraft],
  ["markdown-alternate", markdownAlternateDraft],
  ["open-graph-core", openGraphDraft],
  ["h1-single", mainHeadingDraft],
  ["headings-real", outlineDraft],
  ["heading-structure", outlineDraft],
  ["image-alt", imageAltDraft],
  ["form-labels", formDraft],
  ["form-autocomplete", formDraft],
  ["control-names", controlNameDraft],
  ["iframe-titles", frameTitleDraft],
  ["hsts", hstsDraft],
  ["nosniff", nosniffDraft],
  ["csp", cspDraft],
  ["frame-protection", frameDraft],
  ["referrer-policy", referrerDraft],
  ["link-header-discovery", linkHeaderDraft],
  ["security-txt", securityTxtDraft],
  ["key-facts-coverage", keyFactsDraft],
  ["pricing-answerable", pricingDraft],
]);

/** Checks that do not apply where the thing is missing, though its owner could add it. */
export const FROM_NA: ReadonlySet<string> = new Set(["faq-markup"]);
