import { describe, expect, it } from "vitest";
import { compileTerms, findTerms, prepareText, prepareTextOn } from "../../../src/scanner/insight/match-terms.ts";

const found = (language: string, terms: string[], text: string, endsCompound = false): string[] =>
  findTerms(
    compileTerms(
      terms.map((term) => ({ text: term, value: true, endsCompound })),
      language,
    ),
    prepareText(text),
  ).map((match) => match.text);

describe("findTerms", () => {
  it.each([
    ["en", "dentist*", "Our dentistry team", ["dentist*"]],
    ["en", "clinic", "Two clinics in town", ["clinic"]],
    ["en", "clinic", "a polyclinic", []],
    ["en", "e-learning", "an E‑Learning course", ["e-learning"]],
    ["en", "it services", "Its services are fine", []],
    ["en", "bed & breakfast", "Bed and breakfast", []],
    ["en", "add to cart", "We add, to cart, nothing", []],
    ["fr", "avocat*", "Cabinet d’avocats", ["avocat*"]],
    ["fr", "lettre d'information", "Lettre d’information", ["lettre d'information"]],
    ["es", "año", "este ano", []],
    ["de", "zahnarztpraxis", "Ihre Kinderzahnarztpraxis", ["zahnarztpraxis"]],
    ["pl", "aplikacj* mobiln*", "Tworzymy aplikacje mobilne", ["aplikacj* mobiln*"]],
    ["pl", "aplikacj* mobiln*", "aplikacja dla sieci mobilnej", []],
    ["tr", "diş kliniği", "DİŞ KLİNİĞİ", ["diş kliniği"]],
    ["tr", "sigorta acentesi", "SIGORTA ACENTESI", ["sigorta acentesi"]],
    ["ar", "عيادة", "مرحبا بكم في العيادة", ["عيادة"]],
    ["ar", "طبيب", "وللطبيب", []],
    ["ar", "إيجار", "شقق للإيجار", ["إيجار"]],
    ["ar", "استشارة مجانية", "احصل على إستشاره مجانيه", ["استشارة مجانية"]],
    ["ar", "احجز الآن", "إحجز الان", ["احجز الآن"]],
    ["ar", "احجز الآن", "احجز غدا", []],
    ["hi", "मुफ्त सेवाएं", "मुफ़्त सेवाएँ", ["मुफ्त सेवाएं"]],
    ["he", "מרפאה", "במרפאה שלנו", ["מרפאה"]],
    ["he", "נדל״ן", 'משרד נדל"ן', ["נדל״ן"]],
    ["ja", "歯科", "山の手歯科医院", ["歯科"]],
    ["ja", "saas", "SaaSを提供", ["saas"]],
    ["zh", "口腔", "北京口腔诊所", ["口腔"]],
    ["ko", "치과", "우리치과의원", ["치과"]],
    ["hi", "विद्यालय", "सरस्वती विद्यालय", ["विद्यालय"]],
    ["ru", "ресторан*", "Рестораны Москвы", ["ресторан*"]],
    ["ru", "расчет стоимости", "Расчёт стоимости за час", ["расчет стоимости"]],
    ["ro", "programează-te", "PROGRAMEAZA-TE online", ["programează-te"]],
    ["ro", "cere ofertă", "cere oferta", ["cere ofertă"]],
    ["el", "επικοινωνία", "ΕΠΙΚΟΙΝΩΝΙΑ", ["επικοινωνία"]],
    ["pt", "maçã", "maca", []],
  ])("%s: %s in “%s”", (language, term, text, expected) => {
    expect(found(language, [term], text, language === "de")).toEqual(expected);
  });

  it("finds the phrases that go on as the text does, of however many that begin with one word", () => {
    const begunAlike = ["we", "we a", "we call", "we call back", "we car*", "we care for", "we clean", "we quote"];
    const foundIn = (text: string): string[] => found("en", begunAlike, text);
    expect(foundIn("We call back")).toEqual(["we", "we call", "we call back"]);
    expect(foundIn("We cared, and we clean")).toEqual(["we", "we car*", "we", "we clean"]);
    expect(foundIn("so do we")).toEqual(["we"]);
    expect(foundIn("We a, we quotes")).toEqual(["we", "we a", "we", "we quote"]);
    const many = Array.from({ length: 300 }, (_, n) => `we ${String.fromCharCode(97 + (n % 26))}${n}x`);
    const [rare = ""] = many.slice(257);
    expect(found("en", [...begunAlike, ...many], `${rare}, we call`)).toEqual(["we", rare, "we", "we call"]);
    // Words whose first two letters are kept under one number.
    expect(found("cs", ["my šbal", "my acet", "my dům", "my les"], "my šbal, my acet")).toEqual(["my šbal", "my acet"]);
    const anyCase = ["احجز الآن", "احجز غدا", "احجز موعد", "احجز طاولة"];
    expect(found("ar", anyCase, "احجز الموعد")).toEqual(["احجز موعد"]);
  });

  it("keeps no more of a text than the phrases have words, whatever follows", () => {
    const terms = ["we call", "we care", "we clean", "we paint", "we quote"].map((text) => ({ text, value: 1 }));
    const index = compileTerms(terms, "en");
    findTerms(
      index,
      prepareText(Array.from({ length: 500 }, (_, n) => `we ${String.fromCharCode(0x4e00 + n)}a`).join(" ")),
    );
    expect(index.memo.get("we")?.byNext.size).toBe(4);
  });

  it("finds the same after more words than it keeps in mind", () => {
    const words = Array.from({ length: 20_100 }, (_, n) => `w${n}`).join(" ");
    expect(found("en", ["we call", "we care", "we clean", "we quote"], `We call ${words} we call`)).toEqual([
      "we call",
      "we call",
    ]);
  });

  it("makes a text ready once for all pages of a site", () => {
    const pages = [{}, {}];
    expect(prepareTextOn(pages, "Book a table")).toBe(prepareTextOn(pages, "Book a table"));
    expect(prepareTextOn(pages, "Book a table")).toEqual(prepareText("Book a table"));
  });

  it("counts every occurrence and keeps positions", () => {
    const index = compileTerms([{ text: "tax", value: 1 }], "en");
    const matches = findTerms(index, prepareText("Tax advice, tax returns"));
    expect(matches.map((match) => match.from)).toEqual([0, 3]);
  });

  it("finds a phrase across the comma of a number, and none across that of a list", () => {
    const pl = compileTerms([{ text: "1,5 podatku", value: 1 }], "pl");
    expect(findTerms(pl, prepareText("Przekaż nam 1,5 podatku"))).toHaveLength(1);
    expect(findTerms(pl, prepareText("strona 1, 5 podatku"))).toHaveLength(0);
  });

  it("finds no phrase across the end of a sentence", () => {
    expect(found("en", ["health care"], "For your health. Care for others")).toEqual([]);
    expect(found("en", ["health care"], "Health care for all")).toEqual(["health care"]);
  });
});

describe("words that only begin like a term", () => {
  const inText = (terms: string[], others: string[], text: string): string[] =>
    findTerms(
      compileTerms(
        terms.map((term) => ({ text: term, value: true })),
        "de",
        others,
      ),
      prepareText(text),
    ).map((match) => match.word);

  it("are not taken for a form of it, whatever their own ending", () => {
    expect(inText(["rezept*"], ["rezeption"], "Rezepte gibt es an der Rezeption, nicht in Rezeptionen")).toEqual([
      "rezepte",
    ]);
  });
  it("are not taken for its compound", () => {
    expect(inText(["*schule"], ["baumschule"], "Baumschule neben der Hochschule")).toEqual(["hochschule"]);
  });
  it("are still found by a term that names them", () => {
    expect(inText(["rezeption*"], ["rezeption"], "Unsere Rezeption")).toEqual(["rezeption"]);
  });
});
