import { expect, it } from "vitest";
import { statisticsSourced } from "../../../../src/scanner/checks/answerability/statistics-sourced.ts";
import { anchor, site } from "../../../fixtures/site.ts";
import { article } from "./content-pages.ts";

const run = (...paragraphs: string[]) => statisticsSourced.run(site({ pages: [article(paragraphs)] }));

it("passes when half of the figures name or link their source", () => {
  expect(run("According to the WHO, 30 % of roofs leak.", "About 1,200 roofs burn each year.").status).toBe("pass");
  const linked = article(["A survey of builders counted 30 % leaks and 45 % drafts."], {
    anchors: [anchor("https://statistics.example.org/roofs", "survey of builders")],
  });
  expect(
    statisticsSourced.run(
      site({ pages: [{ ...linked, blocks: [...linked.blocks, ...article(["Then 12 % more."]).blocks] }] }),
    ).status,
  ).toBe("pass");
});

it("takes the writers' own count for a source", () => {
  expect(run("We counted 300 roofs last year.", "Our 12 % margin stays.").status).toBe("pass");
});

it("fails figures that come from nowhere and quotes one", () => {
  const verdict = run("Some 30 % of roofs leak.", "About 1,200 roofs burn each year.");
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toBe("0 of 2 figures with a source; without: “Some 30 % of roofs leak.”");
});

it("is not asked of texts with fewer than two such figures", () => {
  expect(run("About 30 % of roofs leak, which takes 5 days.").status).toBe("na");
});

it.each([
  "Furto simples · Art. 155, caput: 300 dias-multa ou 30 % da pena.",
  "Nach § 312 BGB sind es 30 % des Preises.",
  "Lei n.º 9.099/1995 limits it to 30 %.",
  "The share was 30 % (doi:10.1000/182).",
  "See https://doi.org/10.1000/182 on the 30 %.",
  "Under Art. 6 GDPR 30 % consent.",
  "Regulation (EU) 2016/679 covers 30 %.",
  "Nach § 11 Abs. 1 Nr. 2 EStG sind es 30 %.",
  "La loi n° 78-17 concerne 30 % des cas.",
])("takes a law or a paper named by its number for a source: %s", (sentence) => {
  expect(run(sentence, "About 1,200 roofs burn each year.").status).toBe("pass");
});

it.each([
  "It gets wet 5 times a year, on 30 % of days.",
  "They work within the law 24 hours a day, 30 % faster.",
  "In act 2 of the play 40 % laughed.",
  "See article 3 on the 30 %.",
  "Article 12 saves 30 % of energy.",
  "Art. 45 in the catalogue is 30 % off.",
  "The directive 1 saves 30 %.",
  "Ordine 10.1234/ABC, 30 % in meno.",
])("takes no other number for one of a law or a paper: %s", (sentence) => {
  expect(run(sentence, "About 1,200 roofs burn each year.").status).toBe("fail");
});
