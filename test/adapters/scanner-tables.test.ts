import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createScannerTables, heldTable } from "../../src/adapters/scanner-tables.ts";

const TEXT = '{"words":{"default":["one"]}}';
const HASH = createHash("sha256").update(TEXT).digest("hex");

/** Order matters: what was loaded once is held by the process. */
describe("the scanner's tables", () => {
  it("are not there before they are loaded", () => {
    expect(() => heldTable("words")).toThrow("before the tables were loaded");
  });

  it("are not read where the script holds them itself", async () => {
    await createScannerTables(() => Promise.reject(new Error("read")), null).load();
    expect(() => heldTable("words")).toThrow();
  });

  it("are refused when the file is missing or of another build, and asked for again", async () => {
    const missing = createScannerTables(async () => new Response("", { status: 404 }), HASH);
    await expect(missing.load()).rejects.toThrow("404");
    const other = createScannerTables(async () => new Response(TEXT.replace("one", "two")), HASH);
    await expect(other.load()).rejects.toThrow("another build");
    expect(() => heldTable("words")).toThrow();
  });

  it("are read once by their hash", async () => {
    const asked: string[] = [];
    const tables = createScannerTables(async (path) => {
      asked.push(path);
      return new Response(TEXT);
    }, HASH);
    await tables.load();
    await tables.load();
    expect(asked).toEqual([`/_tables/${HASH}.json`]);
    expect(heldTable("words")).toEqual({ default: ["one"] });
  });
});
