// Rule sets: "recommended" of Redocly, "oas" (recommended rules) of Spectral. Errors fail, warnings are printed.
// Both run on the document alone: it has no outside references, so nothing is fetched.
import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectralCore from "@stoplight/spectral-core";
import * as parsers from "@stoplight/spectral-parsers";
import { oas } from "@stoplight/spectral-rulesets";
import { describe, expect, it, vi } from "vitest";
import { DOCUMENTS } from "./documents.ts";

const { Document, Spectral } = spectralCore;
/** The linters are others' programs; a busy machine gives them less than the usual time. */
vi.setConfig({ testTimeout: 60_000 });
/** DiagnosticSeverity.Error */
const SPECTRAL_ERROR = 0 as const;

describe.each(DOCUMENTS)("the $name description", ({ document }) => {
  const source = JSON.stringify(document);

  it("has no outside references", () => {
    const references = [...source.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to);
    expect(references.length).toBeGreaterThan(10);
    expect(references.filter((to) => to?.startsWith("#/components/") !== true)).toEqual([]);
  });

  it("passes the recommended rules of Redocly", async () => {
    const config = await createConfig({ extends: ["recommended"] });
    const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
    const lines = problems.map(({ severity, ruleId, message, location }) => ({
      severity,
      line: `${ruleId}: ${message} ${location[0]?.pointer ?? ""}`,
    }));
    print(lines.filter(({ severity }) => severity !== "error").map(({ line }) => line));
    expect(lines.filter(({ severity }) => severity === "error").map(({ line }) => line)).toEqual([]);
  });

  it("passes the OpenAPI rules of Spectral", async () => {
    const spectral = new Spectral();
    // The rule set's type comes from another copy of the same package.
    spectral.setRuleset(oas as unknown as Parameters<typeof spectral.setRuleset>[0]);
    const results = await spectral.run(new Document(source, parsers.Json, "openapi.json"));
    const lines = results.map(({ severity, code, message, path }) => ({
      severity: severity as number,
      line: `${code}: ${message} ${path.join("/")}`,
    }));
    print(lines.filter(({ severity }) => severity !== SPECTRAL_ERROR).map(({ line }) => line));
    expect(lines.filter(({ severity }) => severity === SPECTRAL_ERROR).map(({ line }) => line)).toEqual([]);
  });
});

function print(warnings: string[]): void {
  for (const warning of warnings) console.warn(`warning ${warning}`);
}
