import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import { staticDocuments } from "../../scripts/lib/static-documents.ts";
import { MethodDocument } from "../../src/model/method.ts";
import { SCORECARD_VERSION } from "../../src/model/scorecard-history.ts";
import { CHECKS } from "../../src/scanner/checks/all-checks.ts";
import { weightOf } from "../../src/scanner/checks/define-check.ts";
import { NOT_RUN } from "../../src/scanner/checks/not-run.ts";
import { VOLUME_ROWS } from "../../src/scanner/insight/volumes.ts";
import { WORKFLOW_FAMILIES } from "../../src/scanner/insight/workflow-families.ts";
import { LEVEL_NAMES, SET_BY_LEVEL } from "../../src/scanner/report/levels.ts";
import { CAPS, CATEGORY_WEIGHTS } from "../../src/scanner/report/scorecard.ts";

const ORIGIN = "https://scan.example.com";
const documents = await staticDocuments({
  origin: ORIGIN,
  limits: {},
  contactEmail: "help@example.com",
  madeOn: "2026-11-20",
});
const textAt = (path: string): string => documents.find((document) => document.path === path)?.text ?? "";
const method = MethodDocument.parse(JSON.parse(textAt("/method.json")));
const { document } = parseHTML(textAt("/method"));
const page = document.querySelector("main")?.textContent ?? "";

describe("the method as JSON", () => {
  it("is valid against the schema that is published beside it", () => {
    const ajv = new Ajv2020({ strict: true });
    addFormats.default(ajv);
    const schema = JSON.parse(textAt("/method.schema.json")) as { $id: string };
    const value = JSON.parse(textAt("/method.json")) as { $schema: string; checks: { weight: unknown }[] };
    const validate = ajv.compile(schema);
    expect([validate(value), validate.errors]).toEqual([true, null]);
    expect(value.$schema).toBe(schema.$id);
    expect(schema.$id).toBe(`${ORIGIN}/method.schema.json`);
    expect(validate({ ...value, checks: [{ ...value.checks[0], weight: "heavy" }] })).toBe(false);
  });

  it("lists every check with the weight it is scored with", () => {
    expect(method.checks.map(({ id, weight }) => ({ id, weight }))).toEqual(
      CHECKS.map((check) => ({ id: check.id, weight: Number(weightOf(check).toFixed(4)) })),
    );
    expect(method.checks.filter(({ kind, weight }) => (kind === "scored") !== weight > 0)).toEqual([]);
    expect(method.scorecardVersion).toBe(SCORECARD_VERSION);
  });

  it("divides each category among its checks to the last percent", () => {
    for (const { id, categories } of method.scores) {
      expect(categories.map(({ category, weight }) => ({ category, weight }))).toEqual(CATEGORY_WEIGHTS[id]);
      for (const { category, checks } of categories) {
        const shares = method.checks.flatMap(({ counts }) =>
          counts.filter((count) => count.score === id && count.category === category).map(({ share }) => share),
        );
        expect(shares.length).toBe(checks);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
      }
    }
  });

  it("has every cap, row that is not run, workflow family and volume", () => {
    expect(method.scores.flatMap(({ caps }) => caps).length).toBe(CAPS.length);
    expect(method.notRun).toEqual(NOT_RUN);
    expect(method.workflows.families.map(({ id }) => id)).toEqual(WORKFLOW_FAMILIES.map(({ id }) => id));
    expect(method.hours.volumes.length).toBe(VOLUME_ROWS.length);
  });

  it("names a source for every id of a source", () => {
    const { sources, measured, exposures, volumes } = method.hours;
    const known = new Set(sources.map(({ id }) => id));
    const named = [
      ...[...measured, ...exposures].flatMap((row) => row.sources),
      ...volumes.flatMap(({ eventsSources, minutesSources }) => [...eventsSources, ...minutesSources]),
    ];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it("writes the formula of hours with the factors that are multiplied", () => {
    expect(method.hours.formula).toBe(
      "events a month × minutes an event / 60 × step share × exposure × reduction × success × adoption × (1 − oversight)",
    );
    expect(method.hours.formulaMeasured).toBe(
      "events a month × minutes an event / 60 × net effect × adoption × (1 − oversight)",
    );
    expect(method.hours.generic.map(({ name }) => name).toSorted()).toEqual([
      "adoption",
      "oversight",
      "reduction",
      "success",
    ]);
  });

  it("asks for each level what the levels are judged by", () => {
    const known = (ids: readonly string[]): string[] => ids.filter((id) => CHECKS.some((check) => check.id === id));
    expect(method.levels.map(({ name }) => name)).toEqual([...LEVEL_NAMES]);
    expect(method.levels.map(({ requires }) => requires.map(({ checkIds }) => checkIds))).toEqual(
      SET_BY_LEVEL.map((requirements) => requirements.map(known)),
    );
  });
});

describe("the method as a page", () => {
  it("has an anchor and the source for every check, run or not", () => {
    const links = new Set([...document.querySelectorAll("main a")].map((anchor) => anchor.getAttribute("href")));
    const rows = [...CHECKS, ...NOT_RUN];
    expect(rows.filter(({ id }) => document.getElementById(id)?.tagName !== "H3").map(({ id }) => id)).toEqual([]);
    expect(rows.filter(({ reference }) => !links.has(reference)).map(({ id }) => id)).toEqual([]);
  });

  it("says weight, severity, grade and share beside the check", () => {
    const line = document.getElementById("home-indexable")?.nextElementSibling?.textContent ?? "";
    const check = method.checks.find(({ id }) => id === "home-indexable");
    expect(check?.counts.length).toBe(1);
    const share = Math.round((check?.counts[0]?.share ?? 0) * 1000) / 10;
    expect(line).toBe(
      `home-indexable · weight ${check?.weight} (${check?.severity} × ${check?.grade}) · ${share} % of the category · fix ${check?.effort} · every scan · source`,
    );
  });

  it("leads from its contents to every section", () => {
    const named = [...document.querySelectorAll("main > ul")][0];
    const targets = [...(named?.querySelectorAll("a") ?? [])].map((anchor) => anchor.getAttribute("href"));
    expect(targets).toEqual([...document.querySelectorAll("h2")].map(({ id }) => `#${id}`));
  });

  it("is short enough that no reader cuts it off", () => {
    expect(page.length).toBeLessThan(100_000);
  });

  it("has a Markdown twin that names every check as well", () => {
    const twin = textAt("/method.md");
    expect(method.checks.filter(({ id }) => !twin.includes(`\`${id}\` · `)).map(({ id }) => id)).toEqual([]);
  });

  it("is named by every page, llms.txt and the sitemap", () => {
    const pages = documents.filter(({ file }) => file.endsWith(".html"));
    expect(pages.filter(({ text }) => !text.includes('<a href="/method"')).map(({ path }) => path)).toEqual([]);
    expect(textAt("/llms.txt")).toContain(`(${ORIGIN}/method.md)`);
    expect(textAt("/llms.txt")).toContain(`(${ORIGIN}/method.json)`);
    expect(textAt("/sitemap-pages.xml")).toContain(`<loc>${ORIGIN}/method</loc>`);
  });
});
