import { expect, it } from "vitest";
import { stateExposed } from "../../../../src/scanner/checks/operability/state-exposed.ts";
import { page, site } from "../../../fixtures/site.ts";

const run = (classes: string[], stateAttributes = 0, details = 0) =>
  stateExposed.run(
    site({ pages: [page({ tokens: { classes, ids: [] }, aria: { stateAttributes }, counts: { details } })] }),
  );

it("passes parts that say whether they are open", () => {
  expect(run(["accordion"], 2).status).toBe("pass");
  expect(run([], 0, 3).status).toBe("pass");
});

it("fails parts that do not, and names their class", () => {
  const verdict = run(["navbar-toggler", "accordion-item", "container"]);
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toContain("class “navbar-toggler” and class “accordion-item”");
});

it("is not asked of pages without such parts; a table is no tab", () => {
  expect(run(["table", "tabular", "menu"]).status).toBe("na");
});

it("reads the state of a menu that a box to tick opens", () => {
  expect(run(["menu-toggle", "menu-checkbox"]).status).toBe("pass");
  expect(run(["menu-toggle", "consent-checkbox"]).status).toBe("fail");
});

it.each([
  [["hamburger"], "Set aria-expanded on the button of the menu on"],
  [["accordion-item", "collapsible"], "Use details and summary for folds on {pages|the site}."],
  [["tab-list"], "Set aria-selected on the buttons of the tabs"],
  [["hamburger", "tabs"], undefined],
  [["collapse"], undefined],
])("says of %j what mends them", (classes, fix) => {
  const told = run(classes).fix;
  if (fix === undefined) expect(told).toBeUndefined();
  else expect(told).toContain(fix);
});
