// Words of delivery, returns, payment and order tracking, for pages in any of the languages. They stand in
// data/commerce-terms.json.
import data from "../data/commerce-terms.json" with { type: "json" };
import { prepareTerms } from "../text/text-search.ts";

const terms = (listed: string): readonly string[] => prepareTerms(listed.split(", "));

export const SHIPPING_WORDS = terms(data.shippingWords);

export const RETURN_WORDS = terms(data.returnWords);

/** What says that some goods cannot go back, beside a word of returns. */
export const RETURN_EXCLUSION_WORDS = terms(data.returnExclusionWords);

export const FREE_WORDS = terms(data.freeWords);

/** What says that something is free from an amount on, or for some alone: "over", "ab", "selected". */
export const THRESHOLD_WORDS = terms(data.thresholdWords);

/** What says that shipping comes on top of the price beside it. */
export const BESIDE_WORDS = terms(data.besideWords);

/** Days and weeks beside a number: "30 days", "14 Tage", "3–5 dni", "zwei Werktage", "next day". Folded text. */
export const DAY_COUNT =
  /(?:(?<!\d)\d{1,3}(?:\s?(?:-|–|—|to|bis|a|do|до|~|〜)\s?\d{1,3})?|(?<!\p{L})(?:an?|one|two|three|four|five|six|seven|ten|fourteen|thirty|same|next|einem|eines|einer|ein|zwei|drei|vier|funf|sechs|sieben|zehn|vierzehn|dreissig|nachster|nachsten|selben|un|une|deux|trois|quatre|cinq|sept|dix|quinze|trente|uno|una|dos|tres|cuatro|cinco|siete|diez|quince|treinta|dois|duas|quatro|sete|dez|quinze|trinta|due|tre|quattro|cinque|sette|dieci|quindici|trenta|een|twee|drie|vijf|zeven|tien|veertien|dertig|jeden|dwa|dwoch|trzy|trzech|cztery|piec|pieciu|siedem|siedmiu|dziesieciu|czternascie|czternastu|trzydziestu)(?!\p{L}))\s?-?(?:(?:working|business|calendar|jours|dias|giorni|dni|werk)\s?)?\s?(?:days?|hours?|weeks?|months?|tag\p{L}*|werktag\p{L}*|stunden|wochen?|monat\p{L}*|jours?|heures?|semaines?|mois|dias?|horas?|semanas?|mes(?:es)?|giorn\p{L}*|ore|settiman\p{L}*|mes[ei]|dag\p{L}*|uur|werkdag\p{L}*|we[ek]\p{L}*|maand\p{L}*|dni|dzien|godzin\p{L}*|tydzien|tygodni\p{L}*|miesi\p{L}*|gun|saat|hafta|ay|дн\p{L}*|день|час\p{L}*|недел\p{L}*|den|dny|dnu|hodin|tyden|paiva\p{L}*|nap\p{L}*|zile|ημερ\p{L}*|hari|ngay|日|営業日|時間|週間|일|시간|주|天|个?工作日|小时|يوم|ايام|ימים|יום|दिन|দিন)/u;

export const ORDER_STATUS_WORDS = terms(data.orderStatusWords);

/** A bill, which is a way to pay only beside others. */
export const INVOICE = prepareTerms([
  "invoice",
  "rechnung",
  "facture",
  "factura",
  "fatura",
  "fattura",
  "factuur",
  "faktur*",
]);

/** Names of payment methods; proper names, the same in every language, and the usual words for the rest. */
export const PAYMENT_METHODS: readonly (readonly [string, readonly string[]])[] = [
  ["Visa", prepareTerms(["visa"])],
  ["Mastercard", prepareTerms(["mastercard", "master card"])],
  ["American Express", prepareTerms(["american express", "amex"])],
  [
    "credit card",
    terms(
      "credit card, credit cards, kreditkarte, kreditkarten, carte bancaire, cartes bancaires, carte de credit, tarjeta de credito, tarjetas de credito, cartao de credito, carta di credito, carte di credito, creditcard, karta kredytowa, karta platnicza",
    ),
  ],
  ["PayPal", prepareTerms(["paypal"])],
  ["Apple Pay", prepareTerms(["apple pay"])],
  ["Google Pay", prepareTerms(["google pay", "gpay"])],
  ["Klarna", prepareTerms(["klarna"])],
  ["SEPA debit", prepareTerms(["sepa", "lastschrift"])],
  ["invoice", prepareTerms(["kauf auf rechnung", "pay by invoice", "paiement sur facture", "betalen op rekening"])],
  ["iDEAL", prepareTerms(["ideal betaling", "betaal met ideal", "ideal payment"])],
  ["BLIK", prepareTerms(["blik"])],
  ["Przelewy24", prepareTerms(["przelewy24"])],
  ["Bancontact", prepareTerms(["bancontact"])],
  ["Pix", prepareTerms(["pagamento pix", "via pix", "no pix"])],
  ["UPI", prepareTerms(["upi"])],
  ["Alipay", prepareTerms(["alipay", "支付宝"])],
  ["WeChat Pay", prepareTerms(["wechat pay", "微信支付"])],
  [
    "cash on delivery",
    terms(
      "cash on delivery, nachnahme, contre remboursement, contrareembolso, za pobraniem, kapida odeme, наложенныи платеж, dobirka, 代引き, 货到付款",
    ),
  ],
  [
    "bank transfer",
    terms(
      "bank transfer, wire transfer, uberweisung, virement, transferencia bancaria, bonifico, overschrijving, przelew bankowy, havale, banковскии перевод, bankovni prevod, 銀行振込, 계좌이체, 银行转账",
    ),
  ],
];
