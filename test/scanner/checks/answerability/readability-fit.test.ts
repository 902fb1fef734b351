import { measureReadingEase } from "../../../../src/scanner/evidence/text/text-readability.ts";
import { expect, it } from "vitest";
import { readabilityFit } from "../../../../src/scanner/checks/answerability/readability-fit.ts";
import { heading, page, profile, site, text } from "../../../fixtures/site.ts";
import { filler } from "./content-pages.ts";

const HARD =
  "Notwithstanding considerable organisational complexity, multidisciplinary implementation methodologies necessitate comprehensive evaluation of institutional responsibilities.";

it("passes plain sentences, and does not mind very easy ones", () => {
  const one = page({ blocks: filler(40).map((sentence) => text(sentence)) });
  expect(readabilityFit.run(site({ pages: [one] })).status).toBe("pass");
});

it("fails text that reads like a contract and quotes its longest sentence", () => {
  const one = page({ blocks: Array.from({ length: 25 }, () => text(HARD)) });
  const verdict = readabilityFit.run(site({ pages: [one] }));
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toContain("“Notwithstanding considerable");
});

it("asks for shorter sentences only where one is long", () => {
  const fixOf = (sentence: string) =>
    readabilityFit.run(site({ pages: [page({ blocks: Array.from({ length: 25 }, () => text(sentence)) })] })).fix;
  expect(fixOf(HARD)).toMatch(/^Replace long abstract nouns/);
  expect(
    fixOf(
      `${HARD.slice(0, -1)} and ${HARD.toLowerCase()}`.replace(".", "") + " considerable organisational complexity.",
    ),
  ).toBeUndefined();
});

it("names the abstract nouns that it means, and asks for none where there are none", () => {
  const fixOf = (sentence: string) =>
    readabilityFit.run(site({ pages: [page({ blocks: Array.from({ length: 40 }, () => text(sentence)) })] })).fix;
  expect(fixOf(HARD)).toContain("such as “responsibilities”, “implementation” and “complexity”");
  expect(fixOf("Our refrigerated delicatessen vegetables accompany occasional celebratory dinners beautifully.")).toBe(
    "Replace long words with short ones on {pages|the site} where there are any.",
  );
});

it("does not hold long names of goods against a German text, which its headings and lists have", () => {
  const goods =
    "Frischfleischspezialitäten und Dosenwurstspezialitäten gibt es hier jeden Tag, frisch aus unserer Küche.";
  const status = (...items: string[]) =>
    readabilityFit.run(
      site({
        pages: [
          page({
            htmlLang: "de",
            blocks: [
              ...Array.from({ length: 40 }, () => text(goods)),
              ...items.map((item) => text(item, { tag: "li" })),
            ],
          }),
        ],
        profile: profile({ language: { value: "de" }, languages: ["de"] }),
      }),
    ).status;
  expect(status()).toBe("pass");
  expect(status("Frischfleischspezialitäten", "Dosenwurstspezialitäten")).toBe("pass");
});

it("takes one long sentence among hard short ones for no cause, and says of the words that they are long", () => {
  const long = `${HARD.slice(0, -1)} and ${HARD.toLowerCase()}`.replace(".", "") + " considerable complexity.";
  const verdict = readabilityFit.run(
    site({ pages: [page({ blocks: [...Array.from({ length: 24 }, () => text(HARD)), text(long)] })] }),
  );
  expect(verdict.fix).toMatch(/^Replace long abstract nouns/);
  expect(verdict.evidence[0]?.meaning).toMatch(/; here a word has \d+\.\d letters on average\.$/);
});

it("reads Portuguese on the scale of its own schools", () => {
  const sentence =
    "A empresa organiza eventos temáticos para grupos, com uma equipa experiente e materiais de qualidade.";
  const ease =
    measureReadingEase(
      Array.from({ length: 10 }, () => sentence),
      "pt",
    ) ?? 0;
  expect(ease).toBeGreaterThan(25);
});

