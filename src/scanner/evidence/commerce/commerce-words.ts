// Words of delivery, returns, payment and order tracking, for pages in any of the languages.
import { prepareTerms } from "../text/text-search.ts";

/** Terms parted by bars and line ends, ready to be looked for. */
const terms = (listed: string): readonly string[] =>
  prepareTerms(
    listed
      .split(/[|\n]/)
      .map((term) => term.trim())
      .filter((term) => term !== ""),
  );

export const SHIPPING_WORDS = terms(`
  shipping | delivery | postage | ships | dispatch* | versand* | lieferung* | lieferzeit* | lieferkosten
  zustellung | livraison* | frais de port | expedition* | expedie* | envio* | gastos de envio | entrega* | frete
  portes | spedizion* | consegna* | verzend* | bezorg* | levering* | levertijd* | dostaw* | wysylk* | przesylk*
  kargo* | teslimat* | доставк* | отправк* | doprava | dopravy | doruceni | dodani | frakt* | leverans*
  toimitus* | szallitas* | livrare* | αποστολη* | pengiriman | ongkir | giao hang | 配送 | 送料 | 発送 | 배송 | 运费 | 運費
  发货 | شحن | توصيل | משלוח* | डिलीवरी | শিপিং | ডেলিভারি
`);

export const RETURN_WORDS = terms(`
  return* | refund* | money back | exchange* | ruckgabe* | rucksend* | widerruf* | retoure* | umtausch*
  erstattung* | retour* | rembours* | retractation | echange* | devolucion* | reembols* | desistimiento
  devoluc* | troca* | reso | resi | rimbors* | recesso | retourneren | retour | bedenktijd | herroeping*
  zwrot* | reklamac* | odstapien* | iade* | cayma | degisim | возврат* | обмен | vraceni | odstoupeni
  reklamace | retur* | angerratt | palautus* | visszakuld* | elallas* | επιστροφ* | pengembalian | doi tra | 返品
  返金 | 交換 | 반품 | 환불 | 교환 | 退货 | 退貨 | 退款 | 换货 | ارجاع | استرجاع | استبدال | החזר* | रिटर्न | वापसी | রিটার্ন
  ফেরত
`);

export const FREE_WORDS = terms(`
  free | no charge | kostenlos* | kostenfrei* | gratis | versandkostenfrei | gratuit* | offert* | gratuito
  gratuita | darmow* | bezplatn* | ucretsiz | bedava | бесплатн* | безкоштовн* | zdarma | ilmainen | ingyen*
  δωρεαν | 無料 | 무료 | 免费 | 免費 | 包邮 | مجاني* | חינם | मुफ्त | ফ্রি
`);

/** Days and weeks beside a number: "30 days", "14 Tage", "3–5 dni", "zwei Werktage", "next day". Folded text. */
export const DAY_COUNT =
  /(?:(?<!\d)\d{1,3}(?:\s?(?:-|–|—|to|bis|a|do|до|~|〜)\s?\d{1,3})?|(?<!\p{L})(?:an?|one|two|three|four|five|six|seven|ten|fourteen|thirty|same|next|einem|ein|zwei|drei|vier|funf|sechs|sieben|zehn|vierzehn|dreissig|nachster|nachsten|selben|un|une|deux|trois|quatre|cinq|sept|dix|quinze|trente|uno|una|dos|tres|cuatro|cinco|siete|diez|quince|treinta|dois|duas|quatro|sete|dez|quinze|trinta|due|tre|quattro|cinque|sette|dieci|quindici|trenta|een|twee|drie|vijf|zeven|tien|veertien|dertig|jeden|dwa|dwoch|trzy|trzech|cztery|piec|pieciu|siedem|siedmiu|dziesieciu|czternascie|czternastu|trzydziestu)(?!\p{L}))\s?-?(?:(?:working|business|calendar|jours|dias|giorni|dni|werk)\s?)?\s?(?:days?|hours?|weeks?|months?|tag\p{L}*|werktag\p{L}*|stunden|wochen?|monat\p{L}*|jours?|heures?|semaines?|mois|dias?|horas?|semanas?|mes(?:es)?|giorn\p{L}*|ore|settiman\p{L}*|mes[ei]|dag\p{L}*|uur|werkdag\p{L}*|we[ek]\p{L}*|maand\p{L}*|dni|dzien|godzin\p{L}*|tydzien|tygodni\p{L}*|miesi\p{L}*|gun|saat|hafta|ay|дн\p{L}*|день|час\p{L}*|недел\p{L}*|den|dny|dnu|hodin|tyden|paiva\p{L}*|nap\p{L}*|zile|ημερ\p{L}*|hari|ngay|日|営業日|時間|週間|일|시간|주|天|个?工作日|小时|يوم|ايام|ימים|יום|दिन|দিন)/u;

export const ORDER_STATUS_WORDS = terms(`
  track order | track your order | order status | order tracking | my orders | returns center | start a return
  return portal | sendungsverfolgung | bestellstatus | meine bestellungen | rucksendung anmelden
  retourenportal | suivi de commande | suivre ma commande | mes commandes | estado del pedido
  seguimiento del pedido | mis pedidos | rastrear pedido | meus pedidos | acompanhar pedido | traccia ordine
  i miei ordini | stato dell ordine | bestelling volgen | mijn bestellingen | status zamowienia
  moje zamowienia | sledzenie przesylki | siparis takibi | siparislerim | отследить заказ | статус заказа
  мои заказы | stav objednavky | moje objednavky | spara order | spor ordre | 注文履歴 | 配送状況 | 주문 조회 | 배송 조회 | 订单查询
  我的订单 | تتبع الطلب | מעקב הזמנה | ऑर्डर ट्रैक
`);

/** Names of payment methods; proper names, the same in every language, and the usual words for the rest. */
export const PAYMENT_METHODS: readonly (readonly [string, readonly string[]])[] = [
  ["Visa", prepareTerms(["visa"])],
  ["Mastercard", prepareTerms(["mastercard", "master card"])],
  ["American Express", prepareTerms(["american express", "amex"])],
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
    terms(`
  cash on delivery | nachnahme | contre remboursement | contrareembolso | za pobraniem | kapida odeme
  наложенныи платеж | dobirka | 代引き | 货到付款
`),
  ],
  [
    "bank transfer",
    terms(`
  bank transfer | wire transfer | uberweisung | virement | transferencia bancaria | bonifico | overschrijving
  przelew bankowy | havale | banковскии перевод | bankovni prevod | 銀行振込 | 계좌이체 | 银行转账
`),
  ],
];
