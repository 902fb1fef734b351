import { expect, it } from "vitest";
import { withoutGivenNames } from "../../../../src/scanner/evidence/text/given-names.ts";

it.each([
  [
    "Apply with your CV; Joke reads every application herself.",
    "Apply with your CV; … reads every application herself.",
  ],
  ["Carol and Denise answer the telephone.", "… answer the telephone."],
  ["Anna, Maria e Giulia rispondono al telefono.", "… rispondono al telefono."],
  ["Send your CV by e-mail to Anna Whitfield; we answer all.", "Send your CV by e-mail…; we answer all."],
  ["Stuur je CV naar Eddy Havinga via e-mail.", "Stuur je CV… via e-mail."],
  ["Maria Lopez reads every letter.", "… reads every letter."],
  ["Write to Anna Schmidt or to Peter Mueller by Friday.", "Write… or… by Friday."],
  ["Marek czyta każde zgłoszenie osobiście.", "… czyta każde zgłoszenie osobiście."],
])("leaves names out of %j", (sentence, without) => {
  expect(withoutGivenNames(sentence)).toBe(without);
});

it.each([
  "Reception types it into your record.",
  "The owner reads every letter himself.",
  "Monday and Friday we open late.",
  "Take the form to St. Thomas Hospital.",
  "Bring the form to our Mary Street clinic.",
  "We type every order from James Cook Hospital by hand.",
  "Kommen Sie zur Sankt Thomas Kirche.",
  "In April and May we answer within two days.",
  "Im Juni und Juli rufen Sie uns an.",
  "Kasse und Empfang nehmen Anrufe an.",
  "Hand in forms and letters yourself.",
])("leaves %j as it is", (sentence) => {
  expect(withoutGivenNames(sentence)).toBe(sentence);
});
