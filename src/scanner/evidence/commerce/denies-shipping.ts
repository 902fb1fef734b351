// Whether a shop answers that it sends nothing: its goods are picked up, or handed over nearby.
import type { PageFacts } from "../page-facts.ts";
import { foldText } from "../text/text-search.ts";
import { sentencesOf } from "../text/text-sentences.ts";

const SENTENCE_CHARS = 200;
/** Said of one thing, or of an order long made. */
const OF_ANOTHER: ReadonlySet<PageFacts["kind"]> = new Set(["product", "post", "blog", "legal", "careers"]);

/** What may stand behind: "to Alaska", "costs" or "on Sundays" would deny less. Folded text. */
const ENDS =
  "(?=\\s*(?:[.,;:!()–—]|-\\s|$|(?:at (?:this|the) (?:time|moment)|right now|currently|yet|and|but|derzeit|aktuell|momentan|und|aber|pour le moment|pour l['’]instant|actuellement|et|mais|por (?:el|o) momento|por ahora|por agora|al momento|per ora|op dit moment|momenteel|en|obecnie|na razie)(?!\\p{L})))";
const ALONE =
  "(?:only|nur|uniquement|seulement|solo|solamente|unicamente|somente|apenas|soltanto|alleen|uitsluitend|tylko|wylacznie)";
const PICKUP =
  "(?:(?:local |store |in-store |farm )?(?:pick[- ]?up|collection)|(?:selbst)?abholung|retrait (?:sur place|en magasin|en boutique|a la ferme)|(?:recogida|retiro) en (?:tienda|local|el local|la tienda)|(?:retirada|levantamento|recolha) (?:na|em) (?:loja|local)|ritiro in (?:negozio|sede|loco)|afhalen|odbior osobisty)";

const DENIALS = [
  `(?<!\\p{L})(?:we|i)(?: do not| don['’]?t| cannot| can['’]?t| are (?:not|un)able to)(?: currently| yet)?(?: offer| provide| do)? ?(?:ship(?:ping)?|mail order)(?: (?:our|any|the) (?:products?|goods|items?))?${ENDS}`,
  `(?<!\\p{L})(?:no (?:shipping(?!,? (?:and|or|no)(?!\\p{L}))|mail orders?)(?: available| offered)?|shipping is (?:not|un)available|shipping (?:is|are) not offered)${ENDS}`,
  `(?<!\\p{L})(?:kein versand|keine lieferung|wir (?:versenden|verschicken|liefern) (?:derzeit |aktuell |leider )?nicht|wir bieten (?:derzeit |aktuell |leider )?keinen versand(?: an)?|versand (?:ist )?(?:derzeit |leider )?nicht moglich)${ENDS}`,
  `(?<!\\p{L})(?:pas d['’](?:envoi|expedition)|pas de livraison|nous (?:ne livrons|n['’]expedions|n['’]envoyons) pas|nous ne proposons pas (?:la |de )?(?:livraison|d['’]expedition))${ENDS}`,
  `(?<!\\p{L})(?:no (?:hacemos|realizamos|ofrecemos) envios|no enviamos|sin envios?|nao (?:fazemos|realizamos|efetuamos) (?:envios|entregas)|nao enviamos|sem envios?)${ENDS}`,
  `(?<!\\p{L})(?:non (?:spediamo|effettuiamo spedizioni|facciamo spedizioni)|nessuna spedizione|(?:wij|we) (?:verzenden|versturen|bezorgen) (?:momenteel )?niet|geen verzending|nie wysylamy|nie prowadzimy wysylki|brak wysylki)${ENDS}`,
  `(?<!\\p{L})(?:${PICKUP} ${ALONE}|${ALONE} (?:for |zur |per |bij |por |con |en |op |w )?${PICKUP})(?!\\p{L})${ENDS}`,
].map((source) => new RegExp(source, "u"));

/** The bare question: "Do you ship to Canada?" has another answer. Folded text. */
const ASKS =
  /^(?:(?:do|can|will) you (?:(?:offer|do|provide|have) )?(?:ship(?:ping)?|mail order)(?: (?:your|my|the) (?:products?|goods|orders?|honey))?|is shipping (?:available|possible|offered)|(?:versendet|verschickt) ihr|(?:versenden|verschicken) sie(?: (?:auch|ihre (?:produkte|waren)))?|bieten sie (?:auch )?(?:einen )?versand(?: an)?|ist (?:ein )?versand moglich|(?:livrez|expediez)[- ]vous|proposez[- ]vous (?:la livraison|l['’]expedition)|¿?(?:hacen|haceis|realizan|realizais|ofrecen) envios|(?:voces )?(?:fazem|enviam|fazem envios)|(?:spedite|fate spedizioni|effettuate spedizioni)|(?:verzenden|versturen|bezorgen) jullie|czy (?:wysylacie|wysylaja panstwo|prowadza panstwo wysylke))\s?\?$/u;
const NO =
  /^(?:no|not|nope|sorry|unfortunately|nein|leider|derzeit nicht|non|pas|malheureusement|nao|nee|helaas|nie|niestety|por desgracia|purtroppo)(?!\p{L})/u;

/** The page that says so, with its words. */
export function deniedShipping(pages: readonly PageFacts[]): { url: string; quote: string } | undefined {
  for (const page of pages) {
    if (OF_ANOTHER.has(page.kind)) continue;
    const quote = denialOn(page);
    if (quote !== undefined) return { url: page.url, quote };
  }
  return undefined;
}

function denialOn({ blocks, headings }: PageFacts): string | undefined {
  const isAsked = (at: number): boolean =>
    [blocks[at - 1]?.text, headings[blocks[at]?.heading ?? -1]?.text].some(
      (text) => text !== undefined && text.length <= SENTENCE_CHARS && ASKS.test(foldText(text).trim()),
    );
  return blocks
    .flatMap((block, at) => sentencesOf(block).map((text, sentence) => ({ text, at, isFirst: sentence === 0 })))
    .filter(({ text }) => text.length <= SENTENCE_CHARS)
    .find(({ text, at, isFirst }) => {
      const folded = foldText(text);
      return DENIALS.some((denial) => denial.test(folded)) || (isFirst && NO.test(folded) && isAsked(at));
    })?.text;
}
