// How a form is told from others: by words, never by a dash.
import { describe, expect, it } from "vitest";
import { nameForm } from "../../../../src/scanner/evidence/operability/operate-forms.ts";
import { form } from "../../../fixtures/site.ts";

describe("a form", () => {
  it.each([
    ["-", ["Send request"], "“Send request”"],
    ["Contact us", ["Send request"], "“Contact us”"],
    ["—", [], "a form without a name"],
  ])("under %j with %j is %s", (label, submitTexts, name) => {
    expect(nameForm(form({ label, submitTexts, id: "" }))).toBe(name);
  });
});
