import { describe, expect, it } from "vitest";
import { findDates, parseIsoDay } from "../../../../src/scanner/evidence/text/text-dates.ts";
import { languageOf } from "../../../../src/scanner/evidence/text/text-language.ts";
import { namesSource, namesSpeaker, speaksInOwnVoice } from "../../../../src/scanner/evidence/text/text-names.ts";
import { parseNumber } from "../../../../src/scanner/evidence/text/text-numbers.ts";
import { isQuestion } from "../../../../src/scanner/evidence/text/text-questions.ts";
import { measureReadingEase } from "../../../../src/scanner/evidence/text/text-readability.ts";
import { findTerm, foldText, makeSearchText, prepareTerms } from "../../../../src/scanner/evidence/text/text-search.ts";
import { splitSentences } from "../../../../src/scanner/evidence/text/text-sentences.ts";
import { estimateSimilarity, shingle, signShingles } from "../../../../src/scanner/evidence/text/text-shingles.ts";
import { comparableWords, countWords, splitWords } from "../../../../src/scanner/evidence/text/text-words.ts";
import { page, profile } from "../../../fixtures/site.ts";

describe("splitWords", () => {
  it("takes signs beside plain letters for no part of a word", () => {
    expect(splitWords("©\u00a02026 Harbor·Dental »from« €5 – 10 £")).toEqual([
      "2026",
      "harbor",
      "dental",
      "from",
      "5",
      "10",
    ]);
    expect(countWords("©\u00a02026 Harbor·Dental »from« €5 – 10 £")).toBe(6);
    expect(splitWords("m² 5µm 1º ½")).toEqual(["m²", "5µm", "1º", "½"]);
  });

  it("keeps apostrophes and hyphens inside words", () => {
    expect(splitWords("Don't over-think l'été, it’s 2026!")).toEqual(["don't", "over-think", "l'été", "it’s", "2026"]);
  });

  it("counts Chinese, Japanese and Thai by pieces of a word's length", () => {
    expect(countWords("歯の治療を予約する")).toBe(5);
    expect(countWords("我们提供牙科服务")).toBe(4);
    expect(countWords("บริการทันตกรรม")).toBeGreaterThan(2);
  });

  it("makes lengths of translations comparable", () => {
    expect(comparableWords(840, "pl")).toBeCloseTo(1000);
    expect(comparableWords(1000, "xx")).toBe(1000);
  });
});

describe("splitSentences", () => {
  it.each([
    ["Dr. Who called. He left at 5 p.m. sharp.", ["Dr. Who called.", "He left at 5 p.m. sharp."]],
    ["Wir öffnen am 3. Mai. Kommen Sie z. B. montags!", ["Wir öffnen am 3. Mai.", "Kommen Sie z. B. montags!"]],
    ["Przyjmujemy przy ul. Długiej. Zapraszamy?", ["Przyjmujemy przy ul. Długiej.", "Zapraszamy?"]],
    ["It costs 3.50 today. Version 2.0 is out.", ["It costs 3.50 today.", "Version 2.0 is out."]],
    ["予約できます。料金は無料です。", ["予約できます。", "料金は無料です。"]],
    ["He said “Stop.” Then left.", ["He said “Stop.”", "Then left."]],
    ["A heading\nA sentence.", ["A heading", "A sentence."]],
  ])("cuts %j", (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
  });
});

describe("parseNumber", () => {
  it.each([
    ["1.200,50", 1200.5],
    ["1,200.50", 1200.5],
    ["1 200,50", 1200.5],
    ["1'200.50", 1200.5],
    ["1,20,000", 120_000],
    ["1.200", 1200],
    ["0.125", 0.125],
    ["2,5", 2.5],
    ["49,-", 49],
    ["abc", null],
  ])("reads %s as %s", (written, value) => {
    expect(parseNumber(written)).toBe(value);
  });
});

describe("findDates", () => {
  const day = (text: string) => findDates(text).map(({ ms }) => new Date(ms).toISOString().slice(0, 10));

  it.each([
    ["Published 12 May 2026", "2026-05-12"],
    ["Published May 12, 2026", "2026-05-12"],
    ["Veröffentlicht am 12. Mai 2026", "2026-05-12"],
    ["Publié le 12 août 2026", "2026-08-12"],
    ["Opublikowano 12 maja 2026", "2026-05-12"],
    ["12 października 2026 r.", "2026-10-12"],
    ["Publicado el 12 de mayo de 2026", "2026-05-12"],
    ["2026-05-12", "2026-05-12"],
    ["12.05.2026", "2026-05-12"],
    ["2026年5月12日", "2026-05-12"],
    ["October 2026", "2026-10-01"],
    ["25/12/2026", "2026-12-25"],
  ])("reads %j", (text, date) => {
    expect(day(text)).toEqual([date]);
  });

  it("keeps both readings of an ambiguous date", () => {
    expect(findDates("03/04/2026")[0]).toMatchObject({ ms: Date.UTC(2026, 3, 3), otherMs: Date.UTC(2026, 2, 4) });
    expect(findDates("03.04.2026")[0]).toMatchObject({ ms: Date.UTC(2026, 3, 3), otherMs: null });
  });

  it.each(["Call 2026", "31 February 2026", "32.01.2026", "version 1.2.3", "in 2024 we grew"])(
    "finds none in %j",
    (text) => {
      expect(day(text)).toEqual([]);
    },
  );

  it("reads the day of a timestamp as written, whatever the offset", () => {
    expect(parseIsoDay("2026-05-12T23:30:00-08:00")).toBe(Date.UTC(2026, 4, 12));
    expect(parseIsoDay("2026-05")).toBe(Date.UTC(2026, 4, 1));
    expect(parseIsoDay("May 12")).toBeNull();
  });
});

