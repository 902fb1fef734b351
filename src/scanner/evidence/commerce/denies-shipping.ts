// Whether a shop answers that it sends nothing: its goods are picked up, or handed over nearby.
import type { PageFacts } from "../page-facts.ts";
import { foldText, hasTerm, makeSearchText } from "../text/text-search.ts";
import { sentencesOf } from "../text/text-sentences.ts";
import { saysDeliveryCost, saysDeliveryTime } from "./commerce-costs.ts";
import { SHIPPING_WORDS } from "./commerce-words.ts";

const SENTENCE_CHARS = 200;
/** Said of one thing, or of an order long made. */
const OF_ANOTHER: ReadonlySet<PageFacts["kind"]> = new Set(["product", "post", "blog", "legal", "careers"]);

/** All that may stand before: "on Sundays" or "large furniture:" would deny less. Folded text. */
const STARTS =
  "^(?:(?:no|nope|sorry|unfortunately|currently|at this time|at the moment|for now|please note(?: that)?|nein|leider|derzeit|aktuell|momentan|bitte beachten(?: sie)?|non|malheureusement|actuellement|pour le moment|pour l['’]instant|lamentablemente|por desgracia|por (?:el|o) momento|por ahora|nao|infelizmente|purtroppo|al momento|per ora|nee|helaas|momenteel|nie|niestety|obecnie|na razie)[,.:;!]?\\s+){0,2}";
/** What may stand behind: "to Alaska", "costs" or "on Sundays" would deny less. Folded text. */
const ENDS =
  "(?=\\s*(?:[.,;!]|$|(?:at (?:this|the) (?:time|moment)|right now|currently|yet|and|but|derzeit|aktuell|momentan|und|aber|pour le moment|pour l['’]instant|actuellement|et|mais|por (?:el|o) momento|por ahora|por agora|al momento|per ora|op dit moment|momenteel|en|obecnie|na razie)(?!\\p{L})))";
const ALONE =
  "(?:only|nur|uniquement|seulement|solo|solamente|unicamente|somente|apenas|soltanto|alleen|uitsluitend|tylko|wylacznie)";
const PICKUP =
  "(?:(?:local |store |in-store |farm )?(?:pick[- ]?up|collection)|(?:selbst)?abholung|retrait (?:sur place|en magasin|en boutique|a la ferme)|(?:recogida|retiro) en (?:tienda|local|el local|la tienda)|(?:retirada|levantamento|recolha) (?:na|em) (?:loja|local)|ritiro in (?:negozio|sede|loco)|afhalen|odbior osobisty)";

const DENIALS = [
  `${STARTS}(?:we|i)(?: do not| don['’]?t| cannot| can['’]?t| are (?:not|un)able to)(?: currently| yet)?(?: offer| provide| do)? ?(?:ship(?:ping)?|mail order)(?: (?:our|any|the) (?:products?|goods|items?))?${ENDS}`,
  `${STARTS}(?:no (?:shipping(?!,? (?:and|or|no)(?!\\p{L}))|mail orders?)(?: available| offered)?|shipping is (?:not|un)available|shipping (?:is|are) not offered)${ENDS}`,
  `${STARTS}(?:kein versand|keine lieferung|wir (?:versenden|verschicken|liefern) (?:derzeit |aktuell |leider )?nicht|wir bieten (?:derzeit |aktuell |leider )?keinen versand(?: an)?|versand (?:ist )?(?:derzeit |leider )?nicht moglich)${ENDS}`,
  `${STARTS}(?:pas d['’](?:envoi|expedition)|pas de livraison|nous (?:ne livrons|n['’]expedions|n['’]envoyons) pas|nous ne proposons pas (?:la |de )?(?:livraison|d['’]expedition))${ENDS}`,
  `${STARTS}(?:no (?:hacemos|realizamos|ofrecemos) envios|no enviamos|sin envios?|nao (?:fazemos|realizamos|efetuamos) (?:envios|entregas)|nao enviamos|sem envios?)${ENDS}`,
  `${STARTS}(?:non (?:spediamo|effettuiamo spedizioni|facciamo spedizioni)|nessuna spedizione|(?:wij|we) (?:verzenden|versturen|bezorgen) (?:momenteel )?niet|geen verzending|nie wysylamy|nie prowadzimy wysylki|brak wysylki)${ENDS}`,
  `${STARTS}(?:${PICKUP} ${ALONE}|${ALONE} (?:for |zur |per |bij |por |con |en |op |w )?${PICKUP})(?!\\p{L})${ENDS}`,
].map((source) => new RegExp(source, "u"));

