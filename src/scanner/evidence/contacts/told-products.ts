// What the pages themselves say they use, where no product of a known kind left a trace in their code.
import words from "../data/assistant-words.json" with { type: "json" };
import { sentencesOf } from "../text/text-sentences.ts";
import { foldText } from "../text/text-search.ts";
import type { PageFacts } from "../page-facts.ts";

export interface Told {
  url: string;
  /** What it is called there, for print. */
  names: string[];
  quote: string;
}

/** "Ask the assistant", "Assistent öffnen", "AI chatbot": a control that opens one; a job, a service and a post name it, too. */
const OPENS_ASSISTANT = new RegExp(words.opens, "u");
/** Whose work it is, as a service or a job. */
const OF_PEOPLE = new RegExp(words.ofPeople);
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
      if (name !== undefined && !DENIES.test(foldText(sentence))) return { url, names: [name], quote: sentence };
    }
  return null;
}

/** "The assistant “Ada” on this website answers": a notice on privacy tells of what the site has. */
const ON_THIS_SITE = new RegExp(words.onThisSite, "iu");
/** "We use no chatbot on this website." */
const DENIES = new RegExp(words.denies, "u");

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
