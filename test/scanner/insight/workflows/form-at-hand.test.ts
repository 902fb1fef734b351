// The form that is there: a change to forms extends it, and says where it sends nothing by itself.
import { describe, expect, it } from "vitest";
import { anchor, field, form, heading, text } from "../../../fixtures/site.ts";
import { formAtHand, formOf, inletsOf } from "../../../../src/scanner/insight/form-at-hand.ts";
import { readSite } from "../../../../src/scanner/insight/signals/site-reading.ts";
import { fillText } from "../../../../src/scanner/insight/fill-text.ts";
import { templateOf } from "../../../../src/scanner/insight/workflow-families.ts";
import { slotsOf } from "../../../../src/scanner/report/opportunity-slots.ts";
import { claimsOf, evidenceOf, home, inner, ORIGIN } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const EVENTS: Kind = { industry: "other", subKind: "events", channels: ["contact-form"] };
const mail = field({ name: "mail", type: "email" });
const message = field({ tag: "textarea", name: "text", label: "Message" });
const asking = (over: Parameters<typeof form>[0] = {}) =>
  form({ label: "Write to us", fields: [mail, message], ...over });
const quoting = (text: string, href = `${ORIGIN}/#contact`) =>
  inner("/events", "en", { anchors: [anchor(href, text)], headings: [] });
const proposed = (kind: Kind, ...pages: Parameters<typeof evidenceOf>[1]) =>
  claimsOf(kind, ...pages).flatMap(({ opportunityIds }) => opportunityIds);
const found = (...pages: Parameters<typeof evidenceOf>[1]) => formAtHand(readSite(evidenceOf(EVENTS, pages)));

describe("the form to which requests for a price lead", () => {
  it("is the form for quotes, which the change extends", () => {
    const pages = [home("en", { forms: [asking()] }), quoting("Request a quote")];
    expect(found(...pages)).toMatchObject({
      url: `${ORIGIN}/`,
      ledBy: "Request a quote",
      lacks: ["the date", "the place", "the number of people"],
    });
    expect(proposed(EVENTS, ...pages)).toContain("op-quote-proposal-quote-form-more");
    expect(proposed(EVENTS, ...pages)).not.toContain("op-quote-proposal-quote-form");
    const claim = claimsOf(EVENTS, ...pages).find(({ id }) => id === "wf-quote-proposal");
    const slots = claim && slotsOf(claim, { name: "Harbor Lane", people: "guests" });
    expect(fillText(templateOf("op-quote-proposal-quote-form-more")?.does ?? "", slots ?? {})).toBe(
      "This lets the form on the home page, to which “Request a quote” leads, ask for the date, the place and the number of people as well.",
    );
  });

  it("is that of the page that shows the work by one, where no link leads to another", () => {
    const offer = inner("/machine", "en", {
      headings: [heading(2, "Request a quote")],
      forms: [form({ label: "Request a quote", fields: [field({ name: "name" }), mail] })],
    });
    const pages = [home("en", { forms: [asking()] }), offer];
    const claim = claimsOf(EVENTS, ...pages).find(({ id }) => id === "wf-quote-proposal");
    expect([found(...pages)?.url, claim?.form?.url]).toEqual([`${ORIGIN}/`, `${ORIGIN}/machine`]);
  });

  it("is not one under a heading that shows the work, where the form itself is called otherwise", () => {
    const press = inner("/machine", "en", {
      headings: [heading(2, "Request a quote")],
      forms: [form({ label: "Questions of the press", heading: 0, fields: [field({ name: "name" }), mail] })],
    });
    const reading = readSite(evidenceOf(EVENTS, [home("en", { forms: [asking()] }), press]));
    const hit = { url: press.url, region: "h2", quote: "Request a quote", strength: 1 as const };
    expect(formOf(reading, [hit])?.url).toBe(`${ORIGIN}/`);
  });

  it("is no way in where it loses what is written", () => {
    const ways = (over: Parameters<typeof form>[0]) =>
      inletsOf(readSite(evidenceOf(EVENTS, [home("en", { forms: [asking(over)] })])));
    expect(ways({})).toEqual(["a form"]);
    expect(ways({ isSilenced: true })).toEqual([]);
    expect(found(home("en", { forms: [asking({ isSilenced: true })] }))?.isLost).toBe(true);
    expect(found(home("en", { forms: [asking()] }))?.isLost).toBeUndefined();
  });

  it("is a telephone that the pages show, and none for emergencies or in the data alone", () => {
    const waysIn = (line: string, isInData = false): string[] => {
      const evidence = evidenceOf({ industry: "professional-services", channels: ["phone"] }, [
        home("fr", { blocks: [text(line)] }),
      ]);
      const channels = evidence.channels.map((one) => ({ ...one, isInData }));
      return inletsOf(readSite({ ...evidence, channels }));
    };
    expect(waysIn("Téléphone : +33 1 99 00 12 34")).toEqual(["telephone"]);
    expect(waysIn("Urgences : +33 1 99 00 12 34")).toEqual([]);
    expect(waysIn("24-hour emergency plumber in Leeds: call 0113 496 0000")).toEqual(["telephone"]);
    expect(waysIn("Call 0113 496 0000 for appointments and emergencies.")).toEqual(["telephone"]);
    expect(waysIn("Téléphone : +33 1 99 00 12 34", true)).toEqual([]);
  });

  it("is said to be mended first where it loses what is written, and inquiries to come by other ways", () => {
    const kind: Kind = { industry: "technology", channels: ["contact-form", "phone"] };
    const told = (over: Parameters<typeof form>[0]) => {
      const claim = claimsOf(kind, home("en", { forms: [asking(over)] })).find(({ id }) => id === "wf-lead-intake");
      const slots = claim && slotsOf(claim, { name: "Harbor Lane", people: "customers" });
      return fillText(templateOf("op-lead-intake-structured-intake")?.steps[0] ?? "", slots ?? {});
    };
    expect(told({})).toMatch(/^Read the last 30 inquiries and list/);
    expect(told({ isSilenced: true })).toMatch(/^Read the last 30 inquiries, which came by telephone, and list/);
  });

  it("is built where the site has none", () => {
    const none: Kind = { ...EVENTS, channels: ["email"] };
    expect(proposed(none, home("en"), quoting("Request a quote", "mailto:office@example-clinic.com"))).toContain(
      "op-quote-proposal-quote-form",
    );
  });

  it("lacks nothing that one of its fields asks for, and no agreement asks", () => {
    const fields = [mail, message, field({ name: "d", type: "date" }), field({ name: "ort", label: "Ort der Feier" })];
    expect(found(home("en", { forms: [asking({ fields })] }))?.lacks).toEqual(["the number of people"]);
    for (const label of ["E-mail address", "Personal message", "Capacity", "When can we call you back?"])
      expect(
        found(home("en", { forms: [asking({ fields: [message, field({ name: "f", label })] })] }))?.lacks,
        label,
      ).toHaveLength(3);
    const agreed = field({ type: "checkbox", name: "news", label: "Tell me of guests, dates and places" });
    expect(found(home("en", { forms: [asking({ fields: [mail, message, agreed] })] }))?.lacks).toHaveLength(3);
  });
});

