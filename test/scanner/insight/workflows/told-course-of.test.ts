// Steps that a page tells stand in place of the usual ones, at the work that they name.
import { describe, expect, it } from "vitest";
import type { PageFacts, TextBlock } from "../../../../src/scanner/evidence/page-facts.ts";
import { withToldCourses } from "../../../../src/scanner/insight/told-course-of.ts";
import { page, profile, text } from "../../../fixtures/site.ts";
import { claimOf } from "./claim.ts";

const course = (heading: string, ...names: string[]): TextBlock[] => [
  text(heading, { tag: "h2" }),
  ...names.flatMap((name, at) => [text(String(at + 1)), text(name, { tag: "h3" }), text("We do it with you.")]),
];
const reading = (...blocks: TextBlock[]): PageFacts[] => [
  page({ url: "https://example.com/services", kind: "other", blocks }),
];
const stepsOf = (site: PageFacts[], ...ids: string[]): Record<string, string[]> => stepsIn("en", site, ...ids);
const stepsIn = (language: string, site: PageFacts[], ...ids: string[]): Record<string, string[]> =>
  Object.fromEntries(
    withToldCourses(
      site,
      ids.map((id) => claimOf({ id })),
      profile({ language: { value: site[0]?.htmlLang ?? language } }),
    )
      .filter(({ courseUrl }) => courseUrl !== undefined)
      .map(({ id, steps }) => [id, steps.map(({ name }) => name)]),
  );

describe("steps that a page tells", () => {
  it("are those of quoting, where one of them is the quote", () => {
    const site = reading(...course("How we work", "First call", "Custom proposal", "We build"));
    expect(stepsOf(site, "wf-quote-proposal", "wf-appointment")).toEqual({
      "wf-quote-proposal": ["First call", "Custom proposal", "We build"],
    });
  });

  it("leave out the end of the job, which is no step of the offer for it", () => {
    const told = (...names: string[]) =>
      stepsOf(reading(...course("How we work", ...names)), "wf-quote-proposal")["wf-quote-proposal"];
    expect(told("First call", "Custom proposal", "Work checked")).toEqual(["First call", "Custom proposal"]);
    expect(told("First call", "Custom proposal", "Work checked by you")).toEqual(["First call", "Custom proposal"]);
    expect(told("First call", "Custom proposal", "Work starts")).toEqual([
      "First call",
      "Custom proposal",
      "Work starts",
    ]);
  });

  it("are those of a part of the work only where the heading or half of them name it", () => {
    const names = ["First call", "Book an appointment", "We build", "Hand over"];
    const found = { "wf-appointment": names };
    expect(stepsOf(reading(...course("How we work", ...names)), "wf-appointment")).toEqual({});
    expect(stepsOf(reading(...course("Your first visit: how it works", ...names)), "wf-appointment")).toEqual(found);
  });

  it("are those of no work that they do not name", () => {
    const site = reading(...course("How we work", "Discover", "Build", "Grow"));
    expect(stepsOf(site, "wf-quote-proposal", "wf-lead-intake")).toEqual({});
  });

  const careers = (...names: string[]): PageFacts[] =>
    reading(...course("What happens next", ...names)).map((one) => ({ ...one, kind: "careers" as const }));

  it("of how one is hired are those of no other work", () => {
    expect(stepsOf(careers("Phone call", "Trial day", "Get an offer"), "wf-quote-proposal", "wf-recruiting")).toEqual(
      {},
    );
    const hired = careers("Send your application", "We answer each application", "Trial day");
    expect(Object.keys(stepsOf(hired, "wf-quote-proposal", "wf-recruiting"))).toEqual(["wf-recruiting"]);
  });

  it.each([
    ["en", ["View the home", "Make your offer", "Sign"], 0],
    ["en", ["First call", "Get an offer", "Sign"], 1],
    ["de", ["Anreise", "Angebot: Stadtführung", "Abreise"], 0],
    ["de", ["Anfrage", "Angebot", "Ausführung"], 1],
    ["fr", ["Vous nous appelez", "Visite à domicile", "Suivi quotidien par nos soignants"], 0],
    ["it", ["Chiamata", "Manutenzione ordinaria", "Collaudo"], 0],
    ["it", ["Chiamata", "Manutenzione ordinaria", "Preventivo gratuito"], 1],
    ["nb", ["Forespørsel", "Få et tilbud", "Montering"], 1],
    ["en", ["Choose your location", "Fill in", "Collect"], 0],
  ])("name their work by whole words of their language (%s): %s", (htmlLang, names, count) => {
    const heading = { de: "Unser Ablauf", fr: "Notre méthode", it: "Come lavoriamo" }[htmlLang] ?? "How we work";
    const site = reading(...course(heading, ...names)).map((one) => ({ ...one, htmlLang }));
    const found = stepsOf(site, "wf-quote-proposal", "wf-order-processing", "wf-rental-booking");
    expect(Object.keys(found)).toEqual(count === 1 ? ["wf-quote-proposal"] : []);
  });

  it.each([
    ["de", "Unser Ablauf", ["Anfrage", "Angebot", "Ausführung"]],
    ["it", "Come lavoriamo", ["Chiamata", "Preventivo gratuito", "Collaudo"]],
  ])(
    "are read in the language of the page or else of the site where the page declares none (%s)",
    (language, heading, names) => {
      const blocks = [text(heading, { tag: "h2" }), ...names.map((name, at) => text(`${at + 1}. ${name}`))];
      const undeclared = reading(...blocks).map((one) => ({ ...one, htmlLang: null }));
      expect(stepsIn(language, undeclared, "wf-quote-proposal")).toEqual({ "wf-quote-proposal": names });
      expect(stepsIn("pt", undeclared, "wf-quote-proposal")).toEqual({});
    },
  );

  it.each([
    ["How to order", "wf-order-processing"],
    ["How to book an appointment", "wf-appointment"],
  ])("are those of the work that their heading names: %s", (heading, id) => {
    const names = ["Choose a day", "Tell us your name", "Come by"];
    expect(stepsOf(reading(...course(heading, ...names)), id)).toEqual({ [id]: names });
  });

  it("name no persons", () => {
    const site = reading(...course("How we work", "Call us", "Anna Berg sends the quote to you", "We build"));
    expect(stepsOf(site, "wf-quote-proposal")["wf-quote-proposal"]?.[1]).toBe("… sends the quote to you");
  });

  it("are not published as work that runs by itself where such work is done by hand", () => {
    const site = reading(...course("How we work", "Call us", "Free quote", "We build"));
    const claim = claimOf({ id: "wf-quote-proposal" });
    const byHand = { ...claim, steps: claim.steps.map((step) => ({ ...step, isManual: true })) };
    const [told] = withToldCourses(site, [byHand], profile());
    expect(told?.steps.map(({ isManual }) => isManual)).toEqual([true, true, true]);
  });
});
