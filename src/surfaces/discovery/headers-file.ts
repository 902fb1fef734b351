// The `_headers` file of the host of static assets.
import { TRANSPORT_HEADERS } from "../../model/security-headers.ts";
import { PAGE_HEADERS } from "../../render/page-headers.ts";
import { MARKDOWN_HEADERS, type StaticDocument } from "./static-document.ts";

/** Bounds of the host; past them it refuses to publish. */
const MOST_RULES = 100;
const MOST_LINE_CHARS = 2_000;

/** A folder with more documents than the host takes rules: what differs between them is told by the Worker. */
const MANY = "/developers/";

/**
 * One rule per document, and few for the folder with many. Rules that match the same address are merged, and a header that two of them set is joined
 * with a comma: so none of the headers for all may stand in a document's own rule.
 */
export function headersFile(origin: string, documents: readonly StaticDocument[]): string {
  const alone = documents.filter(({ path }) => !path.startsWith(MANY));
  const rules = [
    rule("/*", { ...PAGE_HEADERS, ...(origin.startsWith("https:") ? TRANSPORT_HEADERS : {}) }),
    ...alone.map(({ path, headers }) => rule(path, headers)),
    ...twinRules(origin, documents),
  ];
  const longest = Math.max(...rules.flatMap((text) => text.split("\n").map((line) => line.length)));
  if (rules.length > MOST_RULES || longest > MOST_LINE_CHARS)
    throw new Error(
      `_headers has ${rules.length} rules, the longest line ${longest} characters; at most ${MOST_RULES} and ${MOST_LINE_CHARS} are allowed.`,
    );
  return `${rules.join("\n\n")}\n`;
}

/** Markdown twins of the folder. That of an index names another page than its own name would tell. */
function twinRules(origin: string, documents: readonly StaticDocument[]): string[] {
  const twins = documents.filter(({ path }) => path.startsWith(MANY) && path.endsWith(".md"));
  if (twins.length === 0) return [];
  const linkTo = (path: string): string => `<${origin}${path}>; rel="canonical"`;
  const indexes = twins.filter(({ path }) => path.endsWith(`/${INDEX}`));
  return [
    rule(`${MANY}*.md`, { ...MARKDOWN_HEADERS, Link: linkTo(`${MANY}:splat`) }),
    // "!" takes back what an earlier rule set.
    ...indexes.map(({ path }) => `${path}\n  ! Link\n  Link: ${linkTo(path.slice(0, -INDEX.length))}`),
  ];
}

const INDEX = "index.md";

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
