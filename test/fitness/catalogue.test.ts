import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { RETIRED_CHECKS, SCORECARD_HISTORY, SCORECARD_VERSION } from "../../src/model/scorecard-history.ts";
import { CHECKS } from "../../src/scanner/checks/all-checks.ts";
import { DIFFERENCES } from "../../src/scanner/checks/differences.ts";
import { NOT_RUN } from "../../src/scanner/checks/not-run.ts";

/** Ids of the catalogue by its section, and nothing else of it. */
const catalogue = Object.values(
  z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync("test/fixtures/catalogue-ids.json", "utf8"))),
).flat();

const registered = new Set(CHECKS.map(({ id }) => id));
const notRun = new Set(NOT_RUN.map(({ id }) => id));
const retired = new Set(RETIRED_CHECKS.map(({ id }) => id));

describe("the catalogue", () => {
  it("has 340 ids, each once", () => {
    expect(catalogue.length).toBe(340);
    expect(new Set(catalogue).size).toBe(catalogue.length);
  });

  it("is accounted for: every id is registered, not run with a reason, or retired", () => {
    expect(catalogue.filter((id) => !registered.has(id) && !notRun.has(id) && !retired.has(id))).toEqual([]);
  });

  it("has no id that is run and said not to be", () => {
    expect([...notRun, ...retired].filter((id) => registered.has(id))).toEqual([]);
    expect([...notRun].filter((id) => retired.has(id))).toEqual([]);
  });
});

describe("rows that are not run", () => {
  it("are of the catalogue, listed once, by id", () => {
    expect([...notRun].filter((id) => !catalogue.includes(id))).toEqual([]);
    expect(NOT_RUN.map(({ id }) => id)).toEqual([...notRun].toSorted());
  });

  it("say why in a sentence, and name a source", () => {
    const poor = NOT_RUN.filter(
      ({ title, sentence, reference }) =>
        title.length < 10 || !/^[A-Z].{40,}\.$/.test(sentence) || !reference.startsWith("https://"),
    );
    expect(poor.map(({ id }) => id)).toEqual([]);
  });
});

describe("differences to other tools", () => {
  it("are about checks that are run, and say what, why and on what ground", () => {
    const poor = DIFFERENCES.filter(
      ({ others, ours, why, source, checkIds }) =>
        checkIds.length === 0 ||
        checkIds.some((id) => !registered.has(id)) ||
        !/^[a-z].*[^.]$/.test(others) ||
        [ours, why].some((text) => !/^[A-Z].*\.$/.test(text)) ||
        !source.startsWith("https://"),
    );
    expect(poor.map(({ topic }) => topic)).toEqual([]);
  });
});

describe("the history of the scorecard", () => {
  it("has the version in force first, each version once, and falling", () => {
    const versions = SCORECARD_HISTORY.map(({ version }) => version);
    expect(versions[0]).toBe(SCORECARD_VERSION);
    expect(versions).toEqual([...new Set(versions)].toSorted(byNumber).toReversed());
    expect(SCORECARD_HISTORY.map(({ date }) => date)).toEqual(
      SCORECARD_HISTORY.map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(SCORECARD_HISTORY.filter(({ changes }) => changes.length === 0)).toEqual([]);
  });

  it("knows the version in which every retired check went", () => {
    const versions = new Set(SCORECARD_HISTORY.map(({ version }) => version));
    expect(RETIRED_CHECKS.filter(({ retiredIn }) => !versions.has(retiredIn))).toEqual([]);
  });
});

/** "1.10" is after "1.9". */
const byNumber = (a: string, b: string): number => a.localeCompare(b, "en", { numeric: true });
