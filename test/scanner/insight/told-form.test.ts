// A form in the words that stand at its fields.
import { describe, expect, it } from "vitest";
import type { FieldFacts } from "../../../src/scanner/evidence/page-facts.ts";
import { countFields } from "../../../src/scanner/evidence/operability/operate-forms.ts";
import { packagesIn, toldForm } from "../../../src/scanner/insight/told-form.ts";
import { field, form } from "../../fixtures/site.ts";

const NAME = field({ name: "n", label: "Your name *" });
const MAIL = field({ name: "m", type: "email", label: "E-mail (optional):" });
const TEXT = field({ tag: "textarea", name: "t", label: "How can we help?" });

it("calls fields by their labels, and says which of them tell who a person is", () => {
  const company = field({ name: "c", label: "Company name" });
  const agree = field({ name: "a", type: "checkbox", label: "I agree" });
  expect(toldForm(form({ fields: [NAME, company, MAIL, TEXT, agree], submitTexts: ["Send it"] }))).toEqual({
    asks: ["Your name", "Company name", "E-mail", "How can we help?"],
    fields: 5,
    personal: ["Your name", "E-mail"],
    open: "How can we help?",
    reach: "E-mail",
  });
});

it("says by what people are answered: what the form requires, and in a chat the number", () => {
  const phone = field({ name: "p", type: "tel", label: "Phone" });
  const must = { ...phone, required: true };
  expect(toldForm(form({ fields: [MAIL, phone] })).reach).toBe("E-mail");
  expect(toldForm(form({ fields: [MAIL, must] })).reach).toBe("Phone");
  expect(toldForm(form({ fields: [MAIL, phone], handled: "opens-chat" })).reach).toBe("Phone");
});

it("takes sample text in a field for its name only where it says what goes into it", () => {
  const sample = (placeholder: string) => field({ name: "x", label: "", labelFrom: "placeholder", placeholder });
  const { asks, fields } = toldForm(
    form({
      fields: [sample("Your phone number"), sample("Max Mustermann"), sample("me@example.com")],
      submitTexts: [],
    }),
  );
  expect([asks, fields]).toEqual([["Your phone number"], 3]);
});

it("calls nothing by a sentence, an address or what is in quotation marks", () => {
  const called = (label: string) => toldForm(form({ fields: [field({ name: "x", label })] })).asks;
  const long = "Tell us in a few words what you would like us to do";
  expect([long, "Write to a@b.com", "Say “yes”", "*"].flatMap(called)).toEqual([]);
});

describe("what says who a person is", () => {
  const personalOf = (...fields: Partial<FieldFacts>[]) =>
    toldForm(form({ fields: fields.map((one) => field(one)) })).personal;

  it.each(["Name", "Your name", "First name", "Vor- und Nachname", "Prénom", "Nome e cognome", "Nombre y apellidos"])(
    "is a name: %s",
    (label) => expect(personalOf({ name: "n", label })).toEqual([label]),
  );
  it("is told by what people read, whatever the field is called in the code", () => {
    expect(personalOf({ name: "name", label: "What is your name?" })).toEqual(["What is your name?"]);
    expect(personalOf({ name: "event_contact_name", label: "Your name" })).toEqual(["Your name"]);
    expect(personalOf({ name: "event_name", label: "Name" })).toEqual([]);
  });

  it.each([
    { name: "vehicle_name", label: "Vehicle" },
    { name: "dog_name", label: "Dog's name" },
    { name: "name", label: "Name der Katze" },
    { name: "hotel", label: "Hotel name" },
    { name: "child_name", label: "Child’s name" },
    { name: "company_name", label: "Name" },
    { name: "source_mobile", label: "How did you hear about us" },
  ])("is no name or number of something else: $label", (other) => {
    const { personal, reach } = toldForm(form({ fields: [field(other)] }));
    expect([personal, reach]).toEqual([[], undefined]);
  });
});

it.each([
  [["Address", "Message"], "Message"],
  [["How can we help?", "Delivery address"], "How can we help?"],
  [["Your garden", "Anything else"], "Anything else"],
  [["Address"], undefined],
])("takes the field for a message, not the one for an address, to write freely in: %s", (labels, open) => {
  const fields = labels.map((label) => field({ tag: "textarea", type: "textarea", name: "t", label }));
  expect(toldForm(form({ fields })).open).toBe(open);
});

it("tells packages by names of their own, and no size of a parcel, no goods and no doubt", () => {
  const packages = (...options: string[]) =>
    packagesIn(form({ fields: [field({ tag: "select", name: "s", options })] }));
  expect(packages("Silver package", "Gold package", "Not sure which package", "No package")).toEqual([
    "Silver package",
    "Gold package",
  ]);
  expect(packages("Small package", "Large package", "Pallet")).toEqual([]);
  expect(packages("First aid kit", "Repair kit")).toEqual([]);
});

it("counts what is asked once, the choices of one question and the box of consent among it", () => {
  const fields = [
    field({ name: "name" }),
    field({ type: "radio", name: "by", label: "Phone" }),
    field({ type: "radio", name: "by", label: "E-mail" }),
    field({ type: "checkbox", name: "consent", required: true }),
    field({ type: "hidden", name: "token", hidden: true }),
  ];
  expect(toldForm(form({ fields })).fields).toBe(3);
  expect(countFields(form({ fields }))).toBe(3);
});
