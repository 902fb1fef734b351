import { describe, expect, it } from "vitest";
import { createWordIndex, indexText, tellingWords } from "../../../src/surfaces/ask/word-index.ts";

const text = (heading: string, body = "") => indexText({ heading, body });

describe("the words of a question", () => {
  it.each([
    ["How do I scan the site?", ["scan", "sit"]],
    ["scans, scanned, SCANNING", ["scan", "scan", "scan"]],
    ["Café agencies", ["caf", "agency"]],
    ["what is it", []],
    ["…!?", []],
  ])("of “%s” are those that tell, without endings", (question, words) => {
    expect(tellingWords(question)).toEqual(words);
  });
});

describe("the score of a text", () => {
  const texts = [
    text("Scan a site"),
    text("Scan status"),
    text("Webhooks", "signed with a secret"),
    text("Scan again"),
  ];
  const index = createWordIndex(texts);
  const score = (question: string, of: ReturnType<typeof text>): number => index.score(tellingWords(question), of);

  it("is 0 without a common word and never over 1", () => {
    expect(score("privacy", texts[0] ?? text(""))).toBe(0);
    expect(score("", texts[0] ?? text(""))).toBe(0);
    for (const one of texts) expect(score("scan scan site status webhooks signed", one)).toBeLessThanOrEqual(1);
  });

  it("counts a rare word more than one that most texts hold", () => {
    expect(score("webhook scan", text("Webhook"))).toBeGreaterThan(score("webhook scan", text("Scan")));
  });

  it("counts a word in the heading more than in the body, and in a short body more than in a long one", () => {
    const short = text("", "webhook secret");
    const long = text("", `webhook ${"filler ".repeat(400)}`);
    expect(score("webhook", text("Webhook"))).toBeGreaterThan(score("webhook", short));
    expect(score("webhook", short)).toBeGreaterThan(score("webhook", long));
    expect(score("webhook", long)).toBeGreaterThan(0);
  });

  it("judges texts that it was not made of", () => {
    expect(score("dentist webhook", text("A dentist"))).toBeGreaterThan(0);
  });
});
