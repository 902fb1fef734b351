import { describe, expect, it } from "vitest";
import type { Outcome } from "../../../src/model/outcome.ts";
import { withinHost } from "../../../src/scanner/report/host-limits.ts";
import { dentalOutcomes } from "../../fixtures/businesses/dental-practice.ts";

const like = (id: string, fix: string): Outcome[] => dentalOutcomes.slice(0, 1).map((one) => ({ ...one, id, fix }));
const OUTCOMES = [
  ...like("nosniff", "Send X-Content-Type-Options: nosniff."),
  ...like("form-nojs-submit", "Give each form an action."),
  ...like("html-lang", "Declare the language."),
];
const told = (address: string, evidence = "") =>
  withinHost(OUTCOMES, address, [{ evidence }]).map(({ fix, effort }) => `${effort}: ${fix}`);
const EFFORT = dentalOutcomes[0]?.effort;

describe("what a host lets nobody set", () => {
  it("is said in the fixes of its checks, with what it would take, and is no small work", () => {
    expect(told("https://someone.github.io/")).toEqual([
      "L: Send X-Content-Type-Options: nosniff. GitHub Pages lets nobody set the headers of its answers, so this takes another host, or a delivery network in front of it.",
      `${EFFORT}: Give each form an action. GitHub Pages takes no messages, so the address is that of a form service.`,
      `${EFFORT}: Declare the language.`,
    ]);
  });

  it("changes nothing where the check holds, since the host sends some of them itself", () => {
    const held = OUTCOMES.map((one) => ({ ...one, status: "pass" as const }));
    expect(withinHost(held, "https://someone.github.io/", [])).toEqual(held);
  });

  it("is known by the server's own name as well, and not where another one answers in front of it", () => {
    expect(told("https://example.org/", "header: server: GitHub.com")).toEqual(told("https://someone.github.io/"));
    const plain = OUTCOMES.map(({ fix }) => `${EFFORT}: ${fix}`);
    expect(told("https://example.org/", "header: server: cloudflare")).toEqual(plain);
    expect(told("https://github.io.example.org/")).toEqual(plain);
  });
});
