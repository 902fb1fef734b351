// What a form is for, judged from its fields first and its words second.
import { fillableFields } from "../../evidence/operability/operate-forms.ts";
import type { FieldFacts, FormFacts, PageKind } from "../../evidence/page-facts.ts";
import { normaliseText } from "../normalise-text.ts";
import { wordIn } from "./channel-words.ts";

export type FormPurpose =
  | "contact"
  | "booking"
  | "newsletter"
  | "login"
  | "search"
  | "job"
  | "comment"
  | "cart"
  | "donation"
  | "lookup"
  | "other"
  | "hidden";

export type FieldRole =
  | "email"
  | "phone"
  | "name"
  | "message"
  | "password"
  | "date"
  | "guests"
  | "search"
  | "file"
  | "amount"
  | "website"
  | "choice"
  | "consent"
  | "text";

const NAMES: [FieldRole, RegExp][] = [
  [
    "email",
    /e-?mail|correo|courriel|posta elettronica|e-?posta|メール|邮箱|電郵|邮件|이메일|البريد|דוא|אימייל|surel|ইমেইল|ईमेल|эл\.? ?почт|почта/,
  ],
  [
    "phone",
    /phone|\btel\b|telefon|téléphone|teléfono|telefone|mobile?\b|handy|celular|cellulare|gsm|whatsapp|電話|手机|电话|전화|هاتف|جوال|טלפון|फोन|ফোন|телефон|telepon|\bhp\b|ponsel|मोबाइल|נייד/,
  ],
  [
    "message",
    /message|messaggio|mensaje|mensagem|nachricht|bericht|wiadomo|mesaj|сообщени|zpráv|comment|question|inquiry|enquiry|details|description|anliegen|frage|お問い合わせ|メッセージ|内容|留言|내용|رسالة|הודעה|संदेश|বার্তা|\bpesan\b|pertanyaan|how can we help|project/,
  ],
  [
    "name",
    /\bname\b|(?:first|last|full|your|sur)[-_ ]?name|\bnom\b|prénom|nombre|apellido|\bnome\b|cognome|vorname|nachname|\bnaam\b|imię|nazwisko|\bad\b|soyad|isim|имя|фамилия|jméno|příjmení|氏名|お名前|名前|姓名|이름|성함|الاسم|שם|नाम|নাম|\bnama\b/,
  ],
  [
    "date",
    /\bdate\b|datum|fecha|\bdata\b|tarih|дата|日付|日期|날짜|التاريخ|תאריך|check-?in|check-?out|arrival|departure|anreise|abreise|arrivée|llegada|arrivo|przyjazd|appointment time|preferred time|time slot|uhrzeit|godzin|\bheure|orario|\bsaat|время|tanggal|तारीख|তারিখ/,
  ],
  [
    "guests",
    /guests?|persons?|people|party size|adults|gäste|personen|personnes|couverts|personas|comensales|pessoas|ospiti|persone|osób|goście|kişi|гост|人数|인원|rooms?\b|zimmer|table for/,
  ],
  ["website", /website|homepage|\burl\b|web ?site|site web/],
  ["amount", /amount|betrag|montant|importe|valor|importo|kwota|tutar|сумма|金額|金额/],
];

const SUBSCRIBE =
  /subscribe|sign ?up|sign me up|join|keep me|notify me|get updates|abonnier|eintragen|anmelden|s'abonner|inscri|suscrib|assinar|inscrever|iscriviti|aanmelden|inschrijven|zapisz|abone|подпис|odebírat|odběr|登録|購読|구독|订阅|訂閱|اشترك|הרשמה|הרשם|সাবস্ক্রাইব|सदस्यता/;
const ACCOUNT =
  /account|konto|compte|cuenta|conta\b|hesap|аккаунт|アカウント|계정|账户|register|create|free trial|get started|start free/;
/** Someone shows the product, or calls: people answer these forms, whatever their button says. */
const ANSWERED =
  /\b(?:demo|demonstration|démo|démonstration|demostración|demonstração|dimostrazione|vorführung|prezentacj\p{L}*)\b|callback|call you|consultation|talk to|speak to|sales|book a call|rückruf|beratung|rappel|llámame|ti richiamiamo|terugbel/u;
