import { expect, it } from "vitest";
import { formNojsSubmit } from "../../../../src/scanner/checks/operability/form-nojs-submit.ts";
import { GOES_NOWHERE, isInDoubt } from "../../../../src/scanner/evidence/operability/dead-forms.ts";
import { FORMLESS } from "../../../../src/scanner/evidence/page-facts.ts";
import { headlineOf } from "../../../../src/scanner/checks/define-check.ts";
import { field, form, page, site } from "../../../fixtures/site.ts";

const run = (...forms: ReturnType<typeof form>[]) => formNojsSubmit.run(site({ pages: [page({ forms })] }));
const fields = [field({ tag: "textarea", type: "textarea" })];

it("passes forms with an address, here or at a form service, and those a host completes", () => {
  expect(run(form({ fields }), form({ fields, action: "https://formspree.io/f/x" })).status).toBe("pass");
  expect(run(form({ fields, hasAction: false, attributes: { "data-netlify": "true" } })).status).toBe("pass");
});

it.each([
  [{ hasAction: false, method: "get" as const }, "names neither an address nor a method"],
  [{ hasAction: false, hasOnsubmit: true }, "is handled by a script only"],
  [{ hasAction: false, hasOnsubmit: true, handled: "sends" as const }, "is sent by a script only"],
  [{ hasAction: false, handled: "opens-mail" as const }, "opens a mail program"],
  [
    { attributes: { action: "#" }, handled: "opens-chat" as const },
    "opens a chat, in which the message still has to be sent",
  ],
  [{ attributes: { action: "#" } }, "is sent to “#”"],
  [{ action: "mailto:info@example-clinic.com" }, "opens a mail program"],
  [{ action: "http://example-clinic.com/send" }, "is sent over an insecure connection"],
])("fails a form with %j", (over, fault) => {
  const verdict = run(form({ fields, label: "Contact", ...over }));
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toBe(`the one form: “Contact” ${fault}`);
});

it("says of a form of a mail program what it needs, and of fields without a form what they are", () => {
  const mail = run(form({ fields, action: "mailto:info@example-clinic.com" }));
  expect(mail.situation).toContain("only opens a mail program");
  expect(mail.evidence[0]?.meaning).toBe("Where no mail program is set up nothing is sent, with scripts or without.");
  expect(mail.fix).toContain("at a form service");
  const loose = run(form({ fields, hasAction: false, className: FORMLESS }));
  expect(loose.evidence[0]?.received).toContain("fields without a form");
  expect(loose.evidence[0]?.meaning).toBe("");
});

it("asks for a test of a form that only a script could send, since no script was tried", () => {
  const verdict = run(form({ fields, hasAction: false, hasOnsubmit: true }));
  expect(verdict.fix).toMatch(/ Send a test first: whether the script delivers was not tried\.$/);
});

it("passes a form that posts without an address, which goes to its own page", () => {
  expect(run(form({ fields, hasAction: false, method: "post" })).status).toBe("pass");
  expect(run(form({ fields, hasOnsubmit: true })).status).toBe("pass");
});

it("asks for a test of a form that is posted to the start page without a token, or to a file of HTML", () => {
  const of = (action: string, more: Partial<ReturnType<typeof form>> = {}, url = "https://example-clinic.com/") =>
    formNojsSubmit.run(site({ pages: [page({ url, forms: [form({ fields, action, method: "post", ...more })] })] }));
  const verdict = of("https://example-clinic.com/");
  expect(verdict).toMatchObject({ status: "warn", score: 0.5 });
  expect(verdict.evidence[0]?.received).toContain("is posted to a page, and nothing was seen there that takes it");
  expect(headlineOf(formNojsSubmit, { name: "Example", people: "patients" }, verdict.evidence)).toBe(
    "Whether a form of Example sends anything could not be seen",
  );
  expect(of("", { hasAction: false }, "https://example-clinic.com/contact.html").status).toBe("warn");
  expect(of("https://example-clinic.com/", { handled: "sends" }).status).toBe("pass");
  expect(of("https://example-clinic.com/send").status).toBe("pass");
  expect(of("https://example-clinic.com/?na=s").status).toBe("pass");
  for (const name of ["hx-post", "@submit.prevent", "v-on:submit.prevent", "x-on:submit", "data-action"])
    expect(of("https://example-clinic.com/", { attributes: { [name]: "send" } }).status).toBe("pass");
  const token = field({ type: "hidden", name: "csrf" });
  expect(of("https://example-clinic.com/", { fields: [...fields, token] }).status).toBe("pass");
});

