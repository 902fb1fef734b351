// Rows that are reported and never scored.
import { describe, expect, it } from "vitest";
import { answerFirst } from "../../../../src/scanner/checks/answerability/answer-first.ts";
import { authorVisible } from "../../../../src/scanner/checks/answerability/author-visible.ts";
import { comparisonContent } from "../../../../src/scanner/checks/answerability/comparison-content.ts";
import { contentDecay } from "../../../../src/scanner/checks/answerability/content-decay.ts";
import { contentDepth } from "../../../../src/scanner/checks/answerability/content-depth.ts";
import { faqContent } from "../../../../src/scanner/checks/answerability/faq-content.ts";
import { gatedAnswers } from "../../../../src/scanner/checks/answerability/gated-answers.ts";
import { questionHeadings } from "../../../../src/scanner/checks/answerability/question-headings.ts";
import { weightOf } from "../../../../src/scanner/checks/define-check.ts";
import { anchor, field, form, heading, page, site, text } from "../../../fixtures/site.ts";
import { article, filler, sections } from "./content-pages.ts";

const texts = (...lines: string[]) => lines.map((line) => text(line));
type Pages = ReturnType<typeof page>[];

const ROWS: [typeof answerFirst | typeof contentDecay, Pages, string, Pages][] = [
  [
    answerFirst,
    [page({ blocks: texts("Welcome to our practice in the old town.", ...filler(20)) })],
    "No page with 150 words or more opens with a statement.",
    [page()],
  ],
  [
    answerFirst,
    [page({ blocks: texts(...filler(20)) })],
    "The one page with 150 words or more opens with a statement.",
    [page()],
  ],
  [
    questionHeadings,
    [
      sections([
        ["How long does it take?", "It takes an hour."],
        ["Prices", "They vary."],
      ]),
    ],
    "A question is the heading of 1 of 2 sections. Answered in the first sentence: 1.",
    [page()],
  ],
  [
    faqContent,
    [
      page({
        blocks: [
          text("Muss ich bar zahlen?", { tag: "summary" }),
          text("Nein, Sie können auch mit Karte zahlen."),
          text("Gibt es Parkplätze?", { tag: "summary" }),
          text("Ja, hinter dem Haus und an der Straße."),
        ],
      }),
    ],
    "2 questions with answers on 1 page.",
    [],
  ],
  [
    // Filler is no answer.
    faqContent,
    [
      page({
        kind: "faq",
        headings: [heading(2, "What do you make?"), heading(2, "Where do you deliver?")],
        blocks: [0, 1].map((at) => ({ ...text("Lorem ipsum dolor sit amet, consectetur elit."), heading: at })),
      }),
    ],
    "No questions with their answers were found in the text of the pages read.",
    [],
  ],
  [
    // Lines of no element in particular, on a page whose classes name the list that they are.
    faqContent,
    [
      page({
        tokens: { classes: ["faq-item"], ids: [] },
        blocks: [
          text("↓ ¿Hace falta una toma de agua?", { tag: "div" }),
          text("No, basta con un enchufe normal.", { tag: "div" }),
          text("¿Cuánto tarda la instalación?", { tag: "div" }),
          text("Una hora en casi todas las cocinas.", { tag: "div" }),
        ],
      }),
    ],
    "2 questions with answers on 1 page.",
    [],
  ],
  [
    // Paragraphs on a page of questions, and buttons of an accordion with their sign.
    faqContent,
    [
      page({
        kind: "faq",
        blocks: texts("Q: What is an adjustment?", "A: A precise movement of the spine.", "Why so?", "Call us."),
      }),
      page({
        tokens: { classes: ["faq-q"], ids: [] },
        blocks: [text("Is there parking?+", { tag: "button" }), text("Yes, there is free parking at the club.")],
      }),
    ],
    "2 questions with answers on 2 pages.",
    [],
  ],
  [
    comparisonContent,
    [page({ headings: [heading(1, "Krone oder Brücke: ein Vergleich")] })],
    "1 page compares options or alternatives.",
    [],
  ],
  [
    contentDecay,
    [page({ blocks: texts("Alle Preise, Stand 2021, in Euro.") })],
    "1 page holds text that says it is out of date.",
    [],
  ],
  [contentDecay, [page({ titles: ["Best splints 2022"] })], "1 page holds text that says it is out of date.", []],
  [
    contentDecay,
    [page({ kind: "event", blocks: texts("Open day on 3 March 2024.") })],
    "1 page holds text that says it is out of date.",
    [],
  ],
  [authorVisible, [article(["By Maria Novak"]), article()], "1 of 2 articles names its author.", [page()]],
  [
    contentDepth,
    [
      page({
        kind: "services",
        foundBy: "navigation",
        url: "https://example-clinic.com/crowns",
        blocks: texts("Crowns."),
      }),
    ],
    "1 page reached from the menu has under 120 words: /crowns. Pages that are short by nature, as those of contact, shop and law and lists of others, were left out.",
    [page()],
  ],
  [
    gatedAnswers,
    [
      page({
        kind: "other",
        headings: [heading(1, "Leitfaden Zahnersatz")],
        forms: [form({ fields: [field({ type: "email" })] })],
      }),
    ],
    "1 page keeps what its title promises behind a form or a file.",
    [],
  ],
];

