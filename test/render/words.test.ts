// Another language is one more file of words: no page has words of its own.
import { parseHTML } from "linkedom";
import { describe, expect, it, vi } from "vitest";
import { EVENT_FACTS } from "../../src/model/event-envelope.ts";
import { LEVELS } from "../../src/model/levels.ts";
import { CHECK_CATEGORIES } from "../../src/model/outcome.ts";
import { PRODUCT } from "../../src/model/product.ts";
import { SCOPE_DESCRIPTIONS } from "../../src/model/scopes.ts";
import type { InterfacePage } from "../fixtures/interface/interface-page.ts";
import { CLOSE, OPEN } from "../fixtures/pseudo-language.ts";

/** Names that no language changes, and what the model and the scanner say, which other files translate. */
const ELSEWHERE = [
  PRODUCT.name,
  PRODUCT.bot,
  "llms.txt",
  "get_analytics",
  ...LEVELS.flatMap(({ name, meaning }) => [name, meaning]),
  ...CHECK_CATEGORIES,
  ...Object.values(SCOPE_DESCRIPTIONS),
  ...Object.values(EVENT_FACTS).map(({ description }) => description),
];

/** Attributes that are read to people or by agents. */
const TOLD = [
  "aria-label",
  "alt",
  "title",
  "placeholder",
  "tooldescription",
  "toolparamdescription",
  "data-failed",
  "data-offline",
];
/** Elements that hold names of programs, addresses and what a website says. */
const NOT_WORDS = "code, pre, script, style, .evidence .line";

const plain = (text: string): string =>
  text
    .replaceAll("`", "")
    .replace(` | ${PRODUCT.name}`, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s.,;:|“”()]+|[\s.,;:|“”()]+$/g, "");

/** Everything outside of marks, which may span elements. */
function unmarked(texts: readonly string[]): string[] {
  let depth = 0;
  const found: string[] = [];
  for (const text of texts) {
    for (const part of text.split(/([⟦⟧])/)) {
      if (part === OPEN) depth += 1;
      else if (part === CLOSE) depth -= 1;
      else if (depth === 0 && /\p{L}/u.test(part)) found.push(plain(part));
    }
  }
  expect(depth).toBe(0);
  return found;
}

function wordsOutside(html: string): string[] {
  const { document } = parseHTML(html.startsWith("<!doctype") ? html : `<html><body>${html}</body></html>`);
  // The parser cuts text at every entity.
  document.normalize();
  for (const element of document.querySelectorAll(NOT_WORDS))
    element.replaceWith(...marksIn(element.textContent ?? ""));
  const texts: string[] = [];
  const walk = document.createTreeWalker(document.documentElement, 4);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) texts.push(node.textContent ?? "");
  const attributes = TOLD.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ""),
  );
  const described = [...document.querySelectorAll("meta[name=description], meta[property$=alt]")];
  const metas = described.map((meta) => meta.getAttribute("content") ?? "");
  return [...unmarked(texts), ...[...attributes, ...metas].flatMap((text) => unmarked([text]))].filter(
    (text) => text !== "",
  );
}

/** Marks stay where a slot is cut out, so that they pair up. */
const marksIn = (text: string): string[] => text.match(/[⟦⟧]/g) ?? [];

/** Texts of the data as they are shown: whole, by paragraph, or what stands between backticks. Ids are none. */
function textsOf(data: unknown, into = new Set<string>()): Set<string> {
  if (typeof data === "string") {
    for (const one of [data, ...data.split("`"), ...data.split(/\n+/)]) if (!IS_ID.test(one)) into.add(plain(one));
    if (URL.canParse(data)) into.add(plain(new URL(data).pathname + new URL(data).search));
  } else if (typeof data === "object" && data !== null) {
    for (const one of data instanceof Map ? [...data.keys(), ...data.values()] : Object.values(data))
      textsOf(one, into);
  }
  return into;
}
const IS_ID = /^[a-z]+([-_][a-z]+)*$/;

/** Test files share their modules: this one leaves none behind that speaks another language. */
async function pagesInMarks(): Promise<InterfacePage[]> {
  vi.resetModules();
  vi.doMock(import("../../src/render/words/index.ts"), async (load) => {
    const { inMarks } = await import("../fixtures/pseudo-language.ts");
    return { WORDS: inMarks((await load()).WORDS) };
  });
  try {
    const { interfacePages } = await import("../fixtures/interface/interface-pages.ts");
    return await interfacePages();
  } finally {
    vi.doUnmock(import("../../src/render/words/index.ts"));
    vi.resetModules();
  }
}

const pages = await pagesInMarks();

describe("the words of pages", () => {
  it.each(pages.map((page) => [page.name, page] as const))(
    "stand in the file of the language alone: %s",
    (_, { html, data }) => {
      const known = textsOf([data, ELSEWHERE]);
      expect([...new Set(wordsOutside(html))].filter((text) => !known.has(text))).toEqual([]);
    },
  );

  it("name their language on every whole page", () => {
    for (const { html } of pages.filter((page) => page.html.startsWith("<!doctype")))
      expect(html).toContain('<html lang="en-XA">');
  });

  it("would be found outside of it", () => {
    expect(wordsOutside(`<p>⟦Known <a>⟦link⟧</a> here⟧</p><p aria-label="Label">Plain <b>⟦x⟧</b> text</p>`)).toEqual([
      "Plain",
      "text",
      "Label",
    ]);
  });
});
