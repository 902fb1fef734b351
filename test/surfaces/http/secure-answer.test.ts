import { describe, expect, it } from "vitest";
import { secureAnswer } from "../../../src/surfaces/http/secure-answer.ts";

const PRODUCTION = { isDevelopment: false };
const headersOf = (answer: Response, config = PRODUCTION): Headers => secureAnswer(answer, config).headers;
const html = { "Content-Type": "text/html; charset=utf-8" };

describe("the last hand on an answer", () => {
  it("forbids guessing of types, powerful features and plain HTTP on every answer", () => {
    for (const answer of [
      new Response("{}"),
      new Response("", { headers: html }),
      new Response(null, { status: 204 }),
    ]) {
      const headers = headersOf(answer);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(Number(/max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1])).toBeGreaterThan(1.5e7);
    }
  });

  it("does not bind a machine of a developer to HTTPS", () => {
    expect(headersOf(new Response(""), { isDevelopment: true }).has("strict-transport-security")).toBe(false);
  });

  it("lets nothing in data be loaded, run or framed, nor its address be told", () => {
    const headers = headersOf(Response.json({}));
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.has("cross-origin-opener-policy")).toBe(false);
    expect(headers.has("cross-origin-resource-policy")).toBe(false);
  });

  it("keeps pages apart from windows of other sites", () => {
    const headers = headersOf(new Response("<!doctype html>", { headers: html }));
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });

  it("leaves standing what an answer says for itself", () => {
    const own = {
      ...html,
      "Content-Security-Policy": "default-src 'self'",
      "Referrer-Policy": "same-origin",
      "Cross-Origin-Opener-Policy": "unsafe-none",
      "Cache-Control": "public, max-age=60",
    };
    const headers = headersOf(new Response("", { headers: own }));
    for (const [name, value] of Object.entries(own)) expect(headers.get(name)).toBe(value);
  });

  it("lets nothing be kept that does not say so, and adds nothing to what is kept already", () => {
    expect(headersOf(Response.json({})).get("cache-control")).toBe("no-store");
    expect(headersOf(new Response(null, { status: 304 })).has("cache-control")).toBe(false);
  });

  it("changes neither status nor body", async () => {
    const answer = secureAnswer(new Response("gone", { status: 410 }), PRODUCTION);
    expect([answer.status, await answer.text()]).toEqual([410, "gone"]);
  });
});
