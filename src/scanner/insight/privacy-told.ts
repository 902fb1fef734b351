// What the notice on privacy says already: when data is deleted, and who opens it.
import { memoByPage } from "../evidence/memo-by-page.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import { isPrivacyNotice } from "./signals/privacy-notice.ts";
import type { SiteReading } from "./signals/site-reading.ts";

export interface PrivacyTold {
  deletion: boolean;
  access: boolean;
}

const SPAN = String.raw`\d{1,3}\s?(?:days?|weeks?|months?|years?|tage?n?|wochen|monate?n?|jahre?n?|jours?|mois|ans?|années|días?|mes(?:es)?|años?|dias?|anos?|giorni|mesi|ann[io]|dagen|weken|maand(?:en)?|jaar|dni|miesi\p{L}{1,4}|lat)(?!\p{L})`;
/** "We keep these records for 8 years"; visits and cookies are counted elsewhere. */
const DELETION = new RegExp(
  String.raw`(?<!\p{L})(?:ke(?:ep|pt)|retain(?:ed)?|retention|stored?|held?|delete[ds]?|erased?|destroy(?:ed)?|speicher\p{L}*|gespeichert|aufbewahr\p{L}*|gelöscht|löschen|conserv\p{L}*|supprim\p{L}*|effac\p{L}*|elimin\p{L}*|borra\p{L}*|guarda\p{L}*|apaga\p{L}*|cancella\p{L}*|bewa(?:ar|r)\p{L}*|verwijder\p{L}*|przechow\p{L}*|usu(?:wa|nię)\p{L}*)(?!\p{L})[^.!?]{0,100}(?<!\p{L}|\d)${SPAN}|(?<!\p{L}|\d)${SPAN}[^.!?]{0,40}(?<!\p{L})(?:delete[ds]?|erased?|destroyed|gelöscht|aufbewahrt|gespeichert|supprimé\p{L}*|effacé\p{L}*|eliminad\p{L}*|borrad\p{L}*|apagad\p{L}*|cancellat\p{L}*|verwijderd|usuwan\p{L}*)(?!\p{L})`,
  "iu",
);
const COOKIES = /cookie/iu;
/** "Only the following people have access": that of the person concerned is a right of everybody. */
const ACCESS =
  /(?<!\p{L})(?:(?:only|routine)[^.!?]{0,60}access|access[^.!?]{0,40}(?:limited|restricted) to|(?:nur|ausschließlich)[^.!?]{0,60}zugriff|zugriff[^.!?]{0,40}(?:nur|ausschließlich)|(?:seule?s?|uniquement)[^.!?]{0,60}(?:accès|accéder)|(?:solo|sólo|únicamente)[^.!?]{0,60}(?:acceso|acceder|accesso|accedere)|(?:só|apenas|somente)[^.!?]{0,60}(?:acesso|aceder|acessar)|(?:alleen|uitsluitend)[^.!?]{0,60}toegang|(?:tylko|wyłącznie)[^.!?]{0,60}dostęp)(?!\p{L})/iu;

const toldOn = memoByPage((page: PageFacts): PrivacyTold => {
  const texts = page.blocks.filter(({ quoted }) => !quoted).map(({ text }) => text);
  return {
    deletion: texts.some((text) => DELETION.test(text) && !COOKIES.test(text)),
    access: texts.some((text) => ACCESS.test(text)),
  };
});

export function privacyTold({ pages }: SiteReading): { privacyTold?: PrivacyTold } {
  const told = pages.filter(({ facts }) => isPrivacyNotice(facts)).map(({ facts }) => toldOn(facts));
  const [deletion, access] = [told.some((one) => one.deletion), told.some((one) => one.access)];
  return deletion || access ? { privacyTold: { deletion, access } } : {};
}
