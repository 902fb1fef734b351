import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AskResult } from "../../../src/surfaces/ask/ask.ts";
import { composeText } from "../../../src/surfaces/ask/compose-text.ts";
import { businessResult, detailResult } from "../../../src/surfaces/ask/site-results.ts";
import { mayStartScan } from "../../../src/surfaces/ask/may-start-scan.ts";

const PLACE = { origin: "https://scan.example.com", score: 80 };
const ID = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
const business = (businessName: string, description = "Teeth."): AskResult =>
  businessResult(
    {
      businessName,
      slug: "harbor-dental",
      domain: "harbor.example.com",
      industry: "healthcare",
      readinessScore: 61.4,
      aeoScore: 58,
      description,
      scanId: ID,
      updatedAt: 1_795_166_400,
    },
    PLACE,
  );
const detail = (title: string, snippet: string): AskResult =>
  detailResult(
    {
      type: "opportunity",
      scanId: ID,
      domain: "harbor.example.com",
      title,
      snippet,
      readinessScore: 61,
      aeoScore: 58,
      createdAt: 1_795_166_400,
    },
    PLACE,
  );

describe("a composed text", () => {
  it("is none for a list", () => {
    expect(composeText("list", [business("Harbor Dental")])).toBeNull();
  });

  it("counts what was found and says the best in figures", () => {
    expect(composeText("summarize", [business("Harbor Dental"), detail("Reminders", "Sends them.")])).toEqual({
      mode: "summarize",
      text: "Found: 1 business of the directory and 1 detail of a public report. harbor.example.com is in the directory under healthcare, as of November 20, 2026: AI readiness 61 of 100, answer engines (AEO) 58 of 100.",
    });
  });

  it("cites each sentence by the number of its result", () => {
    const answer = composeText("generate", [business("Harbor Dental"), detail("Reminders", "Sends them.")]);
    expect(answer?.text).toMatch(/58 of 100 \[1\]\.\n\n.*fits the question \[2\]\.$/);
    expect(answer).toMatchObject({ items: [{ kind: "business" }, { kind: "detail" }] });
  });

  it("says so when nothing was found", () => {
    for (const mode of ["summarize", "generate"] as const)
      expect(composeText(mode, [])?.text).toBe(
        "Nothing in the directory, in public reports or in our documentation matches the question.",
      );
  });

  it("is the same whatever a site calls itself or says of itself", () => {
    const textOf = (words: string): (string | undefined)[] =>
      (["summarize", "generate"] as const).map(
        (mode) => composeText(mode, [business(words, words), detail(words, words)])?.text,
      );
    const plain = textOf("Harbor Dental");
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (words) => {
        expect(textOf(words)).toEqual(plain);
      }),
    );
  });
});

describe("quoted text", () => {
  it("is one bounded line without characters that mislead, and marked", () => {
    const { name, description, isUntrusted } = business(
      `A\u202eB\u0007${"n".repeat(500)}`,
      `x\n\ny\u200b${"d".repeat(900)}`,
    );
    expect(isUntrusted).toBe(true);
    expect(name.length).toBe(200);
    expect(name.startsWith("ABn")).toBe(true);
    expect(description.length).toBe(500);
    expect(description.startsWith("x yd")).toBe(true);
  });
});

describe("a request that asks for a scan", () => {
  const ask = (method: string, headers: Record<string, string>): boolean =>
    mayStartScan({ method, headers: new Headers(headers) });
  it.each([
    ["GET", {}, true],
    ["GET", { "sec-fetch-site": "none", "sec-fetch-mode": "navigate" }, true],
    ["GET", { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" }, true],
    ["GET", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" }, true],
    ["GET", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }, false],
    ["GET", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }, false],
    ["GET", { "sec-purpose": "prefetch;prerender", "sec-fetch-site": "none" }, false],
    ["POST", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" }, true],
  ])("by %s with %o counts: %s", (method, headers, counts) => {
    expect(ask(method, headers)).toBe(counts);
  });
});