it("fails a form whose only button calls a script", () => {
  const forms = [form({ fields, hasAction: false, submitTexts: [] })];
  const button = { tag: "button", type: "button", name: "Send", nameFrom: "text", region: "main" } as const;
  const buttons = [{ ...button, hidden: false, hasOnclick: true, form: 0, attributes: {} }];
  expect(formNojsSubmit.run(site({ pages: [page({ forms, buttons })] })).status).toBe("fail");
});

it("is not asked of a search box", () => {
  expect(run(form({ hasAction: false, method: "get", fields: [field({ type: "search" })] })).status).toBe("na");
});

const written = [
  field({ tag: "textarea", type: "textarea", name: "message" }),
  field({ type: "email", name: "email" }),
];
const nameless = written.map((one) => ({ ...one, name: "" }));

it.each([
  [{ fields: nameless, action: "https://example-clinic.com/send" }, "has no field with a name"],
  [{ fields: written, action: "https://example-clinic.com/thank-you.html", method: "get" as const }, "page of thanks"],
  [{ fields: written, hasAction: false, isSilenced: true as const }, "stopped by the page itself"],
  [{ fields: written, hasAction: false, isInert: true as const }, "cannot be sent at all"],
])("fails a form that loses what is written: %j", (over, fault) => {
  const verdict = run(form({ label: "Contact", ...over }));
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.situation).toContain("loses what is written into it");
  expect(verdict.evidence[0]?.received).toContain(fault);
  expect(verdict.fix).toContain("Then send a test.");
  expect(formNojsSubmit.headline?.({ people: "patients", name: "Example Clinic" }, verdict.evidence)).toBe(
    "What patients write into a form of Example Clinic reaches nobody",
  );
});

it("says no more of it than a script is needed where the site's own script may send it", () => {
  const own = { src: "https://example-clinic.com/app.js", type: "", async: false, defer: true, inHead: true };
  const scripts = [{ ...own, integrity: false, crossorigin: false }];
  const forms = [form({ fields: nameless, action: "https://example-clinic.com/send" })];
  const verdict = formNojsSubmit.run(site({ pages: [page({ forms, scripts })] }));
  expect(verdict.evidence[0]?.meaning).toBe("");
});

it("asks for a test of a form that a script has to send, where another one of the site sends nothing", () => {
  const own = form({ fields: written, hasAction: false, method: "get" });
  const lost = page({ url: "https://example-clinic.com/quote", forms: [{ ...own, isSilenced: true as const }] });
  const verdict = formNojsSubmit.run(site({ pages: [page({ forms: [own] }), lost] }));
  expect(verdict.situation).toContain("or that cannot be sent without scripts");
  expect(verdict.evidence.map(({ meaning }) => meaning)).toEqual([
    expect.stringContaining("test this one, too"),
    "As the page is sent, what people write there reaches nobody. Send a test.",
  ]);
});

it("tells beside a form that loses what is written only what is so of the others", () => {
  const lost = form({ label: "Quote", fields: written, hasAction: false, isSilenced: true as const });
  const said = (other: ReturnType<typeof form>) => run(lost, other).situation;
  const send = "https://example-clinic.com/send";
  for (const other of [
    form({ fields: nameless, action: send }),
    form({ fields, action: "http://example-clinic.com/send" }),
    form({ fields, action: "mailto:info@example-clinic.com" }),
  ])
    expect(said(other)).not.toContain("cannot be sent without scripts");
  expect(said(form({ fields, action: "http://example-clinic.com/send" }))).toContain(
    "or that is sent over an insecure",
  );
  expect(said(form({ fields, hasAction: false, hasOnsubmit: true }))).toContain(
    "or that cannot be sent without scripts",
  );
});

it("says of a form over an insecure connection that it can be read, not that it never arrives", () => {
  const verdict = run(form({ fields, action: "http://example-clinic.com/send" }));
  const headline = formNojsSubmit.headline?.({ people: "patients", name: "Example Clinic" }, verdict.evidence);
  expect(headline).toBe("What patients write into forms of Example Clinic can be read on the way");
  expect(verdict.fix).toContain("Write https");
  const stuck = form({ fields, hasAction: false, hasOnsubmit: true });
  expect(run(form({ fields, action: "http://example-clinic.com/send" }), stuck).fix).toMatch(
    /Write https .* Send the forms on/,
  );
});

