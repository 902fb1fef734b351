import { describe, expect, it } from "vitest";
import {
  byGain,
  gainTogether,
  gainsOf,
  isLosing,
  rankedFor,
  withPassed,
} from "../../../src/scanner/report/gain-if-fixed.ts";
import { blockersOf, judgeLevel } from "../../../src/scanner/report/levels.ts";
import { CAPS } from "../../../src/scanner/report/scorecard.ts";
import { listFindings, toKeyFinding } from "../../../src/scanner/report/list-findings.ts";
import { withinHost } from "../../../src/scanner/report/host-limits.ts";
import { listTopFixes } from "../../../src/scanner/report/list-top-fixes.ts";
import { firstFixes } from "../../../src/scanner/report/made-together.ts";
import { explainCategory } from "../../../src/scanner/report/explain-category.ts";
import { scoreOutcomes } from "../../../src/scanner/report/score-outcomes.ts";
import type { Outcome } from "../../../src/model/outcome.ts";
import { ANSWER_AT_NAMED } from "../../../src/scanner/checks/judge-declared.ts";
import { TO_WHAT_STAYS } from "../../../src/scanner/checks/structured-data/article-markup.ts";
import { CHECKS } from "../../../src/scanner/checks/all-checks.ts";
import { outcomesOf } from "../../fixtures/outcomes.ts";

const VOICE = { people: "patients", name: "Harbor Dental" };

/** The first checks of the registry, passing. */
const passing = (count: number) =>
  Object.fromEntries(
    CHECKS.filter(({ id }) => CAPS.every(({ checkId }) => checkId !== id))
      .slice(0, count)
      .map(({ id }) => [id, "pass"] as const),
  );

const findingsOf = (outcomes: readonly Outcome[]) => listFindings(outcomes, gainsOf(outcomes), VOICE);
const topFixesOf = (outcomes: readonly Outcome[]) => listTopFixes(outcomes, gainsOf(outcomes));

