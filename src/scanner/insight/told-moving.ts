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
  /(?<!\p{L})(?:cancel\p{L}*|reschedul\p{L}*|absag\p{L}*|abgesagt|abzusagen|stornier\p{L}*|verschieb\p{L}*|verschoben|annul\p{L}*|décommand\p{L}*|anul\p{L}*|aplaz\p{L}*|desmarc\p{L}*|reagend\p{L}*|disdi\p{L}*|disdett\p{L}*|afzeg\p{L}*|afgezegd|verzet\p{L}*|odwoł\p{L}*|przełoż\p{L}*)(?!\p{L})/iu;
const VISIT =
  /(?<!\p{L})(?:appointments?|visits?|sessions?|lessons?|class(?:es)?|terminen?|termins?|behandlung\p{L}*|sitzung\p{L}*|rendez-vous|rdv|séances?|consultations?|cit(?:a|as)|consultas?|sesi[oó]n(?:es)?|sess(?:ão|ões)|marcaç\p{L}+|appuntament\p{L}|visit[ae]|sedut[ae]|afspra\p{L}+|behandeling\p{L}*|wizyt\p{L}*|zajęć|zajęcia)(?!\p{L})/iu;
/** A sentence that says by what people give notice. */
const WAY =
  /(?<!\p{L})(?:(?:tele)?phone|by call|call(?:ing)?|ring(?:ing)?|texting|by text|sms|whatsapp|e-?mails?|telefon\p{L}*|anruf\p{L}*|anzurufen|téléphon\p{L}*|appel(?:er|ez|ant)|teléfono|telefónic\p{L}*|llam(?:ar|e|a|ando|ada)|correo|ligar|ligue|ligando|telefone|chiam(?:are|ate|a|ando)|bel(?:len)?|dzwoni\p{L}*|zadzwoń|zadzwonić|mailowo)(?!\p{L})/iu;
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
      (one) => one.length <= LONGEST && MOVES.test(one) && VISIT.test(one) && WAY.test(one) && !OTHERWISE.test(one),
    );
  return said === undefined
    ? null
    : { url: plainUrl(page.url), quote: toPrintable(quoteOf(said, MOVES.exec(said)?.[0] ?? "")) };
});

/** The first sentence that says so. */
export const movingTold = ({ pages }: Pick<SiteReading, "pages">): MovingTold | undefined =>
  pages.flatMap(({ facts }) => toldOn(facts) ?? [])[0];
