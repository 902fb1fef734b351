import { describe, expect, it } from "vitest";
import { detectLanguage } from "../../../src/scanner/insight/detect-language.ts";
import { inferLanguage, primaryTag } from "../../../src/scanner/insight/infer-language.ts";
import { siteOf } from "./site-of.ts";

describe("detectLanguage", () => {
  const german = "Unsere Praxis behandelt Kinder und Erwachsene, rufen Sie uns einfach an. ".repeat(30);

  it("needs no more of a long text than settles it", () => {
    expect(detectLanguage(german).language).toBe("de");
    const english = "We repair and service boilers in Leeds and the villages around it. ".repeat(10);
    expect(detectLanguage(english.slice(0, 500) + german)).toMatchObject({ language: "de", isReliable: true });
  });

  it.each([
    ["en", "We repair and service boilers in Leeds and the villages around it."],
    ["de", "Unsere Praxis behandelt Kinder und Erwachsene, rufen Sie uns einfach an."],
    ["fr", "Notre cabinet vous accueille du lundi au vendredi, avec ou sans rendez-vous."],
    ["es", "Nuestra clínica atiende de lunes a viernes, pida su cita por teléfono."],
    ["pt", "A nossa oficina atende de segunda a sexta, sem necessidade de marcação."],
    ["it", "La nostra officina è aperta dal lunedì al venerdì, venite a trovarci."],
    ["nl", "Onze werkplaats is open van maandag tot en met vrijdag, kom gerust langs."],
    ["pl", "Nasz gabinet przyjmuje od poniedziałku do piątku, prosimy o telefon."],
    ["id", "Bengkel kami buka setiap hari, silakan hubungi kami untuk informasi lebih lanjut."],
    ["ms", "Syarikat kami menyediakan perkhidmatan pembersihan, sila hubungi pejabat kami."],
    ["ms", "Kami membaiki penghawa dingin di Kuala Lumpur, buat temujanji dengan juruteknik hari ini."],
    ["id", "Paket wisata ke Malaysia dan Singapura, silakan hubungi kami untuk jadwal keberangkatan."],
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
    ["da", "Se vores produkter og få et uforpligtende tilbud i dag."],
    ["no", "Se våre produkter og få et uforpliktende tilbud i dag, vi hjelper deg gjerne."],
    ["fi", "Tutustu tuotteisiimme ja pyydä tarjous jo tänään."],
    ["ro", "Descoperiți produsele noastre și cereți o ofertă chiar astăzi."],
    ["hu", "Nézze meg termékeinket és kérjen árajánlatot még ma."],
    ["ca", "Descobreix els nostres productes i demana un pressupost avui mateix."],
    ["sk", "Pozrite si naše výrobky a vyžiadajte si cenovú ponuku ešte dnes."],
    ["hr", "Pogledajte naše proizvode i zatražite ponudu već danas."],
    ["bg", "Разгледайте нашите продукти и поискайте оферта за вашата фирма."],
    ["vi", "Hãy xem sản phẩm của chúng tôi và yêu cầu báo giá ngay hôm nay."],
    ["lt", "Peržiūrėkite mūsų gaminius ir paprašykite pasiūlymo šiandien."],
    ["et", "Vaadake meie tooteid ja küsige pakkumist juba täna."],
    ["ur", "ہماری مصنوعات دیکھیں اور قیمت معلوم کریں۔"],
    ["mr", "आमची उत्पादने पहा आणि किंमत विचारा."],
    ["th", "ดูสินค้าของเราและขอใบเสนอราคา"],
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
  it("takes filler and names for no language, and judges such pages with their menus where all others are misdeclared", () => {
    const menu =
      "<nav><a href=/a>Über unsere Werkstatt</a> <a href=/b>Unsere Leistungen für Sie</a> <a href=/c>So finden Sie zu uns</a> <a href=/d>Häufige Fragen und Antworten</a> <a href=/e>Was wir für Sie tun können</a> <a href=/f>Wie wir arbeiten und was es kostet</a></nav>";
    const lorem = `<p>${"Lorem ipsum dolor sit amet, consectetur adipiscing elit. ".repeat(12)}</p>`;
    const names = `<p>${"Kappis Nautic, Seimi, Özmar Yat, Fethiye Marin, Lahr. ".repeat(12)}</p>`;
    const pages = { "/": menu + GERMAN, "/a": menu + GERMAN, "/b": menu + lorem, "/c": menu + names };
    const { languages, byPage } = inferLanguage(siteOf(pages, "en").pages);
    expect(languages).toEqual(["de"]);
    expect([...byPage.values()].map(({ contradicts }) => contradicts)).toEqual([true, true, true, true]);
    const english = `<p>${"We repair and service boilers in Leeds and the villages around it. ".repeat(8)}</p>`;
    expect(inferLanguage(siteOf({ ...pages, "/d": menu + english }, "en").pages).languages).toContain("en");
  });

  it("believes a long text more than a wrong lang", () => {
    const { language, byPage } = inferLanguage(siteOf({ "/": GERMAN }, "en").pages);
    expect(language.value).toBe("de");
    expect([...byPage.values()][0]).toMatchObject({ language: "de", declared: "en", contradicts: true });
  });

  it("believes lang when the text is short", () => {
    const { language } = inferLanguage(siteOf({ "/": "<h1>Kontakt</h1>" }, "pl").pages);
    expect(language).toMatchObject({ value: "pl", confidence: "medium" });
  });

  it("goes by lang on a page of menus only", () => {
    const menu = "<nav><a href='/a'>Home</a><a href='/b'>Services</a><a href='/c'>Contact</a></nav>";
    expect(inferLanguage(siteOf({ "/": menu }, "nl").pages).language).toMatchObject({
      value: "nl",
      confidence: "medium",
    });
    expect(inferLanguage(siteOf({ "/": `<html><body>${menu}</body></html>` }).pages).language.value).toBeNull();
  });

  it.each([
    [
      "en",
      "tr",
      "<p>Firmamız kırk yıldır gemi dümenleri üretmektedir ve sekiz kişilik bir ekiple çalışmaktadır.</p><p>Ölçü almak için size geliyoruz, teklifimizi hazırlıyoruz ve her aşamada sizi bilgilendiriyoruz; ürünlerimiz iki yıl garantilidir ve yedek parçalar her zaman stoktadır.</p>",
    ],
    [
      "bn",
      "en",
      "<p>Our school was founded forty years ago and teaches girls and boys of the district in eight classrooms.</p><p>Admission forms are given out at the office in January, and the results of the examinations are published on this page every summer.</p>",
    ],
    ["de", "he", "<p>המשרד שלנו עוסק בליווי עסקים קטנים כבר ארבעים שנה, עם שמונה עובדים ותיקים.</p>"],
  ])("finds lang %s wrong on a text in %s", (declared, language, html) => {
    const read = inferLanguage(siteOf({ "/": html }, declared).pages);
    expect([read.language.value, read.language.confidence]).toEqual([language, "high"]);
    expect([...read.byPage.values()][0]?.contradicts).toBe(true);
  });

  it("goes by the language of most of the text on a mixed page", () => {
    const mixed = `${GERMAN}<p>English summary: we have been in this trade for forty years.</p>`;
    expect(inferLanguage(siteOf({ "/": mixed }, "de").pages).language.value).toBe("de");
  });

  it("is not misled by code, addresses and brand names", () => {
    const page = `${GERMAN}<pre><code>const window = open("https://example.test/the/quick/brown/fox"); return window;</code></pre><p>Wir verbauen Bosch, Junkers, Viessmann und Hansgrohe.</p>`;
    expect(inferLanguage(siteOf({ "/": page }, "de").pages).language).toMatchObject({
      value: "de",
      confidence: "high",
    });
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

describe("Norwegian", () => {
  const tagOf = (text: string, lang = ""): string | undefined =>
    inferLanguage(siteOf({ "/": `<html${lang}><body><main><p>${text}</p></main></body></html>` }).pages).language.tag;
  const bokmal =
    "Vi er et lite verksted som har reparert sykler i Bergen siden 1994, og vi hjelper deg gjerne hvis noe ikke virker som det skal.";
  const nynorsk =
    "Vi er ein liten verkstad som har reparert syklar på Voss sidan 1994, og eg hjelper deg gjerne om noko ikkje verkar slik det skal vere.";

  it("is given the form that it is written in, and the one that the page declares before that", () => {
    expect([tagOf(bokmal), tagOf(bokmal, ' lang="no"'), tagOf(nynorsk)]).toEqual(["nb", "nb", "nn"]);
    expect(tagOf(bokmal, ' lang="nn"')).toBe("nn");
    expect(tagOf("Vi reparerer cykler i København og hjælper dig gerne, hvis noget ikke virker som det skal.")).toBe(
      undefined,
    );
  });
});

describe("a page that holds two languages side by side", () => {
  const polish = [
    "Składki, grupy i treningi w jednym miejscu, a trener zajmuje się sportem.",
    "Cykliczne wpłaty, salda rodzin i historia płatności na jednym ekranie.",
    "Odwołany trening trafia do właściwych osób w aplikacji albo pocztą.",
  ];
  const english = [
    "Fees, groups and training sessions in one place, so that coaches get on with the sport.",
    "Recurring payments, family balances and the history of payments on a single screen.",
    "A cancelled session reaches the right people in the app, by message or by email.",
  ];
  const languageOf = (lines: string[]): string | null => {
    const html = `<html lang="pl"><body><main>${lines.map((line) => `<p>${line}</p>`).join("")}</main></body></html>`;
    return inferLanguage(siteOf({ "/": html }).pages).language.value;
  };

  it("is in the one it declares", () => {
    expect(languageOf(polish.flatMap((line, at) => [line, english[at] ?? ""]))).toBe("pl");
    expect(languageOf([...english, ...english.map((line) => `Also: ${line}`), ...polish])).toBe("pl");
  });

  it("is Indonesian or Malay as it declares, and Indonesian where it declares neither", () => {
    const lines = Array.from({ length: 8 }, (_, at) => `Tim kami siap membantu Anda ${at} hari, silakan hubungi kami.`);
    expect(["id", "ms", "en"].map((lang) => schoolIn(lang, lines))).toEqual(["id", "ms", "id"]);
  });

  it("is not in a language that only the declaration names", () => {
    expect(languageOf(english)).toBe("en");
  });

  const schoolEnglish = Array.from(
    { length: 14 },
    (_, at) =>
      `In the year of class ${at} our school teaches girls and boys of the district in bright and quiet rooms, and the office gives out forms.`,
  );
  const schoolBengali = [
    "আমাদের বিদ্যালয় চল্লিশ বছর আগে গ্রামের মানুষের উদ্যোগে প্রতিষ্ঠিত হয়েছিল এবং এখন এখানে বারোজন শিক্ষক আছেন।",
    "ভর্তির ফর্ম জানুয়ারি মাসে অফিস থেকে দেওয়া হয়, আর পরীক্ষার ফল এই পাতায় প্রকাশ করা হয়।",
    "ছাত্রছাত্রীদের জন্য পাঠাগার, খেলার মাঠ এবং বিজ্ঞান পরীক্ষাগার প্রতিদিন সকাল থেকে বিকেল পর্যন্ত খোলা থাকে।",
  ];
  const schoolIn = (lang: string, lines: readonly string[]): string | null => {
    const html = `<html lang="${lang}"><body><main>${lines.map((line) => `<p>${line}</p>`).join("")}</main></body></html>`;
    return inferLanguage(siteOf({ "/": html }).pages).language.value;
  };

  it("is in the language it declares if a tenth is written in that language's own script", () => {
    expect(schoolIn("bn", [...schoolEnglish, ...schoolBengali])).toBe("bn");
  });

  it("is not in a language of another script of which it has a sentence, or which it does not declare", () => {
    expect(schoolIn("bn", [...schoolEnglish, ...schoolBengali.slice(0, 1)])).toBe("en");
    expect(schoolIn("en", [...schoolEnglish, ...schoolBengali])).toBe("en");
    expect(schoolIn("hi", [...schoolEnglish, ...schoolBengali])).toBe("en");
  });
});