/** The bare question: "Do you ship to Canada?" has another answer. Folded text. */
const ASKS =
  /^(?:(?:do|can|will) you (?:(?:offer|do|provide|have) )?(?:ship(?:ping)?|mail order)(?: (?:your|my|the) (?:products?|goods|orders?|honey))?|is shipping (?:available|possible|offered)|(?:versendet|verschickt) ihr|(?:versenden|verschicken) sie(?: (?:auch|ihre (?:produkte|waren)))?|bieten sie (?:auch )?(?:einen )?versand(?: an)?|ist (?:ein )?versand moglich|(?:livrez|expediez)[- ]vous|proposez[- ]vous (?:la livraison|l['’]expedition)|¿?(?:hacen|haceis|realizan|realizais|ofrecen) envios|(?:voces )?(?:fazem|enviam|fazem envios)|(?:spedite|fate spedizioni|effettuate spedizioni)|(?:verzenden|versturen|bezorgen) jullie|czy (?:wysylacie|wysylaja panstwo|prowadza panstwo wysylke))\s?\?$/u;
/** "No problem", "not to Hawaii" and "sorry, only in the UK" are other answers. */
const NO =
  /^(?:(?:(?:sorry|unfortunately),? )?(?:no(?:pe)?(?=[,.;!]|$)|not (?:at (?:this|the) (?:time|moment)|right now|currently|yet|for most)(?!\p{L})|(?:we|i) (?:do not|don['’]?t|cannot|can['’]?t)(?!\p{L}))|sorry[.!]?$|(?:leider )?(?:nein(?=[,.;!]|$)|derzeit nicht(?!\p{L}))|leider nicht(?=[,.;!]|$)|(?:malheureusement )?(?:non(?=[,.;!]|$)|pas (?:encore|actuellement|pour le moment|pour l['’]instant))|(?:infelizmente )?nao(?=[,.;!]|$)|(?:helaas )?(?:nee(?=[,.;!]|$)|niet(?=[,.;!]|$))|(?:niestety,? )?nie(?=[,.;!]|$)|(?:por desgracia|purtroppo),? no(?=[,.;!]|$))/u;
/** One part of the world, or one thing, is refused or served: "No, only within the country." */
const IN_PART = new RegExp(
  `(?<!\\p{L})(?:${ALONE}|just|except|to|outside|abroad|overseas|international(?:ly)?|ausser(?:halb)?|ins|nach|hors|a l['’]etranger|fuera|extranjero|fora|exterior|fuori|all['’]estero|buiten(?:land)?|naar|poza|za granice)(?!\\p{L})`,
  "u",
);

/** The page that says so, with its words. Nothing is denied where a page states what delivery costs or takes. */
export function deniedShipping(pages: readonly PageFacts[]): { url: string; quote: string } | undefined {
  for (const page of pages) {
    if (OF_ANOTHER.has(page.kind)) continue;
    const quote = denialOn(page);
    if (quote !== undefined) return pages.some(statesDelivery) ? undefined : { url: page.url, quote };
  }
  return undefined;
}

const statesDelivery = ({ kind, blocks, headings }: PageFacts): boolean =>
  kind !== "post" &&
  blocks.some((block) => {
    const topic = headings[block.heading]?.text ?? "";
    return sentencesOf(block).some((text) => saysDeliveryCost(text, topic) || saysDeliveryTime(text, topic));
  });

const isDenial = (text: string): boolean => {
  const folded = foldText(text);
  return text.length <= SENTENCE_CHARS && DENIALS.some((denial) => denial.test(folded));
};

function denialOn({ blocks, headings }: PageFacts): string | undefined {
  const isAsked = (at: number): boolean => {
    const [block, before] = [blocks[at], blocks[at - 1]];
    const isFirstBelow = before?.heading !== block?.heading;
    return [before?.text, isFirstBelow ? headings[block?.heading ?? -1]?.text : undefined].some(
      (text) => text !== undefined && text.length <= SENTENCE_CHARS && ASKS.test(foldText(text).trim()),
    );
  };
  for (const [at, block] of blocks.entries()) {
    const sentences = sentencesOf(block);
    const denial = sentences.find(isDenial) ?? (isAsked(at) && isNo(sentences) ? sentences[0] : undefined);
    if (denial !== undefined) return denial;
  }
  return undefined;
}

/** An answer that says no and sends nothing in what it goes on to say. */
function isNo(sentences: readonly string[]): boolean {
  const first = foldText(sentences[0] ?? "");
  return (
    first.length <= SENTENCE_CHARS &&
    NO.test(first) &&
    !IN_PART.test(first) &&
    !sentences.some((text) => hasTerm(makeSearchText(text), SHIPPING_WORDS))
  );
}