const SEARCH_NAMES =
  /^(?:s|q|query|search|keyword|keywords|term|suche|recherche|buscar|busca|cerca|zoek|szukaj|ara|поиск|searchword|search_query)$/i;
/** Words of gifts, anywhere in a text. */
export const DONATE =
  /donat|spende|faire un don|\bdon\b|donar|doar|dona\b|doneer|darowizn|bağış|пожертв|寄付|기부|捐|تبرع|תרומ/;
/** What is sent with money asks nothing. */
const PAYS =
  /^\P{L}{0,3}(?:buy|pay|purchase|checkout|jetzt kaufen|kaufen|jetzt bezahlen|bezahlen|zahlungspflichtig|acheter|payer|comprar|pagar|acquista|paga|kopen|betalen|kup|zapłać)(?!\p{L})/iu;
const JOB =
  /resume|\bcv\b|curriculum|lebenslauf|bewerbung|candidature|life ?history|özgeçmiş|резюме|życiorys|履歴書|이력서|简历|السيرة الذاتية|קורות חיים|lamaran|apply for|job application/;
const CONTACT_HINT =
  /contact|kontakt|contacto|contato|contatt|anfrage|enquir|inquir|message|quote|estimate|devis|preventivo|presupuesto|offerte|wycen|teklif|help|callback|call me|write|schreib|send|hubungi|penawaran|iletişim|bize ulaş|اتصل|تواصل|הצעת מחיר|צרו קשר|צור קשר|השאירו פרטים|संपर्क|যোগাযোগ/;

/** The purpose by its fields, its button, its label, the heading above it and the kind of page it stands on. */
export function purposeOf(form: FormFacts, heading: string, kind: PageKind, languages: readonly string[]): FormPurpose {
  if (form.hidden) return "hidden";
  const fields = fillableFields(form);
  const roles = fields.map(roleOf);
  const has = (role: FieldRole): boolean => roles.includes(role);
  const words = normaliseText([form.label, heading, ...form.submitTexts, form.id, form.className].join(" "));
  const all = `${words} ${normaliseText(form.text)} ${form.action.toLowerCase()}`;
  if (has("password")) return "login";
  if (form.use !== undefined) return form.use === "order" ? "cart" : "other";
  if (isSearch(form, fields, has)) return "search";
  if (/comment/.test(`${form.id} ${form.className} ${form.action}`.toLowerCase()) && (has("message") || has("website")))
    return "comment";
  if (
    /\/(?:cart|basket|checkout|warenkorb|panier|carrito|koszyk|sepet)\b|add-to-cart|addtocart/.test(
      `${form.action} ${form.className}`.toLowerCase(),
    )
  )
    return "cart";
  if (form.submitTexts.some((text) => PAYS.test(text))) return has("amount") && DONATE.test(all) ? "donation" : "other";
  if (has("amount") && DONATE.test(all)) return "donation";
  if (has("file") && (kind === "careers" || JOB.test(all) || wordIn("careers", words, languages) !== null))
    return "job";
  if (JOB.test(words) && (has("file") || kind === "careers")) return "job";
  if (isBooking(form, words, { has, kind, languages })) return "booking";
  const others = roles.filter((role) => role !== "consent" && role !== "choice");
  if (has("message")) return others.length >= 2 || kind === "contact" || CONTACT_HINT.test(all) ? "contact" : "other";
  if (isNewsletter(others, words, all, languages)) return "newsletter";
  const isReachable = has("email") || has("phone");
  if (isReachable && has("name") && !(others.length <= 2 && SUBSCRIBE.test(words) && !CONTACT_HINT.test(words))) {
    return ACCOUNT.test(words) && !CONTACT_HINT.test(words) && !ANSWERED.test(words) ? "other" : "contact";
  }
  if (isReachable && (kind === "contact" || CONTACT_HINT.test(words)) && others.length >= 2) return "contact";
  return has("email") || has("phone") ? "other" : "lookup";
}