it("warns of a mailbox in the address of a form service", () => {
  const verdict = run(
    form({ fields: written, method: "post", action: "https://formspree.io/info@example-clinic.com" }),
  );
  expect(verdict).toMatchObject({ status: "warn", score: 0.5 });
  expect(JSON.stringify(verdict)).not.toContain("info@");
});

it("passes a form that is posted to a page of thanks, and a search without a name for its field", () => {
  expect(run(form({ fields: written, method: "post", action: "https://example-clinic.com/thanks" })).status).toBe(
    "pass",
  );
});

it.each([
  "mailto:your-email@example.com",
  "https://formsubmit.co/your@email.com",
  "https://formspree.io/f/YOUR_FORM_ID",
  "https://formspree.io/f/xxxxxxx",
  "https://formspree.io/f/your-id",
  "https://formspree.io/f/REPLACE_ME",
  "https://api.example.com/contact",
  "https://forms.example-host.net/YOUR_ACCESS_KEY_HERE",
])("says of a form to the sample address %s that what is written there reaches nobody", (action) => {
  const verdict = run(form({ fields: written, method: "post", action }));
  expect(verdict.evidence[0]?.meaning).toBe(GOES_NOWHERE);
  expect(verdict.evidence[0]?.received).toContain("a sample address that nobody replaced");
});

it.each([
  "https://formspree.io/f/xyzayoid",
  "https://example-clinic.com/your-visit",
  "https://example-clinic.com/services/replace-key",
  "mailto:info@harbor-clinic.com",
])("takes %s for no sample", (action) => {
  const verdict = run(form({ fields: written, method: "post", action }));
  expect(JSON.stringify(verdict)).not.toContain("sample address");
});

it("says of a form whose script sends nothing seen that it is to be tested, not that it is sent by a script", () => {
  const verdict = run(form({ fields: written, label: "Contact", handled: "silent" }));
  expect(verdict.evidence[0]).toMatchObject({
    received: "the one form: “Contact” is handled by a script that sends nothing that could be seen",
    meaning: "Test whether what people write there arrives.",
  });
  expect(verdict.fix).toMatch(/^Send a test of the form .* If it does not arrive, send the form by post/);
});

it("is not asked of a quiz or a calculator, whose result stands in the page", () => {
  const chosen = [field({ type: "number", name: "price" }), field({ tag: "select", type: "select", name: "term" })];
  const without = { hasAction: false, method: "get" as const, label: "", submitTexts: ["Check"] };
  expect(run(form({ ...without, fields: chosen })).status).toBe("na");
  expect(
    run(form({ ...without, fields: [field({ name: "word", id: "word", label: "Word" })], handled: "silent" })).status,
  ).toBe("na");
  expect(run(form({ ...without, fields: chosen, handled: "sends" })).status).toBe("fail");
});

it("warns of a field without a name, which a browser leaves out of what it sends", () => {
  const fields = [...written, field({ name: "", label: "Phone", type: "tel" }), field({ name: "", type: "checkbox" })];
  const verdict = run(form({ fields, label: "Contact", action: "https://example-clinic.com/send" }));
  expect(verdict).toMatchObject({ status: "warn", score: 0.5 });
  expect(verdict.evidence[0]?.received).toBe(
    "the one form: “Contact” leaves out what is written into 1 field without a name, for example “Phone”",
  );
  expect(verdict.fix).toBe("Give each field of the form a name, and send a test.");
});

it("is not asked of a form with the card fields of a payment provider, and is of a newsletter beside its script", () => {
  const script = { src: "https://js.stripe.com/v3/", type: "", async: false, defer: false };
  const scripts = [{ ...script, inHead: true, integrity: false, crossorigin: false }];
  const scripted = { fields: [field({ type: "email", name: "email" })], hasAction: false, method: "get" as const };
  const runBeside = (over: Parameters<typeof form>[0]) =>
    formNojsSubmit.run(site({ pages: [page({ scripts, forms: [form({ ...scripted, ...over })] })] })).status;
  expect(runBeside({ id: "checkout-form" })).toBe("na");
  expect(runBeside({ submitTexts: ["Jetzt bezahlen"] })).toBe("na");
  expect(runBeside({ label: "Newsletter", submitTexts: ["Sign up"] })).toBe("fail");
  expect(run(form({ ...scripted, id: "checkout-form" })).status).toBe("fail");
});

