// What the pages themselves say they use, where no product of a known kind left a trace in their code.
import { sentencesOf } from "../text/text-sentences.ts";
import { foldText } from "../text/text-search.ts";
import type { PageFacts } from "../page-facts.ts";

export interface Told {
  url: string;
  /** What it is called there, for print. */
  names: string[];
  quote: string;
}

const ASSISTANT = String.raw`(?:assistent(?:en)?|assistant|asistente|assistente|asystent\w{0,3}|chat ?bot|bot)(?!\p{L})`;
const ACT = String.raw`(?:frag\w{0,2}|ask|open|offne|talk to|chat with|pregunta\w{0,2}|abr\w{1,3}|habla\w{0,2}|ouvr\w{1,2}|demand\w{1,3}|parle\w{0,2}|chiedi|apri|pergunt\w{1,3}|fale|vraag|stel|zapytaj|otworz|spor|fraga|start\w{0,2})`;
/** "Ask the assistant", "Assistent öffnen", "AI chatbot": a control that opens one; a job, a service and a post name it, too. */
const OPENS_ASSISTANT = new RegExp(
  String.raw`(?<!\p{L})(?:${ACT}(?: \p{L}{1,10}){0,3}|ai|ki|ia|digital\w{0,3}|virtu\w{1,6})[ -]${ASSISTANT}|^${ASSISTANT} (?:ia|ai|virtu\w{1,4}|offnen|fragen|starten|openen)$`,
  "u",
);
/** Whose work it is, as a service or a job. */
const OF_PEOPLE = /service|\bjob|career|karriere|stelle|\bhire|hiring|leistung|training|course|kurs|agency|agentur/;
const LONGEST = 50;

/** A button, or a link within the page, that opens an assistant of the business's own; else the legal page that tells of one. */
export function assistantOn(pages: readonly PageFacts[]): Told | null {
  for (const { url, buttons, anchors } of pages) {
    const controls = [
      ...buttons.filter(({ hidden }) => !hidden).map(({ name }) => name),
      ...anchors
        .filter(({ hidden, rawHref, opens }) => !hidden && (opens || rawHref.startsWith("#")))
        .map(({ text }) => text),
    ];
    const name = controls.find(
      (text) => text.length <= LONGEST && OPENS_ASSISTANT.test(foldText(text)) && !OF_PEOPLE.test(foldText(text)),
    );
    if (name !== undefined) return { url, names: [name.trim()], quote: name.trim() };
  }
  for (const { url, kind, blocks } of pages)
    for (const sentence of kind === "legal" ? blocks.flatMap(sentencesOf) : []) {
      const name = ON_THIS_SITE.exec(sentence)?.[1];
      if (name !== undefined) return { url, names: [name], quote: sentence };
    }
  return null;
}

/** "The assistant “Ada” on this website answers": a notice on privacy tells of what the site has. */
const ON_THIS_SITE =
  /(?<!\p{L})((?:assistente?n?|assistant|asistente|asystent|chat-?bot)(?!\p{L}).{0,20}?) (?:auf|on|sur|en|su|op|na|neste|in) (?:dieser|unserer|this|our|ce|notre|este|nuestr[oa]|questo|nostro|deze|onze|tej|naszej|nosso) ?(?:web ?)?(?:site|seite|sitio|sito|stron)/iu;

/** Names of providers as they and others write them; where one is a word, too, paying has to be spoken of. */
const PROVIDERS =
  /(?<![\p{L}\d])(?:Stripe|STRIPE|[Pp]ay[Pp]al|PAYPAL|[Kk]larna|KLARNA|Mollie|Adyen|Sum[Uu]p|Redsys|[Bb]izum|Przelewy24|PayU|[Tt]pay|Multibanco|MB ?WAY|iyzico|Worldpay|Braintree|Mangopay|MANGOPAY|Satispay|Nexi|Vipps|Swish(?! \p{Ll})|MobilePay|Viva Wallet|Mercado ?Pago|Razorpay|T[Ww][Ii][Nn][Tt]|iDEAL|Bancontact|Payconiq)(?![\p{L}\d])/gu;
export const namesProvider = (text: string): boolean => text.search(PROVIDERS) !== -1;

const PAYING =
  /(?<!\p{L})(?:pay(?:ments?|ing|able|er|ez)?|pag(?:os?|ar|ue|ando)|zahl(?:en|st|t|bar)|\p{L}{0,15}zahl(?:ung|art|weis|method|moglich)\p{L}*|bezahl\p{L}*|paiements?|regl(?:er|ez|ement)\p{L}*|pagament\p{L}*|betal\p{L}*|betaal\p{L}*|platn\p{L}*|platb\p{L}*|placic|odeme\p{L}*|checkout|kasse|caisse)(?!\p{L})/u;

/** What is refused, or still to come. */
const NOT_YET =
  /(?<!\p{L})(?:not|no|don't|cannot|can't|nicht|kein\p{L}{0,2}|pas|sin|nao|non|niet|geen|nie|soon|bald|demnachst|prochainement|bientot|proximamente|pronto|em breve|prossimamente|presto|binnenkort|wkrotce|plug-?ins?)(?!\p{L})/u;

/** Payment providers that a sentence on paying names. */
export function paymentToldOn(pages: readonly PageFacts[]): Told | null {
  const found = pages.flatMap(({ url, blocks }) =>
    blocks.flatMap((block) =>
      block.quoted || !/\p{Lu}/u.test(block.text)
        ? []
        : sentencesOf(block).flatMap((sentence) => {
            const names = sentence.match(PROVIDERS);
            if (names === null) return [];
            const folded = foldText(sentence.replace(PROVIDERS, ""));
            return PAYING.test(folded) && !NOT_YET.test(folded) ? [{ url, names, quote: sentence }] : [];
          }),
    ),
  );
  const [first] = found;
  return first === undefined ? null : { ...first, names: [...new Set(found.flatMap(({ names }) => names))] };
}