describe("a form that opens a mail program", () => {
  const SAID = [
    ["en", "Submitting opens your email application with these details."],
    ["de", "Mit dem Absenden öffnet sich dein E-Mail-Programm."],
    ["fr", "L'envoi ouvre votre logiciel de messagerie."],
    ["es", "Al enviar se abrirá tu programa de correo."],
    ["pt", "Ao enviar abre o seu programa de e-mail."],
    ["it", "L'invio apre il tuo programma di posta."],
    ["nl", "Verzenden opent je e-mailprogramma."],
    ["pl", "Po wysłaniu otworzy się program pocztowy."],
  ] as const;
  it.each(SAID)("is told from one that sends (%s)", (language, sentence) => {
    const forms = [asking({ action: "", hasAction: false })];
    expect(found(home(language, { forms, blocks: [text(sentence)] }))?.byMail).toBe(true);
    expect(found(home(language, { forms, blocks: [text("Wir antworten per E-Mail.")] }))?.byMail).toBeUndefined();
  });
  it("is one that is sent to a mail address", () => {
    const forms = [asking({ action: "mailto:office@example-clinic.com", hasAction: true })];
    expect(found(home("en", { forms }))?.byMail).toBe(true);
  });
});

it("papers that are filled in together are not asked for by an upload", () => {
  const school: Kind = { industry: "education", channels: ["contact-form"] };
  const papers = (...more: string[]) =>
    proposed(
      school,
      home("de", {
        forms: [asking()],
        blocks: ["Welche Unterlagen brauche ich zur Anmeldung?", ...more].map((one) => text(one)),
      }),
      inner("/p", "de", { blocks: [text("Diese Unterlagen benötigen wir von Ihnen: Ausweis, Sehtest.")] }),
    );
  const op = "op-document-collection-upload-checklist";
  expect(papers()).toContain(op);
  expect(papers("Den Antrag füllen wir gemeinsam aus.")).not.toContain(op);
  expect(papers("Reichen Sie alles über unser sicheres Portal ein.")).not.toContain(op);
});

it("an assistant of its own is seen where the pages name it, and is no product of the business", () => {
  const answering = (kind: Kind, sentence: string) =>
    claimsOf(kind, home("de", { blocks: [text(sentence)] })).find(({ id }) => id === "wf-customer-inquiry")
      ?.alreadyAutomated;
  const SCHOOL: Kind = { industry: "education", channels: ["phone", "contact-form"] };
  expect(answering(SCHOOL, "Frag unseren Assistenten, er antwortet sofort.")).toContain(
    "first answers by an assistant of its own",
  );
  expect(answering(SCHOOL, "Unser Assistent Herr Meier ist montags da.")).toEqual([]);
  expect(answering({ ...SCHOOL, industry: "technology" }, "Frag unseren Assistenten.")).toEqual([]);
});
