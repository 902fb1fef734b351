import { describe, expect, it } from "vitest";
import { readScanOrder } from "../../src/model/read-scan-order.ts";

describe("an order in words", () => {
  it.each([
    ["scan https://example.com", { url: "https://example.com" }],
    ["Scan https://example.com/shop?x=1, please.", { url: "https://example.com/shop?x=1" }],
    ["full scan of https://example.com.", { url: "https://example.com", scanType: "full" }],
    ["Could you take a quick look at (example.co.uk)?", { url: "example.co.uk", scanType: "light" }],
    ["a complete analysis of www.Example.com/about!", { url: "www.Example.com/about", scanType: "full" }],
    ["example.com", { url: "example.com" }],
    ["basic scan: example.com:8443", { url: "example.com:8443", scanType: "basic" }],
    ["scan bücher.example.com now", { url: "bücher.example.com" }],
    ["scan http://10.0.0.1/admin", { url: "http://10.0.0.1/admin" }],
    ["scan ftp://example.com/file", { url: "ftp://example.com/file" }],
    ["read report.docx, then scan shop.example.com", { url: "shop.example.com" }],
    ["scan full-light.example.com", { url: "full-light.example.com" }],
  ])("reads %j", (text, order) => expect(readScanOrder(text)).toEqual(order));

  it.each([
    [""],
    ["Hello, what can you do?"],
    ["write to info@example.com"],
    ["open the file report.docx"],
    ["e.g. this"],
  ])("finds no address in %j", (text) => expect(readScanOrder(text)).toBeNull());

  it("reads no further than a message's beginning, in time that does not explode", () => {
    const startedAt = performance.now();
    expect(readScanOrder(`${"a.".repeat(30_000)} example.com`)).toBeNull();
    expect(readScanOrder(`${"a-".repeat(30_000)}.`)).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});
