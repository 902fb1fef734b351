import { describe, expect, it } from "vitest";
import { AGENT_IDS } from "../../../src/model/scan.ts";
import { runScanAgent, toOutcome } from "../../../src/scanner/agents/run-scan-agent.ts";
import { CHECKS } from "../../../src/scanner/checks/all-checks.ts";
import { fail, NOWHERE, pass, seen, type Check } from "../../../src/scanner/checks/define-check.ts";
import { page, profile, site, text } from "../../fixtures/site.ts";

const CLINIC = site({ home: page({ blocks: [text("Harbor Dental treats adults and children in Falmouth.")] }) });

describe("running an agent", () => {
  it.each(AGENT_IDS)("%s runs exactly its own checks on an ordinary site and learns something", (agent) => {
    const { outcomes, learnt } = runScanAgent(agent, CLINIC);
    expect(outcomes.map(({ id }) => id).toSorted()).toEqual(
      CHECKS.filter((check) => check.agent === agent)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(learnt.length).toBeGreaterThan(3);
  });

  it("gives the same outcomes for the same evidence, and leaves the evidence as it was", () => {
    const before = JSON.stringify(CLINIC);
    const first = AGENT_IDS.map((agent) => JSON.stringify(runScanAgent(agent, CLINIC)));
    expect(AGENT_IDS.map((agent) => JSON.stringify(runScanAgent(agent, CLINIC)))).toEqual(first);
    expect(JSON.stringify(CLINIC)).toBe(before);
  });

  it("gives as example of a type and of a language those of this business", () => {
    const clinic = site({ ...CLINIC, profile: { ...profile(), isLocal: true } });
    const fixes = new Map(runScanAgent("essentials", clinic).outcomes.map(({ id, fix }) => [id, fix]));
    expect(fixes.get("localbusiness-present")).toContain("for example Dentist");
    expect(fixes.get("html-lang")).toBe('Set lang="en" on the html element of each page.');
  });

  it("names in every fix the host that was scanned, whatever host the evidence is of", () => {
    const clinic = site({ ...CLINIC, target: { ...CLINIC.target, host: "clinic.example:8443" } });
    const nosniff = runScanAgent("trust-security", clinic).outcomes.find(({ id }) => id === "nosniff");
    expect(nosniff?.fix).toContain("with every answer of clinic.example:8443.");
    const privacy = CHECKS.find(({ id }) => id === "privacy-policy") as Check;
    const dead = seen("https://policies.example/privacy/123", "404", "");
    expect(toOutcome(privacy, fail("Bare.", dead), "clinic.example").fix).toContain("the footer of clinic.example a");
  });

  it("gives no example of a type where no draft has one", () => {
    const nameless = { ...profile().businessName, value: null };
    const clinic = site({ ...CLINIC, profile: { ...profile(), businessName: nameless, isLocal: true } });
    const fixes = new Map(runScanAgent("essentials", clinic).outcomes.map(({ id, fix }) => [id, fix]));
    expect(fixes.get("localbusiness-present")).not.toContain("for example");
  });

  it("takes no part of the draft, such as its postal address, for the example of a type", () => {
    const shop = site({
      home: page({
        titles: ["Quillon"],
        headings: [],
        blocks: [text("Quillon has what you like."), text("14 Harbour Street, Falmouth, ME 04105")],
      }),
      profile: {
        ...profile(),
        businessName: { ...profile().businessName, value: "Quillon" },
        isLocal: true,
        industry: { ...profile().industry, value: "retail", subKind: null },
      },
    });
    const fixes = new Map(runScanAgent("essentials", shop).outcomes.map(({ id, fix }) => [id, fix]));
    expect(fixes.get("localbusiness-present")).not.toContain("PostalAddress");
    expect(fixes.get("localbusiness-present")).not.toContain("Dentist, Bakery or Plumber");
  });

  it("finds nothing wrong with the code on an ordinary site: no check throws", () => {
    const thrown = AGENT_IDS.flatMap((agent) => runScanAgent(agent, CLINIC).outcomes).filter(({ situation }) =>
      situation.startsWith("This check failed on"),
    );
    expect(thrown.map(({ id }) => id)).toEqual([]);
  });
});

describe("the stored form of a verdict", () => {
  const [check] = CHECKS;
  it("says in the check's own words what was on no page", () => {
    const tables = CHECKS.find(({ id }) => id === "tables-semantic") as Check;
    expect(toOutcome(tables, NOWHERE).situation).toBe("No page read has a table of two rows and columns or more.");
    expect(toOutcome({ ...tables, nowhere: undefined } as unknown as Check, NOWHERE).situation).toContain("None of");
    expect(toOutcome(tables, fail("Bare.")).situation).toBe("Bare.");
  });

  it("tells the fix for the pages that it was seen on, and as everywhere where there is none", () => {
    const canonical = CHECKS.find(({ id }) => id === "canonical-present") as Check;
    const bare = ["", "fees", "team", "jobs"].map((path) => seen(`https://example.com/${path}`, "none", ""));
    const of = (evidence: typeof bare, pagesInAll?: number): string =>
      toOutcome(canonical, fail("Bare.", evidence, pagesInAll === undefined ? {} : { pagesInAll })).fix;
    expect(of(bare.slice(0, 2))).toContain("into the head of the home page and /fees.");
    expect(of(bare, 9)).toContain("into the head of the home page, /fees and 7 more.");
    expect(of(bare.slice(0, 2), 3)).toContain("into the head of the home page, /fees and 1 more.");
    expect(of([])).toContain("into the head of each page.");
    const hsts = CHECKS.find(({ id }) => id === "hsts") as Check;
    expect(toOutcome(hsts, fail("Bare.", bare), "example.com").fix).toContain("every https answer of example.com,");
  });

  it("names no page of several that a query alone tells apart", () => {
    const canonical = CHECKS.find(({ id }) => id === "canonical-present") as Check;
    const bare = [1, 2].map((id) => seen(`https://example.com/index.php?id=${id}`, "none", ""));
    expect(toOutcome(canonical, fail("Bare.", bare)).fix).toContain("into the head of each page.");
  });

  it("says what passes of the pages that it is asked of, which are not all", () => {
    const fixOf = (id: string): string => toOutcome(CHECKS.find((one) => one.id === id) as Check, pass("Good.")).fix;
    expect(fixOf("article-markup")).toContain("to every article.");
    expect(fixOf("breadcrumbs")).toContain("to pages below the first level:");
    expect(fixOf("definitions-present")).toContain("Begin pages that explain a subject with");
    expect(fixOf("form-errors-linked")).toBe("Mark as required each field on the site that has to be filled in.");
  });

  it("tells a fix for several pages so that it holds for each of them", () => {
    const two = ["a", "b"].map((path) => seen(`https://example.com/${path}`, "none", ""));
    for (const id of [
      "title-quality",
      "date-modified-markup",
      "canonical-consistent",
      "content-depth",
      "unique-passages",
    ])
      expect(toOutcome(CHECKS.find((one) => one.id === id) as Check, fail("Bare.", two)).fix).toMatch(
        /\/a and \/b (?!.*\b(?:its|alone)\b)/,
      );
  });

  it("leaves no place of a fix unfilled, whatever the check", () => {
    const shown = seen("https://example.com/fees", "none", "");
    for (const one of CHECKS)
      for (const verdict of [fail("Bare."), fail("Bare.", shown), NOWHERE])
        expect(toOutcome(one, verdict).fix, one.id).not.toMatch(/\{\w+[|}]/);
  });

  it("carries no personal data, no query strings and no invisible characters", () => {
    const verdict = fail(
      "Call +49 178 5551234 or write to anna.berg@example-clinic.com.",
      seen("https://example.com/a?token=secret#x", "href=https://example.com/b?session=1 \u202Eevil\u{E0041}", "m"),
    );
    const outcome = toOutcome(check as Check, verdict);
    expect(outcome.situation).not.toMatch(/5551234|anna\.berg/);
    expect(outcome.evidence[0]).toMatchObject({
      url: "https://example.com/a",
      received: "href=https://example.com/b evil",
    });
  });
});