const select = field({ tag: "select", type: "select", name: "day" });
const number = field({ type: "number", name: "count" });
const bare = { hasAction: false, method: "get" as const };

it.each([
  [{ ...bare, label: "Book a table", submitTexts: ["Book now"], fields: [select, number] }],
  [{ ...bare, label: "RSVP", submitTexts: ["Send answer"], fields: [field({ type: "radio", name: "r" })] }],
  [{ ...bare, label: "", submitTexts: ["Order now"], fields: [select, number], handled: "silent" as const }],
  [{ ...bare, label: "Call me back", submitTexts: ["Go"], fields: [number] }],
  [
    {
      ...bare,
      label: "",
      submitTexts: ["Go"],
      fields: [field({ name: "name", label: "Your name" }), field({ name: "msg" })],
      handled: "silent" as const,
    },
  ],
  [{ ...bare, label: "Your quote", submitTexts: ["Go"], fields: [select, number] }],
])("takes for no calculator what is written to somebody: %j", (over) => {
  expect(run(form(over)).status).toBe("fail");
});

it.each([
  [{ hasAction: true, attributes: { action: "#" }, handled: "silent" as const }],
  [{ hasAction: false, method: "post" as const, handled: "silent" as const }],
  [{ hasAction: true, attributes: { action: "javascript:void(0)" } }],
  [{ hasAction: true, attributes: { action: "/rooms" }, handled: "silent" as const }],
])("is not asked of a calculator or a filter, however its form is written: %j", (over) => {
  expect(run(form({ label: "", submitTexts: ["Calculate"], fields: [select, number], ...over })).status).toBe("na");
});

it.each([
  [field({ type: "date", name: "d", label: "First day of your last period" }), "Calculate"],
  [field({ type: "radio", name: "a", label: "Sun" }), "Submit answers"],
  [field({ type: "number", name: "age", label: "Your age" }), "Submit"],
  [field({ type: "file", name: "picture", label: "Picture" }), "Compress"],
  [field({ name: "name", label: "Your name" }), "Show my elf name"],
  [field({ type: "number", name: "g", label: "Number of guests" }), "Calculate"],
  [field({ type: "number", name: "loan", label: "Loan" }), "Get your quote"],
  [field({ type: "number", name: "area", label: "Fläche" }), "Angebot berechnen"],
])(
  "is not asked of %j with the button %s, whose script shows the result and asks for no way to answer",
  (one, button) => {
    const shown = { ...bare, label: "", submitTexts: [button], fields: [one], handled: "silent" as const };
    expect(run(form(shown)).status).toBe("na");
    expect(run(form({ ...shown, fields: [one, field({ type: "email", name: "email" })] })).status).toBe("fail");
  },
);

it("puts a form in doubt for another to write by that loses what is written, and not for a calculator", () => {
  const contact = form({ ...bare, fields: written, label: "Contact" });
  const lost = form({ ...bare, fields: written, label: "Callback", isSilenced: true });
  const calculator = form({ ...bare, fields: [number], isSilenced: true, handled: "silent" });
  expect(isInDoubt(contact, [page({ forms: [contact, lost] })])).toBe(true);
  expect(isInDoubt(contact, [page({ forms: [contact, calculator] })])).toBe(false);
});

it("takes nothing from a form that is posted to its own page where a script improves on that", () => {
  const own = { fields: written, hasAction: false, method: "post" as const, hasOnsubmit: false };
  expect(run(form({ ...own, handled: "sends" })).status).toBe("pass");
  expect(run(form({ ...own, handled: "opens-chat" })).status).toBe("fail");
});

it("takes half from a form with an address whose script sends nothing seen, since an agent finds the address", () => {
  const action = { fields: written, handled: "silent" as const, action: "https://example-clinic.com/send" };
  expect(run(form(action)).score).toBe(0.5);
  expect(run(form({ ...action, hasAction: false })).score).toBe(0);
});

