import { describe, expect, it } from "vitest";
import { detectLanguage } from "../../../src/scanner/insight/detect-language.ts";
import { inferLanguage, primaryTag } from "../../../src/scanner/insight/infer-language.ts";
import { siteOf } from "./site-of.ts";

describe("detectLanguage", () => {
  it.each([
    ["en", "We repair and service boilers in Leeds and the villages around it."],
    ["de", "Unsere Praxis behandelt Kinder und Erwachsene, rufen Sie uns einfach an."],
    ["fr", "Notre cabinet vous accueille du lundi au vendredi, avec ou sans rendez-vous."],
    ["es", "Nuestra clínica atiende de lunes a viernes, pida su cita por teléfono."],
    ["pt", "A nossa oficina atende de segunda a sexta, sem necessidade de marcação."],
    ["it", "La nostra officina è aperta dal lunedì al venerdì, venite a trovarci."],
    ["nl", "Onze werkplaats is open van maandag tot en met vrijdag, kom gerust langs."],
    ["pl", "Nasz gabinet przyjmuje od poniedziałku do piątku, prosimy o telefon."],
    ["tr", "Kliniğimiz hafta içi her gün açıktır, randevu için bizi arayın."],
    ["cs", "Naše dílna je otevřena od pondělí do pátku, přijďte se podívat."],
    ["ru", "Наша клиника работает с понедельника по пятницу, звоните нам."],
    ["uk", "Наша клініка працює з понеділка по п'ятницю, телефонуйте нам."],
    ["ja", "当院は月曜日から金曜日まで診療しています。"],
    ["ko", "저희 병원은 월요일부터 금요일까지 진료합니다."],
    ["zh", "我们的诊所周一至周五营业，欢迎预约。"],
    ["ar", "عيادتنا مفتوحة من الاثنين إلى الجمعة، اتصل بنا للحجز."],
    ["fa", "کلینیک ما از شنبه تا چهارشنبه باز است، با ما تماس بگیرید."],
    ["he", "המרפאה שלנו פתוחה מיום ראשון עד יום חמישי, התקשרו אלינו."],
    ["hi", "हमारा क्लिनिक सोमवार से शुक्रवार तक खुला है।"],
    ["bn", "আমাদের ক্লিনিক রবিবার থেকে বৃহস্পতিবার খোলা থাকে।"],
    ["el", "Το ιατρείο μας είναι ανοιχτό από Δευτέρα έως Παρασκευή."],
    ["sv", "Vår mottagning är öppen måndag till fredag, välkommen att ringa oss."],
  ])("tells %s", (language, text) => {
    expect(detectLanguage(text).language).toBe(language);
  });

  it("says nothing of a word or two", () => {
    expect(detectLanguage("Menu")).toEqual({ language: null, isReliable: false, letters: 4 });
  });
});

const GERMAN =
  "<p>Unser Betrieb besteht seit vierzig Jahren und beschäftigt acht Menschen, die ihr Handwerk gelernt haben und gern ausüben.</p><p>Wir kommen zu Ihnen, messen aus und machen ein Angebot, das Sie in Ruhe prüfen können, ohne dass etwas kostet. Danach sprechen wir alles in Ruhe durch.</p>";

describe("inferLanguage", () => {
  it("believes a long text more than a wrong lang", () => {
    const { language, byPage } = inferLanguage(siteOf({ "/": GERMAN }, "en").pages);
    expect(language.value).toBe("de");
    expect([...byPage.values()][0]).toMatchObject({ language: "de", declared: "en", contradicts: true });
  });

  it("believes lang when the text is short", () => {
    const { language } = inferLanguage(siteOf({ "/": "<h1>Kontakt</h1>" }, "pl").pages);
    expect(language).toMatchObject({ value: "pl", confidence: "medium" });
  });

  it("takes a short Han title for Japanese when the page says so", () => {
    expect(inferLanguage(siteOf({ "/": "<h1>山田歯科医院</h1>" }, "ja").pages).language.value).toBe("ja");
  });

  it("is undetermined without text and declaration", () => {
    const { language } = inferLanguage(siteOf({ "/": "<html><body></body></html>" }).pages);
    expect(language).toEqual({ value: null, confidence: "low", evidence: [] });
  });

  it("lists the languages of pages and of hreflang homes, the site's own first", () => {
    const head = '<head><link rel="alternate" hreflang="fr-CH" href="/fr/"></head>';
    const site = siteOf({
      "/": `<html lang="de">${head}<body>${GERMAN}</body></html>`,
      "/en":
        "<html lang=en><body><p>We have been in this trade for forty years and employ eight people who like what they do.</p></body></html>",
    });
    expect(inferLanguage(site.pages).languages).toEqual(["de", "en", "fr"]);
  });

  it.each([
    ["de-AT", "de"],
    ["EN_us", "en"],
    ["nb", "no"],
    ["iw", "he"],
    ["x", null],
    ["", null],
    [null, null],
  ])("reads the tag %s as %s", (tag, primary) => {
    expect(primaryTag(tag)).toBe(primary);
  });
});
