import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { generateAssets } from "../../scripts/lib/generate-assets.ts";
import { htmlFaults } from "../fixtures/html-faults.ts";

const out = mkdtempSync(join(tmpdir(), "foresite-html-"));
afterAll(() => rmSync(out, { recursive: true }));
await generateAssets({ origin: "https://scan.example.com", out, madeOn: "2026-11-20" });
const pages = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));

describe("every page that is a file", () => {
  it("is found", () => expect(pages.length).toBeGreaterThan(20));

  it.each(pages)("%s is valid HTML", async (file) => {
    expect(await htmlFaults(readFileSync(join(out, file), "utf8"))).toEqual([]);
  });

  it("would be refused with an element that does not close, or an id twice", async () => {
    const page = '<!doctype html><html lang="en"><head><title>A</title></head><body>BODY</body></html>';
    expect(await htmlFaults(page.replace("BODY", "<p>fine</p>"))).toEqual([]);
    expect(await htmlFaults(page.replace("BODY", "<section><p>open</section>"))).not.toEqual([]);
    expect(await htmlFaults(page.replace("BODY", '<p id="a">1</p><p id="a">2</p>'))).not.toEqual([]);
  });
});