it("says that not all is sent only without scripts, and not of what is asked twice or filled in by a script", () => {
  const said = (...more: ReturnType<typeof field>[]) =>
    run(form({ fields: [...written, ...more], label: "Contact", action: "https://example-clinic.com/send" }));
  const phone = said(field({ name: "", label: "Phone", type: "tel" }));
  expect(formNojsSubmit.headline?.({ people: "patients", name: "Example Clinic" }, phone.evidence)).toBe(
    "Without scripts, not all that patients write into forms of Example Clinic is sent",
  );
  expect(said(field({ name: "", label: "Repeat e-mail", type: "email" })).status).toBe("pass");
  expect(
    said(field({ name: "", id: "town", label: "Town" }), field({ type: "hidden", name: "town_id", hidden: true }))
      .status,
  ).toBe("pass");
});

it.each([
  [
    { fields: written, action: "https://formspree.io/f/YOUR_FORM_ID" },
    "Put your own in place of “YOUR_FORM_ID” in the action of the form.",
  ],
  [{ fields: written, action: "https://formsubmit.co/you@example.com" }, "in place of “you@example.com”"],
  [
    { fields: written, action: "https://api.loveyourstairs.co.uk/f?key=YOUR_API_KEY" },
    "in place of “YOUR_API_KEY” in the action",
  ],
  [
    { fields: written, action: "https://www.saveyourstairs.org/mail.php?to=you@example.com" },
    "in place of “you@example.com”",
  ],
  [
    { fields: written, action: "https://www.oakjoinery.co.uk/replacement-doors/send?id=YOUR_ID" },
    "in place of “YOUR_ID”",
  ],
  [
    { fields: written, hasAction: false, handled: "sends" as const, isToSample: true as const },
    "in place of the sample.",
  ],
  [{ fields: nameless, action: "https://example-clinic.com/send" }, "Give each field of the form a name"],
  [{ fields: written, hasAction: false, isSilenced: true as const }, "Let the script send what is filled in"],
  [
    { fields: written, action: "https://example-clinic.com/danke", method: "get" as const },
    "show the page of thanks after that",
  ],
  [{ fields: written, hasAction: false, isInert: true as const }, "the form a button that submits"],
])("mends what was found: %j", (over, fix) => {
  const { fix: told } = run(form({ label: "Contact", ...over }));
  expect(told).toContain(fix);
  expect(told?.match(/Then send a test\./g)).toHaveLength(1);
});

it("asks nothing of carts, of accounts and of praise, save where praise is lost", () => {
  const scripted = { fields: written, hasAction: false, method: "get" as const };
  expect(run(form({ ...scripted, use: "order" })).status).toBe("na");
  expect(run(form({ ...scripted, use: "review" })).status).toBe("na");
  expect(run(form({ ...scripted, use: "review", isInert: true })).status).toBe("fail");
  const account = [...written, field({ type: "password", autocomplete: "new-password" })];
  expect(run(form({ ...scripted, fields: account })).status).toBe("na");
});

it("tells of every form, of whatever use, that what is written there can be read on the way or reaches nobody", () => {
  const http = { fields: written, action: "http://example-clinic.com/send" };
  const secret = field({ name: "p", type: "password", autocomplete: "new-password" });
  for (const over of [{ fields: [...written, secret] }, { use: "order" as const }, { use: "review" as const }]) {
    const verdict = run(form({ ...http, ...over }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toContain("is sent over an insecure connection");
  }
  const lost = { fields: written, action: "https://formspree.io/f/YOUR_FORM_ID" };
  expect(run(form({ ...lost, use: "order" })).situation).toContain("loses what is written into it");
});

it("says which forms are not asked for, where a page has no other", () => {
  expect(run(form({ fields: written, use: "order" })).situation).toBe(
    "No form to send was found on the pages read, other than those of searches, accounts, carts and praise.",
  );
});

it("says which form each mend is for, and of one sent in the open what is done beside", () => {
  const sample = form({ label: "Ask", fields: written, action: "https://formspree.io/f/YOUR_FORM_ID" });
  const open = form({ label: "Write", fields: written, action: "http://example-clinic.com/send" });
  expect(run(sample, open).fix).toBe(
    "Put your own in place of “YOUR_FORM_ID” in the action of the form. Then send a test. Another form: Write https in place of http in the address to which the form is sent, and send a test.",
  );
  const thanks = form({ label: "Book", fields: written, action: "https://example-clinic.com/danke", method: "get" });
  const pages = [page({ forms: [sample] }), page({ url: "https://example-clinic.com/contact", forms: [thanks] })];
  expect(formNojsSubmit.run(site({ pages })).fix).toMatch(
    /^On the home page, “Ask”: Put your own .+ On \/contact, “Book”: Send the form by post .+ Then send a test\.$/,
  );
});
