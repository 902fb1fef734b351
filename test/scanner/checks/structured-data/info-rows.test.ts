import { describe, expect, it } from "vitest";
import { field, form, node, page, site, text } from "../../../fixtures/site.ts";
import { aboutPage } from "../../../../src/scanner/checks/structured-data/about-page.ts";
import { authorPerson } from "../../../../src/scanner/checks/structured-data/author-person.ts";
import { descriptionConsistent } from "../../../../src/scanner/checks/structured-data/description-consistent.ts";
import { faqMarkup } from "../../../../src/scanner/checks/structured-data/faq-markup.ts";
import { howtoMarkup } from "../../../../src/scanner/checks/structured-data/howto-markup.ts";
import { jsonldDuplication } from "../../../../src/scanner/checks/structured-data/jsonld-duplication.ts";
import { ogImageAlt } from "../../../../src/scanner/checks/structured-data/og-image-alt.ts";
import { openGraphCore } from "../../../../src/scanner/checks/structured-data/open-graph-core.ts";
import { potentialActionMarkup } from "../../../../src/scanner/checks/structured-data/potential-action-markup.ts";
import { searchactionMarkup } from "../../../../src/scanner/checks/structured-data/searchaction-markup.ts";
import { speakableMarkup } from "../../../../src/scanner/checks/structured-data/speakable-markup.ts";
import { twitterCard } from "../../../../src/scanner/checks/structured-data/twitter-card.ts";

const metas = (...pairs: [string, string][]) =>
  site({ pages: [page({ metas: pairs.map(([key, content]) => ({ key, content })) })] });
const nodes = (...structured: ReturnType<typeof node>[]) => site({ structured });
const question = node("Question", { name: "Do you treat children?" }, { path: "mainEntity" });

describe("rows on structured data that are only reported", () => {
  it.each([
    ["open-graph-core", openGraphCore.run(metas(["og:title", "A"], ["og:image", "B"])), "2 of the four"],
    [
      "open-graph-core complete",
      openGraphCore.run(metas(["og:title", "A"], ["og:description", "A"], ["og:image", "B"], ["og:url", "C"])),
      "all four",
    ],
    ["twitter-card", twitterCard.run(metas(["twitter:card", "summary"])), "sets its preview"],
    ["og-image-alt", ogImageAlt.run(metas(["og:image", "https://a.example/b.png"])), "not described"],
    [
      "about-page",
      aboutPage.run(site({ pages: [page(), page({ kind: "about", blocks: [text("Since 1998 we care.")] })] })),
      "tells of the business in 4 words.",
    ],
    ["about-page missing", aboutPage.run(site()), "No page about the business"],
    [
      "author-person",
      authorPerson.run(nodes(node("Article", { author: { "@type": "Person", name: "Jo", url: "https://a.example" } }))),
      "The one article names a person as author in its data, 1 with",
    ],
    [
      "faq-markup",
      faqMarkup.run(
        site({
          structured: [node("FAQPage"), question],
          pages: [page({ blocks: [text("Do you treat children? Yes.")] })],
        }),
      ),
      "The one question told to machines stands",
    ],
    ["howto-markup", howtoMarkup.run(nodes(node("HowTo"))), "in 1 place"],
    [
      "speakable-markup",
      speakableMarkup.run(nodes(node("WebPage", { speakable: { cssSelector: ["h1"] } }))),
      "reading aloud",
    ],
    ["searchaction-markup", searchactionMarkup.run(nodes(node("SearchAction"))), "was retired"],
    ["potential-action-markup", potentialActionMarkup.run(nodes(node("ReserveAction"))), "ReserveAction"],
    [
      "description-consistent",
      descriptionConsistent.run(
        metas(["description", "Dental care in Falmouth"], ["og:description", "Plumbing in Truro since 1990"]),
      ),
      "share few words",
    ],
    [
      "jsonld-duplication",
      jsonldDuplication.run(
        site({
          pages: [
            page({
              structured: {
                jsonLd: [{ bytes: 900, error: null, hasSchemaContext: true, nodes: [] }],
                microdata: [],
                rdfaTypes: [],
              },
              blocks: [text("x".repeat(100))],
            }),
          ],
        }),
      ),
      "On the one page",
    ],
  ])("%s", (_, verdict, words) => {
    expect(verdict.status).toBe("info");
    expect(verdict.situation).toContain(words);
  });

  it.each([
    ["og-image-alt", ogImageAlt.run(site())],
    ["author-person", authorPerson.run(site())],
    ["faq-markup", faqMarkup.run(site())],
    ["howto-markup", howtoMarkup.run(nodes(node("Recipe")))],
    ["speakable-markup", speakableMarkup.run(site())],
    ["searchaction-markup", searchactionMarkup.run(site())],
    ["potential-action-markup", potentialActionMarkup.run(nodes(node("SearchAction")))],
    ["description-consistent", descriptionConsistent.run(site())],
    ["jsonld-duplication", jsonldDuplication.run(site())],
  ])("%s has nothing to report when there is none", (_, verdict) => {
    expect(verdict.status).toBe("na");
  });
});

it("compares the parameter of a described search with the field of the form that searches", () => {
  const said = (name: string, type = "search"): string =>
    searchactionMarkup.run(
      site({
        structured: [node("SearchAction", { target: { urlTemplate: "https://example-clinic.com/s?q={term}" } })],
        pages: [page({ forms: [form({ method: "get", fields: [field({ type, name })] })] })],
      }),
    ).situation;
  expect(said("buscar")).toContain("It asks with “q”, and the search form of the pages with “buscar”.");
  expect(said("q")).not.toContain("asks with");
  expect(said("email", "text")).not.toContain("asks with");
});
