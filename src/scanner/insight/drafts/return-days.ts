// Within how many days goods may go back, where a sentence says just that, in the eight main languages.
import { hasTerm, makeSearchText, prepareTerms } from "../../evidence/text/text-search.ts";

const words = (listed: string): string[] => listed.trim().split(/\s+/);

/** Words of what comes after a return: its way, its inspection, the money. Their days are others. */
const PROCESSING = prepareTerms(
  words("process* reach reaches arrive* arrival transit credit* inspect* issue* receive* received handle* ship ships"),
  words("bearbeit* erstatte* überweis* gutgeschrieben gutschrift eingang eintreff* prüf* dauert auszahl* zahlen"),
  words("traité* traitement effectué* reçu réception versé* crédité* rembourserons remboursons"),
  words("procesa* tramita* realiza* recib* recepción abona* llega* processa* efetua* feito feita receb* creditad*"),
  words("elabora* avviene effettuat* ricev* ricezione accredit* verwerk* ontvang* ontvangst betalen terugbetal*"),
  words("rozpatr* przetwarz* otrzym* pieniędzy środków kwoty należności wpłat* przelew*"),
);
/** Money that comes back: before the return is named, the sentence is about it. */
const REFUND = prepareTerms(
  words("refund* reimburs* erstattung* rückerstattung* rückzahlung* remboursement* rembours* reembols* rimbors*"),
  words("terugbetaling* zwrócimy zwracamy"),
);

const N = String.raw`(\d{1,3})`;
const DAYS = String.raw`(?:calendar days?|kalendertagen?|jours calendaires|dias naturales|days?|tagen?|jours?|dias?|giorni|dagen|dni)(?!\p{L})`;
/** Some words between, none of them a number or the end of a part of the sentence. */
const GAP = String.raw`[^\d.;:!?]{0,50}?`;
const BACK = String.raw`(?<!\p{L})(?:return(?:s|ed|able|ing)?|send (?:it|them) back|ruckgabe|ruckversand|rucksendung|zuruckgeben|zurucksenden|umtausch|umtauschen|retoure|retouren|retournieren|widerruf|widerrufen|retour|retours|retourner|retournes?|renvoyer|devolver|devolucion|devoluciones|devolucao|devolucoes|troca|trocas|trocar|reso|resi|restituire|restituzione|recesso|retourneren|terugsturen|terugzenden|zwrot|zwroty|zwrotu|zwrocic|odstapic|odstapienia)(?!\p{L})`;
const WITHIN = String.raw`(?<!\p{L})(?:within|in|up to|innerhalb von|innerhalb|binnen|bis zu|sous|dans les|dans un delai de|pendant|jusqu'a|en un plazo de|en|dentro de|dentro de los|hasta|durante|no prazo de|em|ate|entro|fino a|tot|w ciagu|w terminie|do)`;
const RIGHT = String.raw`(?:(?:free|easy|full|no-hassle|kostenlose[sn]?|de|di|per|per il|de la|of|om te) ){0,2}(?:return|returns|ruckgaberecht|ruckgabe|ruckgabefrist|widerrufsrecht|widerrufsfrist|umtauschrecht|retour|retours|retourrecht|retourneren|bedenktijd|devolucion|devoluciones|devolucao|reso|recesso)(?!\p{L})`;
const TO_RETURN = String.raw`(?:to return|to send|zur ruckgabe|um [^\d.;:!?]{0,30}zuruckzu|pour (?:retourner|renvoyer|changer)|para (?:devolver|devoluc|trocar|cambiar)|per (?:il reso|restituire|rendere|recedere)|om [^\d.;:!?]{0,30}te retourneren|na (?:zwrot|odstapienie|zwrocenie))`;

const PATTERNS: readonly RegExp[] = [
  new RegExp(`${BACK}${GAP}${WITHIN} ${N}[ -]${DAYS}`, "u"),
  new RegExp(String.raw`(?<!\d)${N}[ -]?(?:${DAYS}|tagige[sn]?) ${RIGHT}`, "u"),
  new RegExp(String.raw`(?<!\d)${N} ${DAYS} ${TO_RETURN}`, "u"),
  // Where the verb stands last, and where "within 30 days" opens the sentence.
  new RegExp(`(?<!\\p{L})(?:innerhalb von|innerhalb|binnen) ${N} ${DAYS}${GAP}${BACK}`, "u"),
  new RegExp(`(?<!\\p{L})within ${N} ${DAYS}${GAP}you (?:can|may) return`, "u"),
];

/** Most lines count no days, and to find that out must be cheap. */
const COUNTED = new RegExp(String.raw`\d[ -]?(?:${DAYS}|tagige)`, "u");

/** The count of days in a folded sentence; null where it is about something else or gives none. */
export function returnDaysIn(folded: string): number | null {
  const text = folded.replace(/[’´]/g, "'").replace(/\s+/g, " ");
  if (!COUNTED.test(text)) return null;
  const found = PATTERNS.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (found === undefined || hasTerm(makeSearchText(text), PROCESSING)) return null;
  const upTo = text.slice(0, found.index + found[0].length);
  if (hasTerm(makeSearchText(upTo), REFUND)) return null;
  const days = Number(found[1]);
  return days > 0 ? days : null;
}

/** Said of those goods alone for which it holds. */
export const partialNote = (node: Record<string, unknown>): string =>
  `The pages exclude some goods from returns${typeof node["description"] === "string" ? ` (“${node["description"]}”)` : ""}, so no policy for the whole business is drafted. Give each offer that can go back a hasMerchantReturnPolicy (MerchantReturnPolicy with applicableCountry, returnPolicyCategory \`https://schema.org/MerchantReturnFiniteReturnWindow\` and merchantReturnDays ${String(node["merchantReturnDays"])}), and each one excluded a policy with \`https://schema.org/MerchantReturnNotPermitted\`, once it was checked whether the law lets you exclude it.`;
