import { describe, expect, it } from "vitest";
import { SEARCH_WORDS } from "../../../src/model/limits.ts";
import { MARK_END, MARK_START, type SearchHit } from "../../../src/model/list-ports.ts";
import { foldedWords, queryWords } from "../../../src/services/search/query-words.ts";
import { createScorer, idfOf } from "../../../src/services/search/create-scorer.ts";
import { snippetOf, titleFit } from "../../../src/services/search/show-hit.ts";

const marked = (text: string): string => text.replaceAll("[", MARK_START).replaceAll("]", MARK_END);
const hit = (title: string, body: string): SearchHit => ({
  id: 1,
  type: "opportunity",
  scanId: "",
  domain: "",
  title: marked(title),
  body: marked(body),
  readinessScore: 0,
  aeoScore: 0,
  createdAt: 0,
  rank: null,
});

describe("queryWords", () => {
  it.each([
    ["appointment reminders", ["appointment", "reminders"]],
    ['"a" OR -b* NEAR(c)', ["a", "OR", "b", "NEAR", "c"]],
    ["example.com, e-mail", ["example", "com", "e", "mail"]],
    ["Zahnärzte 漢字 ệ", ["Zahnärzte", "漢字", "ệ"]],
    ["%%% 🦷 ' \u0000 \u0301", []],
  ])("of %j are %j", (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });

  it("are bounded in number and length", () => {
    expect(queryWords("automate ".repeat(5_000))).toHaveLength(SEARCH_WORDS);
    expect(queryWords("x".repeat(10_000))).toEqual(["x".repeat(64)]);
  });

  it("compare without case and accents", () => {
    expect(foldedWords("Zahnärzte ÉLAN")).toEqual(["zahnarzte", "elan"]);
  });
});

describe("titleFit", () => {
  it.each([
    ["[Answer] [prices]", "answer PRICES", 2],
    ["[Answer] [prices] at night", "answer prices", 1],
    ["[Prices] to [answer]", "answer prices", 0],
    ["[Answer] pricesheets", "answer prices", 0],
  ])("of %j for %j is %d", (title, query, fit) => {
    expect(titleFit({ title: marked(title) }, query)).toBe(fit);
  });
});

describe("snippetOf", () => {
  it("is the whole of a short text, without marks", () => {
    expect(snippetOf(marked("Sends [reminders] by itself."))).toBe("Sends reminders by itself.");
  });

  it("is cut at words around the first match of a long one", () => {
    const snippet = snippetOf(marked(`${"before ".repeat(60)}[reminders] ${"after ".repeat(60)}`));
    expect(snippet).toMatch(/^… before .* reminders after .* …$/);
    expect(snippet.length).toBeLessThan(215);
    expect(snippetOf("x".repeat(1_000)).length).toBeLessThan(215);
  });
});

describe("createScorer", () => {
  const statistics = { words: ["remind", "price"], frequencies: [500, 5], documents: 10_000, averageLength: 12 };
  const score = createScorer(statistics);

  it("ranks the title above the body, the rare word above the common, and the short text above the long", () => {
    const inTitle = score(hit("[Reminders] sent", "Nothing else here."));
    const inBody = score(hit("Something sent", "Nothing but [reminders]."));
    const rare = score(hit("Something sent", "Nothing but [prices]."));
    const long = score(hit("Something sent", `Nothing but [reminders]${" and more".repeat(50)}.`));
    expect(inTitle).toBeGreaterThan(inBody);
    expect(rare).toBeGreaterThan(inBody);
    expect(inBody).toBeGreaterThan(long);
    expect(long).toBeGreaterThan(0);
  });

  it("is the formula of FTS5", () => {
    const found = score(hit("One two", "[prices] and [price] too"));
    const often = 2;
    const expected = (idfOf(10_000, 5) * often * 2.2) / (often + 1.2 * (0.25 + (0.75 * 6) / 12));
    expect(found).toBeCloseTo(expected, 10);
  });
});
