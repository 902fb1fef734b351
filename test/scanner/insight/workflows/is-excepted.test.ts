// Sentences that hold the words of a piece of work and show none of it.
import { expect, it } from "vitest";
import { isExcepted } from "../../../../src/scanner/insight/signals/is-excepted.ts";

const excepts = (id: string, sentence: string): boolean => isExcepted(id, () => sentence);

it.each([
  ["When a lot returns, it moves back to the shop.", "If an item returns to us damaged, we refund it."],
  ["Die Kollektion kommt im Herbst zurück.", "Kommt die Ware zurück, erstatten wir den Preis."],
  ["La collection revient au printemps.", "Le retour du colis est gratuit."],
  ["La temporada vuelve en otoño.", "Devolvemos el importe del pedido."],
  ["A coleção volta em maio.", "Devolva a encomenda em 14 dias."],
  ["La stagione torna a maggio.", "Il reso della merce è gratuito."],
  ["Het seizoen komt in mei terug.", "Stuur het pakket terug."],
  ["Kolekcja wraca w maju.", "Zwrot towaru jest bezpłatny."],
])("what comes back by itself is returned by nobody: %s", (again, returned) => {
  expect(excepts("takes-returns", again)).toBe(true);
  expect(excepts("takes-returns", returned)).toBe(false);
});

it.each([
  ["takes-returns", "Our winter collection is back; exchange within 30 days."],
  ["takes-returns", "If the series comes back damaged, we refund it."],
  ["takes-returns", "Der Sommer kommt wieder: Umtausch innerhalb von 30 Tagen."],
  ["bills", "Keine versteckten Kosten: Sie erhalten die Rechnung monatlich."],
  ["bills", "Sans mauvaises surprises : la facture vous est envoyée chaque mois."],
  ["accepts-insurance", "We accept all insurers listed on the page of partners."],
  ["accepts-insurance", "Trabajamos con todas; consulte la página de la mutua."],
  ["handles-insurance", "Wir rechnen ab; mehr auf der Website der Krankenkasse."],
  ["gives-lessons", "Pay the first instalment and book lessons with your teacher."],
])("what tells of the work beside such words counts (%s): %s", (id, sentence) => {
  expect(excepts(id, sentence)).toBe(false);
});

it.each([
  ["Forget hourly billing.", "We send the invoice monthly, billed by the hour."],
  ["No more surprise bills!", "The bill is sent after the job."],
  ["Schluss mit Stundenabrechnung!", "Die Stundenabrechnung erhalten Sie monatlich."],
  ["Fini les factures surprises !", "Nous envoyons la facture chaque mois."],
  ["Olvídate de la facturación por horas.", "La facturación por horas es mensual."],
  ["Esqueça as faturas surpresa.", "A fatura é enviada por mês."],
  ["Dimentica le bollette a sorpresa.", "La fattura arriva ogni mese."],
  ["Vergeet uurtje-factuurtje.", "U ontvangt elke maand een factuur."],
  ["Zapomnij o rozliczeniach godzinowych.", "Fakturę wysyłamy co miesiąc."],
])("a slogan on the price bills nobody: %s", (slogan, billed) => {
  for (const id of ["bills", "term:invoice"]) {
    expect(excepts(id, slogan), id).toBe(true);
    expect(excepts(id, billed), id).toBe(false);
  }
});

it.each([
  ["What is covered you find on the website of the health fund.", "We send the claim to your insurance."],
  ["Was erstattet wird, steht auf der Website der Krankenkasse.", "Wir rechnen mit der Krankenkasse ab."],
  ["Les remboursements sont sur le site de la caisse.", "Nous télétransmettons à la caisse."],
  ["Consulte la web de su aseguradora.", "Trabajamos con su aseguradora."],
  ["Veja o site da sua seguradora.", "Trabalhamos com a sua seguradora."],
  ["I rimborsi sono sul sito della cassa.", "Inviamo la pratica alla cassa."],
  ["Informatie over terugbetaling vindt u op de website van het fonds.", "Wij rekenen af met het fonds."],
  ["Szczegóły są na stronie NFZ.", "Rozliczamy się z NFZ."],
])("whoever is sent to the insurer's site has no papers done here: %s", (sent, done) => {
  for (const id of ["accepts-insurance", "handles-insurance", "term:claims", "wf-claims-insurance"]) {
    expect(excepts(id, sent), id).toBe(true);
    expect(excepts(id, done), id).toBe(false);
  }
});

it.each([
  "II rata 600 PLN płatna do 15 godziny jazd.",
  "The second instalment is due before the fifth lesson.",
  "Die zweite Rate ist vor der fünften Stunde fällig.",
  "Le deuxième versement est dû avant la cinquième leçon.",
  "El segundo pago vence antes de la quinta clase.",
  "A segunda prestação vence antes da quinta aula.",
  "La seconda rata scade prima della quinta lezione.",
  "De tweede termijn vervalt voor de vijfde les.",
])("when a part of the price is due books no lesson: %s", (sentence) => {
  expect(excepts("gives-lessons", sentence)).toBe(true);
  expect(excepts("gives-lessons", "Private lessons at 50 PLN an hour.")).toBe(false);
});

it.each([
  "The promotion applies to referrals that lead to a site visit.",
  "Die Empfehlungsprämie gilt für Anfragen mit Termin vor Ort.",
  "La prime de parrainage est versée après la visite technique.",
  "La promoción se aplica a recomendaciones que avancen a visita técnica.",
  "A promoção aplica-se a visitas técnicas.",
  "La promozione si applica ai sopralluoghi.",
  "De actie geldt voor een bezoek aan huis.",
  "Promocja obowiązuje przy wizycie u klienta.",
])("the terms of a reward show no work but the rewarding: %s", (sentence) => {
  expect(excepts("sends-people", sentence)).toBe(true);
  expect(excepts("term:referral", sentence)).toBe(false);
  expect(excepts("sends-people", "Our engineers visit you at home.")).toBe(false);
});