describe("the fixes to do first", () => {
  const draft = {
    kind: "json-ld" as const,
    title: "The business",
    target: "https://example.com/",
    content: "{}",
    notes: [],
    notice: "",
  };
  const losing = (over: Record<string, Partial<Outcome>>): Outcome[] =>
    outcomesOf("pass", Object.fromEntries(Object.keys(over).map((id) => [id, "fail"]))).map((outcome) => ({
      ...outcome,
      ...over[outcome.id],
    }));

  it("mark up what stays of old articles as they are revised, in one work", () => {
    const outcomes = losing({
      freshness: { fix: "Go through the old ones." },
      "article-markup": { fix: TO_WHAT_STAYS, draft },
      "date-modified-markup": { draft },
    });
    const [lead, ...made] = topFixesOf(outcomes);
    expect(lead).toMatchObject({ checkId: "freshness", fix: `Go through the old ones. ${TO_WHAT_STAYS}` });
    expect(made.map(({ countedWith }) => countedWith)).toEqual([lead?.title, lead?.title]);
    const apart = losing({ freshness: {}, "article-markup": { draft } });
    expect(topFixesOf(apart).map(({ countedWith }) => countedWith)).toEqual([undefined, undefined]);
  });

  it("are three different works, however much one block to paste would gain twice", () => {
    const outcomes = losing({
      "organization-present": { draft },
      "jsonld-present": { draft },
      "localbusiness-present": { draft },
      "html-lang": {},
      nosniff: {},
    });
    const ids = topFixesOf(outcomes).map(({ checkId }) => checkId);
    expect(ids.slice(0, 3).filter((id) => /jsonld|organization|localbusiness/.test(id))).toHaveLength(1);
    expect(ids).toHaveLength(5);
    const [lead, ...others] = topFixesOf(outcomes).filter((fix) => fix.draft !== undefined);
    const { readiness, aeo } = gainTogether(
      outcomes,
      new Set(["organization-present", "jsonld-present", "localbusiness-present"]),
    );
    expect(lead).toMatchObject({ readinessGain: readiness, aeoGain: aeo });
    for (const other of others)
      expect(other).toMatchObject({ countedWith: lead?.title, readinessGain: 0, aeoGain: 0, draft });
    // Another block is another act.
    const own = { ...draft, target: "https://example.com/about", content: "[]" };
    const apart = losing({ "organization-present": { draft }, "article-markup": { draft: own } });
    expect(topFixesOf(apart).map(({ countedWith }) => countedWith)).toEqual([undefined, undefined]);
  });

  it("count a cap as lifted by what is pasted together, and not before it", () => {
    const rules = { draft: { ...draft, kind: "robots" as const, content: "User-agent: *\nAllow: /" } };
    const outcomes = losing({ "robots-blanket-block": rules, "ai-user-fetchers-allowed": rules });
    const [lead, made] = topFixesOf(outcomes);
    expect(lead).toMatchObject({ checkId: "robots-blanket-block" });
    expect(lead?.aeoGain).toBeGreaterThanOrEqual(gainTogether(outcomes, new Set(["robots-blanket-block"])).aeo);
    expect(made).toMatchObject({ countedWith: lead?.title, aeoGain: 0 });
  });

  it("tell one repair once, and whatever is made with it by the name of that", () => {
    const dead = { url: "https://example.com/mcp", received: "status 404", meaning: "Declared." };
    const outcomes = losing({
      "declared-capability-works": { evidence: [dead], fix: "Make /mcp answer." },
      "mcp-endpoint-live": { evidence: [dead], fix: "Serve it." },
      "openapi-present": { evidence: [{ ...dead, url: "https://example.com/openapi.json" }], fix: ANSWER_AT_NAMED },
      "discovery-graph-coherent": { evidence: [{ ...dead, received: dead.url }], fix: "Take it out." },
      "form-labels": { fix: "Label each field." },
      "control-names": { fix: "Label each field." },
      nosniff: {},
    });
    const fixes = topFixesOf(outcomes);
    const made = ["declared-capability-works", "discovery-graph-coherent", "mcp-endpoint-live", "openapi-present"];
    const joint = fixes.find(({ checkId }) => checkId === "declared-capability-works");
    expect(joint?.readinessGain).toBe(gainTogether(outcomes, new Set(made)).readiness);
    expect(joint?.countedWith).toBeUndefined();
    expect(firstFixes(fixes, 1).map(({ checkId }) => checkId)).toEqual(made);
    // Its gain is in that of the repair, and stands nowhere else.
    expect(fixes.find(({ checkId }) => checkId === "openapi-present")).toMatchObject({
      readinessGain: 0,
      aeoGain: 0,
      countedWith: "What the site declares for agents works",
    });
    const fixOf = (id: string) => fixes.find(({ checkId }) => checkId === id)?.fix;
    expect(fixOf("openapi-present")).toBe(
      "Made with the fix for “What the site declares for agents works”, and counted there.",
    );
    expect(fixOf("discovery-graph-coherent")).toBe(fixOf("openapi-present"));
    expect(fixOf("mcp-endpoint-live")).toBe(fixOf("openapi-present"));
    const elsewhere = { ...dead, url: "https://example.com/sse" };
    const two = losing({
      "declared-capability-works": { evidence: [dead] },
      "mcp-endpoint-live": { evidence: [elsewhere], fix: "Serve it." },
    });
    expect(topFixesOf(two).find(({ checkId }) => checkId === "mcp-endpoint-live")?.fix).toBe("Serve it.");
    expect([fixOf("form-labels") ?? "", fixOf("control-names") ?? ""].toSorted()).toEqual([
      "Label each field.",
      expect.stringMatching(/^Made with the fix for “/),
    ]);
  });

  it("name every address that a fix takes out of a list, wherever it stands in its sentence", () => {
    const gone = ["/old/", "/gallery/", "/reviews/"].map((path) => `https://example.com${path}`);
    const outcomes = losing({
      "sitemap-urls-resolve": {
        fix: "Take /old/, /gallery/ and /reviews/ out of /sitemap.xml, or put them back.",
        evidence: gone.map((url) => ({ url, received: "404", meaning: "Listed, and not there." })),
      },
    });
    expect(topFixesOf(outcomes)[0]?.pages).toEqual(gone);
  });

  it("name no page as the place of what is a matter of the whole site", () => {
    const shown = { url: "https://example.com/prices", received: "nothing", meaning: "Nothing is there." };
    const outcomes = losing({
      "reviews-present": { evidence: [shown], pagesInAll: 0 },
      "form-labels": { evidence: [shown], pagesInAll: 7 },
    });
    expect(topFixesOf(outcomes).find(({ checkId }) => checkId === "reviews-present")).toMatchObject({ pages: [] });
    expect(topFixesOf(outcomes).find(({ checkId }) => checkId === "form-labels")).toMatchObject({
      pages: [shown.url],
      pagesInAll: 7,
    });
    expect(findingsOf(outcomes).filter(({ headline }) => headline.endsWith("(/prices)"))).toHaveLength(1);
  });

  it("keep what is wrong with the home page where a dead interface is declared at its address", () => {
    const root = { url: "https://example.com/", received: "status 404", meaning: "Declared." };
    const outcomes = losing({
      "declared-capability-works": { evidence: [root] },
      "mcp-endpoint-live": { evidence: [root] },
      "html-lang": { evidence: [root] },
      "organization-present": { evidence: [root] },
    });
    const first = topFixesOf(outcomes).slice(0, 3);
    expect(first.map(({ checkId }) => checkId)).toEqual(expect.arrayContaining(["html-lang", "organization-present"]));
  });

  it("ask for the price once", () => {
    const missing = (fact: string) => ({
      url: "https://example.com/",
      received: "none",
      meaning: `Not found: ${fact}.`,
      lacks: [fact],
    });
    const outcomes = losing({
      "pricing-answerable": {},
      "key-facts-coverage": { evidence: [missing("what it costs"), missing("how to pay")] },
      "html-lang": {},
      nosniff: {},
    });
    const ids = topFixesOf(outcomes).map(({ checkId }) => checkId);
    expect(ids.slice(0, 3).filter((id) => /pricing|key-facts/.test(id))).toHaveLength(1);
    const other = losing({ "pricing-answerable": {}, "key-facts-coverage": { evidence: [missing("where it is")] } });
    expect(topFixesOf(other).map(({ countedWith }) => countedWith)).toEqual([undefined, undefined]);
  });
});

