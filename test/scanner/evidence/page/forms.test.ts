import { describe, expect, it } from "vitest";
import { PAGE_URL, readHtml } from "./read-html.ts";
import type { FieldFacts, FormFacts } from "../../../../src/scanner/evidence/page-facts.ts";

const formOf = (html: string): FormFacts | undefined => readHtml(html).forms[0];
const fieldOf = (html: string): FieldFacts | undefined => formOf(`<form>${html}</form>`)?.fields[0];

const SENT = "<h4>Thank you</h4><p>Your message has been sent!</p>";

describe("forms", () => {
  it("keeps where a form sends, what it asks and what it says", () => {
    const html =
      "<h2>Write to us</h2><form id=contact class='card wide' action=/send method=POST onsubmit=go() data-netlify=true>" +
      "<p>We answer within a day.</p><label>Name <input name=name required></label><button>Send</button></form>";
    expect(formOf(html)).toEqual({
      action: "https://example-clinic.com/send",
      hasAction: true,
      method: "post",
      id: "contact",
      className: "card wide",
      label: "Write to us",
      region: "main",
      hidden: false,
      heading: 0,
      hasOnsubmit: true,
      attributes: { id: "contact", class: "card wide", action: "/send", method: "POST", "data-netlify": "true" },
      fields: [expect.objectContaining({ name: "name", label: "Name", required: true })],
      submitTexts: ["Send"],
      text: "We answer within a day. Name Send",
    });
  });

  it("takes the label with text, where an icon stands in one of its own", () => {
    const html = "<input id=a type=checkbox><label for=a><i></i></label><label for=a>Tax return</label>";
    expect(fieldOf(html)).toMatchObject({ label: "Tax return", labelFrom: "label" });
    expect(fieldOf("<input id=a><label for=a>First</label><label for=a>Second</label>")?.label).toBe("First");
  });

  it("takes the first choice of a list that chooses nothing for what the list asks", () => {
    const asked = (first: string) => fieldOf(`<select>${first}<option>Yes</option></select>`)?.placeholder;
    expect(asked("<option value=''>Do you own the house?</option>")).toBe("Do you own the house?");
    expect(asked("<option selected disabled>Wem gehört das Haus?</option>")).toBe("Wem gehört das Haus?");
    for (const word of ["Select...", "- Bitte wählen -", "Elige una opción", "---"])
      expect(asked(`<option value="">${word}</option>`)).toBe("");
    expect(asked("<option value=1>One day</option>")).toBe("");
  });

  it("sends to the page itself by GET when nothing is written", () => {
    expect(formOf("<form><input></form>")).toMatchObject({ action: PAGE_URL, hasAction: false, method: "get" });
    expect(formOf("<form action=' ' method=dialog><input></form>")).toMatchObject({
      hasAction: false,
      method: "dialog",
    });
  });

  it.each([
    ["its aria-label", "<h2>H</h2><form aria-label='Book a visit'><legend>L</legend></form>", "Book a visit"],
    ["the element aria-labelledby names", "<form aria-labelledby=t></form><p id=t>Book here</p>", "Book here"],
    ["its legend", "<h2>H</h2><form><fieldset><legend>Your visit</legend></fieldset></form>", "Your visit"],
    ["a heading inside", "<h2>H</h2><form><h3>Book online</h3></form>", "Book online"],
    ["no heading that is shown later", "<form><h4 style='display:none'>Done</h4><h3>Book</h3></form>", "Book"],
    [
      "no heading of a box for what was sent",
      `<h2>Book</h2><form><div class='modal fade'>${SENT}</div></form>`,
      "Book",
    ],
    ["no word of a kit for a name", "<h2>Book</h2><form><h4>Modal title</h4></form>", "Book"],
    ["its heading when it opens", "<form hidden><h3>Book online</h3></form>", "Book online"],
    ["the heading above", "<section><h2>Book online</h2><div><form></form></div></section>", "Book online"],
    ["nothing in another section", "<section><h2>Prices</h2></section><section><form></form></section>", ""],
    ["that in its section's header", "<section><header><h2>Write</h2></header><form></form></section>", "Write"],
    ["no name of the site", "<body><header><h1>Firm</h1></header><div><form></form></div>", ""],
    ["no heading far above", `<h2>Team</h2>${"<p>One of us</p>".repeat(20)}<form></form>`, ""],
    ["no heading of a menu", "<nav><h2>Topics</h2><form></form></nav>", ""],
  ])("is labelled by %s", (_what, html, label) => {
    expect(formOf(html)?.label).toBe(label);
  });

  it("ignores a form inside a form, as browsers do", () => {
    const facts = readHtml("<form action=/a><form action=/b><input name=x></form></form>");
    expect(facts.forms.map(({ action, fields }) => [action, fields.length])).toEqual([
      ["https://example-clinic.com/a", 1],
    ]);
  });

  it("gives fields and buttons to the form they name", () => {
    const html = "<form id=f></form><input name=x form=f><button form=f>Go</button>";
    expect(formOf(html)).toMatchObject({ fields: [{ name: "x" }], submitTexts: ["Go"] });
    expect(readHtml(html).buttons[0]?.form).toBe(0);
  });

  it("lists submit buttons only", () => {
    const html = "<form><button type=button>Add a row</button><input type=image alt=Go><button>Send</button></form>";
    expect(formOf(html)?.submitTexts).toEqual(["Go", "Send"]);
  });
});

