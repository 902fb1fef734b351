import { expect, it } from "vitest";
import { goesOn, isCall, isInstruction } from "../../../../src/scanner/evidence/answers/answers-sentence-starts.ts";

it.each([
  ["Book your visit online.", "Book lovers find three floors of old novels here."],
  ["Call us for a price.", "Call centers in the whole county work with our headsets."],
  ["Ring the workshop on weekdays.", "Ring binders and paper for offices are what we sell."],
  ["Contact us today.", "Contact lenses of every kind are fitted in our shop."],
  ["Shop now.", "Shop fittings of oak are made in our joinery."],
  ["Get a free quote.", "Get well cards by artists of the town."],
  ["Jetzt kostenlos beraten lassen.", "Jetztzeit heißt unser Stück."],
  ["Spring sale, only today!", "Spring water, filled in glass today and in the past."],
  ["Marque uma consulta.", "Marque de vélos fondée à Lille, nous vendons partout."],
  ["Ligue para nós.", "Ligue de tennis de Bretagne, avec vingt clubs."],
  ["Reserva tu mesa.", "Reserva natural con sendas y miradores en la sierra."],
  ["Bel ons gerust.", "Bel appartement au centre de Lille avec balcon."],
  ["See more", "See more patients in less time."],
  ["Learn more about our courses.", "Learn more languages with native teachers."],
  ["Get started today.", "Get started with our kit of twelve tools."],
  ["Call (207) 555-0142 for a visit.", "Calls in the night are answered by a midwife."],
  ["Profitez-en dès aujourd’hui.", "Profitez de vingt ans de métier à Lille."],
  ["Jetzt Beratung anfordern", "Jetzt auch in Leipzig und Halle."],
  ["Boek nu een kamer.", "Boek van de maand in onze winkel in Utrecht."],
])("takes “%s” for a call and “%s” for none", (call, other) => {
  expect(isCall(call)).toBe(true);
  expect(isCall(other)).toBe(false);
});

it("tells what one is to do with the page from what one is to begin", () => {
  expect([isInstruction("Klicken Sie auf das Bild."), isCall("Klicken Sie auf das Bild.")]).toEqual([true, true]);
  expect([isInstruction("Contactez-nous."), isCall("Contactez-nous.")]).toEqual([false, true]);
  expect(isInstruction("Download our app.")).toBe(true);
  expect(isInstruction("Download speeds of a gigabit in every village.")).toBe(false);
});

it.each([
  ["nl", "En dat doen we al jaren.", "fr", "En Bretagne, nous réparons les toits."],
  ["it", "E poi ripariamo tetti.", "en", "E bikes are repaired here."],
  ["pt", "Mas há mais.", "es", "Más de veinte tejados al año."],
  ["fr", "Mais il y a plus.", "pt", "Mais de vinte telhados por ano."],
  ["it", "Ma c'è di più.", "fr", "Ma boutique vend des vélos."],
  ["pl", "Ale to nie wszystko.", "en", "Ale is brewed in our cellar."],
  ["nl", "Dan maken we het dak.", "en", "Dan Smith repairs roofs in Leeds."],
  ["es", "Y hay más.", "en", "Y ducts are what we make."],
  ["en", "But there is more.", "fr", "But de la visite : réparer le toit."],
  ["de", "So bleibt das Dach dicht.", "en", "Soft roofs are our trade."],
])("goes on in %s with “%s”, and opens in %s with “%s”", (language, on, other, opening) => {
  expect(goesOn(on, language)).toBe(true);
  expect(goesOn(opening, other)).toBe(false);
  expect(goesOn(opening, null)).toBe(false);
});

it("goes on with words that mean the same everywhere, whatever the language is", () => {
  for (const sentence of [
    "However, roofs leak.",
    "Außerdem sind wir schnell.",
    "Además, los tejados.",
    "Ponadto dachy.",
  ])
    expect(goesOn(sentence, null), sentence).toBe(true);
});
