// Public inputs of parsers as the answers of a site: pages, and the JSON of blocks and well-known documents.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every input of html5lib's suites for building trees and for tokens. */
export function corpusPages(corpora: string): Uint8Array[] {
  const folder = join(corpora, "html5lib-tests");
  const trees = filesOf(join(folder, "tree-construction")).flatMap((text) =>
    text.split(/^#data\n/m).flatMap((block) => block.split(/\n#(?:errors|document)/, 1)),
  );
  const tokens = filesOf(join(folder, "tokenizer")).flatMap((text) => {
    const { tests = [] } = JSON.parse(text) as { tests?: { input: string; doubleEscaped?: boolean }[] };
    return tests.map(({ input, doubleEscaped }) => (doubleEscaped === true ? unescaped(input) : input));
  });
  return [...trees.slice(1), ...tokens].map((text) => new TextEncoder().encode(text));
}

/** Every file of the suite of JSON parsers, as bytes: not all are text. */
export const corpusJson = (corpora: string): Uint8Array[] =>
  readdirSync(join(corpora, "json"))
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => new Uint8Array(readFileSync(join(corpora, "json", name))));

const filesOf = (folder: string): string[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), "utf8"));

const unescaped = (text: string): string =>
  text.replaceAll(/\\u([0-9a-f]{4})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