describe("field labels", () => {
  it.each([
    ["<label for=a>Phone</label><input id=a placeholder=P>", "Phone", "label"],
    ["<input id=a><label for=a>Phone</label>", "Phone", "label"],
    ["<input id=a><label for=a><span>&nbsp;</span></label><label for=a>Phone</label>", "Phone", "label"],
    ["<label>Phone <input></label>", "Phone", "label"],
    ["<label>Topic <select><option>One</select></label>", "Topic", "label"],
    ["<input aria-label=Phone title=T>", "Phone", "aria-label"],
    ["<input aria-labelledby=b><b id=b>Phone</b>", "Phone", "aria-labelledby"],
    ["<input title=Phone placeholder=P>", "Phone", "title"],
    ["<input placeholder=Phone>", "Phone", "placeholder"],
    ["<input>", "", "none"],
    ["<label for=other>Phone</label><input>", "", "none"],
  ])("%s", (html, label, labelFrom) => {
    expect(fieldOf(html)).toMatchObject({ label, labelFrom });
  });

  it.each([
    ["<label>Phone *</label><input placeholder=030>", "Phone *"],
    ["<form><div><label>Phone</label>: <div><input></div></div></form>", "Phone"],
    ["<label for=gone>Phone</label><input id=tel>", "Phone"],
    ["<label>Topic</label><select><option>One</select>", "Topic"],
    ["<label for=t>Phone</label><input id=x><p id=t>Call us</p>", undefined],
    ["<label for=tel>Phone</label><input id=tel>", undefined],
    ["<label>Phone <input></label>", undefined],
    ["<label>Phone</label><p>We call between nine and five.</p><input>", undefined],
    ["<label>Will you come?</label><input type=radio>", undefined],
  ])("of which the label stands before the field in %s", (html, labelBeside) => {
    expect(fieldOf(html)?.labelBeside).toBe(labelBeside);
  });

  it.each([
    ["<form><p>Phone <input></p></form>", "Phone"],
    ["<form><div>Your question:<br><textarea></textarea></div></form>", "Your question:"],
    ["<form><table><tr><td>Phone<td><input></table></form>", "Phone"],
    ["<form><h2>Contact us</h2><input></form>", undefined],
    ["<form><p>Write to us.</p><input></form>", undefined],
    ["<form><p>We call between nine and five in the evening <input></p></form>", undefined],
    ["<form><p><input type=checkbox> I agree <input></p></form>", undefined],
    ["<p>Phone</p><input>", undefined],
  ])("have a few words before them for a label that is not connected: %s", (html, text) => {
    expect(readHtml(html).forms[0]?.fields.at(-1)?.labelBeside).toBe(text);
  });

  it("are not lent to the next field, and not taken from a box to tick", () => {
    const besides = (html: string) => readHtml(html).forms[0]?.fields.map((field) => field.labelBeside);
    expect(besides("<label>Search</label><form><input></form>")).toEqual([undefined]);
    expect(besides("<form><label>Phone</label><input><input></form>")).toEqual(["Phone", undefined]);
    expect(besides("<form><input type=checkbox><label>I agree</label><input></form>")).toEqual([undefined, undefined]);
    expect(besides("<form><label>Phone</label><input name=_honey style='display:none'><input></form>")).toEqual([
      undefined,
      "Phone",
    ]);
  });
});

describe("fields", () => {
  it("keeps type, constraints and what describes them", () => {
    expect(
      fieldOf("<input type=EMAIL name=mail autocomplete=Email pattern=.+ aria-required=true aria-describedby=h>"),
    ).toEqual({
      tag: "input",
      type: "email",
      name: "mail",
      id: "",
      label: "",
      labelFrom: "none",
      placeholder: "",
      autocomplete: "email",
      required: true,
      pattern: true,
      describedBy: true,
      hidden: false,
      options: [],
      attributes: {
        type: "EMAIL",
        name: "mail",
        autocomplete: "Email",
        pattern: ".+",
        "aria-required": "true",
        "aria-describedby": "h",
      },
    });
  });

  it("reads the options of a choice, and a text area", () => {
    expect(
      fieldOf("<select name=t><option value=>Choose<option>Care<optgroup label=G><option>Tax</select>"),
    ).toMatchObject({
      tag: "select",
      type: "select",
      options: ["Choose", "Care", "Tax"],
    });
    expect(fieldOf("<textarea name=m><b>typed</b></textarea>")).toMatchObject({ tag: "textarea", type: "textarea" });
  });

  it("marks hidden fields", () => {
    expect(fieldOf("<input type=hidden name=token>")).toMatchObject({ type: "hidden", hidden: true });
  });
});

