import { describe, expect, it } from "vitest";
import { movingTold } from "../../../src/scanner/insight/told-moving.ts";
import { readSite } from "../../../src/scanner/insight/signals/site-reading.ts";
import { heading, page, site, text } from "../../fixtures/site.ts";

const told = (line: string, over: Parameters<typeof page>[0] = {}) =>
  movingTold(
    readSite(
      site({
        pages: [
          page(),
          page({
            url: "https://example-clinic.com/prices",
            kind: "pricing",
            foundBy: "link",
            headings: [heading(1, "Prices")],
            blocks: [text(line)],
            ...over,
          }),
        ],
      }),
    ),
  );

describe("the way by which a visit is moved or canceled", () => {
  it.each([
    "Please cancel your appointment by telephone.",
    "We accept no cancellations of sessions by e-mail.",
    "Termine können nur telefonisch verschoben oder abgesagt werden: Behandlungen ebenso.",
    "Pour annuler un rendez-vous, merci de nous contacter par téléphone.",
    "Para cancelar su cita, llame a la consulta.",
    "Para desmarcar a consulta, ligue com um dia de antecedência.",
    "Per disdire un appuntamento basta telefonare.",
    "Voor het annuleren van afspraken kan u ons telefonisch bereiken.",
    "Wizytę można odwołać telefonicznie.",
  ])("is told by: %s", (line) => {
    expect(told(line)).toEqual({ url: "https://example-clinic.com/prices", quote: line });
  });

  it.each([
    ["a link that does it", "Cancel your appointment by the link in the e-mail."],
    ["a question", "Can I cancel my appointment by phone?"],
    ["an order", "To cancel an order before its visit to the warehouse, send an e-mail."],
    ["a membership", "Mitgliedschaft und Vertrag: Stornierung der Termine telefonisch."],
    ["a rule without a way", "Appointments canceled within 24 hours are charged in full."],
    ["a call that cancels nothing", "Please call us to make an appointment."],
    ["an abonnement", "Votre abonnement et ses séances peuvent être annulés par téléphone."],
  ])("is not told by %s", (_what, line) => {
    expect(told(line)).toBeUndefined();
  });

  it("is not told by others, nor in a post", () => {
    const line = "Please cancel your appointment by telephone.";
    expect(told(line, { blocks: [text(line, { quoted: true })] })).toBeUndefined();
    expect(told(line, { kind: "post" })).toBeUndefined();
  });
});
