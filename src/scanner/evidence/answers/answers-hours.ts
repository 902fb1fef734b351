// Hours that are no list of days and times.
import { foldText } from "../text/text-search.ts";

const ALWAYS =
  /24\s?\/\s?7|24\s?h\s?\/\s?24|(?<!\d)24 hours a day|rund um die uhr|24 heures sur 24|las 24 horas|24 horas por dia|24 ore su 24|calodobowo|24時間営業/u;
const BY_APPOINTMENT =
  /by appointment only|termine nach vereinbarung|nach (?:telefonischer )?vereinbarung|uniquement sur rendez-vous|(?:solo|unicamente) con cita previa|com hora marcada|solo su appuntamento|alleen op afspraak|po wczesniejszym umowieniu/u;

/** True when a passage says that someone is there round the clock or by appointment only. */
export function saysAlwaysOrOnCall(passage: string): boolean {
  const text = foldText(passage);
  return ALWAYS.test(text) || BY_APPOINTMENT.test(text);
}