describe("fields outside any form", () => {
  const fields = "<h2>Write to us</h2><div><input name=name placeholder=Name><textarea name=text></textarea>";

  it("make a form without an action when a button follows", () => {
    expect(readHtml(`<button>Menu</button>${fields}<button>Send</button></div>`).forms).toEqual([
      expect.objectContaining({
        id: "",
        className: "formless",
        hasAction: false,
        label: "Write to us",
        heading: 0,
        submitTexts: ["Send"],
        fields: [expect.objectContaining({ name: "name" }), expect.objectContaining({ name: "text" })],
      }),
    ]);
  });

  it("reckon where one of them is a number or a slider", () => {
    const pieces = "<label>Pieces <input type=number></label>";
    expect(readHtml(pieces).reckons).toBe(true);
    expect(readHtml("<input type=range>").reckons).toBe(true);
    expect(readHtml(`<form>${pieces}</form><input name=town>`).reckons).toBeUndefined();
  });

  it("make a box of its own of a mail address that has a button to itself", () => {
    const box =
      "<h2>News</h2><input type=email placeholder='Your e-mail'><input type=checkbox><button>Subscribe</button>";
    const page = `<input name=town><button>All</button><button>Flats</button>${box}${fields}<button>Send</button></div>`;
    expect(readHtml(page).forms).toEqual([
      expect.objectContaining({
        className: "formless",
        label: "News",
        submitTexts: ["Subscribe"],
        fields: [expect.objectContaining({ type: "email" }), expect.objectContaining({ type: "checkbox" })],
      }),
      expect.objectContaining({ label: "Write to us", submitTexts: ["Send"] }),
    ]);
  });

  it("belong together when a mail address is asked among others", () => {
    const [form, ...others] = readHtml(`${fields}<input type=email><button>Send</button></div>`).forms;
    expect(form?.fields.map((field) => field.type)).toEqual(["text", "textarea", "email"]);
    expect(others).toEqual([]);
  });

  it("belong together over buttons, unless a heading stands between", () => {
    const login = "<input name=user><input type=password><button>Log in</button>";
    const formsOf = (html: string): string[][] => readHtml(html).forms.map((form) => [form.label, ...form.submitTexts]);
    expect(formsOf(`${fields}<button>Next</button><input type=tel><button>Send</button>`)).toEqual([
      ["Write to us", "Next", "Send"],
    ]);
    expect(formsOf(`${fields}<button>Send</button><h3>Staff</h3>${login}`)).toEqual([
      ["Write to us", "Send"],
      ["Staff", "Log in"],
    ]);
  });

  const asked = "<input placeholder=Name><input type=email placeholder=E-mail>";
  const textsOf = (html: string): string[][] =>
    readHtml(html).forms.map(({ fields, submitTexts }) => [
      ...fields.map(({ placeholder }) => placeholder),
      ...submitTexts,
    ]);

  it("are two forms in two boxes, each with the buttons of its own box", () => {
    const box = `<div>${asked}<button>Send</button></div>`;
    expect(
      textsOf(`<main><h1>Windlasses</h1>${box}<button>Show all</button>${box}<button>Gear</button></main>`),
    ).toEqual([
      ["Name", "E-mail", "Send"],
      ["Name", "E-mail", "Send"],
    ]);
  });

  it.each([
    ["a search box by its id", "<input type=email id=searchInput placeholder=Here>"],
    ["a search box by its sample text", "<input type=email placeholder='Arama yapın...'>"],
    ["a filter of countries", "<input id=countrySearch placeholder='Ülke arayın...'>"],
    ["a box in the footer", "", "<footer><input placeholder=E-mail><button>Sign up</button></footer>"],
  ])("leave out %s", (_what, before, after = "") => {
    expect(textsOf(`<main><p>${before}</p><div>${asked}<button>Send</button></div></main>${after}`)).toEqual([
      ["Name", "E-mail", "Send"],
    ]);
  });

  it.each([
    ["no button follows", `<button>Menu</button>${fields}</div>`],
    ["there is one text field", "<input name=amount><button>Work out</button>"],
    ["they take numbers alone", "<input type=number name=a><input type=number name=b><button>Work out</button>"],
    ["they search", "<div role=search><input name=a><input name=b><button>Find</button></div>"],
    ["they are called like a search", "<input name=q><input name=s><button>Go</button>"],
    ["they are hidden", `<div hidden>${fields}</div><button>Send</button>`],
    ["they only choose", "<input type=checkbox><input type=radio><select></select><button>Filter</button>"],
  ])("make none when %s", (_why, html) => {
    expect(readHtml(html).forms).toEqual([]);
  });
});
