// What a sentence that asks people to call, to write or to wait is about: by itself, by what stands before it and above it.
import { describe, expect, it } from "vitest";
import { isOfOtherWork } from "../../../src/scanner/evidence/workflow/other-work.ts";
import { fold } from "../../../src/scanner/evidence/workflow/manual-quote.ts";

const isOther = (said: string, { before = "", above = "" } = {}): boolean =>
  isOfOtherWork({ said: fold(said), before: fold(before), above: fold(above) });

describe("work of its own", () => {
  it.each([
    ["en", "We will call you to confirm your ride."],
    ["de", "Wir melden uns telefonisch zur Bestätigung."],
    ["fr", "Nous vous appelons pour confirmer votre visite."],
    ["es", "Le llamaremos para confirmar la mesa."],
    ["pt", "Entraremos em contato depois de verificar os documentos."],
    ["it", "La ricontatteremo per confermare il tavolo."],
    ["nl", "Wij bellen u ter bevestiging terug."],
    ["pl", "Sprawdzimy kompletność dokumentów i skontaktujemy się z Tobą."],
    ["en", "Tell us briefly about your case by email."],
    ["fr", "Écrivez-nous en exposant la nature du dossier."],
    ["fr", "En cas d'urgence, appelez-nous."],
  ])("is told by the sentence (%s): %s", (_language, said) => {
    expect(isOther(said)).toBe(true);
  });

  it.each([
    ["Rufen Sie uns an.", { before: "Sie brauchen sofort ein Taxi?" }],
    ["Einfach eine E-Mail schreiben.", { before: "Werden Sie Mitglied!" }],
    ["Just send us an email.", { before: "New members are always welcome." }],
    ["Llámanos.", { above: "Pide cita" }],
    ["Skontaktujemy się z Tobą.", { above: "Zostań członkiem" }],
    ["Bel ons.", { above: "Spoedgeval" }],
  ])("is told by what stands around it: %s %j", (said, around) => {
    expect(isOther(said)).toBe(false);
    expect(isOther(said, around)).toBe(true);
  });
});

describe("any question", () => {
  it.each([
    ["Questions? Write to us.", { above: "Book a table" }],
    ["Bei Fragen rufen Sie uns gerne an.", { before: "Termine buchen Sie online." }],
    ["Für alles andere schreiben Sie uns.", { before: "Einen Termin buchen Sie online." }],
    ["Write to us.", { before: "Questions on your membership?" }],
    ["Call us.", { above: "Contact and booking" }],
    ["We answer within two days.", { before: "In an emergency call 112." }],
    ["Contact us.", { above: "About the firm" }],
    ["In your case it may cost less: call us.", {}],
    ["En su caso, escríbanos.", {}],
    ["Sie erhalten eine Bestätigung, wir antworten innerhalb von zwei Tagen.", {}],
  ])("stays one: %s %j", (said, around) => {
    expect(isOther(said, around)).toBe(false);
  });
});
