import { PRODUCT } from "../../model/product.ts";
import type { Site } from "../../model/site.ts";
import { h2, link, list, p, type Page, prose } from "../../render/blocks.ts";
import { NAMED } from "../../render/navigation.ts";

export const termsPage = ({ contactEmail }: Site): Page => ({
  ...NAMED.terms,
  title: "Terms of use",
  description: `What you may expect of ${PRODUCT.name}, and what it expects of you.`,
  updated: "2026-11-20",
  blocks: [
    p`${PRODUCT.name} is offered free of charge by the operator of this address, who is reached at ${link(contactEmail, `mailto:${contactEmail}`)}.`,
    h2("What you may do"),
    list(
      prose`Scan public websites, yours or another's. Reading a site for a report is limited as ${link(`the page about ${PRODUCT.bot}`, "/bot")} says.`,
      prose`Use, quote and share the reports. Say where they are from, and keep the date with the scores.`,
      prose`Call the API by program and by agent within the limits of ${link("your plan", "/pricing")}.`,
    ),
    h2("What you may not do"),
    list(
      prose`Work around the limits, for example by spreading calls over many addresses or keys.`,
      prose`Use the crawler to burden a website, or to reach what is not public.`,
      prose`Pass off a report as a certificate, or as the word of the business it is about.`,
    ),
    h2("What a report is"),
    p`A report tells what a program read on a website at one time. Scores, workflows and hours are estimates; each names its evidence, its confidence and its assumptions. It is no legal, financial or security advice. Quotes from scanned websites belong to their owners.`,
    h2("What you can rely on"),
    p`The service is offered as it is, without warranty and without a promise of availability; ${link("its health", "/api/health")} is measured whenever it is asked for. Keys that break these terms are revoked. Mandatory rights that the law gives you stand above this page.`,
    h2("The software"),
    p`The software of ${PRODUCT.name} is under the Apache License 2.0. What happens to data is on the ${link("privacy page", "/legal/privacy")}.`,
  ],
});
