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
    "To cancel or reschedule, call us 24 hours before your appointment.",
    "If you can't make your appointment, please ring us.",
    "You can move your appointment by phone.",
    "Bitte sagen Sie Termine mindestens 24 Stunden vorher telefonisch ab, nicht per E-Mail.",
    "Terminabsagen bitte nur telefonisch.",
    "Arzttermine bitte telefonisch absagen.",
    "Können Sie einen Termin nicht wahrnehmen, rufen Sie uns bitte an.",
    "Pour modifier votre rendez-vous, appelez-nous.",
    "Para cambiar su cita, llame a la recepción.",
    "Per spostare la visita si prega di telefonare.",
    "Aby przełożyć wizytę, prosimy zadzwonić.",
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

  it.each([
    "If we have to cancel a class, we will let you know by e-mail.",
    "If we have to cancel your appointment, we will phone you.",
    "Should your appointment be cancelled by us, we will phone you.",
    "Please note that you will get a text or e-mail if a class is cancelled.",
    "Your lesson is confirmed by email and cancelled if payment is not received.",
    "Appointments not confirmed by phone are cancelled.",
    "You must confirm your appointment by phone, or it is canceled.",
    "Please call us for a refund where you had to cancel a class.",
    "Please call to hear whether your session is cancelled.",
    "Bitte rufen Sie uns an, wenn ein Termin abgesagt wurde.",
    "Join our cancellation list by phone to get earlier visits.",
    "Please call us to join the waiting list for cancelled sessions.",
    "Wenn wir einen Termin absagen müssen, rufen wir Sie an.",
    "Bitte beachten Sie: Bei Absage eines Termins durch die Praxis werden Sie telefonisch informiert.",
    "Nicht telefonisch bestätigte Termine werden storniert.",
    "Si nous devons annuler une séance, nous vous appelons : merci de laisser votre téléphone.",
    "Si tenemos que anular su cita, le avisaremos por teléfono.",
    "Se dobbiamo annullare una visita, la chiamiamo: si prega di lasciare il telefono.",
    "Jeśli zajęcia zostaną odwołane, poinformujemy telefonicznie.",
  ])("is not told by what the business does itself: %s", (line) => {
    expect(told(line)).toBeUndefined();
  });

  it("is not told by others, nor in a post", () => {
    const line = "Please cancel your appointment by telephone.";
    expect(told(line, { blocks: [text(line, { quoted: true })] })).toBeUndefined();
    expect(told(line, { kind: "post" })).toBeUndefined();
  });
});
