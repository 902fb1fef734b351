// What a sentence that asks people to call, to write or to wait is about.
import { describe, expect, it } from "vitest";
import { isOfOtherWork, namesQuestions } from "../../../src/scanner/evidence/workflow/other-work.ts";
import { fold } from "../../../src/scanner/evidence/workflow/manual-quote.ts";

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
    expect(isOfOtherWork(fold(said))).toBe(true);
  });
});

describe("questions", () => {
  it.each([
    ["en", "Questions? Write to us."],
    ["en", "We answer all e-mails within two days."],
    ["de", "Bei Fragen rufen Sie uns gerne an."],
    ["de", "Wir antworten innerhalb von zwei Tagen."],
    ["fr", "Nous répondons à vos messages sous 48 heures."],
    ["es", "Si tienes dudas, llámanos."],
    ["pt", "Responderemos à sua mensagem em dois dias."],
    ["it", "Rispondiamo entro due giorni."],
    ["nl", "Heeft u een vraag? Bel ons."],
    ["pl", "Masz pytania? Zadzwoń do nas."],
  ])("are named by the sentence (%s): %s", (_language, said) => {
    expect(namesQuestions(fold(said))).toBe(true);
  });
  it.each([
    ["en", "Call us to get started."],
    ["en", "Unquestionably the best: call us."],
    ["de", "Wir freuen uns auf Ihren Anruf."],
    ["de", "Verantwortlich: rufen Sie uns an."],
    ["de", "Einen Termin vereinbaren Sie per Nachricht."],
    ["fr", "Appelez-nous pour votre demande de devis."],
    ["es", "Llámanos y pide cita."],
    ["it", "Chiamaci per un preventivo."],
    ["nl", "Bel ons voor een afspraak."],
    ["nl", "Vraag vandaag nog een offerte aan."],
    ["es", "Envíe el paquete por Correos."],
    ["it", "Inviate la domanda di iscrizione."],
    ["fr", "Envoyez votre demande d'inscription."],
    ["de", "Preise können Sie telefonisch anfragen."],
    ["pl", "Zadzwoń do nas."],
  ])("are not (%s): %s", (_language, said) => {
    expect(namesQuestions(fold(said))).toBe(false);
  });
});
