import { expect, it } from "vitest";
import type { Sign } from "../../../../src/model/profile.ts";
import { withWaysOnce } from "../../../../src/scanner/insight/ways-once.ts";
import { claimsOf, home } from "./claimed-by-kind.ts";

const [sample] = claimsOf({ industry: "retail", channels: ["phone"] }, home("en"));
if (!sample) throw new Error("no claim");
const sign = (region: string, quote: string): Sign => ({ url: "https://example-clinic.com/", region, quote });
const FORM = sign("channel", 'Form "Write to us" with 5 fields');
const PHONE = sign("channel", "Phone link tel:55 ••• 10");
const MAIL = sign("channel", "E-mail address i•••@example.com");
const MAIL_LINK = sign("noted", "E-mail link: Write to Anna");
const CHAT = sign("channel", 'Link "WhatsApp" to wa.me');

const toldOf = (evidence: Readonly<Record<string, readonly Sign[]>>): Record<string, Sign[]> =>
  Object.fromEntries(
    withWaysOnce(Object.entries(evidence).map(([id, signs]) => ({ ...sample, id, evidence: [...signs] }))).map(
      (claim) => [claim.id, claim.evidence],
    ),
  );
const both = (signs: readonly Sign[], more: Readonly<Record<string, readonly Sign[]>> = {}) =>
  toldOf({ "wf-customer-inquiry": signs, "wf-lead-intake": signs, ...more });

it("tells the form of what people want, and phone, mail and chat of what they ask", () => {
  expect(both([FORM, PHONE, MAIL, CHAT])).toEqual({
    "wf-customer-inquiry": [PHONE, MAIL, CHAT],
    "wf-lead-intake": [FORM],
  });
});

it("tells the address of what people want where there is no form", () => {
  expect(both([PHONE, MAIL])).toEqual({ "wf-customer-inquiry": [PHONE], "wf-lead-intake": [MAIL] });
  expect(both([PHONE, MAIL, MAIL_LINK])).toEqual({ "wf-customer-inquiry": [PHONE], "wf-lead-intake": [MAIL_LINK] });
});

it("tells no way beside words that show the work, and leaves none without a sign", () => {
  const call = sign("h2", "Free consultation");
  expect(toldOf({ "wf-customer-inquiry": [PHONE], "wf-lead-intake": [PHONE, call] })).toEqual({
    "wf-customer-inquiry": [PHONE],
    "wf-lead-intake": [call],
  });
  expect(both([PHONE])).toEqual({ "wf-customer-inquiry": [PHONE], "wf-lead-intake": [PHONE] });
  expect(
    toldOf({ "wf-customer-inquiry": [PHONE], "wf-lead-intake": [PHONE, sign("link", "Blog")] })["wf-lead-intake"],
  ).toContain(PHONE);
});

it("tells a phone twice where people can ask by nothing else", () => {
  const asked = sign("summary", "What does it cost?");
  const lead = { "wf-lead-intake": [PHONE] };
  expect(toldOf({ "wf-customer-inquiry": [PHONE, asked], ...lead })["wf-customer-inquiry"]).toEqual([PHONE, asked]);
  expect(toldOf({ "wf-customer-inquiry": [PHONE, CHAT], ...lead })["wf-customer-inquiry"]).toEqual([CHAT]);
});

it("tells a form at the work that it is named by", () => {
  const asked = sign("channel", 'Form "Request a quote" with 7 fields');
  const quotes = { "wf-quote-proposal": [sign("form", "Request a quote")] };
  expect(both([asked, PHONE, MAIL], quotes)).toEqual({
    "wf-customer-inquiry": [PHONE],
    "wf-lead-intake": [MAIL],
    ...quotes,
  });
  const visits = { "wf-appointment": [sign("channel", 'Form "Book a visit" that asks for a date or party')] };
  const booked = sign("channel", 'Form "Book a visit" with 6 fields');
  expect(toldOf({ "wf-lead-intake": [booked, PHONE], ...visits })).toEqual({ "wf-lead-intake": [PHONE], ...visits });
});

it("tells two forms of one name on two pages apart", () => {
  const contact = { ...sign("channel", 'Form "Contact us" with 3 fields'), url: "https://example-clinic.com/contact" };
  const visit = sign("channel", 'Form "Contact us" that asks for a date or party');
  expect(toldOf({ "wf-lead-intake": [contact, PHONE], "wf-appointment": [visit] })["wf-lead-intake"]).toContain(
    contact,
  );
});