it.each([
  ["customers' words", { quoted: true }, HARD],
  ["items of a list", { tag: "li" }, HARD],
  ["conditions in a row", {}, HARD.replace("complexity,", "complexity; methodologies;")],
  ["letters set apart", {}, `F O L L O W U S ${HARD}`],
])("leaves %s aside", (_, change, sentence) => {
  const plain = filler(40).map((one) => text(one));
  const hard = Array.from({ length: 25 }, () => text(sentence, change));
  expect(readabilityFit.run(site({ pages: [page({ blocks: [...plain, ...hard] })] })).status).toBe("pass");
});

it("is not judged in a language without a formula, nor on little text", () => {
  const japanese = page({
    htmlLang: "ja",
    blocks: Array.from({ length: 20 }, () => text("歯の治療を予約することができます。")),
  });
  const evidence = site({ pages: [japanese], profile: profile({ language: { value: "ja" }, languages: ["ja"] }) });
  expect(readabilityFit.run(evidence).status).toBe("na");
  expect(readabilityFit.run(site({ pages: [page({ blocks: [text("We fix teeth.")] })] })).status).toBe("na");
});

it("asks to replace no word that titles and headings have, which names what is offered", () => {
  const blocks = Array.from({ length: 25 }, () => text(HARD));
  const { fix } = readabilityFit.run(site({ pages: [page({ titles: ["Implementation in Falmouth"], blocks })] }));
  expect(fix).toContain("complexity");
  expect(fix).not.toContain("implementation");
});

it("names no word that an item of a list on any page has", () => {
  const blocks = Array.from({ length: 25 }, () => text(HARD));
  const other = page({ url: "https://example-clinic.com/services", blocks: [text("Implementation", { tag: "li" })] });
  expect(readabilityFit.run(site({ pages: [page({ blocks }), other] })).fix).not.toContain("implementation");
});

it("judges no cards of what is offered", () => {
  const SHORT = "Comprehensive organisational responsibilities necessitate multidisciplinary methodologies.";
  const cards = (count: number, said = SHORT) =>
    page({
      headings: Array.from({ length: count }, (_, at) => heading(3, `Cover ${at}`)),
      blocks: Array.from({ length: count }, (_, at) => text(said, { heading: at })),
    });
  expect(readabilityFit.run(site({ pages: [cards(30)] })).status).toBe("na");
  expect(readabilityFit.run(site({ pages: [cards(25, HARD)] })).status).toBe("fail");
  expect(readabilityFit.run(site({ pages: [cards(30, HARD)] })).status).toBe("fail");
  const article = { ...cards(30), blocks: [...cards(30).blocks, ...Array.from({ length: 25 }, () => text(HARD))] };
  expect(readabilityFit.run(site({ pages: [article] })).status).toBe("fail");
});

it.each(["/ze Statutu i Programu Przedszkola/", "(from the Constitution of the Order)", "– § 4 der Satzung"])(
  "asks nobody to reword what is cited: %s",
  (source) => {
    const blocks = [...Array.from({ length: 25 }, () => text(HARD)), text(source)];
    expect(readabilityFit.run(site({ pages: [page({ blocks })] })).status).toBe("na");
  },
);

it("takes no line that names a law for the source of what stands above", () => {
  const blocks = [...Array.from({ length: 25 }, () => text(HARD)), text("Taxes are due by law.")];
  expect(readabilityFit.run(site({ pages: [page({ blocks })] })).status).toBe("fail");
});

it("judges no text below 300 words, and no long words in languages that join or inflect them", () => {
  const run = (count: number, sentence: string, language = "en") =>
    readabilityFit.run(
      site({
        pages: [page({ htmlLang: language, blocks: Array.from({ length: count }, () => text(sentence)) })],
        profile: profile({ language: { value: language }, languages: [language] }),
      }),
    ).status;
  expect(run(18, HARD)).toBe("na");
  expect(run(24, HARD)).toBe("fail");
  const polish = "Przedsiębiorstwo przygotowuje uproszczoną dokumentację podatkową współpracujących przedsiębiorców.";
  expect(run(50, polish, "pl")).toBe("pass");
  const german =
    "Unternehmenssteuererklärungen benötigen Zusammenstellungen aller Betriebsausgabenbelege der Gesellschaft.";
  expect(run(50, german, "de")).toBe("pass");
});