it("puts a high finding before what gains more", () => {
  const outcomes = outcomesOf("pass", { "contact-reachable": "fail", "acp-discovery": "fail" });
  expect(topFixesOf(outcomes).map(({ checkId }) => checkId)).toEqual(["contact-reachable", "acp-discovery"]);
  expect(topFixesOf(outcomes)[0]?.firstBecause).toBe("no finding is more severe");
});

describe("findings", () => {
  it("are none where nothing costs points", () => expect(findingsOf(outcomesOf("pass"))).toEqual([]));

  it("tell without points what was left over on the pages, and no link that may be a button", () => {
    const withItem = (meaning: string) =>
      outcomesOf("pass").map((outcome) =>
        outcome.id === "leftovers"
          ? { ...outcome, status: "info" as const, evidence: [{ url: "https://a.example/x", received: "0+", meaning }] }
          : outcome,
      );
    expect(findingsOf(withItem("It leads nowhere unless a script takes over."))).toEqual([]);
    expect(findingsOf(withItem("A script counts it up; who reads the page as it is sent reads zero."))).toMatchObject([
      { headline: "Assistants read zero where Harbor Dental shows its figures (/x)", severity: "low" },
    ]);
    const open = withItem("A fact of the business is missing here, and the place for it is shown.");
    expect(findingsOf([...open])[0]).toMatchObject({ severity: "high", checkIds: ["leftovers"] });
    const behind = open.map((one) => (one.id === "html-lang" ? { ...one, status: "fail" as const, score: 0 } : one));
    expect(topFixesOf(behind).map(({ checkId }) => checkId)).toEqual(["leftovers", "html-lang"]);
    const wrong = "Who taps it reaches another number than the one that is shown.";
    expect(findingsOf(withItem(wrong))).toMatchObject([{ severity: "medium" }]);
    const filler = withItem("It stands in for a text of your own.");
    expect(findingsOf(filler)).toMatchObject([{ severity: "low" }]);
    const thrice = filler.map((one) => ({ ...one, evidence: [...one.evidence, ...one.evidence, ...one.evidence] }));
    expect(findingsOf(thrice)).toMatchObject([{ severity: "medium" }]);
  });

  it("put the check that costs most first", () => {
    const findings = findingsOf(outcomesOf("pass", { "home-indexable": "fail", ttfb: "warn" }));
    expect(findings[0]?.checkIds).toContain("home-indexable");
  });

  it("tell one story once, however many checks it touches", () => {
    const findings = findingsOf(
      outcomesOf("pass", {
        "robots-blanket-block": "fail",
        "ai-search-bots-allowed": 0,
        "ai-user-fetchers-allowed": "fail",
      }),
    );
    expect(findings).toHaveLength(1);
    expect(findings[0]?.checkIds.toSorted()).toEqual([
      "ai-search-bots-allowed",
      "ai-user-fetchers-allowed",
      "robots-blanket-block",
    ]);
  });

  it("give the fix of each check that they speak of, and of one cause the first alone", () => {
    const fixOf = (id: string): string =>
      CHECKS.find((check) => check.id === id)?.fix.replace("{host}", "the site") ?? "";
    const [facts] = findingsOf(
      outcomesOf("pass", { "localbusiness-complete": "fail", "organization-complete": "fail", "website-node": "fail" }),
    );
    for (const id of ["localbusiness-complete", "organization-complete", "website-node"])
      expect(facts?.fix).toContain(fixOf(id));
    const [rules] = findingsOf(
      outcomesOf("pass", { "robots-blanket-block": "fail", "ai-user-fetchers-allowed": "fail" }),
    );
    expect(rules?.fix).toBe(fixOf("robots-blanket-block"));
  });

  it("put a wrong price and a form that is gone before what gains more, and say why", () => {
    const gone = { url: "https://example.com/return-form.pdf", received: "404", meaning: "meaning" };
    const outcomes = outcomesOf("pass", {
      "product-identifiers": "fail",
      "price-parity": "warn",
      "broken-internal-links": "warn",
      "canonical-present": "fail",
    });
    const withFile = outcomes.map((outcome) =>
      outcome.id === "broken-internal-links" ? { ...outcome, evidence: [gone] } : outcome,
    );
    const fixes = topFixesOf(withFile);
    expect(fixes.slice(0, 2).map(({ checkId }) => checkId)).toEqual(["price-parity", "broken-internal-links"]);
    expect(fixes[1]?.firstBecause).toBe("people are sent to a file that is gone");
    expect(findingsOf(withFile).find(({ checkIds }) => checkIds.includes("broken-internal-links"))?.severity).toBe(
      "medium",
    );
    // A page that is gone is a matter of points.
    expect(topFixesOf(outcomes).at(-1)?.checkId).toBe("broken-internal-links");
    expect(
      topFixesOf(outcomes).find(({ checkId }) => checkId === "broken-internal-links")?.firstBecause,
    ).toBeUndefined();
  });

  it("tell of one table once", () => {
    const findings = findingsOf(outcomesOf("pass", { "tables-semantic": "fail", "table-headers": "fail" }));
    expect(findings.map(({ checkIds }) => checkIds.toSorted())).toEqual([["table-headers", "tables-semantic"]]);
  });

  it("are each a consequence, a situation, evidence with an address, and a fix", () => {
    for (const finding of findingsOf(outcomesOf("fail"))) {
      expect(finding.headline.length).toBeGreaterThan(10);
      expect(finding.situation).toMatch(/^What is so/);
      expect(finding.evidence[0]?.url).toMatch(/^https:/);
      expect(finding.fix.length).toBeGreaterThan(10);
    }
  });

  it("leave what to paste to the checks and fixes that they name", () => {
    const draft = { kind: "text" as const, title: "x", target: "https://a.com/", content: "y", notes: [], notice: "z" };
    const outcomes = outcomesOf("pass", { "home-indexable": "fail" }).map((outcome) =>
      outcome.id === "home-indexable" ? { ...outcome, draft } : outcome,
    );
    expect(JSON.stringify(findingsOf(outcomes))).not.toContain("draft");
    expect(topFixesOf(outcomes)[0]).toMatchObject({ checkId: "home-indexable", draft });
  });

  it("come with the gravest first, and among equals in the order of the points that their fixes bring", () => {
    const outcomes = outcomesOf("pass", { "jsonld-present": "fail", ttfb: "fail", "title-quality": "warn" });
    const findings = findingsOf(outcomes);
    const rank = { high: 0, medium: 1, low: 2 };
    const ranks = findings.map(({ severity }) => rank[severity]);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    const fixes = topFixesOf(outcomes).map(({ checkId }) => checkId);
    for (const severity of ["high", "medium", "low"]) {
      const leads = findings.filter((finding) => finding.severity === severity).map(({ checkIds }) => checkIds[0]);
      expect(leads).toEqual(fixes.filter((id) => leads.includes(id)));
    }
  });

  it("name the home page among the pages it was seen on, and alone not at all", () => {
    const headlineOn = (...paths: string[]): string => {
      const outcomes = outcomesOf("pass", { contradictions: "fail" }).map((outcome) =>
        outcome.id === "contradictions"
          ? {
              ...outcome,
              evidence: paths.map((path) => ({ url: `https://example.com${path}`, received: "8-16", meaning: "m" })),
            }
          : outcome,
      );
      return findingsOf(outcomes)[0]?.headline ?? "";
    };
    expect(headlineOn("/", "/contact")).toMatch(/different things \(the home page and \/contact\)$/);
    expect(headlineOn("/")).toMatch(/different things$/);
  });

  it("name the page in the key finding", () => {
    const [finding] = findingsOf(outcomesOf("pass", { ttfb: "fail" }));
    expect(finding === undefined ? "" : toKeyFinding(finding)).toMatch(/ \(\/page\)$/);
  });
});

