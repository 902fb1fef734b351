// How a visit is moved or canceled where the pages set a way for it: "Please cancel by telephone, not by e-mail."
import { plainUrl } from "../../model/target.ts";
import { toPrintable } from "../../model/printable-text.ts";
import { memoByPage } from "../evidence/memo-by-page.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import { splitSentences } from "../evidence/text/text-sentences.ts";
import { quoteOf } from "./quote-of.ts";
import { isPrivacyNotice } from "./signals/privacy-notice.ts";
import type { SiteReading } from "./signals/site-reading.ts";

const MOVES =
  /(?<!\p{L})(?:cancel\p{L}*|reschedul\p{L}*|(?:move|change) (?:your|an?|the) (?:appointment|visit|session|lesson|class)|(?:can['’]?t|cannot|can not|unable to) (?:make|keep|attend)|(?:termin)?absag\p{L}*|abgesagt|abzusagen|sag(?:en?|t)? [^.!?]{1,80} ab|(?:termin)?stornier\p{L}*|(?:termin)?verschieb\p{L}*|verschoben|nicht (?:wahrnehmen|einhalten)|annul\p{L}*|décommand\p{L}*|(?:modifier|changer|déplacer|reporter) (?:votre|vos|un|une|le|la) (?:rendez-vous|rdv|séances?|consultation)|anul\p{L}*|aplaz\p{L}*|(?:cambiar|modificar|mover) (?:su|tu|la|una) (?:cita|consulta|sesi[oó]n)|desmarc\p{L}*|reagend\p{L}*|(?:remarcar|alterar|mudar) (?:a |a sua |sua |uma )(?:consulta|marcação|sessão)|disdi\p{L}*|disdett\p{L}*|(?:spostare|modificare|cambiare) (?:l['’]|un |il |il suo |il tuo |la |una )(?:appuntamento|visita|seduta)|afzeg\p{L}*|afgezegd|verzet\p{L}*|afspra\p{L}{2,3} (?:te )?(?:wijzigen|verplaatsen)|odwoł\p{L}*|przełoż\p{L}*|(?:zmienić|przenieść) (?:termin )?wizyt\p{L})(?!\p{L})/iu;
const VISIT =
  /(?<!\p{L})(?:appointments?|visits?|sessions?|lessons?|class(?:es)?|(?:\p{L}{2,20}[gnrst])?termin(?:e[ns]?|s)?|termin(?:absag|verschieb|stornier)\p{L}*|behandlung\p{L}*|sitzung\p{L}*|rendez-vous|rdv|séances?|consultations?|cit(?:a|as)|consultas?|sesi[oó]n(?:es)?|sess(?:ão|ões)|marcaç\p{L}+|appuntament\p{L}|visit[ae]|sedut[ae]|afspra\p{L}+|behandeling\p{L}*|wizyt\p{L}*|zajęć|zajęcia)(?!\p{L})/iu;
/** A sentence that says by what people give notice. */
const WAY =
  /(?<!\p{L})(?:(?:tele)?phone|by call|call(?:ing)?|ring(?:ing)?|texting|by text|sms|whatsapp|e-?mails?|telefon\p{L}*|anruf\p{L}*|anzurufen|ruf(?:en|e|t)? (?:sie )?uns|téléphon\p{L}*|appel(?:er|ez|ant)|teléfono|telefónic\p{L}*|llam(?:ar|e|a|ando|ada)|correo|ligar|ligue|ligando|telefone|chiam(?:are|ate|a|ando)|bel(?:len)?|dzwoni\p{L}*|zadzwoń|zadzwonić|mailowo)(?!\p{L})/iu;
