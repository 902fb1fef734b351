// How a form is told from others: by words, never by a dash.
import { describe, expect, it } from "vitest";
import { nameForm } from "../../../../src/scanner/evidence/operability/operate-forms.ts";
import { readHtml } from "./read-html.ts";
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

it.each([
  ["<h3>1-888-555-0100<br>info@example.org</h3>", ""],
  ["<h3>Call 1-888-555-0100</h3>", "Call 1-888-555-0100"],
])("a form under %s is called %j", (heading, label) => {
  expect(readHtml(`${heading}<form><input type=email name=e></form>`).forms[0]?.label).toBe(label);
});
