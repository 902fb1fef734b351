import { expect, it } from "vitest";
import { isMakersNote, noteToOwner } from "../../../src/scanner/evidence/text/makers-notes.ts";

it.each([
  "Lorem ipsum dolor sit amet, consectetur adipiscing elit.",
  "Review link (placeholder)",
  "[Placeholder for actual form functionality]",
  "Best [Your Service] in town: a complete guide",
  "Website note: to enable delivery of the form, set request.endpoint in assets/js/settings.js.",
  "Bitte ersetzen Sie alle Platzhalter durch Ihre Geschäftsdaten.",
  "Kartenplatzhalter: hier steht später eine Karte",
  "Google Map embed (replace with your map)",
  "Template for review. Check this notice against your own procedures.",
  "Usa clases de `main.css` para elementos especiales.",
  "Post Title 1",
  "Loading our latest news…",
  "Lade Termine...",
  "Carregando pedidos…",
])("“%s” was left by who built the page", (text) => {
  expect(isMakersNote(text)).toBe(true);
});

it.each([
  "Place the box on private property (your driveway).",
  "We replace broken windows the same day.",
  "Our offices stand here since 1990.",
  "Note: we are closed on Mondays.",
  "Custom templates in PHP and JS for your shop.",
  "First title 1st floor",
  "Loading ramps are free. Ask us for more...",
  "Laden in der Altstadt",
])("“%s” is said by the business", (text) => {
  expect(isMakersNote(text)).toBe(false);
});

it.each([
  ["This page targets land clearing near me searches across the county.", true],
  ["GSC already shows stump-removal impressions around the lake.", true],
  ["Meet locally for handoff (Batavia/Corfu — refine later)", true],
  ["Start small—refine later", false],
  ["This page is optimized for search queries such as “dentist near me”.", false],
  ["This page targets beginners who want to learn the guitar.", false],
  ["We refine later drafts together with you.", false],
])("“%s” speaks to whoever keeps the page: %s", (text, is) => {
  expect(noteToOwner(text) !== undefined).toBe(is);
});
