import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { AGENT_IDS } from "../../src/model/scan.ts";
import { AGENTS } from "../../src/scanner/agents/run-scan-agent.ts";
import { CHECKS } from "../../src/scanner/checks/all-checks.ts";
import { weightOf } from "../../src/scanner/checks/define-check.ts";
import { CATEGORY_WEIGHTS } from "../../src/scanner/report/scorecard.ts";

const ROOT = "src/scanner/checks";
const folders = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const files = folders.flatMap(({ name }) => readdirSync(join(ROOT, name)).map((file) => join(name, file)));
const registryLines = readFileSync(join(ROOT, "registry.ts"), "utf8").split("\n");

describe("the checks", () => {
  it("are at least 120, and every agent has some", () => {
    expect(CHECKS.length).toBeGreaterThanOrEqual(120);
    expect(AGENT_IDS.filter((agent) => CHECKS.every((check) => check.agent !== agent))).toEqual([]);
    expect(AGENTS.map(({ id }) => id).toSorted()).toEqual([...AGENT_IDS].toSorted());
  });

  it("are each one file named like the id, registered in one line", () => {
    const ids = files.map((file) => basename(file, ".ts")).toSorted();
    expect(CHECKS.map(({ id }) => id).toSorted()).toEqual(ids);
    const unregistered = files.filter(
      (file) => registryLines.filter((line) => line.includes(`"./${file}"`)).length !== 1,
    );
    expect(unregistered).toEqual([]);
  });

  it("each have a test, or share the table of their folder's info rows", () => {
    const untested = files.filter((file) => {
      const folder = file.split("/")[0] ?? "";
      const id = basename(file, ".ts");
      if (existsSync(join("test/scanner/checks", `${file.slice(0, -3)}.test.ts`))) return false;
      const table = join("test/scanner/checks", folder, "info-rows.test.ts");
      return !(existsSync(table) && readFileSync(table, "utf8").includes(id));
    });
    expect(untested).toEqual([]);
  });

  it("each say why, how to fix it, and where the rule is from", () => {
    const poor = CHECKS.filter(
      ({ why, fix, reference, title }) =>
        why.length < 20 || fix.length < 10 || !URL.canParse(reference) || title.length < 5,
    );
    expect(poor.map(({ id }) => id)).toEqual([]);
  });

  it("say in words of their own what no page has, where they judge pages one by one", () => {
    // Each page has a title, and text or a script in its place.
    const always = ["access/content-without-js.ts", "structured-data/title-quality.ts"];
    const silent = files.filter((file) => {
      const source = readFileSync(join(ROOT, file), "utf8");
      const leavesOut = /return null|[?:] null/.test(source) && !/gradeContent\(/.test(source);
      return (
        /\b(?:judge|grade)Pages\(/.test(source) && leavesOut && !always.includes(file) && !/^  nowhere:/m.test(source)
      );
    });
    expect(silent).toEqual([]);
  });

  it("have a headline for people wherever they can cost points", () => {
    const voice = { people: "patients", name: "Example Clinic" };
    const bad = CHECKS.filter((check) => weightOf(check) > 0).filter((check) => {
      const headline = check.headline?.(voice) ?? "";
      const isAboutThem = headline.includes(voice.name) || headline.toLowerCase().includes(voice.people);
      return (
        !isAboutThem ||
        headline.length < 10 ||
        /<\w|json-ld|\btag\b|undefined/i.test(headline) ||
        !/^["A-Z0-9]/.test(headline)
      );
    });
    expect(bad.map(({ id, headline }) => `${id}: ${headline?.(voice)}`)).toEqual([]);
  });

  it("count only in categories of the scores they name", () => {
    const known = {
      readiness: new Set(CATEGORY_WEIGHTS.readiness.map(({ category }) => category)),
      aeo: new Set(CATEGORY_WEIGHTS.aeo.map(({ category }) => category)),
    };
    const lost = CHECKS.filter((check) => weightOf(check) > 0).filter(
      (check) =>
        (check.counts.includes("readiness") && !known.readiness.has(check.category)) ||
        (check.counts.includes("aeo") && !known.aeo.has(check.aeoCategory ?? check.category)),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it("carry no weight when their evidence is a convention without a known consumer", () => {
    expect(
      CHECKS.filter(({ evidence }) => evidence === "C" || evidence === "D").filter((check) => weightOf(check) > 0),
    ).toEqual([]);
  });
});
