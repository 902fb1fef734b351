import { globSync } from "node:fs";
import { ROOT } from "./folders.ts";

/** Modules that hold nothing but data: all that they export is JSON, or a list of numbers. */
export const DATA_MODULES: readonly string[] = [
  ...globSync("src/scanner/*/data/*.json", { cwd: ROOT }).toSorted(),
  "src/scanner/crawl/page-kind-words.ts",
  "src/scanner/evidence/commerce/commerce-policy-words.ts",
  "src/scanner/evidence/site/known-agents.ts",
  "src/scanner/evidence/structured/schema-type-tree.ts",
  "src/scanner/evidence/structured/structured-hours-words.ts",
  "src/scanner/evidence/trust/trust-instruction-words.ts",
  "src/scanner/evidence/trust/trust-policy-words.ts",
  // Letters of the languages, and the names of characters in HTML.
  "node_modules/eld/src/ngrams/extrasmall.js",
  "node_modules/entities/dist/generated/decode-data-html.js",
];