describe("facts that mislead", () => {
  it("are told before polish, however few points they cost", () => {
    const weighty = { "jsonld-present": "warn", "organization-present": "warn", "html-lang": "warn" } as const;
    const low = [
      "og-image-alt",
      "hsts",
      "ttfb",
      "breadcrumbs",
      "canonical-present",
      "meta-description",
      "website-node",
    ];
    const polish = Object.fromEntries(low.map((id) => [id, "fail"] as const));
    const findings = findingsOf(outcomesOf("pass", { ...weighty, ...polish, "price-parity": 0.8 }));
    const at = findings.findIndex(({ checkIds }) => checkIds.includes("price-parity"));
    expect(findings[at]?.severity).toBe("medium");
    expect(findings.slice(0, at).filter(({ severity }) => severity === "low")).toEqual([]);
  });
});

describe("top fixes", () => {
  it("begin with what lifts a cap, with its gain as it is; the others are counted with the cap lifted, and say so", () => {
    const outcomes = outcomesOf("fail", { "hidden-instructions": "fail", ...passing(40) });
    const [first, ...rest] = topFixesOf(outcomes);
    expect(CAPS.map(({ checkId }) => checkId)).toContain(first?.checkId);
    expect(first?.gainsAssume).toBeUndefined();
    for (const { checkId, gainsAssume } of rest)
      if (!CAPS.some((cap) => cap.checkId === checkId)) expect(gainsAssume).toMatch(/^counted as if the cap of/);
    const one = outcomesOf("pass", { "hidden-instructions": "fail", "jsonld-present": "fail", hsts: "fail" });
    const fixes = topFixesOf(one);
    expect(fixes.map(({ checkId }) => checkId)).toEqual(["hidden-instructions", "jsonld-present", "hsts"]);
    const lifted = withPassed(one, new Set(["hidden-instructions"]));
    expect(fixes[1]?.readinessGain).toBe(gainTogether(lifted, new Set(["jsonld-present"])).readiness);
    expect(fixes[1]?.gainsAssume).toBe("counted as if the cap of 59 on readiness was lifted");
  });

  it("go on with what the next level asks for, and say so where another gains more, then by points", () => {
    const outcomes = outcomesOf("pass", {
      "jsonld-present": "fail",
      "ai-search-bots-allowed": 0.9,
      "entity-name-consistent": 0.8,
    });
    const level = judgeLevel(outcomes, "full", false);
    const none = gainsOf(outcomes);
    const blockers = blockersOf(level, outcomes.filter(isLosing), byGain(none));
    expect([...blockers]).toEqual(["entity-name-consistent"]);
    const [first, ...rest] = listTopFixes(outcomes, rankedFor(gainsOf(outcomes), blockers, level));
    const pointsOf = (fix: typeof first): number => (fix?.readinessGain ?? 0) + (fix?.aeoGain ?? 0);
    expect(first?.checkId).toBe("entity-name-consistent");
    expect(pointsOf(first)).toBeLessThan(pointsOf(rest[0]));
    expect(first?.firstBecause).toBe(`level ${level.next?.value} (${level.next?.name}) requires it`);
    expect(rest.map(({ firstBecause }) => firstBecause)).toEqual(rest.map(() => undefined));
    expect(rest.map(pointsOf)).toEqual(rest.map(pointsOf).toSorted((a, b) => b - a));
  });

  it("end with what no owner can make where the site lies", () => {
    const outcomes = outcomesOf("pass", { hsts: "fail", "table-headers": 0.85 });
    const idsAt = (address: string) => topFixesOf(withinHost(outcomes, address, [])).map(({ checkId }) => checkId);
    expect(idsAt("https://example.com/")).toEqual(["hsts", "table-headers"]);
    expect(idsAt("https://someone.github.io/")).toEqual(["table-headers", "hsts"]);
  });

  it("come with the points they bring, by the same scorer, biggest first", () => {
    const outcomes = outcomesOf("pass", { "jsonld-present": "fail", ttfb: "fail" });
    const [first, ...rest] = topFixesOf(outcomes);
    expect(first?.readinessGain).toBeGreaterThan(0);
    for (const fix of rest)
      expect(fix.readinessGain + fix.aeoGain).toBeLessThanOrEqual((first?.readinessGain ?? 0) + (first?.aeoGain ?? 0));
  });
});

