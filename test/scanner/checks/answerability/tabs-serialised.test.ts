import { expect, it } from "vitest";
import { tabsSerialised } from "../../../../src/scanner/checks/answerability/tabs-serialised.ts";
import { page, site } from "../../../fixtures/site.ts";
import type { ControlFacts } from "../../../../src/scanner/evidence/page-facts.ts";

const tab = (controls: string, over: Partial<ControlFacts> = {}): ControlFacts => ({
  tag: "button",
  type: "button",
  name: "Opening hours",
  nameFrom: "text",
  region: "main",
  hidden: false,
  hasOnclick: false,
  form: -1,
  attributes: { "aria-controls": controls },
  ...over,
});
const run = (buttons: ControlFacts[], danglingIds: string[] = [], details = 0) =>
  tabsSerialised.run(site({ pages: [page({ buttons, aria: { danglingIds }, counts: { details } })] }));

it("passes tabs whose panels were delivered, and folds of the browser", () => {
  expect(run([tab("panel-1")]).status).toBe("pass");
  expect(run([], [], 3).status).toBe("pass");
});

it("fails tabs that open nothing that was delivered", () => {
  const verdict = run([tab("panel-1"), tab("panel-2")], ["panel-2"]);
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toBe(
    "1 of 2 tabs and folds open nothing that was delivered; for example “Opening hours”",
  );
});

it("is not asked of pages without tabs, or with a menu button alone", () => {
  expect(run([tab("menu", { region: "header" })], ["menu"]).status).toBe("na");
});

it("takes a fold for delivered whose link names the part that it opens, whatever else it names", () => {
  const attributes = { "aria-controls": "panel", href: "#panel-28" };
  expect(run([tab("panel", { attributes })], ["panel"]).status).toBe("pass");
});
