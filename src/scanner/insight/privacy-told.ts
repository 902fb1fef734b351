// What the notice on privacy says already: when data is deleted, and who opens it.
import { splitSentences } from "../evidence/text/text-sentences.ts";
import { memoByPage } from "../evidence/memo-by-page.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import { isPrivacyNotice } from "./signals/privacy-notice.ts";
import type { SiteReading } from "./signals/site-reading.ts";

export interface PrivacyTold {
  deletion: boolean;
  access: boolean;
}

const COUNT = String.raw`(?:\d{1,3}|one|two|three|four|five|six|seven|eight|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|deux|trois|quatre|cinq|sept|huit|dix|dos|tres|cuatro|cinco|seis|siete|ocho|diez|dois|duas|três|quatro|sete|oito|dez|due|tre|quattro|cinque|sei|sette|otto|dieci|twee|drie|vijf|zes|zeven|tien|dwa|trzy|cztery|pięć|sześć|dziesięć)`;
const SPAN = String.raw`${COUNT}\s?(?:days?|weeks?|months?|years?|tage?n?|wochen|monate?n?|jahre?n?|jours?|mois|ans?|années|días?|mes(?:es)?|años?|dias?|anos?|giorni|mesi|ann[io]|dagen|weken|maand(?:en)?|jaar|dni|miesi\p{L}{1,4}|lat)(?!\p{L})`;
/** "We keep these records for 8 years" */
const DELETION = new RegExp(
  String.raw`(?<!\p{L})(?:ke(?:eps?|pt)|retain(?:s|ed)?|retention|stored?|held?|delete[ds]?|erased?|destroy(?:ed)?|speicher\p{L}*|gespeichert|aufbewahr\p{L}*|gelöscht|löschen|conserv\p{L}*|supprim\p{L}*|effac\p{L}*|elimin\p{L}*|borra\p{L}*|guarda\p{L}*|apaga\p{L}*|cancella\p{L}*|bewa(?:ar|r)\p{L}*|verwijder\p{L}*|przechow\p{L}*|usu(?:wa|nię)\p{L}*)(?!\p{L})[^.!?]{0,100}(?<!\p{L}|\d)${SPAN}|(?<!\p{L}|\d)${SPAN}[^.!?]{0,40}(?<!\p{L})(?:delete[ds]?|erased?|destroyed|gelöscht|aufbewahrt|gespeichert|supprimé\p{L}*|effacé\p{L}*|eliminad\p{L}*|borrad\p{L}*|apagad\p{L}*|cancellat\p{L}*|verwijderd|usuwan\p{L}*)(?!\p{L})`,
  "iu",
);
/** Until when somebody who asks is answered, or has what is theirs deleted; requests themselves are kept too. */
const OF_REQUESTS =
  /(?<!\p{L})(?:(?<!law )ask(?:s|ed|ing)?|request(?:ed)?|requests(?! (?:are|will))|respon(?:ds?|se)|reply|replies|answer(?:ed|ing)?|antworte\p{L}*|beantworte\p{L}*|verlangen|auf (?:anfrage|antrag)|répond\p{L}*|sur demande|respond\p{L}*|solicit(?:a|ar|e|es|ud|ação)|rispond\p{L}*|su richiesta|antwoord\p{L}*|beantwoord\p{L}*|op verzoek|odpowiadamy|odpowiemy|na (?:żądanie|wniosek))(?!\p{L})/iu;
const UNLESS = /(?<!\p{L})(?:unless|es sei denn|sauf|à moins|salvo|a menos|a meno|tenzij|chyba)(?!\p{L})/iu;
/** How long a server or a browser keeps something is not how long what people write is kept. */
const OF_MACHINES =
  /cookie|(?<!\p{L})(?:(?:server|access|web)?[- ]?logs?|log ?files?|log data|protocol|visits?|visitors?|analytics|consent|choices?|servers?|hosting|ip|besuch\p{L}*|registros? de acceso)(?!\p{L})|logfile|logdat|protokoll|server|backup|back-up|sicherungskop|journa(?:l|ux)|journalisation|héberg|einwilligung|consentement|consentimi|consentiment|consenso|toestemming|zgod[ayęz]|website|webseite|internetseite|google|newsletter|under \d{1,2}|unter \d{1,2}|moins de \d{1,2}|menores de|minori di/iu;
