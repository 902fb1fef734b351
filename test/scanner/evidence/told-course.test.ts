// The course of the work that a page tells as steps: what counts as one, and what does not.
import { describe, expect, it } from "vitest";
import { toldCourses } from "../../../src/scanner/evidence/workflow/told-course.ts";
import type { PageFacts, TextBlock } from "../../../src/scanner/evidence/page-facts.ts";
import { page, text } from "../../fixtures/site.ts";

const h = (level: number, content: string): TextBlock => text(content, { tag: `h${level}` });
const namesOn = (blocks: TextBlock[], over: Partial<PageFacts> = {}): string[][] =>
  toldCourses(page({ ...over, blocks }), over.htmlLang ?? "en").map(({ steps }) => steps.map(({ name }) => name));

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
    expect(namesOn(CATERING, { htmlLang: "fr" })).toEqual([["Dis-nous tout", "Devis sous 24h", "On débarque"]]);
  });

  it("ends before the next heading of that level", () => {
    const after = [h(2, "Contact"), text("4"), text("Call us")];
    expect(namesOn([...CATERING, ...after], { htmlLang: "fr" })).toEqual([
      ["Dis-nous tout", "Devis sous 24h", "On débarque"],
    ]);
  });

  const marked = [h(3, "1. Call us"), h(3, "2. Site visit"), h(3, "3. Free estimate")];

  it.each(["5 star reviews from our neighbours", "4 locations in Ohio", "4. Offices in Ohio"])(
    "is not led on by a heading above its steps that begins with a figure: %s",
    (after) => {
      expect(namesOn([h(2, "How we work"), ...marked, h(2, after), text("Read them.")])).toEqual([
        ["Call us", "Site visit", "Free estimate"],
      ]);
    },
  );

  it("counts its steps in one way, so that a sentence that begins with a figure is none", () => {
    const [first, ...rest] = marked;
    if (!first) throw new Error("no step");
    const said = [text("2 minutes are enough to tell us."), text("2. Have your plans at hand.")];
    expect(namesOn([h(2, "How we work"), first, ...said, ...rest])).toEqual([
      ["Call us", "Site visit", "Free estimate"],
    ]);
  });

  it.each([
    ["it", "A due passi dal mare"],
    ["it", "A tre passi dal mare"],
    ["es", "A dos pasos de la playa"],
    ["es", "En tres pasos a la playa", true],
    ["en", "Twelve steps to sobriety"],
    ["en", "Three steps from the beach"],
    ["en", "Three steps to your garden", true],
  ])(
    "is announced by the number of its steps and not by steps on foot (%s): %s",
    (htmlLang, heading, isOne = false) => {
      const rooms = ["Rooms", "Offers", "Beach"].flatMap((name) => [
        h(3, name),
        text("Con noi, con nosotros, with us."),
      ]);
      expect(namesOn([h(2, heading), ...rooms], { htmlLang })).toHaveLength(isOne ? 1 : 0);
    },
  );

  it.each([
    [["Step One", "Step Two", "Step Three"]],
    [["01/", "02/", "03/"]],
    [["①", "②", "③"]],
    [["Step 1 of 3", "Step 2 of 3", "Step 3 of 3"]],
  ])("may be counted as %s", (counts) => {
    const names = ["Call us", "Site visit", "Free estimate"];
    const blocks = counts.flatMap((count, at) => [text(count), h(3, names[at] ?? ""), text("We do it with you.")]);
    expect(namesOn([h(2, "How we work"), ...blocks])).toEqual([names]);
  });

  it("may be counted without a blank", () => {
    const items = ["1.Anfrage", "2.Angebot", "3.Umsetzung"].map((item) => text(item, { tag: "li" }));
    expect(namesOn([h(2, "So arbeiten wir"), ...items])).toEqual([["Anfrage", "Angebot", "Umsetzung"]]);
  });

  it("may have its numbers under the names", () => {
    const blocks = ["Call us", "Free estimate", "We build"].flatMap((name, at) => [
      h(3, name),
      text(`0${at + 1}`),
      text("We talk about it."),
    ]);
    expect(namesOn([h(2, "How we work"), ...blocks])).toEqual([["Call us", "Free estimate", "We build"]]);
  });

  it("has names of at most eighty characters", () => {
    const long = "We come to you with all that is needed and look at the whole of the garden before anything is done";
    expect(namesOn(counted("How we work", ["Call", "x"], ["Visit", "x"], [long, "x"]))).toEqual([]);
  });

  it("is none after the end of something, nor that of a thing", () => {
    const under = (heading: string): TextBlock[] => [h(2, heading), ...marked];
    expect(namesOn(under("Rückgabe nach Ablauf der Garantie"))).toEqual([]);
    expect(namesOn(under("Our process engine"))).toEqual([]);
    expect(namesOn(under("Gesamtablauf und Ablauf"))).toHaveLength(1);
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
      "de",
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
      ["Collection", "Hosts on the network and agents on each layer collect; on tu te ti sie."],
      ["Report", "Findings appear on a board."],
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
