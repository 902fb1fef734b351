import { describe, expect, it } from "vitest";
import { judgeLevel } from "../../../src/scanner/report/levels.ts";
import { outcomesOf } from "../../fixtures/outcomes.ts";

const levelOf = (over: Parameters<typeof outcomesOf>[1], isLocalCopy = false) =>
  judgeLevel(outcomesOf("pass", over), "full", isLocalCopy);

describe("the ladder of levels", () => {
  it("ends at Actionable, with nothing left to do", () => {
    expect(levelOf({})).toMatchObject({ value: 5, name: "Actionable", next: null });
  });

  it.each([
    [{ "target-reachable": "fail" }, 0, "Unreachable"],
    [{ "https-enabled": "fail" }, 0, "Unreachable"],
    [{ "robots-blanket-block": "fail" }, 1, "Present"],
    [{ "html-lang": "warn" }, 2, "Readable"],
    [{ "organization-present": "fail", "localbusiness-present": "fail" }, 2, "Readable"],
    [{ "organization-present": "fail", "localbusiness-present": "na" }, 2, "Readable"],
    [{ "pricing-answerable": "unable" }, 3, "Understood"],
    [{ "form-labels": "fail" }, 4, "Answerable"],
    [{ "mcp-server-card": "fail" }, 4, "Answerable"],
  ] as const)("stops below what %j leaves open: level %i, %s", (over, value, name) => {
    const level = levelOf(over);
    expect(level).toMatchObject({ value, name, next: { value: value + 1 } });
    expect(level.next?.missing.length).toBeGreaterThan(0);
  });

  it("says that the level may be higher where all that is missing could not be observed", () => {
    expect(levelOf({ "pricing-answerable": "unable" }).note).toMatch(
      /^This scan could not observe “[^”]+”: the level may be higher than it shows\.$/,
    );
    expect(levelOf({ "pricing-answerable": "unable", "headings-real": "fail" }).note).toBeNull();
    expect(levelOf({ "pricing-answerable": "fail" }).note).toBeNull();
  });

  it("takes what does not apply as fulfilled, and one of two where one is enough", () => {
    expect(levelOf({ "pricing-answerable": "na", "localbusiness-present": "na" }).value).toBe(5);
    expect(levelOf({ "localbusiness-present": "fail" }).value).toBe(5);
  });

  it("asks for no alternative that does not apply to this site", () => {
    const titles = (local: "fail" | "na") =>
      levelOf({ "organization-present": "fail", "localbusiness-present": local }).next?.missing.map(
        ({ title }) => title,
      );
    const [both] = titles("fail") ?? [];
    const [one] = titles("na") ?? [];
    expect(both).toContain(", or ");
    expect(one).not.toContain(", or ");
    expect(both?.startsWith(one ?? "?")).toBe(true);
  });

  it("names the highest level that the scan type can observe, and says so", () => {
    const light = judgeLevel(outcomesOf("pass", {}, "light"), "light", false);
    expect(light).toMatchObject({ value: 3, observable: 3, next: null, note: expect.stringContaining("light scan") });
  });

  it("passes over what a local copy cannot show, and says so", () => {
    expect(levelOf({ "https-enabled": "unable" }).value).toBe(0);
    expect(levelOf({ "https-enabled": "unable" }, true)).toMatchObject({
      value: 5,
      note: expect.stringMatching(/^Read from a local copy: “[^”]+” could not be observed/),
    });
  });
});
