import { expect, it } from "vitest";
import { listsSemantic } from "../../../../src/scanner/checks/answerability/lists-semantic.ts";
import type { ListFacts } from "../../../../src/scanner/evidence/page-facts.ts";
import { page, site, text } from "../../../fixtures/site.ts";

const list: ListFacts = { kind: "ul", items: 3, region: "main", texts: ["a", "b", "c"], heading: -1 };
const run = (over: Parameters<typeof page>[0]) => listsSemantic.run(site({ pages: [page(over)] }));

it("passes pages whose lists are lists", () => {
  expect(run({ lists: [list], blocks: [text("Fillings", { tag: "li" }), text("Crowns", { tag: "li" })] }).status).toBe(
    "pass",
  );
});

it("fails three paragraphs that start with a dash, and bullets in one paragraph", () => {
  const dashes = run({ blocks: [text("- Fillings"), text("- Crowns"), text("- Implants")] });
  expect(dashes).toMatchObject({ status: "fail", score: 0 });
  expect(dashes.evidence[0]?.received).toBe("1 list made of plain text: “- Fillings / - Crowns / - Implants”");
  expect(run({ blocks: [text("• Fillings • Crowns • Implants")] }).status).toBe("fail");
});

it("takes two dashes, a range and a footnote for what they are", () => {
  expect(
    run({
      lists: [list],
      blocks: [text("- one"), text("- two"), text("9-17"), text("* per person"), text("* plus tax"), text("* or less")],
    }).status,
  ).toBe("pass");
});

it("is not asked of pages without lists", () => {
  expect(run({ blocks: [text("We fix teeth.")] }).status).toBe("na");
});

it.each([
  "Repair • Sales • Setup • Advice • Hosting",
  "Tuesday ✓ Thursday ✓ Saturday ✓ by appointment",
  "Naprawa • Sprzedaż • Doradztwo • Strony",
])("takes marks between the words of one line for no list: %s", (line) => {
  expect(run({ lists: [list], blocks: [text(line)] }).status).toBe("pass");
});
