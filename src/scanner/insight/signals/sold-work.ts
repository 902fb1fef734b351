// What a program does for those who buy it: "appointment reminders" among its features are no work of its makers.
import { wholeWords } from "../../evidence/text/text-search.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { productSignsOn } from "../industry/product-signs.ts";
import type { PageLine } from "./page-lines.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";

/** Whether the site sells a program; those who build, repair or advise to order do the work they name. */
export function sellsPrograms({ profile: { industry, siteType }, pages }: Pick<SiteEvidence, "profile" | "pages">) {
  const isTechnology = industry.value === "technology" || industry.alsoFair === "technology";
  if (!isTechnology) return false;
  return siteType.value === "saas-api" || productSignsOn(pages).length > 0;
}

/** Work that comes with selling a program itself: what its pages say of that, they say of its makers. */
const WORK_OF_MAKERS: ReadonlySet<string> = new Set([
  "wf-sales-demo",
  "wf-membership-billing",
  "wf-churn-watch",
  "wf-developer-onboarding",
  "wf-knowledge-support",
  "wf-issue-triage",
  "wf-security-reports",
  "wf-dealer-enquiry",
]);

export const isWorkOfMakers = (family: string): boolean => WORK_OF_MAKERS.has(family);

/**
 * Whether a line of a site that sells a program tells what the program does. A form, a page on which people turn to
 * the makers, a control that leads to one, and a sentence in which they speak of themselves tell of their own work.
 */
export function tellsOfProgram(page: PageFacts, { text, region }: PageLine, near: string, ways: WaysIn): boolean {
  if (region === "form" || region === "label") return false;
  if (region === "button") return !page.forms.some((form) => !form.hidden && form.submitTexts.includes(text));
  if (region === "link" || region === "nav")
    return !page.anchors.some((anchor) => !anchor.hidden && isSame(anchor.text, text) && leadsIn(anchor.href, ways));
  // A foot is the same on every page.
  if (OWN_KINDS.has(page.kind) && region !== "footer") return false;
  return !sentencesWith(text, near).some(isOwnSentence);
}

/** Addresses of pages on which people turn to the business. */
export type WaysIn = ReadonlySet<string>;

export const waysIn = (pages: readonly PageFacts[]): WaysIn =>
  new Set(pages.filter(({ kind }) => OWN_KINDS.has(kind)).map(({ url }) => withoutFragment(url)));

const OWN_KINDS: ReadonlySet<PageFacts["kind"]> = new Set(["contact", "booking", "careers", "location", "legal"]);

const leadsIn = (href: string, ways: WaysIn): boolean =>
  /^(?:mailto|tel|sms):|^https:\/\/(?:wa|m|t)\.me\//i.test(href) || ways.has(withoutFragment(href));

const withoutFragment = (url: string): string => url.split("#", 1)[0] ?? url;

const isSame = (text: string, line: string): boolean => text.replace(/\s+/g, " ").trim() === line;

/** Sentences of a text that hold the words; the whole of it where none does. */
function sentencesWith(text: string, near: string): readonly string[] {
  const word = near.replaceAll("*", "").toLowerCase();
  const holding = text.split(/(?<=[.!?])\s+|\n/).filter((sentence) => sentence.toLowerCase().includes(word));
  return holding.length > 0 ? holding : [text];
}

/** The makers themselves: whoever says only "our" may speak of the program. */
const SELF = wholeWords(
  "we|us|we['’](?:ll|re|ve)|our (?:team|staff|experts|specialists|engineers)",
  "wir|uns|unser (?:team|support)|unsere (?:experten|mitarbeiter|berater)",
  "nous|notre (?:équipe|support)|nos (?:experts|équipes|conseillers)",
  "nosotros|nosotras|contáct[ae]nos|escríbenos|llám[ae]nos|nuestro equipo|nuestros (?:expertos|asesores)",
  "nós|conosco|connosco|contacte-nos|nossa equipe|nossa equipa|nossos (?:especialistas|consultores)",
  "noi|contattaci|contattateci|scrivici|il nostro (?:team|staff)|i nostri (?:esperti|consulenti)",
  "wij|ons|ons team|onze (?:experts|medewerkers|specialisten)",
  "nas|nam|nami|nasz zespół|nasi (?:eksperci|konsultanci|specjaliści)",
  // People of the makers, named by what they do for a client.
  "dedicated (?:client|customer|onboarding) (?:support|success|team)|(?:dedicated|personal) (?:account|project) manager",
  "(?:fester?|persönlicher?) ansprechpartner(?:in)?|interlocuteur dédié|gestor dedicado|referente dedicato|vast(?:e|) (?:contactpersoon|aanspreekpunt)|dedykowany opiekun",
  // Where the pronoun is dropped, the verb says who speaks.
  String.raw`(?!reclamos|préstamos|extremos|supremos|sistemos)\p{L}{3,20}(?:amos|emos)|\p{L}{3,20}iamo`,
  String.raw`(?!\p{L}*(?:program|reklam|diagram|system|problem)y)\p{L}{3,20}(?:amy|emy|imy)`,
);

/** The program and its parts, whose work the rest of the sentence is. */
const PROGRAM =
  /(?<!\p{L})(?:software|app|apps|saas|logiciel|aplicativo|aplicaci(?:ón|ones)|applicazion[ei]|aplikacj\p{L}+|oprogramowani\p{L}+|plat(?:t?form|eform|aform)\p{L}*|piattaform\p{L}+|systems?|système|sistema|systeem|modul\p{L}*|módulo\p{L}*|features?|dashboard|tools?|automat\p{L}*|automatis\p{L}*|geautomatiseer\p{L}*|zautomatyz\p{L}*)(?!\p{L})/iu;

/** Nobody's patients or guests are those of a maker of programs. */
const OF_OTHERS =
  /(?<!\p{L})(?:patient|patiënt|paciente|pazient|pacjent|guest|invité|huésped|hóspede|pupil|schüler|élève|tenant|mieter|locataire|inquilin|huurder|najemc)/iu;

/** "your customers": the work of whoever reads. */
const OF_READERS =
  /(?<!\p{L})(?:your|ihre\p{L}{0,2}|deine\p{L}{0,2}|vos|votre|tus?|sus?|seus?|suas?|teus?|tuas?|vostr[aeio]|tuo[i]?|tu[ae]|uw|je|jouw|jullie|twoi\p{L}{1,4}|twój|swoi\p{L}{1,4}|państwa) (?:\p{L}+ ){0,2}(?:customer|client|kunde|gäste|gast|ospit|gości|member|mitglied|membre|miembro|membro|leden|członk|student|alumn|aluno|allievi|klant|klient|staff|team|mitarbeiter|employee|equip|équip|personale|personeel|zesp|pracown|practice|praxis|cabinet|clinic|clínica|business|company)/iu;

/** "in the US" says nothing of us. */
const COUNTRY = /(?<!\p{L})US(?!\p{L})/gu;

const isOwnSentence = (sentence: string): boolean =>
  SELF.test(sentence.replaceAll(COUNTRY, "")) &&
  ![PROGRAM, OF_OTHERS, OF_READERS].some((pattern) => pattern.test(sentence));
