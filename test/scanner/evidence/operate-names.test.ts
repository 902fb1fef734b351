import { expect, it } from "vitest";
import { readControlNames } from "../../../src/scanner/evidence/operability/operate-names.ts";
import { titleParts } from "../../../src/scanner/insight/name/title-names.ts";
import { anchor, page } from "../../fixtures/site.ts";

const vagueOf = (name: string) => readControlNames(page({ anchors: [anchor("https://example.com/x", name)] })).vague;

it("knows a vague name behind the arrows and dots of designers", () => {
  expect(vagueOf("Read more … »›")).toEqual(["read more"]);
  expect(vagueOf("More\u00a0→")).toEqual(["more"]);
  expect(vagueOf("Implants →")).toEqual([]);
});

it("reads names and titles of nothing but such signs in linear time", () => {
  const started = performance.now();
  vagueOf(`${"-".repeat(200_000)}a`);
  vagueOf(`${" .".repeat(100_000)}a`);
  titleParts(`${" ".repeat(200_000)}a`);
  expect(performance.now() - started).toBeLessThan(300);
});
