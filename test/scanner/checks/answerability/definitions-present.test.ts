import { expect, it } from "vitest";
import { definitionsPresent } from "../../../../src/scanner/checks/answerability/definitions-present.ts";
import { heading, page, profile, site, text } from "../../../fixtures/site.ts";
import { filler } from "./content-pages.ts";

const rest = filler(18);
const explaining = (title: string, language: string, ...first: string[]) =>
  definitionsPresent.run(
    site({
      pages: [
        page({
          kind: "docs",
          htmlLang: language,
          titles: [title],
          headings: [heading(1, title)],
          blocks: [...first, ...rest].map((one) => text(one)),
        }),
      ],
      profile: profile({ language: { value: language }, languages: [language] }),
    }),
  );

it.each([
  ["en", "What is bruxism?", "Bruxism is the habit of grinding the teeth at night."],
  ["de", "Was ist Bruxismus?", "Bruxismus ist das nächtliche Knirschen mit den Zähnen im Schlaf."],
  ["fr", "Qu'est-ce que le bruxisme ?", "Le bruxisme est l'habitude de grincer des dents la nuit."],
  ["pl", "Co to jest bruksizm?", "Bruksizm to zgrzytanie zębami w czasie snu i pod wpływem stresu."],
])("passes a definition of the page's subject in %s", (language, title, definition) => {
  expect(explaining(title, language, definition).status).toBe("pass");
});

it("passes a list of terms, and an organization that says what it is", () => {
  const list = page({
    kind: "docs",
    headings: [heading(1, "Glossary")],
    blocks: rest.map((one) => text(one)),
    lists: [{ kind: "dl", items: 3, region: "main", texts: [], heading: 0 }],
  });
  expect(definitionsPresent.run(site({ pages: [list] })).status).toBe("pass");
  const about = page({
    kind: "about",
    headings: [heading(1, "About us")],
    blocks: ["We are a dental practice in Falmouth with two chairs.", ...rest].map((one) => text(one)),
  });
  expect(definitionsPresent.run(site({ pages: [about] })).status).toBe("pass");
});

it("takes what a business does, behind its name, for what it is", () => {
  const about = (line: string) =>
    definitionsPresent.run(
      site({
        pages: [page({ kind: "about", blocks: [line, ...rest].map((one) => text(one)) })],
        profile: profile({ businessName: { value: "Moore & Sons" } }),
      }),
    ).status;
  expect(about("Moore & Sons, Inc. helps families and farms to plan their taxes.")).toBe("pass");
  expect(about("Moore & Sons, Inc. moved to Falmouth in the spring.")).toBe("fail");
});

it("fails an explaining page that never says what it explains", () => {
  const verdict = explaining("What is bruxism?", "en");
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toContain("topic “What is bruxism?”");
});

it("asks nothing of pages that explain nothing", () => {
  expect(explaining("Our new kitchen", "en").status).toBe("na");
});

it("names the business as the topic of the page about it", () => {
  const about = page({
    kind: "about",
    headings: [heading(1, "About us")],
    blocks: filler(30).map((one) => text(one)),
  });
  const verdict = definitionsPresent.run(
    site({ pages: [about], profile: profile({ businessName: { value: "Harbour Lane" } }) }),
  );
  expect(verdict.evidence[0]?.received).toContain("topic “Harbour Lane”");
});