/** It tells the reader what to do, and not what happens. */
const TO_READER =
  /(?<!\p{L})(?:please (?:do not |don['’]t )?(?:cancel|reschedule|call|phone|ring|text|e-?mail|contact|let us|give|inform|tell|notify)|to (?:cancel|reschedule|move|change)|(?:you|clients|patients|customers) (?:can|may|must|should|need to|have to|want to|wish to) (?:only |also |either )?(?:cancel|reschedule|move|change|call|phone|text|e-?mail)|only by|(?:accept|take) no cancell?ations|bitte|nur (?:per|telefonisch)|sie (?:können|müssen|möchten)|um (?:einen|ihren) \p{L}{2,20}|merci de|veuillez|prière de|pour (?:annuler|modifier|changer|déplacer|reporter|décommander)|vous (?:pouvez|devez)|por favor|para (?:cancelar|anular|cambiar|modificar|mover|aplazar|desmarcar|remarcar|alterar|reagendar)|si prega|per (?:disdire|annullare|spostare|modificare|cambiare)|voor het|gelieve|kunt u|u kunt|u kan|kan u|aby|prosimy|proszę|można|należy)(?!\p{L})|^(?:cancel|reschedule) /iu;
/** What the business does when it cancels itself, what is to be confirmed or paid back, and a list for what others give back. */
const BY_BUSINESS =
  /(?<!\p{L})(?:(?:we|wir|wij|nous) (?:have|need|must|may|might|will|reserve|should|cannot|can['’]t|are|müssen|mussten|können|sollten|behalten|sagen|rufen|informieren|melden|moeten|kunnen|zullen|bellen|laten|devons|devions|vous|serons|pouvons)|we['’](?:ll|re)|(?:rufen|informieren|melden|müssen|sagen|bellen|laten|moeten) (?:wir|wij|we)|by (?:us|the (?:teacher|tutor|studio|clinic|practice|instructor))|von uns|(?:seitens|durch) d(?:er|ie|as|en)|par nos soins|door ons|(?:we|will|['’]ll) (?:let|notify|tell|inform|call|phone|text|contact|e-?mail) you|you (?:will|may) (?:be|get|receive|hear)|you['’]ll|(?:werden|erhalten|bekommen|serez|recevrez|wordt|ontvangt|krijgt) (?:sie|vous|u)|sie (?:werden|erhalten|bekommen)|vous (?:serez|recevrez)|u (?:wordt|ontvangt|krijgt)|(?:avis|llam|inform|contact|lig)aremos|(?:contatt|avvis|chiam)eremo|recibirá|receberá|riceverà|tenemos que|temos de|dobbiamo|powiadomimy|poinformujemy|zadzwonimy|otrzyma\p{L}*|(?:re)?confirm\p{L}*|\p{L}{0,3}bestätig\p{L}*|conferm\p{L}*|bevestig\p{L}*|potwierdz\p{L}*|refund\p{L}*|erstatt\p{L}*|rembours\p{L}*|reembols\p{L}*|rimbors\p{L}*|terugbeta\p{L}*|zwrot\p{L}*|(?<!(?:must|can|may|should|not|only) be )cancell?ed|(?:abgesagt|verschoben|storniert) (?:wurde|ist|sind|wird)|(?:cancell?ation|waiting|wait|stand-?by) ?lists?|warteliste|absageliste|liste d['’]attente|listas? de espera|lista d['’]attesa|wachtlijst|list\p{L} rezerwow\p{L})(?!\p{L})/iu;
/** Where a link does it already there is no rule against one; goods, letters and contracts are canceled otherwise. */
const OTHERWISE =
  /(?<!\p{L})(?:link|online|portal|app|en ligne|en línea|em linha|orders?|subscri\p{L}*|memberships?|contracts?|newsletters?|bestell\p{L}*|vertr[aä]g\p{L}*|abonn\p{L}*|commandes?|contrats?|pedidos?|contrat[oi]s?|suscripci\p{L}*|ordin[ie]|contratt[oi]|zamówie\p{L}*|umow\p{L}*)(?!\p{L})|\?/iu;

const LONGEST = 300;

export interface MovingTold {
  url: string;
  quote: string;
}

const toldOn = memoByPage((page: PageFacts): MovingTold | null => {
  if (page.kind === "post" || page.kind === "blog" || isPrivacyNotice(page)) return null;
  const said = page.blocks
    .filter(({ quoted, inArticle, region }) => region === "main" && !quoted && !inArticle)
    .flatMap(({ text }) => (MOVES.test(text) ? splitSentences(text) : []))
    .find(
      (one) =>
        one.length <= LONGEST &&
        [MOVES, VISIT, WAY, TO_READER].every((words) => words.test(one)) &&
        ![OTHERWISE, BY_BUSINESS].some((words) => words.test(one)),
    );
  return said === undefined
    ? null
    : { url: plainUrl(page.url), quote: toPrintable(quoteOf(said, MOVES.exec(said)?.[0] ?? "")) };
});

/** The first sentence that says so. */
export const movingTold = ({ pages }: Pick<SiteReading, "pages">): MovingTold | undefined =>
  pages.flatMap(({ facts }) => toldOn(facts) ?? [])[0];
