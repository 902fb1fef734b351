import { describe, expect, it } from "vitest";
import { beginsWith } from "../../../src/scanner/insight/begins-with.ts";

describe("words with which a line begins", () => {
  it.each([
    ["demo", "Request a free demo today"],
    ["demo", "Demander une démonstration"],
    ["demo", "Agendar uma demonstração"],
    ["sign-up", "Załóż konto"],
    ["sign-up", "Kostenlos testen →"],
  ] as const)("tell of %s: %s", (kind, text) => {
    expect(beginsWith(kind, text)).toBe(true);
  });
  it("stand at the beginning, as words of their own", () => {
    expect(beginsWith("sign-up", "Registered office")).toBe(false);
    expect(beginsWith("demo", "Our live demo")).toBe(false);
  });
});