describe("info rows", () => {
  it.each(ROWS.map(([check, pages, situation]) => [check.id, check, pages, situation] as const))(
    "%s says what it saw",
    (_, check, pages, situation) => {
      expect(check.run(site({ pages }))).toMatchObject({ status: "info", situation });
      expect(weightOf(check)).toBe(0);
    },
  );

  it.each(ROWS.flatMap(([check, , , without]) => (without.length > 0 ? [[check.id, check, without] as const] : [])))(
    "%s is not applicable where there is nothing to look at",
    (_, check, pages) => {
      expect(check.run(site({ pages })).status).toBe("na");
    },
  );

  it("show where they saw it, with personal data hidden", () => {
    const one = page({ blocks: texts("Welcome to us! Call +44 161 496 0000 now for a first visit.", ...filler(20)) });
    const [item] = answerFirst.run(site({ pages: [one] })).evidence;
    expect(item?.received).not.toContain("496 0000");
  });

  it("gated-answers leaves a page with a contact form and enough text alone", () => {
    const one = page({
      kind: "other",
      headings: [heading(1, "Guide to crowns")],
      blocks: texts(...filler(30)),
      anchors: [anchor("https://example-clinic.com/guide.pdf", "PDF")],
    });
    expect(gatedAnswers.run(site({ pages: [one] })).situation).toContain("No page read keeps");
  });
});

it("takes lines that ask for no questions of a list, where nothing names one", () => {
  const aside = texts("Is there parking?", "Yes, there is free parking.", "How long?", "It takes an hour or two.");
  expect(faqContent.run(site({ pages: [page({ blocks: aside })] })).situation).toMatch(/^No questions/);
  const asking = ["Ready to start?", "Call us and we talk it over.", "Still thinking?", "Look at our gallery of work."];
  const pages = [page({ blocks: asking.map((line) => text(line, { tag: "div" })) })];
  expect(faqContent.run(site({ pages })).situation).toMatch(/^No questions/);
});

