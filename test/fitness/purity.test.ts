import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** What would make the scanner depend on anything but its input. The linter bans names; this holds calls. */
const IMPURE =
  /\bDate\.now\b|new Date\(\)|Math\.random|crypto\.(randomUUID|getRandomValues)|(?<![.\w])fetch\(|process\.env|import\.meta\.env/;

describe("scanner and render", () => {
  it("use no clock, randomness, network or environment", () => {
    const impure = globSync("src/{scanner,render}/**/*.ts").filter((file) =>
      IMPURE.test(stripComments(readFileSync(file, "utf8"))),
    );
    expect(impure).toEqual([]);
  });
});

const stripComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
