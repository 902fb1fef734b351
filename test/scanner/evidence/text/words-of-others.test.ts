import { describe, expect, it } from "vitest";
import { findManualPhrases } from "../../../../src/scanner/evidence/workflow/manual-phrases.ts";
import { isAllCited, isTerminal, tellsOfOthers } from "../../../../src/scanner/evidence/text/words-of-others.ts";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";
import { anchor, heading, page, text } from "../../../fixtures/site.ts";

describe("complaints that readers are to recognize", () => {
  const told = (...heads: [number, string][]) => {
    const { headings, blocks } = page({
      headings: heads.map(([level, words]) => heading(level, words)),
      blocks: [{ ...text("Please call us and wait for weeks."), heading: heads.length - 1 }],
    });
    const site = page({ headings, blocks });
    return blocks.some((block) => tellsOfOthers(site, block));
  };

  it("is of a notice where it names the business as closed, and not where it says what that does", () => {
    const under = { titles: ["Hill Bakery | Leeds"], headings: [heading(2, "COVID-19 update")] };
    const tells = (line: string) => tellsOfOthers(page(under), { ...text(line), heading: 0 });
    expect(tells("Hill Bakery is closed until May.")).toBe(true);
    expect(tells("Hill Bakery bakes bread for cafés.")).toBe(false);
  });

  it("is no complaint under a notice of the pandemic, and tells of days gone by", () => {
    expect(told([2, "COVID-19 update"])).toBe(true);
    expect(told([1, "Notice of 4 May 2020"])).toBe(true);
    expect(told([1, "Notice of 4 May 2020"], [2, "About us"])).toBe(false);
    expect(told([2, "COVID-19 vaccination"])).toBe(false);
    expect(told([2, "COVID-19 update"], [3, "Masks"])).toBe(true);
    expect(told([2, "COVID-19 update"], [3, "About us"])).toBe(false);
  });

  it.each([
    "Does this sound familiar?",
    "Kennen Sie das?",
    "Ça vous parle ?",
    "¿Te suena familiar?",
    "Soa familiar?",
    "Ti suona familiare?",
    "Herkenbaar?",
    "Brzmi znajomo?",
  ])("stand under “%s” and what is below it", (head) => {
    expect(told([2, head])).toBe(true);
    expect(told([2, head], [3, "Late statements"])).toBe(true);
    expect(told([2, head], [2, "What we do"])).toBe(false);
  });

  it("are cited by several headings, where one may be a motto", () => {
    expect(told([3, "„Der Mieter meldet sich und keiner ruft.“"], [3, "„Die Abrechnung dauert Monate.“"])).toBe(true);
    expect(told([1, "“Your partner for moves”"])).toBe(false);
    expect(told([3, "“How long does it take?”"], [3, "“What does it cost us?”"])).toBe(false);
  });

  it("are citations and nothing else", () => {
    expect(isAllCited("„Die Nebenkostenabrechnung dauert Monate.“")).toBe(true);
    expect(isAllCited("Say “please call us” on the phone.")).toBe(false);
    expect(isAllCited("“Best of 2024”, as we say")).toBe(false);
  });
});

describe("what a page recommends", () => {
  const tells = (heads: [number, string][], over: Partial<PageFacts> = {}) => {
    const block = { ...text("Kayak rentals and a camp shop."), heading: heads.length - 1 };
    const site = page({ headings: heads.map(([level, words]) => heading(level, words)), blocks: [block], ...over });
    return tellsOfOthers(site, block);
  };

  it.each(["Recommended campgrounds", "Useful links", "Nützliche Links", "Liens utiles", "Polecane przez nas strony:"])(
    "is of others below “%s”",
    (head) => {
      expect(tells([[1, head]])).toBe(true);
      expect(
        tells([
          [2, head],
          [2, "Our campers"],
        ]),
      ).toBe(false);
    },
  );

  it("is of others below the name of a site that leads to its start page", () => {
    const leading = (href: string) => ({ anchors: [anchor(href, "River Trust")] });
    expect(
      tells(
        [
          [3, "River Trust"],
          [4, "Give to the river"],
        ],
        leading("https://river-trust.org/"),
      ),
    ).toBe(true);
    expect(tells([[3, "River Trust"]], leading("https://river-trust.org/events/2026"))).toBe(false);
    expect(tells([[3, "River Trust"]], leading("https://www.example-clinic.com/"))).toBe(false);
    expect(tells([[1, "River Trust"]], leading("https://river-trust.org/"))).toBe(false);
    expect(tells([[2, "River Trust"]], { ...leading("https://river-trust.org/"), titles: ["River Trust"] })).toBe(
      false,
    );
    for (const [label, href] of [
      ["Our shop", "https://shop-of-ours.com/"],
      ["Book online", "https://bookly.com/"],
    ] as const)
      expect(tells([[2, label]], { anchors: [anchor(href, label)] }), label).toBe(false);
  });

  it("is not what customers recommend, nor the foot of the page", () => {
    expect(tells([[2, "Why our guests recommend us"]])).toBe(false);
    const foot = { ...text("Call us."), heading: 0, region: "footer" as const };
    expect(tellsOfOthers(page({ headings: [heading(1, "Useful links")], blocks: [foot] }), foot)).toBe(false);
  });
});

describe("a drawn terminal", () => {
  it("is known by its prompt or its rows of dots", () => {
    expect(isTerminal("me@shop:~$ start_project > Quote ....... 5 DAYS")).toBe(true);
    expect(isTerminal("> Reply .......... WITHIN 24 HOURS")).toBe(true);
  });

  it("is no mail address, menu or path of pages", () => {
    for (const line of ["me@shop.com: quotes from $5", "Soup ........ 5 €", "Home > Services > Quotes"])
      expect(isTerminal(line), line).toBe(false);
  });

  it("is no sentence on how people are answered", () => {
    const line = "> Reply ............ within 24 hours by e-mail";
    expect(findManualPhrases(page({ blocks: [text(`me@shop:~$ start ${line}`)] }))).toEqual([]);
    expect(findManualPhrases(page({ blocks: [text("We reply within 24 hours by e-mail.")] }))).not.toEqual([]);
  });
});
