// Pages of a practice for those who send patients to it: their forms are no forms of the patients.
import type { SiteReading } from "./site-reading.ts";

const FOR_THEM =
  /^(?:information )?(?:for|für|pour|para|per|voor|dla) (?:(?:the|our|referring|die|unsere|les|los|las|os|as|i|gli|de) )?(?:physicians?|doctors|dentists|providers|clinicians|health ?care professionals|referr(?:ers|als)|ärzt(?:e|innen)\b|zahnärzte|zuweis\p{L}*|überweis\p{L}*|fachpersonen|médecins|professionnels de santé|prescripteurs|médicos|profesionales|derivadores|profissionais de saúde|medici|professionisti sanitari|artsen|huisartsen|verwijzers|lekarzy|lekarza)|^(?:zuweiser|zuweisende|verwijzers|referr(?:ers|ing (?:doctors|physicians|providers))|physician resources|médecins correspondants)/iu;

/** Whether the first headings or the title of a page of a practice call its readers by that profession. */
export function isForProfession({ profile, pages }: SiteReading, url: string): boolean {
  if (profile.industry.value !== "healthcare") return false;
  const page = pages.find(({ facts }) => facts.url === url)?.facts;
  const shown = page?.headings.filter(({ hidden, level }) => !hidden && level <= 2).slice(0, 2) ?? [];
  return [...shown.map(({ text }) => text), page?.titles[0] ?? ""].some((name) => FOR_THEM.test(name.trim()));
}
