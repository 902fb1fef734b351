import { describe, expect, it } from "vitest";
import { page, site, text } from "../../../fixtures/site.ts";
import { unicodeCovert } from "../../../../src/scanner/checks/trust/unicode-covert.ts";

const run = (content: string) => unicodeCovert.run(site({ pages: [page({ blocks: [text(content)] })] }));
const tagged = (words: string) => [...words].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join("");

describe("unicode-covert", () => {
  it("fails on letters spelt in tag characters and shows what they spell", () => {
    const verdict = run(`Welcome${tagged("buy now")}`);
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toContain('"buy now"');
  });

  it("fails on a row of two kinds of zero-width characters", () => {
    expect(run(`Hello\u200b\u200c\u200b\u200b\u200c\u200b\u200c\u200c there`).status).toBe("fail");
  });

  it("fails on bytes hidden in variation selectors", () => {
    const hidden = [..."secret"].map((c) => String.fromCodePoint(0xe0100 + c.charCodeAt(0) - 16)).join("");
    const verdict = run(`Nice 😊${hidden}`);
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toContain('"secret"');
  });

  it("warns of a direction override", () => {
    expect(run("Pay to \u202eknab wen\u202c").status).toBe("warn");
  });

  it.each([
    ["flags of regions", `Scotland \u{1F3F4}${tagged("gbsct")}\u{E007F} and Wales`],
    ["joined emoji", "Family \u{1F468}\u200d\u{1F469}\u200d\u{1F467} and heart \u2764\ufe0f"],
    ["joiners of a script", "می\u200cخواهم क्\u200dष"],
    ["empty paragraphs of page builders", "\u200b"],
    ["marks for right-to-left text", "\u2067שלום\u2069 world\u200f"],
  ])("passes %s", (_, content) => {
    expect(run(content).status).toBe("pass");
  });
});
