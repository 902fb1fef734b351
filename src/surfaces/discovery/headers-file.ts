// The `_headers` file of the host of static assets.
import { PAGE_HEADERS } from "../../render/page-headers.ts";
import type { StaticDocument } from "./static-document.ts";

/** Bounds of the host; past them it refuses to publish. */
const MOST_RULES = 100;
const MOST_LINE_CHARS = 2_000;

/**
 * One rule per document. Rules that match the same address are merged, and a header that two of them set is joined
 * with a comma: so no header of PAGE_HEADERS may stand in a document's own rule.
 */
export function headersFile(documents: readonly StaticDocument[]): string {
  const rules = [rule("/*", PAGE_HEADERS), ...documents.map(({ path, headers }) => rule(path, headers))];
  const longest = Math.max(...rules.flatMap((text) => text.split("\n").map((line) => line.length)));
  if (rules.length > MOST_RULES || longest > MOST_LINE_CHARS)
    throw new Error(
      `_headers has ${rules.length} rules, the longest line ${longest} characters; at most ${MOST_RULES} and ${MOST_LINE_CHARS} are allowed.`,
    );
  return `${rules.join("\n\n")}\n`;
}

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
