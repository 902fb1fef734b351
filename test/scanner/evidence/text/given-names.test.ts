import { expect, it } from "vitest";
import { withoutGivenNames } from "../../../../src/scanner/evidence/text/given-names.ts";

it.each([
  [
    "Apply with your CV; Joke reads every application herself.",
    "Apply with your CV; …reads every application herself.",
  ],
  ["Carol and Denise answer the telephone.", "…answer the telephone."],
  ["Anna, Maria e Giulia rispondono al telefono.", "…rispondono al telefono."],
  ["Marek czyta każde zgłoszenie osobiście.", "…czyta każde zgłoszenie osobiście."],
])("leaves names out of %j", (sentence, without) => {
  expect(withoutGivenNames(sentence)).toBe(without);
});

it.each([
  "Reception types it into your record.",
  "The owner reads every letter himself.",
  "Monday and Friday we open late.",
  "Kasse und Empfang nehmen Anrufe an.",
  "Hand in forms and letters yourself.",
])("leaves %j as it is", (sentence) => {
  expect(withoutGivenNames(sentence)).toBe(sentence);
});
