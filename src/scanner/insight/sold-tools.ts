// Kinds of tools that a business makes itself: no other maker's is proposed to it.
import { memoByParts } from "../evidence/memo-by-page.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { Profile } from "../../model/profile.ts";

/** What a tool of each kind is for, in the words of those who make one. */
const PURPOSES: Readonly<Record<string, RegExp>> = {
  "social-scheduler": /social[- ]?media|content[- ]?(?:plan|calendar|kalender|creat)|redaktionsplan/iu,
  booking:
    /booking|appointment|scheduling|terminbuch|terminplan|buchungs|réservation|rendez-vous|reservas|citas|agendamento|prenotazion|afspraken|rezerwac/iu,
  crm: /(?<!\p{L})crm(?!\p{L})|customer relationship|kundenverwaltung/iu,
  invoicing: /invoic|rechnungs|facturation|facturaci|fatura[çt]|fatturazion|facturatie|fakturow/iu,
  accounting: /accounting|bookkeeping|buchhaltung|comptab|contabil|boekhoud|księgow/iu,
  proposal: /proposals?(?!\p{L})|quoting|angebotserstell|devis|presupuestos|preventivi|offertes/iu,
  "live-chat": /chat(?!gpt)/iu,
  helpdesk: /help ?desk|ticketing|ticketsystem/iu,
  newsletter: /newsletter|e-?mail[- ]?marketing/iu,
  forms: /form ?builder|formular/iu,
  reporting: /dashboard|reporting|analytics/iu,
  project: /project management|projektmanagement|gestion de projet|gestión de proyectos|projectbeheer/iu,
  cms: /(?<!\p{L})cms(?!\p{L})|content management|website ?builder|homepage-?baukasten/iu,
  erp: /(?<!\p{L})erp(?!\p{L})|warenwirtschaft/iu,
  ats: /applicant tracking|recruit|bewerbermanagement/iu,
  translation: /translat|übersetz|traducti|traducci|tradução|traduzion|vertaal|tłumacz/iu,
  automation: /workflow|automation|automatisier|automatisation|automatizaci|automação|automazione/iu,
};

/** "Our own social media tool", "unser hauseigenes Buchungssystem", "notre logiciel de facturation". */
const OWN_TOOL =
  /(?<!\p{L})(?:our|unsere?|unserem|notre|nuestr[oa]|noss[oa]|nostr[oa]|onze?|nasz[ae]?)\s(?:[\p{L}-]{2,30}\s){0,4}[\p{L}-]{0,30}(?:tool|software|app|platt?form|system|saas|logiciel|plateforme|plataforma|piattaforma|aplikacja|aplicación|programa?)(?:\s(?:for|für|zur|zum|pour|de|para|per|voor|do|di)\s[\p{L}-]{2,30}(?:\s[\p{L}-]{2,30})?)?(?![\p{L}])/giu;
const MAY_HOLD = /tool|software|app|pl[ae]tt?[ae]?form|piattaforma|system|saas|logiciel|aplika|aplica|program/i;
const TOLD_ON: ReadonlySet<string> = new Set(["home", "services", "about", "pricing", "product", "other"]);

const kindsOn = memoByParts((pages: readonly PageFacts[]): ReadonlySet<string> => {
  const texts = pages
    .filter(({ kind }) => TOLD_ON.has(kind))
    .flatMap(({ blocks }) => blocks)
    .filter(({ quoted, inArticle, text }) => !quoted && !inArticle && MAY_HOLD.test(text))
    .flatMap(({ text }) => text.match(OWN_TOOL) ?? []);
  const said = texts.join(" | ");
  return new Set(Object.keys(PURPOSES).filter((kind) => PURPOSES[kind]?.test(said)));
});

const NONE: ReadonlySet<string> = new Set();

/** Kinds of tools that the site calls its own, where its trade is to make such; in others it is one that was bought. */
export function soldToolKinds({
  pages,
  profile,
}: {
  pages: readonly PageFacts[];
  profile: Profile;
}): ReadonlySet<string> {
  const { industry, siteType } = profile;
  const makes = [industry.value, industry.alsoFair].some((one) => one === "technology" || one === "marketing");
  return makes || siteType.value === "saas-api" ? kindsOn(pages) : NONE;
}
