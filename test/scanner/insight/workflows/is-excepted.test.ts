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
  ["gives-lessons", "I teach private lessons at home, hourly rate 40 pounds."],
  ["gives-lessons", "I teach private lessons: the rate I charge is the same for all."],
  ["bills", "Forget hourly rates: we send one invoice each month, payable within 14 days."],
  ["term:invoice", "Fini la facturation à l'heure : nous facturons un forfait mensuel par prélèvement."],
  ["bills", "Schluss mit Überraschungsrechnungen: Wir stellen jeden Monat eine Rechnung."],
  ["bills", "Adiós a las facturas sorpresa: facturamos cada mes."],
  ["accepts-insurance", "Insurance claims are filed for you the same day; see the site of your insurer."],
  ["wf-claims-insurance", "Insurance is accepted; the list is on the website of the fund."],
  ["accepts-insurance", "Seguros médicos aceptados: consulte el cuadro en la web de su aseguradora."],
  ["reminds-when-due", "We remind you when the yearly service is due; write to us for a date."],
])("what tells of the work beside such words counts (%s): %s", (id, sentence) => {
  expect(excepts(id, sentence)).toBe(false);
});

it.each([
  "The campaign runs until 31 May, so please donate today by cheque or bank transfer.",
  "La campaña termina el 31 de mayo: haz tu donativo por transferencia.",
  "De actie loopt nog: uw donatie helpt.",
  "The campaign ends on 31 May: volunteers are needed, please volunteer by phone.",
  "The promotion ends on Friday: enrol your child in a course by phone.",
  "The promotion applies until May: apply for a place in the course.",
])("until when something is offered leaves what is offered: %s", (sentence) => {
  for (const id of ["asks-gifts", "wants-volunteers", "enrols-learners"]) expect(excepts(id, sentence), id).toBe(false);
});

it.each([
  "We call our customers with a reminder when the annual boiler service is due.",
  "Our office phones you: a reminder from us each year for the boiler service.",
  "Wir erinnern Sie telefonisch an die nächste Wartung.",
  "Nous vous appelons chaque année avant l'entretien.",
  "Te avisamos por teléfono cuando toca la revisión.",
  "Wij bellen u: zo herinneren wij u aan het onderhoud.",
])("who is called is reminded by people: %s", (sentence) => {
  expect(excepts("reminds-when-due", sentence)).toBe(true);
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
  "A promoção aplica-se a recomendações com visita técnica.",
  "La promozione si applica ai sopralluoghi: la ricompensa è in denaro.",
  "De beloning geldt voor een bezoek aan huis.",
  "Nagroda za polecenie obowiązuje przy wizycie u klienta.",
])("the terms of a reward show no work but the rewarding: %s", (sentence) => {
  expect(excepts("sends-people", sentence)).toBe(true);
  expect(excepts("term:referral", sentence)).toBe(false);
  expect(excepts("sends-people", "Our engineers visit you at home.")).toBe(false);
});

it.each([
  ["Some insurers may refund a part of it: ask yours.", "We bill your insurer directly."],
  ["Manche Krankenkassen können einen Teil erstatten.", "Wir rechnen direkt mit der Krankenkasse ab."],
  ["Certaines mutuelles peuvent en rembourser une partie.", "Nous envoyons la demande à votre mutuelle."],
  ["Algunas mutuas pueden reembolsar una parte.", "Tramitamos el parte con su mutua."],
  ["Algumas seguradoras podem reembolsar uma parte.", "Tratamos do reembolso com a seguradora."],
  ["Alcune assicurazioni possono rimborsarne una parte.", "Inviamo la pratica all'assicurazione."],
  ["Sommige verzekeraars kunnen een deel vergoeden.", "Wij declareren bij uw verzekeraar."],
])("what an insurer may refund is no paper that is done here: %s", (may, done) => {
  for (const id of ["accepts-insurance", "handles-insurance", "term:claims", "wf-claims-insurance"]) {
    expect(excepts(id, may), id).toBe(true);
    expect(excepts(id, done), id).toBe(false);
  }
});

it.each([
  ["We provide all documents needed for the permit.", "We provide the forms; please send us your documents."],
  ["Wir übergeben alle erforderlichen Unterlagen.", "Wir übergeben Ihnen eine Liste; bitte senden Sie die Unterlagen."],
  ["Nous remettons tous les documents nécessaires.", "Apportez tous les documents nécessaires."],
  ["Fornecemos toda documentação necessária.", "Envie os documentos; fornecemos o contrato."],
  ["Forniamo tutta la documentazione necessaria.", "Inviate la documentazione necessaria."],
])("papers that the business hands over are not collected: %s", (given, asked) => {
  for (const id of ["needs-papers", "wf-document-collection"]) {
    expect(excepts(id, given), id).toBe(true);
    expect(excepts(id, asked), id).toBe(false);
  }
});
