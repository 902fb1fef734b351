// Whose hours a line of days and times tells: those of the business, or those of its phone, kitchen, season or course.
import { hasTerm, makeSearchText, prepareTerms } from "../text/text-search.ts";

const words = (listed: string): string[] => listed.trim().split(/\s+/);

/** Words of other hours, in the eight main languages; also of seasons and months, whose hours hold for a while. */
const OTHER = prepareTerms(
  [
    ...words(
      "phone* telephon* call calls hotline helpline office reception desk kitchen breakfast brunch lunch dinner delivery deliveries delivers pickup collection season* summer winter spring autumn holiday* vacation christmas easter ramadan emergency emergencies course* class classes lesson* training workshop* support chat counter parking warehouse showroom tour tours event events registration month months monthly fortnight* alternate alternating rotating",
    ),
    "happy hour*",
    "every other",
    "by appointment only",
    "on call",
    "out of hours",
    "walk in*",
    "drop in*",
  ],
  words(
    "telefon* ruf* büro* empfang* rezeption* anmeldung* sekretariat* küche* frühstück* mittag* liefer* abhol* saison* sommer* winter* ferien* urlaub* feiertag* weihnacht* oster* notdienst* notfall* bereitschaft* kurs* unterricht* werkstatt* lager* gottesdienst* führung* monat* zweiten ungerade gerade",
  ),
  words(
    "téléphon* appel* accueil bureau* secrétariat réception cuisine* déjeuner petit-déjeuner dîner livraison* saison* été hiver estiv* vacances férié* noël urgence* astreinte cours stage* atelier*",
  ),
  words(
    "teléfon* llamad* oficina* secretaría recepción cocina* desayuno* almuerzo* cena* entrega* reparto domicilio temporada verano invierno festivo* vacaciones navidad urgencia* emergencia* guardia* curso* clase* taller*",
  ),
  words(
    "telefón* chamada* ligue escritório* secretaria receção recepção cozinha* entrega* temporada época verão inverno feriado* férias natal plantão aula* oficina*",
  ),
  words(
    "chiamat* ufficio uffici segreteria cucina* colazione pranzo cena consegn* stagion* estate inverno invernal* festiv* ferie natale emergenz* urgenz* reperibilità corso corsi lezion*",
  ),
  words(
    "bel bellen bereikbaar* kantoor* receptie* balie* keuken* bezorg* lever* seizoen* zomer* vakantie* feestdag* kerst* spoed* nood* cursus* lessen",
  ),
  words(
    "infolini* zadzwoń biuro biura recepcj* rejestracj* sekretariat* kuchni* dostaw* sezon* lato latem letni* zima zimą zimow* święta świąt* ferie wakac* urlop* dyżur* nagł* pogotowi* kurs* zajęć* zajęcia lekcj*",
  ),
  words("january february april june july august september october november december"),
  words("januar jänner februar juni juli oktober dezember janvier février avril juin juillet août septembre octobre"),
  words("novembre décembre enero febrero abril junio julio agosto septiembre octubre noviembre diciembre"),
  words("janeiro fevereiro março maio junho julho setembro outubro novembro dezembro gennaio febbraio aprile maggio"),
  words("giugno luglio settembre ottobre dicembre januari februari maart augustus"),
  words("stycz* lut* marzec marca kwiecień kwietnia maja czerw* lip* sierp* wrze* paździer* listopad* grud*"),
);

const OPENING = prepareTerms(
  words("open opens opened opening hours closed"),
  words("öffnungszeit* geöffnet offen öffnet sprechzeit* sprechstunde* praxiszeit* geschäftszeit* geschlossen ruhetag"),
  words("ouvert* ouverture* ouvre horaire* fermé* fermeture*"),
  words("abierto* abrimos abre apertura horario* cerrado*"),
  words("aberto* abertura funcionamento fechado* encerrado*"),
  words("aperto aperti aperta orari orario chiuso chiusura"),
  words("openingstijd* openingsur* geopend gesloten"),
  words("otwart* otwarci* godziny czynn* nieczynn* zamknięt*"),
);

/** What may stand before the first day without naming anything. */
const SMALL = new Set(
  words(
    "we are is be from on every each of the at von vom am ab jeden jede wir sind haben immer du de des le les el los las del da das do dos dal dalla il lo la od w we van op elke dagelijks nous sommes est estamos es siamo siamo e zijn wij",
  ),
);

/**
 * The line stands for the opening of the business: neither it nor the headings and the label over it name other hours,
 * and what it says before its first day is nothing or a word for opening. In doubt it does not.
 */
export function isOpeningLine(line: string, beforeDays: string, above: readonly string[]): boolean {
  if ([line, ...above].some((text) => hasTerm(makeSearchText(text), OTHER))) return false;
  const label = makeSearchText(beforeDays);
  const named = label.spaced.split(" ").filter((word) => word !== "" && !SMALL.has(word));
  return named.length === 0 || hasTerm(label, OPENING);
}

export const namesOpening = (text: string): boolean => hasTerm(makeSearchText(text), OPENING);

/** Where the word for opening ends with which a folded text begins; -1 without one. */
export function endOfOpening(folded: string): number {
  const first =
    /^(?:(?:we|wir|nous|sommes|are|sind|estamos|siamo|zijn|wij|jestesmy)\s)*\p{L}+/u.exec(folded)?.[0] ?? "";
  return first !== "" && namesOpening(first) ? first.length : -1;
}