describe("terms", () => {
  it("finds words whatever their accents, case and punctuation, and not inside other words", () => {
    const text = makeSearchText("Unsere ÖFFNUNGSZEITEN: Mo–Fr. Garantías incluidas");
    expect(findTerm(text, prepareTerms(["öffnungszeiten"]))).toBe("offnungszeiten");
    expect(findTerm(text, prepareTerms(["garant*"]))).toBe("garant");
    expect(findTerm(text, prepareTerms(["zeiten"]))).toBeNull();
  });

  it("finds terms of scripts without spaces", () => {
    expect(findTerm(makeSearchText("当店の営業時間は"), prepareTerms(["営業時間"]))).toBe("営業時間");
  });

  it("folds letters that do not decompose", () => {
    expect(foldText("Zażółć gęślą STRAẞE")).toBe("zazolc gesla strasse");
  });
});

describe("isQuestion", () => {
  it.each([
    ["How do I book", "en"],
    ["How Do I Book an Appointment", "en"],
    ["What Is Included in the Price", "en"],
    ["Is the clinic accessible", "en"],
    ["Wie buche ich", "de"],
    ["Comment prendre rendez-vous", "fr"],
    ["Jak umówić wizytę", "pl"],
    ["Opening on Sunday?", "en"],
    ["予約は必要ですか？", "ja"],
  ])("takes %j for a question", (text, language) => {
    expect(isQuestion(text, language)).toBe(true);
  });

  it.each([
    ["Our prices", "en"],
    ["How to book", "en"],
    ["What Patients Say", "en"],
    ["What patients say", "en"],
    ["How we work", "en"],
    ["Wie wir arbeiten", "de"],
    ["Was Patienten sagen", "de"],
    ["Hoe wij werken", "nl"],
    ["Comment nous trouver", "fr"],
    ["How we work", "xx"],
    ["Will", "en"],
  ])("does not take %j in %s for one", (text, language) => {
    expect(isQuestion(text, language)).toBe(false);
  });
});

describe("names", () => {
  it("sees a named source and a named speaker", () => {
    expect(namesSource("According to the WHO, half of adults grind their teeth.")).toBe(true);
    expect(namesSource("Laut Bundesamt sind es 12 %.")).toBe(true);
    expect(namesSource("Half of adults grind (Meyer, 2021).")).toBe(true);
    expect(namesSource("Half of adults grind their teeth.")).toBe(false);
    expect(namesSpeaker("— Maria Novak, head of design")).toBe(true);
    expect(namesSpeaker("a happy client")).toBe(false);
  });

  it("hears the writer's own voice, in the verb where the pronoun is dropped", () => {
    expect(speaksInOwnVoice("We measured 300 cases.", "en")).toBe(true);
    expect(speaksInOwnVoice("Przebadaliśmy 300 przypadków.", "pl")).toBe(true);
    expect(speaksInOwnVoice("Abbiamo misurato 300 casi.", "it")).toBe(true);
    expect(speaksInOwnVoice("The agency measured 300 cases.", "en")).toBe(false);
  });
});

describe("shingles", () => {
  const text = "one two three four five six seven eight nine ten eleven twelve";

  const similarity = (a: string, b: string) => estimateSimilarity(signShingles(shingle(a)), signShingles(shingle(b)));

  it("calls equal texts equal and different ones different", () => {
    expect(similarity(text, text)).toBe(1);
    expect(similarity(text, "quite another text with no run of words in common")).toBe(0);
  });

  it("estimates the similarity of sets from short signatures", () => {
    const a = new Set(Array.from({ length: 900 }, (_, at) => at));
    const b = new Set(Array.from({ length: 900 }, (_, at) => at + 100));
    expect(estimateSimilarity(signShingles(a), signShingles(a))).toBe(1);
    expect(estimateSimilarity(signShingles(a), signShingles(b))).toBeCloseTo(0.8, 0);
  });
});

describe("measureReadingEase", () => {
  const easy = "The dog ran to the big house. It saw a cat on the mat. The cat sat still and was sad. ".repeat(6);
  const hard =
    "Notwithstanding considerable organisational complexity, multidisciplinary implementation methodologies necessitate comprehensive evaluation of institutional responsibilities. ".repeat(
      8,
    );

  it("calls short words in short sentences easier than long ones", () => {
    expect(measureReadingEase(splitSentences(easy), "en")).toBeGreaterThan(90);
    expect(measureReadingEase(splitSentences(hard), "en")).toBeLessThan(0);
  });

  it("gives no number for little text or an uncalibrated language", () => {
    expect(measureReadingEase(["Too short."], "en")).toBeNull();
    expect(measureReadingEase(splitSentences(easy), "ja")).toBeNull();
  });
});

describe("languageOf", () => {
  it("believes the page when the site is known to be written in that language", () => {
    expect(languageOf(page({ htmlLang: "de-AT" }), profile({ languages: ["en", "de"] }))).toBe("de");
    expect(languageOf(page({ htmlLang: "en" }), profile({ language: { value: "tr" }, languages: ["tr"] }))).toBe("tr");
    expect(languageOf(page({ htmlLang: null }), profile())).toBe("en");
  });
});
