// Whatever stands in a page, reading ends with a record of bounded size.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText } from "../../../../src/scanner/evidence/page/decode-text.ts";
import { readPage } from "./read-html.ts";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";

const TAGS =
  "html head body title meta link base script style main nav header footer aside article section div p h1 h2 a img button form input select option textarea label legend table tr td th caption ul li dl dt dd pre code blockquote svg path template noscript video iframe details summary x-app b br";
const ATTRIBUTES =
  "class id href src alt title style hidden role aria-label aria-labelledby aria-hidden for name type value action itemscope itemprop itemtype typeof content http-equiv rel colspan scope data-x onclick __proto__ constructor";
const VALUES = [
  "",
  "x",
  "constructor",
  "__proto__",
  "nav header",
  "display:none",
  "opacity:0;transform:none",
  "/a?b=c#d",
  "http://[",
  "javascript:x",
  "data:text/html,x",
  "application/ld+json",
  "main",
  "button",
  "999999999",
  "\ud800",
  "🦷",
];

const tag = fc.constantFrom(...TAGS.split(" "));
const attribute = fc.tuple(fc.constantFrom(...ATTRIBUTES.split(" ")), fc.constantFrom(...VALUES));
const startTag = fc
  .tuple(tag, fc.array(attribute, { maxLength: 4 }))
  .map(([name, attributes]) => `<${name} ${attributes.map(([key, value]) => `${key}="${value}"`).join(" ")}>`);
const endTag = tag.map((name) => `</${name}>`);
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom('{"@type":"A","@graph":[{}]}', ".x{display:none}", " ", "&amp;&#0;&lt;", "word ".repeat(300)),
);
const comment = text.map((inner) => `<!--${inner}-->`);
const soup = fc.array(fc.oneof(startTag, endTag, text, comment), { maxLength: 60 }).map((parts) => parts.join(""));

const LISTS: [keyof PageFacts, number][] = [
  ["metas", 80],
  ["links", 80],
  ["anchors", 400],
  ["buttons", 120],
  ["hiddenTexts", 60],
  ["times", 40],
];
/** Longest string anywhere in the record, save text blocks, Markdown and what the caller gave. */
const MAX_STRING = 2_000;

function longestString(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Math.max(0, ...Object.entries(value).flatMap(([key, inner]) => [key.length, longestString(inner)]));
}

function expectBounded(html: string): void {
  const { facts, transient } = readPage(html);
  const { blocks, markdown, transfer: _transfer, url: _url, requestedUrl: _requestedUrl, ...rest } = facts;
  for (const [list, most] of LISTS) expect(facts[list]).toSatisfy((items: unknown[]) => items.length <= most);
  expect(blocks.reduce((sum, block) => sum + block.text.length, 0)).toBeLessThanOrEqual(60_000);
  expect(markdown.length).toBeLessThanOrEqual(24_000);
  expect(longestString(rest)).toBeLessThanOrEqual(MAX_STRING);
  expect(longestString(transient)).toBeLessThanOrEqual(8_000);
  for (const fact of [...facts.anchors, ...facts.forms, ...facts.tables, ...facts.lists, ...blocks]) {
    expect(fact.heading).toBeGreaterThanOrEqual(-1);
    expect(fact.heading).toBeLessThan(facts.headings.length);
  }
  expect(() => JSON.stringify(facts)).not.toThrow();
}

describe("any page", () => {
  it("made of any characters is read and bounded", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 400 }), expectBounded), { numRuns: 300 });
  });

  it("made of any tags is read and bounded", () => {
    fc.assert(fc.property(soup, expectBounded), { numRuns: 600 });
  });

  it("made of one part many times is read and bounded", () => {
    const many = fc.tuple(
      fc.array(fc.oneof(startTag, text, endTag), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 200, max: 900 }),
    );
    fc.assert(
      fc.property(
        many.map(([parts, count]) => parts.join("").repeat(count)),
        expectBounded,
      ),
      { numRuns: 40 },
    );
  });

  it("reads the same twice", () => {
    fc.assert(
      fc.property(soup, (html) => {
        expect(readPage(html)).toEqual(readPage(html));
      }),
      { numRuns: 100 },
    );
  });

  it("has all its words in its blocks when it is only text", () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(words, (list) => {
        const { blocks, visibleText } = readPage(list.join(" ")).facts;
        expect(blocks.map((block) => block.text)).toEqual([list.join(" ")]);
        expect(visibleText.words).toBe(list.length);
      }),
    );
  });
});

describe("any bytes", () => {
  it("decode without a throw, whatever the header says", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.string({ maxLength: 30 }), (bytes, label) => {
        const { text, charset } = decodeText(bytes, `text/html; charset=${label}`);
        expect([typeof text, typeof charset]).toEqual(["string", "string"]);
      }),
    );
  });
});
