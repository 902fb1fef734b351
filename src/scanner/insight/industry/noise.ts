// Words that look like an industry and are not: consent banners, credits, lists of customers.
const COOKIE_WORD = /cookie|çerez|ciasteczk|кук|クッキー|쿠키|קוקי|עוגיות|ملفات تعريف|कुकी|কুকি/i;
const CONSENT_WORD =
  /consent|accept|analytics|preferenc|necessary|third[- ]party|browser|zustimm|akzeptier|einwillig|notwendig|datenschutz|accepter|refuser|traceurs|acepta|rechaz|aceitar|recusar|accett|rifiut|accepteer|weiger|akcept|zgod|kabul|onay|соглас|принять|souhlas|同意|동의|موافق|הסכמה|स्वीकार/i;

/** A cookie or consent notice: "marketing cookies" say nothing of the trade. Bakeries keep their cookies. */
export const isConsentText = (text: string): boolean => COOKIE_WORD.test(text) && CONSENT_WORD.test(text);

const FOOTER_NOISE =
  /©|\(c\)|copyright|all rights|alle rechte|tous droits|todos los derechos|todos os direitos|tutti i diritti|wszelkie prawa|tüm hakları|все права|všechna práva|版权|著作権|(?:website|site|web ?design|theme|template|powered|built|made|designed|developed|hosted|realisation|réalisation|diseño|desarrollado|desenvolvido|realizzato|gestaltung|umsetzung|projekt i wykonanie) (?:by|von|par|por|da|door|with|:)|privacy|terms|legal notice|impressum|datenschutz|mentions légales|aviso legal|cookie/i;

/** Copyright lines, credits of the web designer, legal links. */
export const isFooterNoise = (text: string): boolean => FOOTER_NOISE.test(text.slice(0, 300));

const AUDIENCE_HEADING =
  /^(?:(?:the |our )?(?:industries|sectors|verticals|markets)(?: (?:we|served|and).{0,30})?|(?:who|whom) we (?:serve|help|work with|support).{0,20}|(?:our|selected|some of our) (?:clients?|customers?|partners)|clients|customers|trusted by.{0,40}|case stud(?:y|ies)|success stories|customer stories|built for .{0,30}|use cases?|solutions (?:by|for) .{0,30}|branchen.{0,20}|für wen.{0,20}|unsere kunden|kunden|zielgruppen|referenzen|secteurs.{0,20}|nos clients|pour qui.{0,10}|sectores.{0,20}|nuestros clientes|clientes|setores.{0,20}|nossos clientes|settori.{0,20}|i nostri clienti|clienti|sectoren|onze klanten|klanten|branże.{0,20}|nasi klienci|klienci|sektörler.{0,20}|müşterilerimiz|отрасли|клиенты|наши клиенты|odvětví|naši klienti|業種.{0,6}|導入企業|お客様|업종|고객사|行业.{0,6}|客户|القطاعات|عملاؤنا|לקוחות(?:ינו)?|תחומים|ग्राहक|গ্রাহক)[\s:!?.…]*$/i;

/** A heading over a list of whom the business serves. */
export const isAudienceHeading = (text: string): boolean => text.length <= 60 && AUDIENCE_HEADING.test(text.trim());