describe("explanations of categories", () => {
  it("name what cost most, with counts", () => {
    const { categories } = scoreOutcomes(outcomesOf("pass", { "jsonld-present": "fail" }), "readiness", 25);
    const category = categories.find(({ category }) => category === "Structured data and entity");
    const text = category === undefined ? "" : explainCategory(category);
    expect(text).toMatch(/^What is so about jsonld-present/);
    expect(text).toMatch(/\(\d+ of \d+ checks pass\)\.$/);
  });

  it("say of titles that they do not hold, and name none of a check that passes", () => {
    const { categories } = scoreOutcomes(
      outcomesOf("pass", { "jsonld-present": "fail", "website-node": "fail", "html-lang": 0.94 }),
      "readiness",
      25,
    );
    const category = categories.find(({ category }) => category === "Structured data and entity");
    const text = category === undefined ? "" : explainCategory(category);
    expect(text).toContain("; fails: “The site states its own name” (");
  });

  it("do not end in all checks passing where a fault was told", () => {
    const { categories } = scoreOutcomes(outcomesOf("pass", { "html-lang": 0.94 }), "readiness", 25);
    const category = categories.find(({ category }) => category === "Structured data and entity");
    const text = category === undefined ? "" : explainCategory(category);
    expect(text).toMatch(/^What is so about html-lang.*; that is enough for all \d+ checks to pass\.$/);
  });

  it("are never empty", () => {
    for (const status of ["pass", "warn", "fail"] as const)
      for (const category of scoreOutcomes(outcomesOf(status), "aeo", 25).categories)
        expect(explainCategory(category).length).toBeGreaterThan(20);
  });
});