/** What is kept is of people: their records, messages, bookings. */
const OF_PEOPLE =
  /(?<!\p{L})(?:records?|files?|notes|data|details|information|inquir\p{L}*|enquir\p{L}*|messages?|appointments?|bookings?|daten|akten?|anfragen?|nachrichten?|termine?\p{L}*|unterlagen|données|dossiers?|demandes?|datos|dados|historia\p{L}*|prontuári\p{L}*|dati|cartell\p{L}*|richieste|gegevens|dossiers?|berichten|dane|danych|dokumentacj\p{L}*)(?!\p{L})/iu;
const STAFF = String.raw`(?:staff|(?:team|practice|clinic) members?|our (?:team|therapists?|clinicians?|practitioners?|doctors?|dentists?|people|office|practice)|therapists?|clinicians?|practitioners?|doctors?|(?:following|authorised|authorized) (?:people|persons|staff)|mitarbeite\p{L}*|praxis(?:team|personal)?|therapeut\p{L}*|ärzt\p{L}*|behandel\p{L}*|praticiens?|thérapeutes?|médecins?|personnel|collaborateurs|personal|profesionales|terapeutas?|médicos?|equipa?|funcionários|profissionais|personale|terapisti|collaboratori|medewerkers|behandelaars?|therapeuten|pracownicy|personel|lekarz\p{L}*|terapeuci)`;
const ONLY = String.raw`(?:only|nur|ausschließlich|seule?s?|uniquement|solo|sólo|únicamente|só|apenas|somente|alleen|uitsluitend|tylko|wyłącznie)`;
const OPENS = String.raw`(?:ha(?:ve|s)(?: routine)? access|will have(?: routine)? access|zugriff|zugang|(?:ont|a) accès|tienen? acceso|t[êe]m acesso|hanno accesso|ha accesso|hebben toegang|heeft toegang|mają dostęp|ma dostęp)`;
/** "Only our therapists have access to the records": that of the person concerned is a right of everybody. */
const ACCESS = [
  new RegExp(
    String.raw`(?<!\p{L})${ONLY}(?!\p{L})[^.!?]{0,40}(?<!\p{L})${STAFF}(?!\p{L})[^.!?]{0,40}(?<!\p{L})${OPENS}(?!\p{L})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${OPENS}(?!\p{L})[^.!?]{0,60}(?<!\p{L})${ONLY}(?!\p{L})[^.!?]{0,40}(?<!\p{L})${STAFF}(?!\p{L})`,
    "iu",
  ),
];
const YOURS =
  /(?<!\p{L})(?:you (?:have|can|may)|your right|sie (?:haben|können)|vous (?:avez|pouvez)|website|webseite|google)(?!\p{L})/iu;

const isDeletion = (sentence: string): boolean =>
  DELETION.test(sentence) &&
  OF_PEOPLE.test(sentence) &&
  !OF_MACHINES.test(sentence) &&
  !OF_REQUESTS.test(sentence.split(UNLESS, 1)[0] ?? "");

const toldOn = memoByPage((page: PageFacts): PrivacyTold => {
  const said = page.blocks.filter(({ quoted }) => !quoted).flatMap(({ text }) => splitSentences(text));
  return {
    deletion: said.some((one) => isDeletion(one)),
    access: said.some((one) => ACCESS.some((access) => access.test(one)) && !YOURS.test(one)),
  };
});

export function privacyTold({ pages }: SiteReading): { privacyTold?: PrivacyTold } {
  const told = pages.filter(({ facts }) => isPrivacyNotice(facts)).map(({ facts }) => toldOn(facts));
  const [deletion, access] = [told.some((one) => one.deletion), told.some((one) => one.access)];
  return deletion || access ? { privacyTold: { deletion, access } } : {};
}
