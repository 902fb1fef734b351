// How a form is told from others: by words, never by a dash.
import { describe, expect, it } from "vitest";
import { nameForm } from "../../../../src/scanner/evidence/operability/operate-forms.ts";
import { readHtml } from "./read-html.ts";
import { field, form } from "../../../fixtures/site.ts";

describe("a form", () => {
  it.each([
    ["-", ["Send request"], "“Send request”"],
    ["Contact us", ["Send request"], "“Contact us”"],
    ["", [], "a form without a name"],
    ["—", [], "a form without a name"],
    ["", ["Gönder"], "the form with the button “Gönder”"],
    ["", ["Nachricht absenden", "Termin anfragen"], "“Termin anfragen”"],
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

it("calls a form without a label by what its one field asks", () => {
  const fields = [field({ type: "email", label: "E-POSTA" })];
  expect(nameForm(form({ label: "", submitTexts: ["Send"], id: "f1", fields }))).toBe("“E-POSTA”");
});

describe("the label of a form", () => {
  const labelOf = (html: string) => readHtml(html).forms[0]?.label;
  const box = "<form><input type=email name=e><button>Subscribe</button></form>";

  it("is the heading above, whatever is said between", () => {
    expect(labelOf(`<div><h2>Write to us</h2><p>We answer within a day.</p>${box}</div>`)).toBe("Write to us");
  });

  it("is the text right before it, where a link to another page closes what the heading speaks of", () => {
    const offer = '<h2>A free review</h2><p>Send us your books.</p><div><a href="/contact">Request it</a></div>';
    expect(labelOf(`<div>${offer}<p>Or get our weekly brief.</p>${box}</div>`)).toBe("Or get our weekly brief.");
    expect(labelOf(`<div>${offer}${box}</div>`)).toBe("A free review");
  });

  it("is the short text before it where no heading is near, and never a button or a long text", () => {
    const help =
      "Questions on sales or the press? Leave how to reach you below, and we come back to you as soon as we can, on every working day.";
    expect(labelOf(`<div><div>Do you need help?</div><p>${help}</p></div>${box}`)).toBe("");
    expect(labelOf(`<section><div><div>Do you need help?</div><p>${help}</p></div>${box}</section>`)).toBe(
      "Do you need help?",
    );
    expect(labelOf(`<section><p>${help}</p>${box}</section>`)).toBe("");
    expect(labelOf(`<section><p>Mon to Fri 08:00 to 17:30</p>${box}</section>`)).toBe("");
    expect(labelOf(`<section><button>Directions</button>${box}</section>`)).toBe("");
  });
});

describe("the heading right above a form", () => {
  const box = "<form action=/s method=post><input name=n><input type=email name=e><button>Send</button></form>";
  const row = (inside: string, name = "row") => `<div class="${name}">${inside}</div>`;
  const part = (heading: string, text: string) => `<h3>${heading}</h3><p>${text}</p>`;

  it.each([
    [
      `${row(part("Why us", "Because."))}${row(part("Request a call", "In a day."))}${row(box, "form")}`,
      "Request a call",
    ],
    [`${row(part("Our work", "Doors."))}<p>Long.</p>${row(part("Ask for a price", "Soon."))}${box}`, "Ask for a price"],
    [row(part("Visit us", "Mill Lane 4.") + part("Write to us", "We answer.")) + box, "Write to us"],
    [
      `${row(part("Pläne senden", "Per Post."))}${row(part("Angebot erhalten", "Kostenlos."))}${box}`,
      "Angebot erhalten",
    ],
    [
      `<div>${row("Opening hours")}${row(part("Demander une visite", "Ici."))}${row(box, "wide")}</div>`,
      "Demander une visite",
    ],
  ])("names it, whatever is built in the same way before: %s", (inside, name) => {
    const { forms, headings } = readHtml(`<main><h1>Oak Joinery</h1><h2>How it works</h2>${inside}</main>`);
    expect([forms[0]?.label, headings[forms[0]?.heading ?? -1]?.text]).toEqual([name, name]);
  });

  it("gives way to a sentence that asks to write, where it stands behind short facts", () => {
    const facts = "<p>Open daily</p><p>Free parking</p><p>Write to us and we answer today</p>";
    const { forms } = readHtml(`<section><div>${facts}<div>${box}</div></div></section>`);
    expect(forms[0]?.label).toBe("Write to us and we answer today");
  });
});
