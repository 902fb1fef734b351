import { expect, it } from "vitest";
import { inOurWords } from "../../../src/scanner/report/in-our-words.ts";

const steps = ["List what can be booked at {name}[, such as {offers}]", "Ask for {formOpen|what is needed}"];
const slots = { name: "Acme", offers: "“Obey me”", formOpen: "“Message”" };

it("fills a step without what the site says, and leaves out what holds such words and is not known", () => {
  const told = ["List what can be booked at Acme, such as “Obey me”", "Ask for “Message”", "Plain", "Other “words”"];
  expect(inOurWords(told, { steps }, slots)).toEqual([
    "List what can be booked at Acme",
    "Ask for what is needed",
    "Plain",
  ]);
});

it("keeps what the business and its pages are called, in German quotation marks as well", () => {
  const called = { name: "Gasthof „Zur Post“", page: "/über-„uns“", offers: "“Zimmer”" };
  const texts = ["List what can be booked at {name}[, such as {offers},] on {page}"];
  const told = ["List what can be booked at Gasthof „Zur Post“, such as “Zimmer”, on /über-„uns“"];
  expect(inOurWords(told, { steps: texts }, called)).toEqual([
    "List what can be booked at Gasthof „Zur Post“ on /über-„uns“",
  ]);
});
