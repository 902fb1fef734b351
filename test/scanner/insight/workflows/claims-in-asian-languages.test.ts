// What is claimed from the words of sites in Turkish, Arabic, Indonesian, Hebrew, Hindi and Bengali, and what is not.
import { describe, expect, it } from "vitest";
import { heading } from "../../../fixtures/site.ts";
import { CHARITY, claimed, home, SCHOOL, says } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const MOVER: Kind = { industry: "other", subKind: "transport", channels: ["phone"] };
const TRADES: Kind = { industry: "other", subKind: "trades", channels: ["phone"] };
const FLORIST: Kind = { industry: "retail" };
const AGENT: Kind = { industry: "real-estate", siteType: "services", channels: ["phone"] };
const CLINIC: Kind = { industry: "healthcare", subKind: "clinic" };
const ACCOUNTS: Kind = { industry: "finance", subKind: "accounting", siteType: "services" };

const headedHome = (language: string, words: string): ReturnType<typeof home> =>
  home(language, { headings: [heading(1, words)] });

describe("words of a heading", () => {
  it.each<[workflow: string, kind: Kind, language: string, shows: string, onlySoundsLikeIt: string]>([
    ["wf-quote-proposal", MOVER, "tr", "Hemen Teklif Alın", "Teklifsiz bir sohbet"],
    ["wf-quote-proposal", MOVER, "ar", "أطلب عروض أسعار مجانية", "أسعار النفط اليوم"],
    ["wf-quote-proposal", TRADES, "id", "Minta Penawaran", "Penawaran umum saham"],
    ["wf-quote-proposal", TRADES, "he", "לקבלת הצעות מחיר", "הצעות לחג"],
    ["wf-appointment", CLINIC, "tr", "Randevunuzu Oluşturun", "Ran bir filmdir"],
    ["wf-appointment", CLINIC, "ar", "إحجز موعدك الان", "مواعيد الصلاة"],
    ["wf-appointment", CLINIC, "id", "Buat Janji Temu", "Janji kami kepada pasien"],
    ["wf-dispatch-field", TRADES, "id", "Area Layanan", "Area parkir"],
    ["wf-admissions", SCHOOL, "id", "Penerimaan Siswa Baru", "Prestasi siswa"],
    ["wf-admissions", SCHOOL, "hi", "दाख़िला शुरू", "हमारा विद्यालय"],
    ["wf-donation-processing", CHARITY, "id", "Donasi Sekarang", "Domba di desa"],
    ["wf-donation-processing", CHARITY, "bn", "যাকাত দিন", "জাদুঘর দেখুন"],
    ["wf-volunteer-management", CHARITY, "ar", "كن متطوعا معنا", "متى نبدأ"],
    ["wf-volunteer-management", CHARITY, "he", "מתנדבים אצלנו", "ההורים שלנו"],
    ["wf-tax-preparation", ACCOUNTS, "he", "החזרי מס לשכירים", "החזרי הוצאות"],
    ["wf-property-listing", AGENT, "id", "Properti Unggulan", "Tim unggulan"],
    ["wf-property-listing", AGENT, "ar", "شقق للبيع", "التثمين ليس إعلاناً للبيع"],
  ])("%s", (workflow, kind, language, shows, other) => {
    expect(claimed(kind, headedHome(language, shows)), shows).toContain(workflow);
    expect(claimed({ ...kind, channels: [] }, headedHome(language, other)), other).not.toContain(workflow);
  });
});

describe("sentences", () => {
  it.each<[workflow: string, kind: Kind, language: string, says: string, onlySoundsLikeIt: string]>([
    [
      "wf-donation-processing",
      CHARITY,
      "tr",
      "Bağışlarınız için IBAN numaramız aşağıdadır.",
      "Bağışıklık için hesaplı öneriler.",
    ],
    ["wf-donation-processing", CHARITY, "hi", "आपका दान हमारे खाते में भेजें।", "यह मैदान गाँव के पास है।"],
    ["wf-order-processing", FLORIST, "he", "הזמינו בוואטסאפ ונחזור אליכם.", "אנחנו בוואטסאפ כל היום."],
    ["wf-fulfilment", FLORIST, "tr", "Kargonuz aynı gün yola çıkar.", "Mağazamız aynı gün açılır."],
    ["wf-admissions", SCHOOL, "ar", "التسجيل للعام الدراسي الجديد مفتوح.", "العام الدراسي الجديد يبدأ غدا."],
  ])("%s", (workflow, kind, language, said, other) => {
    expect(claimed(kind, says(language, said)), said).toContain(workflow);
    expect(claimed(kind, says(language, other)), other).not.toContain(workflow);
  });
});
