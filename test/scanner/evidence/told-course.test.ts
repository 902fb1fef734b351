// The course of the work that a page tells as steps: what counts as one, and what does not.
import { describe, expect, it } from "vitest";
import { toldCourses } from "../../../src/scanner/evidence/workflow/told-course.ts";
import type { PageFacts, TextBlock } from "../../../src/scanner/evidence/page-facts.ts";
import { page, text } from "../../fixtures/site.ts";

const h = (level: number, content: string): TextBlock => text(content, { tag: `h${level}` });
const namesOn = (blocks: TextBlock[], over: Partial<PageFacts> = {}): string[][] =>
  toldCourses(page({ ...over, blocks })).map(({ steps }) => steps.map(({ name }) => name));

const counted = (heading: string, ...steps: [string, string][]): TextBlock[] => [
  h(2, heading),
  ...steps.flatMap(([name, said], at) => [text(`0${at + 1}`, { tag: "div" }), h(3, name), text(said)]),
];

const CATERING = counted(
  "Comment ça marche",
  ["Dis-nous tout", "Date, lieu, nombre de convives : remplis le devis."],
  ["Devis sous 24h", "On te répond vite avec une offre claire."],
  ["On débarque", "Le food truck s'installe."],
);

describe("the course of the work that a page tells", () => {
  it("is steps that are counted under a heading that announces them", () => {
    expect(namesOn(CATERING)).toEqual([["Dis-nous tout", "Devis sous 24h", "On débarque"]]);
  });

  it("ends before the next heading of that level", () => {
    expect(namesOn([...CATERING, h(2, "Contact"), text("4"), text("Call us")])).toEqual([
      ["Dis-nous tout", "Devis sous 24h", "On débarque"],
    ]);
  });

  it("may be announced by the line above the heading, and counted in the lines themselves", () => {
    const [course] = toldCourses(
      page({
        blocks: [
          text("Ablauf"),
          h(2, "Ein klarer Weg zur Lösung"),
          text("1. Anfrage: Du beschreibst das Gerät.", { tag: "li" }),
          text("2. Analyse: Die Ursache wird gesucht.", { tag: "li" }),
          text("3. Übergabe: Du bekommst es zurück.", { tag: "li" }),
        ],
      }),
    );
    expect(course).toMatchObject({
      heading: "Ablauf: Ein klarer Weg zur Lösung",
      steps: [{ name: "Anfrage", text: "Du beschreibst das Gerät." }, { name: "Analyse" }, { name: "Übergabe" }],
    });
  });

  it("may be headings under one that promises an order, and under no other", () => {
    const under = (heading: string): TextBlock[] => [
      h(2, heading),
      ...["Gather", "Prepare", "File"].flatMap((name) => [h(3, name), text("We do it with you.")]),
    ];
    expect(namesOn(under("A clear, simple process"))).toEqual([["Gather", "Prepare", "File"]]);
    expect(namesOn(under("How we work"))).toEqual([]);
  });

  it("is not how a thing works by itself, which neither the business nor the visitor does", () => {
    const program = counted(
      "How it works",
      ["Discovery", "Hosts are discovered automatically."],
      ["Collection", "Agents collect from every layer."],
      ["Report", "Findings are exported."],
    );
    expect(namesOn(program)).toEqual([]);
  });

  it.each(["post", "docs", "product"] as const)("is not told on a page of the kind %s", (kind) => {
    expect(namesOn(CATERING, { kind })).toEqual([]);
  });

  it("has three to seven steps, each with a name of its own", () => {
    const steps = (count: number): TextBlock[] =>
      counted(
        "How we work",
        ...Array.from({ length: count }, (_, at): [string, string] => [`Part ${"abcdefghi"[at]}x`, "We do it."]),
      );
    expect(namesOn(steps(2))).toEqual([]);
    expect(namesOn(steps(7))[0]).toHaveLength(7);
    expect(namesOn(steps(8))).toEqual([]);
  });
});
