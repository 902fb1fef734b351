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

describe("a form beside cards", () => {
  const card = (heading: string, text: string) => `<div class="info-card"><h3>${heading}</h3><p>${text}</p></div>`;
  const cards = card("Where", "12 Mill Lane, Ripon") + card("Tax details", "VAT 123 4567 89");
  const box = "<form><input name=n><input type=email name=e><button>Send</button></form>";
  const read = (html: string) => {
    const { forms, headings } = readHtml(html);
    return [forms[0]?.label, headings[forms[0]?.heading ?? -1]?.text];
  };

  it("is not called after one of them, in a column of their own or side by side with it", () => {
    const column = `<section><h2>Contact</h2><div class="info">${cards}</div><div class="wrap">${box}</div></section>`;
    expect(read(column)).toEqual(["Contact", "Contact"]);
    expect(read(`<section><h2>Contact</h2><div>${cards}<div class="form-card">${box}</div></div></section>`)).toEqual([
      "Contact",
      "Contact",
    ]);
  });

  it("is called after the heading of its own card, or after one set above it in a row of the page", () => {
    expect(read(`<div>${cards}<div class="info-card"><h3>Write to us</h3>${box}</div></div>`)[0]).toBe("Write to us");
    const row = (inside: string) => `<div class="row">${inside}</div>`;
    const page = row("<h3>What we do</h3><p>We mend roofs.</p>") + row("<h3>Ask us</h3><p>In a day.</p>") + row(box);
    expect(read(`<div>${page}</div>`)[0]).toBe("Ask us");
    expect(read(`<div class="top"><h3>Contact</h3><h3>Write to us</h3></div>${box}`)[0]).toBe("Write to us");
  });

  it("is not called after the last of several facts before it", () => {
    const facts = "<div><p>Hours</p><p>Monday to Friday</p><p>Urgent: put so in the subject</p></div>";
    expect(read(`<section><div>${facts}<div>${box}</div></div></section>`)[0]).toBe("");
    expect(read(`<section><div><p>Contact</p><p>Ask us anything</p></div>${box}</section>`)[0]).toBe("Ask us anything");
  });
});
