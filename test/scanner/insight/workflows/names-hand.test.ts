// A quotation shows handwork where it names who does it or an act that only people do.
import { describe, expect, it } from "vitest";
import { namesHand } from "../../../../src/scanner/insight/signals/names-hand.ts";
import { stepsOf } from "../../../../src/scanner/insight/workflow-steps.ts";
import { familyOf } from "../../../../src/scanner/insight/workflow-families.ts";
import { handsSentence } from "../../../../src/scanner/report/summarise-handwork.ts";
import { toWorkflowViewIn } from "../../../../src/scanner/report/workflow-view.ts";
import { claimOf } from "./claim.ts";

const URL = "https://example.com/contact";
const sign = (region: string, quote: string): { url: string; region: string; quote: string } => ({
  url: URL,
  region,
  quote,
});

describe("a quotation on handwork", () => {
  it.each([
    ["manual-wait", "We reply to messages within two working days.", false],
    ["manual-wait", "Resposta em até 2h úteis", false],
    ["manual-wait", "Fill out the form, and our team will get back to you.", true],
    ["manual-wait", "Wir rufen Sie innerhalb von zwei Tagen zurück.", true],
    ["manual-wait", "Our personalized quote comes within a day.", false],
    ["manual-call", "Utilisez le formulaire ou appelez-nous", false],
    ["manual-call", "Please call us to book.", true],
    ["manual-wait", "A member of staff replies within 2 days.", true],
    ["manual-wait", "The owner replies to every message himself within two days.", true],
    ["manual-wait", "I answer every e-mail myself within two days.", true],
    ["manual-wait", "Dr. Roy answers within two days.", true],
    ["manual-wait", "We call back within two days", true],
    ["manual-wait", "We'll call within two days", true],
    ["manual-wait", "We will phone within a day", true],
    ["manual-wait", "You will receive a verification e-mail within 5 minutes.", false],
    ["manual-wait", "Réponse aux étudiants sous 48 heures.", false],
    ["manual-wait", "Your revised invoice arrives within a day.", false],
    ["manual-wait", "Prüfungstermine beantworten wir innerhalb von zwei Tagen.", false],
    ["manual-call", "Please call our office to arrange a site visit.", true],
    ["manual-call", "Appelez notre bureau pour votre formation.", true],
    ["manual-mail", "Email our team with your former address.", true],
    ["manual-call", "Please call us; we do not book online.", true],
    ["manual-call", "Rufen Sie uns an oder nutzen Sie das Formular.", false],
    ["manual-call", "Call us or use our online form.", false],
    ["manual-form", "Print the form and bring it with you.", true],
    ["manual-hand", "Reception types it into your record.", true],
    ["manual-hand", "We answer every application within two weeks.", false],
    ["manual-hand", "We answer every application personally.", true],
    ["manual-mail", "Schreiben Sie uns eine E-Mail, wir melden uns, sobald die nächste Lieferung da ist.", false],
    ["manual-mail", "Fragen zur Bestellung beantworten wir per E-Mail, meist innerhalb eines Werktags.", false],
    ["manual-call", "Call us, and our team will get back to you.", true],
  ])("of the kind %s names a hand or none: %s", (region, quote, names) => {
    expect(namesHand({ region, quote })).toBe(names);
  });

  it("that promises a time is told as promised at its step, and not as done by hand in the summary", () => {
    const family = familyOf("wf-customer-inquiry");
    if (!family) throw new Error("no such family");
    const quoted = sign("manual-wait", "We reply to messages within two working days.");
    const steps = stepsOf(family, [], { manual: [quoted], hands: [] });
    expect(steps.find(({ name }) => name === "Reply")).toMatchObject({ basis: "promised", quote: quoted.quote });
    const claim = claimOf({ id: family.id, steps, evidence: [quoted], manualQuotes: [quoted] });
    const workflows = [toWorkflowViewIn({ name: "Oak", people: "customers" })(claim)];
    expect(workflows[0]?.steps).toContainEqual({
      name: "Reply",
      description: `promised: “${quoted.quote}”`,
      isManual: true,
      basis: "promised",
    });
    expect(handsSentence({ scanType: "full", workflows, name: "Oak", waitsForScripts: false })).toBe(
      "The pages of Oak show this work: answering questions.",
    );
  });
});