/** A day that lies behind everyone who writes: no visit is booked for it. */
export const BIRTH =
  /birth|lahir|doğum|ميلاد|לידה|जन्म|জন্ম|\bdob\b|geburt|geb\.? ?datum|geboorte|naissance|nacimiento|nascimento|nascita|urodz/i;

/** What a field asks for, from its type, names, label and placeholder. */
export function roleOf(field: FieldFacts): FieldRole {
  if (field.type === "email" || field.autocomplete === "email") return "email";
  if (field.type === "tel" || field.autocomplete.startsWith("tel")) return "phone";
  if (field.type === "password") return "password";
  if (field.type === "search") return "search";
  if (field.type === "file") return "file";
  if (/^(?:date|datetime-local|time|month|week)$/.test(field.type))
    return BIRTH.test(`${field.name} ${field.id} ${field.label}`) ? "text" : "date";
  if (field.type === "checkbox" || field.type === "radio") return "consent";
  const words = normaliseText([field.name, field.id, field.label, field.placeholder].join(" ")).replace(/[_[\]]/g, " ");
  if (field.tag === "textarea") return "message";
  const named = NAMES.find(([, pattern]) => pattern.test(words))?.[0];
  if (field.tag === "select" && named !== "date" && named !== "guests") return "choice";
  if (named !== undefined) return named;
  if (SEARCH_NAMES.test(field.name)) return "search";
  return field.tag === "select" ? "choice" : "text";
}

function isSearch(form: FormFacts, fields: readonly FieldFacts[], has: (role: FieldRole) => boolean): boolean {
  if (has("email") || has("message")) return false;
  if (form.attributes["role"] === "search" || has("search")) return true;
  if (fields.length <= 2 && fields.some((field) => SEARCH_NAMES.test(field.name))) return true;
  return (
    fields.length <= 2 &&
    /\/search|[?&](?:s|q)=|\bsearch/.test(`${form.action} ${form.className} ${form.id}`.toLowerCase())
  );
}

/** A date, a time or a number of guests together with a word of booking; the date of an enquiry alone is no booking. */
function isBooking(
  form: FormFacts,
  words: string,
  { has, kind, languages }: { has: (role: FieldRole) => boolean; kind: PageKind; languages: readonly string[] },
): boolean {
  if (!has("date") && !has("guests") && !form.fields.some(isChosenTime)) return false;
  const isNamed = wordIn("booking-action", words, languages) !== null || BOOKING.test(words);
  return isNamed || kind === "booking" || (has("date") && has("guests") && !has("message"));
}

/** What was chosen in a calendar beside the form goes along unseen. */
const isChosenTime = ({ type, name, id }: FieldFacts): boolean =>
  type === "hidden" && CHOSEN_TIME.test(`${name} ${id}`);
const CHOSEN_TIME =
  /(?<![a-z])(?:select(?:ed)?|chosen|picked|appointment|booking|reservation)[-_ ]?(?:time|date|day|slot)(?![a-z])/i;

const BOOKING =
  /book|reserv|appointment|termin|rendez-vous|cita|agend|prenot|appuntamento|afspraak|wizyt|rezerw|randevu|запис|заброн|objedn|予約|예약|预约|預約|预订|حجز|موعد|תור|הזמנ|অ্যাপয়েন্ট|अपॉइंट|availability|verfügbarkeit/;

function isNewsletter(roles: readonly FieldRole[], words: string, all: string, languages: readonly string[]): boolean {
  if (!roles.includes("email") || roles.some((role) => role === "message" || role === "phone" || role === "date"))
    return false;
  if (roles.length > 4) return false;
  if (
    wordIn("newsletter", all, languages) !== null ||
    /newsletter|mailing.?list|mc4wp|mailchimp|list-manage|subscribe/.test(all)
  )
    return true;
  return roles.length <= 3 && SUBSCRIBE.test(words) && !ACCOUNT.test(words) && !CONTACT_HINT.test(words);
}
