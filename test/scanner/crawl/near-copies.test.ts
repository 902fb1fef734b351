import { describe, expect, it } from "vitest";
import { addPage, startFrontier, type Frontier } from "../../../src/scanner/crawl/frontier.ts";
import { noteNearCopy } from "../../../src/scanner/crawl/near-copies.ts";
import { nextPages } from "../../../src/scanner/crawl/next-pages.ts";
import type { PageFacts } from "../../../src/scanner/evidence/page-facts.ts";
import { anchor, page, text } from "../../fixtures/site.ts";

const ORIGIN = "https://example-roofs.com";
const SAID = `We mend and lay roofs of slate, tile and felt, clear gutters, seal chimneys and put in windows that let light
  under the rafters. A roofer looks at the damage, writes down what it needs and what that costs, and comes back within a
  week. Scaffolding is ours, waste goes with us, and ten years later we still answer for what we built.`;
const TOWNS = ["leeds", "york", "hull", "bath", "derby", "ripon", "selby"];

const pageAt = (path: string, words: string): PageFacts =>
  page({ url: ORIGIN + path, requestedUrl: ORIGIN + path, blocks: [text(words)] });

/** A menu of towns and of other pages, of which the first two towns were read. */
function afterTwoTowns(wordsOf: (town: string) => string): Frontier {
  const paths = [...TOWNS.map((town) => `/towns/${town}`), "/slate", "/tile", "/felt", "/gutters", "/chimneys"];
  const anchors = paths.map((path) => anchor(ORIGIN + path, "", { region: "nav" }));
  const start = startFrontier(`${ORIGIN}/`, 25);
  if (start === null) throw new Error("no start");
  const home = page({ url: `${ORIGIN}/`, requestedUrl: `${ORIGIN}/`, anchors });
  const towns = TOWNS.slice(0, 2).map((town) => pageAt(`/towns/${town}`, wordsOf(town)));
  return towns.reduce(
    (frontier, town) => noteNearCopy(addPage(frontier, town), town, [home, ...towns]),
    addPage(nextPages(start, 1).frontier, home),
  );
}
const townsOfNext = (frontier: Frontier, count: number): number =>
  nextPages(frontier, count).pages.filter(({ url }) => url.includes("/towns/")).length;

describe("noteNearCopy", () => {
  it("lets everything else go before the fourth page of a template that only changes a name", () => {
    const frontier = afterTwoTowns((town) => `Roofs in ${town}. ${SAID}`);
    expect(frontier.alike).toEqual(["/towns/*"]);
    expect(townsOfNext(frontier, 6)).toBe(1);
    expect(townsOfNext(frontier, 12)).toBe(5);
  });

  it("takes that back when a later page of the template tells something of its own", () => {
    const frontier = afterTwoTowns((town) => `Roofs in ${town}. ${SAID}`);
    const towns = TOWNS.slice(0, 2).map((town) => pageAt(`/towns/${town}`, `Roofs in ${town}. ${SAID}`));
    const other = pageAt(
      "/towns/hull",
      SAID.replaceAll(/\w{4,}/g, (word) => `hull${word}`),
    );
    const after = noteNearCopy(addPage(nextPages(frontier, 1).frontier, other), other, [...towns, other]);
    expect(after.alike).toEqual([]);
    const third = pageAt("/towns/hull", `Roofs in hull. ${SAID}`);
    expect(noteNearCopy(addPage(frontier, third), third, [...towns, third]).alike).toEqual(["/towns/*"]);
  });

  it("says nothing of pages that each tell something of their own, or next to nothing", () => {
    expect(afterTwoTowns((town) => SAID.replaceAll(/\w{4,}/g, (word) => town + word)).alike).toEqual([]);
    expect(afterTwoTowns((town) => `Roofs in ${town}: call us.`).alike).toEqual([]);
  });
});
