// Hours that are no list of days and times.
import { STAFFED } from "./answers-fact-terms.ts";
import { splitSentences } from "../text/text-sentences.ts";
import { foldText, hasTerm, makeSearchText } from "../text/text-search.ts";

const ALWAYS =
  /24\s?\/\s?7|24\s?h\s?\/\s?24|(?<!\d)24 hours a day|rund um die uhr|24 heures sur 24|las 24 horas|24 horas por dia|24 ore su 24|calodobowo|24時間営業/u;
const BY_APPOINTMENT =
  /by appointment only|termine nach vereinbarung|nach (?:telefonischer )?vereinbarung|uniquement sur rendez-vous|(?:solo|unicamente) con cita previa|com hora marcada|solo su appuntamento|alleen op afspraak|po wczesniejszym umowieniu/u;

/** True when a passage says that someone is there round the clock or by appointment only; water and cameras are not. */
export function saysAlwaysOrOnCall(passage: string): boolean {
  const text = foldText(passage);
  if (BY_APPOINTMENT.test(text)) return true;
  if (!ALWAYS.test(text)) return false;
  return splitSentences(passage).some(
    (sentence) => ALWAYS.test(foldText(sentence)) && hasTerm(makeSearchText(sentence), STAFFED),
  );
}
