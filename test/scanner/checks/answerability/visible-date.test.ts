import { expect, it } from "vitest";
import { visibleDate } from "../../../../src/scanner/checks/answerability/visible-date.ts";
import { page, profile, site, text } from "../../../fixtures/site.ts";
import { article } from "./content-pages.ts";

const run = (one: ReturnType<typeof page>) => visibleDate.run(site({ pages: [one] }));

it("passes a date in a time element or in the byline, in any language", () => {
  expect(run(article([], { times: [{ datetime: "2026-05-12", text: "12 May", region: "main" }] })).status).toBe("pass");
  for (const byline of ["12 May 2026", "Veröffentlicht am 12. Mai 2026", "Publié le 12 mai 2026", "12 maja 2026"]) {
    expect(run(article([byline])).status).toBe("pass");
  }
});

it("fails an article without one; a date deep in the text or in the footer is none", () => {
  const verdict = run(article([], { times: [{ datetime: "2026-05-12", text: "2026", region: "footer" }] }));
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toBe("“Keeping an old house” without a date near its title");
  const late = article();
  expect(run({ ...late, blocks: [...late.blocks, text("On 12 May 2026 it rained.")] }).status).toBe("fail");
});

it("counts a month with a year as a date in part, and says that the day is missing", () => {
  const verdict = run(article(["May 2026"]));
  expect(verdict).toMatchObject({
    status: "warn",
    score: 0.5,
    situation: expect.stringMatching(/^The one article read shows the month alone, without the day/),
  });
  expect(visibleDate.headline?.({ people: "readers", name: "Example" }, verdict.evidence)).toBe(
    "Articles of Example show the month of their date without the day",
  );
});

it("reads a month in every language, and never takes a marked month for a day", () => {
  for (const line of ["Kasım 2025", "Май 2026", "Листопад 2025", "marts 2026", "octombrie 2025"])
    expect(run(article([line])).evidence[0]?.meaning).toBe("A visitor sees the month and the year, and not the day.");
  const marked = article([], { times: [{ datetime: null, text: "October 2026", region: "main" }] });
  expect(run(marked)).toMatchObject({ status: "warn", score: 0.5 });
});

it("is not asked of evergreen pages or documentation", () => {
  expect(run(page({ kind: "services" })).status).toBe("na");
  const docs = profile({ siteType: { value: "docs" } });
  expect(visibleDate.run(site({ pages: [article()], profile: docs })).status).toBe("na");
});

it("takes no date of a law's force, an event or an offer for that of the article", () => {
  for (const line of [
    "Vigência: 4 de maio de 2026",
    "In Kraft seit 1. Januar 2026",
    "In force since 1 January 2026",
    "Valid until 31 May 2026",
    "Am 1. Januar 2026 in Kraft getreten",
    "En vigueur depuis le 1 janvier 2026",
    "Anmeldefrist: 3. Mai 2026",
    "Anmeldeschluss: 3. Mai 2026",
    "Effective 1 May 2026",
    "Effective date: 1 May 2026",
    "Expires 31 May 2026",
    "Offer ends 31 May 2026",
    "Closing date: 31 May 2026",
    "Applies from 1 May 2026",
    "Gültig ab dem 1. Januar 2026",
    "Gilt ab dem 1. Januar 2026",
    "Valable jusqu’au 31 mai 2026",
    "Termin: 3. bis 5. Mai 2026",
    "Vom 3. bis 5. Mai 2026",
  ])
    expect(run(article([line])).status, line).toBe("fail");
  expect(run(article(["Publicado em 6 de maio de 2026 · Vigência: 4 de maio de 2026"])).status).toBe("pass");
  for (const line of ["Event 12 March 2026", "Veranstaltung 12.03.2026", "Posted in Event on 5 May 2026"])
    expect(run(article([line])).status, line).toBe("pass");
});