describe("a finding of several checks", () => {
  it("leaves out what another of them asks for as well, whole fixes alone", () => {
    const fixes: Record<string, string> = {
      "control-names": "Give each icon a text. Write one where there is none. Connect each field with its label.",
      "form-labels": "Connect each field with its label.",
    };
    const outcomes = outcomesOf("pass", { "control-names": "fail", "form-labels": "fail" }).map((outcome) => ({
      ...outcome,
      fix: fixes[outcome.id] ?? outcome.fix,
    }));
    const finding = findingsOf(outcomes).find(({ checkIds }) => checkIds.includes("form-labels"));
    expect(finding?.fix).toBe(fixes["control-names"]);
  });

  it("names of what was left over the pages of what its headline tells", () => {
    const seenOn = (path: string, meaning: string) => ({ url: `https://example.com${path}`, received: "x", meaning });
    const sample = "It looks like a sample: whoever uses it reaches nobody, or a stranger.";
    const outcomes = outcomesOf("pass", { leftovers: "info" }).map((outcome) =>
      outcome.id === "leftovers"
        ? { ...outcome, evidence: [seenOn("/blog", "It stands in for a text of your own."), seenOn("/team", sample)] }
        : outcome,
    );
    expect(findingsOf(outcomes)[0]?.headline).toMatch(/^A sample stands .* \(\/team\)$/);
  });
});
