// Which questions of a page are answers it publishes, and which only call for something.
import { describe, expect, it } from "vitest";
import type { PageKind } from "../../../../src/scanner/evidence/page-facts.ts";
import { countOn } from "../../../../src/scanner/insight/signals/plain-signals.ts";
import { readSite } from "../../../../src/scanner/insight/signals/site-reading.ts";
import { heading, page, site, text } from "../../../fixtures/site.ts";

const ANSWER = "That takes about two days, as a rule.";
/** Headings in their order, each with the text under it. */
const answersOn = (kind: PageKind, ...sections: [asked: string, answer: string, level?: number][]): number => {
  const headings = sections.map(([asked, , level = 2]) => heading(level, asked));
  const blocks = sections.map(([, answer], at) => text(answer, { heading: at }));
  return countOn(readSite(site({ pages: [page({ kind, headings, blocks })] })), "questions").count;
};

describe("questions that a page answers", () => {
  it("stand side by side, each with an answer", () => {
    expect(answersOn("home", ["How long does it take?", ANSWER], ["Do you come to us?", ANSWER])).toBe(2);
    expect(answersOn("home", ["How long does it take?", ANSWER], ["Do you come to us?", "Yes."])).toBe(0);
    expect(answersOn("home", ["How long does it take?", ANSWER], ["Do you come to us?", ANSWER, 3])).toBe(0);
  });
  it("may stand alone on a page of questions, and nowhere else", () => {
    const alone: [string, string] = ["How long does it take?", ANSWER];
    expect(answersOn("faq", alone)).toBe(1);
    expect(answersOn("services", alone)).toBe(0);
    expect(answersOn("services", alone, ["Our work", ANSWER], ["Do you come to us?", ANSWER])).toBe(0);
  });
  it("are not answered by the filler of a template", () => {
    const filler = "Lorem ipsum dolor sit amet, consectetur adipiscing elit.";
    expect(answersOn("faq", ["How long does it take?", filler], ["Do you come to us?", ANSWER])).toBe(1);
  });
  it("may ask why, where guests ask it", () => {
    expect(answersOn("home", ["Why does it take so long?", ANSWER], ["What would it cost?", ANSWER])).toBe(2);
  });
  it("are no titles of posts", () => {
    expect(answersOn("blog", ["How long does it take?", ANSWER], ["Who pays for it?", ANSWER])).toBe(0);
  });
  it.each([
    ["en", "Ready for a change?", "Why choose us?"],
    ["de", "Bereit für etwas Neues?", "Haben wir Ihr Interesse geweckt?"],
    ["fr", "Prêt à changer ?", "Besoin d'un conseil ?"],
    ["es", "¿Listo para cambiar?", "¿Por qué elegirnos?"],
    ["pt", "Pronto para mudar?", "Por que escolher a nossa equipa?"],
    ["it", "Pronto a cambiare?", "Hai bisogno di un consiglio?"],
    ["nl", "Klaar voor iets nieuws?", "Waarom kiezen voor ons?"],
    ["pl", "Masz pytania?", "Dlaczego warto nas wybrać?"],
    ["en", "Why give?", "What would you like to sell?"],
    ["de", "Warum spenden?", "Was möchten Sie verkaufen?"],
    ["fr", "Pourquoi donner ?", "Que souhaitez-vous vendre ?"],
    ["es", "¿Por qué donar?", "¿Qué desea vender?"],
    ["pt", "Por que doar?", "O que deseja vender?"],
    ["it", "Perché donare?", "Cosa desideri vendere?"],
    ["nl", "Waarom doneren?", "Wat wilt u verkopen?"],
    ["pl", "Dlaczego pomagać?", "Czego szukasz?"],
  ])("call for nothing (%s)", (_, first, second) => {
    expect(answersOn("home", [first, ANSWER], [second, ANSWER])).toBe(0);
    expect(answersOn("faq", [first, ANSWER])).toBe(0);
  });
});
