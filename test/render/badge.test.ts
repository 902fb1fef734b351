import { createHash } from "node:crypto";
import { DOMParser } from "linkedom";
import { describe, expect, it } from "vitest";
import {
  badge,
  BADGE_SCORES,
  BADGE_STYLES,
  BADGE_THEMES,
  type BadgeLook,
  type BadgeScores,
} from "../../src/render/badge/badge.ts";
import { badgeMarkup } from "../../src/render/badge/badge-markup.ts";
import { DARK_STYLE, DARK_STYLE_HASH } from "../../src/render/badge/palette.ts";
import { textWidth } from "../../src/render/badge/text-width.ts";
import { htmlOf } from "../../src/render/markup.ts";

const SCORES: BadgeScores = { readinessScore: 62, aeoScore: 38.4, day: "2026-11-20", scanType: "full" };
const LOOKS: BadgeLook[] = BADGE_SCORES.flatMap((score) =>
  BADGE_STYLES.flatMap((style) => BADGE_THEMES.map((theme) => ({ score, style, theme }))),
);
const [DEFAULT] = LOOKS;
if (DEFAULT === undefined) throw new Error("there are looks");
const parse = (svg: string) => new DOMParser().parseFromString(svg, "image/svg+xml");

describe("the badge", () => {
  it("says the scores, the domain, the day and the depth in words", () => {
    const { documentElement: svg } = parse(badge("example.com", SCORES, DEFAULT));
    const title = "AI readiness 62 of 100, AEO 38 of 100: example.com, full scan by Foresite on November 20, 2026";
    expect(svg.getAttribute("role")).toBe("img");
    expect([svg.querySelector("title")?.textContent, svg.getAttribute("aria-label")]).toEqual([title, title]);
    expect([...svg.querySelectorAll("text")].map(({ textContent }) => textContent)).toEqual([
      "Foresite",
      "AI readiness 62",
      "AEO 38",
    ]);
  });

  it("shows one score alone where that is asked for", () => {
    const textOf = (score: BadgeLook["score"]) =>
      [...parse(badge("example.com", SCORES, { ...DEFAULT, score })).querySelectorAll("text, title")].map(
        ({ textContent }) => textContent,
      );
    expect(textOf("readiness").slice(1)).toEqual(["AI readiness", "62 of 100"]);
    expect(textOf("readiness")[0]).not.toContain("AEO");
    expect(textOf("aeo").slice(1)).toEqual(["AEO", "38 of 100"]);
  });

  it("says that a domain was not scanned, without a colour of judgement", () => {
    const svg = badge("example.com", null, { ...DEFAULT, theme: "light" });
    expect(svg).toContain("<title>example.com: not scanned by Foresite</title>");
    expect(svg).toContain(">not scanned</text>");
    expect(svg).not.toMatch(/class="(good|fair|poor)"/);
  });

  it("keeps every text inside its part, and every part inside the picture", () => {
    for (const look of LOOKS)
      for (const scores of [SCORES, { ...SCORES, readinessScore: 100, aeoScore: 0 }, null]) {
        const { documentElement: svg } = parse(badge("example.com", scores, look));
        const ends = [...svg.querySelectorAll("text")].map((text) => {
          const [x, length] = [Number(text.getAttribute("x")), Number(text.getAttribute("textLength"))];
          expect(length).toBe(textWidth(text.textContent ?? "", Number(text.getAttribute("font-size"))));
          return [x, x + length] as const;
        });
        for (const [at, [start]] of ends.entries())
          expect(start, JSON.stringify(look)).toBeGreaterThan(ends[at - 1]?.[1] ?? 0);
        expect(ends.at(-1)?.[1]).toBeLessThan(Number(svg.getAttribute("width")));
      }
  });

  it("needs no style but the text that its policy names", () => {
    const style = htmlOf(DARK_STYLE).replace(/<\/?style>/g, "");
    expect(DARK_STYLE_HASH).toBe(`sha256-${createHash("sha256").update(style).digest("base64")}`);
    for (const look of LOOKS) {
      const svg = badge("example.com", SCORES, look);
      expect(svg).not.toMatch(/ style=|<script|href=|url\(/);
      expect(svg.includes("<style>")).toBe(look.theme === "auto");
    }
  });

  it("takes text as text, whatever a domain is said to be", () => {
    const svg = badge(`"><script>alert(1)</script>`, SCORES, DEFAULT);
    expect(svg).not.toContain("<script");
    expect(parse(svg).querySelector("title")?.textContent).toContain("<script>");
  });
});

describe("what an owner pastes", () => {
  it("leads to where the scores are explained", () => {
    const { html, markdown } = badgeMarkup("https://foresite.example", "example.com", "/directory/example");
    expect(html).toBe(
      `<a href="https://foresite.example/directory/example"><img src="https://foresite.example/badge/example.com.svg" alt="AI readiness and AEO of example.com" height="20"></a>`,
    );
    expect(markdown).toBe(
      "[![AI readiness and AEO of example.com](https://foresite.example/badge/example.com.svg)](https://foresite.example/directory/example)",
    );
  });
});