describe("content-decay, what is announced as next", () => {
  const situationOf = (one: ReturnType<typeof page>) => contentDecay.run(site({ pages: [one] })).situation;
  const under = (title: string, ...lines: string[]) =>
    page({ headings: [heading(2, title)], blocks: lines.map((line) => text(line, { heading: 0 })) });

  it("quotes it where its date is past", () => {
    const verdict = contentDecay.run(site({ pages: [page({ blocks: texts("Next course: 12 March 2024, 6 pm.") })] }));
    expect(verdict.evidence).toMatchObject([
      { received: "Next course: 12 March 2024, 6 pm.", meaning: "What is announced as next is over." },
    ]);
  });

  it.each([
    ["Upcoming events", "4 May 2024"],
    ["Nächste Termine", "Samstag, 4. Mai 2024"],
    ["Prochaines sessions", "4 mai 2024"],
    ["Événements à venir", "Du 4 mai 2024 au 6 mai 2024"],
    ["Próximos cursos", "4 de mayo de 2024"],
    ["Próximas turmas", "4 de maio de 2024"],
    ["Prossimi eventi", "4 maggio 2024"],
    ["Volgende workshop", "4 mei 2024"],
    ["Najbliższe szkolenia", "4 maja 2024"],
    ["Aktuelle Termine", "Schnellkurs 24.08.-31.08.2026"],
    ["Current courses", "3 to 24 August 2026"],
    ["Current exhibition", "12 March 2026 – 24 August 2026"],
    ["Formations actuelles", "jusqu'au 24 août 2026"],
    ["NAJBLIŻSZY KURS KAT. B", "11.10.18 - 22.11.18"],
  ])("reads %s, and waits for the last date below it", (title, line) => {
    expect(situationOf(under(title, line))).toBe("1 page holds text that says it is out of date.");
    expect(situationOf(under(title, line, "2027-05-04"))).toMatch(/^No passage/);
  });

  it("reads dates that are set as headings below it, and none of the next section", () => {
    const heads = (...rest: ReturnType<typeof heading>[]) => page({ headings: [heading(2, "Next course"), ...rest] });
    expect(situationOf(heads(heading(4, "4 May 2024, 6 pm")))).toBe("1 page holds text that says it is out of date.");
    expect(situationOf(heads(heading(2, "News"), heading(4, "4 May 2024")))).toMatch(/^No passage/);
  });

  it.each([
    ["Current exhibition", "Light and Water, since 12 March 2026"],
    ["Current course", "Beginners, started on 1 September 2026, every Tuesday until summer"],
    ["Attuale corso", "dal 12 marzo 2026"],
    ["Aktueller Kurs", "Ab 12. März 2026"],
  ])("does not call %s over by the day on which it began: %s", (title, line) => {
    expect(situationOf(under(title, line))).toMatch(/^No passage/);
  });

  it.each([
    "Next course: 12 March 2027",
    "Next course: 12 October 2026",
    "The next course was held on 12 March 2024.",
    "Our first course began on 12 March 2024",
    "Next steps since 12 March 2024",
  ])("leaves “%s” alone", (line) => {
    expect(situationOf(page({ blocks: texts(line) }))).toMatch(/^No passage/);
  });
});

describe("content-decay, notices", () => {
  const resultOf = (title: string, line = "We only take urgent cases now.") =>
    contentDecay.run(site({ pages: [page({ headings: [heading(1, title)], blocks: [text(line, { heading: 0 })] })] }));

  it.each(["COVID-19 UPDATE - 3rd APRIL 2020", "Corona-Maßnahmen", "Notice of 4 May 2024", "Avviso del 4 maggio 2024"])(
    "tells “%s” as out of date",
    (title) => {
      expect(resultOf(title).evidence).toMatchObject([
        { received: title, meaning: "This notice is of a time that has passed." },
      ]);
    },
  );

  it.each([
    ["COVID-19 vaccination", "Call us."],
    ["Notice of 4 May 2026", "Call us."],
    ["Our work on 4 May 2024", "Call us."],
    ["COVID-19 update", "Last changed on 4 August 2026."],
  ])("leaves “%s” alone", (title, line) => {
    expect(resultOf(title, line).situation).toMatch(/^No passage/);
  });

  it.each([
    "Privacy notice, effective 25 May 2018",
    "Accessibility statement of 3 May 2023",
    "COVID-19 vaccination information",
    "Corona-Virus: Informationen zur Impfung",
  ])("leaves what holds or is offered since then alone: %s", (title) => {
    expect(resultOf(title).situation).toMatch(/^No passage/);
  });

  it("leaves what a page on the history quotes alone", () => {
    const statement = "Statement of Barbara Hill, 4 July 1946";
    const at = (url: string) =>
      contentDecay.run(site({ pages: [page({ url, headings: [heading(2, statement)], blocks: [text("x")] })] }))
        .situation;
    expect(at("https://example-clinic.com/history")).toMatch(/^No passage/);
    expect(at("https://example-clinic.com/news")).not.toMatch(/^No passage/);
  });
});

it("leaves out of the short pages one that lists others", () => {
  const url = "https://example-clinic.com/flour";
  const list = (...paths: string[]) =>
    contentDepth.run(
      site({
        pages: [
          page({
            url,
            kind: "other",
            foundBy: "navigation",
            blocks: texts("Flour."),
            anchors: paths.map((path) => anchor(`https://example-clinic.com${path}`, path)),
          }),
        ],
      }),
    );
  expect(list("/flour/rye", "/flour/spelt").status).toBe("na");
  expect(list("/flour/rye").status).toBe("na");
  expect(list("/tools/basket").situation).toContain("has under 120 words: /flour");
});
