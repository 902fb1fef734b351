import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ConfigInput } from "../../src/model/config.ts";

const text = readFileSync("SECURITY.md", "utf8");
const quoted = [...text.matchAll(/`([^`]+)`/g)].map(([, inner = ""]) => inner);

describe("SECURITY.md", () => {
  it("names files and tests that are there", () => {
    const paths = quoted.filter((inner) => /^(?:src|test|scripts)\/|^[\w-]+\.toml$/.test(inner));
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("names parts of the torture and configuration that are there", () => {
    const parts = quoted.flatMap((inner) => /--only (\w+)$/.exec(inner)?.[1] ?? []);
    for (const part of parts) expect(readFileSync("scripts/torture.ts", "utf8")).toContain(`  ${part}: async`);
    const names = quoted.filter((inner) => /^(?:[A-Z]+_(?:KEY|SECRET)(?:_FORMER)?|PUBLIC_ORIGIN)$/.test(inner));
    expect(new Set(names).size).toBe(7);
    for (const name of names) expect(Object.keys(ConfigInput.shape)).toContain(name);
  });

  it("shows each thing that could happen by a file, a test or a part of the torture", () => {
    const rows = text.split("\n").filter((line) => line.startsWith("| ") && line.split(" | ").length === 3);
    const threats = rows.slice(
      rows.findIndex((row) => row.includes("Shown by")) + 2,
      rows.findIndex((row) => row.includes("| Secret |")),
    );
    expect(threats.length).toBeGreaterThan(12);
    for (const row of threats) expect(row.split(" | ")[2]).toMatch(/`(?:src|test)\/|`npm run torture/);
  });

  it("is led to from the README", () => {
    expect(readFileSync("README.md", "utf8")).toContain("](SECURITY.md");
  });
});
