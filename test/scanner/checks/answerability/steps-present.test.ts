import { expect, it } from "vitest";
import { stepsPresent } from "../../../../src/scanner/checks/answerability/steps-present.ts";
import type { ListFacts } from "../../../../src/scanner/evidence/page-facts.ts";
import { anchor, heading, page, site, text } from "../../../fixtures/site.ts";
import { filler } from "./content-pages.ts";

const blocks = filler(12).map((one) => text(one));
const run = (title: string, over: Parameters<typeof page>[0] = {}) =>
  stepsPresent.run(site({ pages: [page({ headings: [heading(1, title)], blocks, ...over })] }));

it.each([
  "How to clean a retainer",
  "So funktioniert die Buchung",
  "Comment préparer votre visite",
  "Jak umówić wizytę krok po kroku",
])("fails %j without steps", (title) => {
  const verdict = run(title);
  expect(verdict.status).toBe("fail");
  expect(verdict.evidence[0]?.received).toContain(title);
});

it("passes a numbered list, numbered lines and step markup", () => {
  const list: ListFacts = { kind: "ol", items: 3, region: "main", texts: ["Rinse", "Brush", "Dry"], heading: 0 };
  expect(run("How to clean a retainer", { lists: [list] }).status).toBe("pass");
  const lines = ["Step 1: Rinse it", "Step 2: Brush it", "Step 3: Dry it"].map((one) => text(one));
  expect(run("How to clean a retainer", { blocks: [...blocks, ...lines] }).status).toBe("pass");
});

it("asks nothing of pages that promise no instructions", () => {
  expect(run("Our retainers").status).toBe("na");
  for (const offer of ["How can we help you", "Como posso ajudá-lo", "Wie können wir helfen"])
    expect(run(offer).status).toBe("na");
  expect(run("How much does a retainer cost?").status).toBe("na");
});

it("takes numbers that stand alone before each step for an order, and figures that do not follow each other for none", () => {
  const steps = (...numbers: string[]) => numbers.flatMap((one) => [text(one), text("Write to us in time")]);
  const status = (...numbers: string[]) =>
    run("How to return a parcel", { blocks: [...blocks, ...steps(...numbers)] }).status;
  expect(status("1", "2", "3")).toBe("pass");
  expect(status("7", "20", "9")).toBe("fail");
});

it("takes no pager, no table and no numbers far apart for steps", () => {
  const status = (over: Parameters<typeof page>[0]) => run("How to prune an apple tree", over).status;
  const numbers = ["1", "2", "3"];
  const say = (one: string) => [text(one), text("Cut the dead wood first")];
  expect(status({ blocks: [...blocks, ...numbers.flatMap(say)] })).toBe("pass");
  expect(status({ blocks: [...blocks, ...numbers.map((one) => text(one))] })).toBe("fail");
  const pager = numbers.map((one) => anchor(`https://example-clinic.com/?p=${one}`, one));
  expect(status({ blocks: [...blocks, ...numbers.flatMap(say)], anchors: pager })).toBe("fail");
  const cells = numbers.flatMap((one) => [text(one, { tag: "td" }), text("Cut the dead wood first", { tag: "td" })]);
  expect(status({ blocks: [...blocks, ...cells] })).toBe("fail");
  const apart = numbers.flatMap((one) => [...say(one), ...blocks.slice(0, 6)]);
  expect(status({ blocks: [...blocks, ...apart] })).toBe("fail");
});
