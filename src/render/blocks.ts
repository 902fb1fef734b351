// The blocks that a document is written in once; HTML and Markdown are made from them.
import { slugify } from "../model/slug.ts";

export type Inline =
  | { kind: "text" | "code" | "strong"; text: string }
  /** `to` is a path of this site, "#anchor" or an absolute address; `isOutside` for one that a stranger chose. */
  | { kind: "link"; text: string; to: string; isOutside?: boolean }
  /** Words of a scanned website, in quotation marks; or words that may repeat a stranger's, without. */
  | { kind: "quoted" | "foreign"; text: string };
export type Prose = readonly Inline[];

export type Block =
  | { kind: "heading"; level: 2 | 3; text: string; id: string }
  | { kind: "paragraph"; prose: Prose }
  | { kind: "list"; isOrdered: boolean; items: readonly Prose[] }
  | { kind: "table"; head: readonly string[]; rows: readonly (readonly Prose[])[] }
  | { kind: "code"; language: string; text: string }
  /** The same in several languages, of which a reader picks one; `id` tells apart those of a page. */
  | { kind: "samples"; id: string; samples: readonly Sample[] }
  /** Members of a request or an answer, or others that have a name, a kind and a meaning; `head` names the three. */
  | { kind: "fields"; head: readonly [string, string, string]; fields: readonly FieldRow[] }
  /** Closed until it is opened, and open in Markdown. */
  | { kind: "details"; summary: string; blocks: readonly Block[] }
  /** Where to go on. */
  | { kind: "cards"; cards: readonly Card[] }
  /** The form that calls an operation: people alone fill it in, so that Markdown leaves it out. */
  | { kind: "try-it"; form: TryItForm }
  /** The form of the search, with what was asked. */
  | { kind: "search-form"; query: string }
  /** A passage taken from the website at `source`. */
  | { kind: "quote"; text: string; source: string }
  /** A row of links to other views of the same thing; the one without a link is shown now. */
  | { kind: "choices"; label: string; items: readonly Prose[] }
  /** Short texts side by side, each under a heading of level 2. */
  | { kind: "points"; items: readonly { title: string; prose: Prose }[] }
  /** What a finding of a report looks like: the sentence for the owner, the evidence, the fix. */
  | { kind: "sample-finding"; label: string; title: string; prose: Prose; evidence: string; fix: Prose }
  /** A picture of our own; `text` says what it shows. */
  | { kind: "image"; text: string; source: `/${string}`; height: number }
  /** The form that starts a scan, of the site at `url`: people alone fill it in, so that Markdown leaves it out. */
  | { kind: "scan-form"; scansPerDay?: number; url?: string }
  /** Where a page that is made on request puts what is new; a file has nothing there. */
  | { kind: "slot"; id: string };

export interface Sample {
  /** Name of the language for people. */
  name: string;
  language: string;
  text: string;
}

export interface FieldRow {
  name: string;
  /** Where its name leads, and the anchor that older addresses name. */
  to?: string;
  id?: string;
  type: string;
  /** "required", "default 10": said beside the type. */
  marks: readonly string[];
  meaning: Prose;
}

export interface Card {
  name: string;
  to: string;
  text: string;
}

export interface TryItForm {
  method: "GET" | "POST";
  /** With its members in braces: "/api/directory/{slug}". */
  path: string;
  /** Whether a browser without scripts can send it as it stands. */
  isPlain: boolean;
  fields: readonly TryItField[];
}

export interface TryItField {
  name: string;
  place: "path" | "query" | "header" | "body";
  isRequired: boolean;
  /** What the field begins with; empty for nothing. */
  value: string;
  /** The values there are, where they are few. */
  choices: readonly string[];
}

/** A document that exists as Markdown alone. */
export interface TextDocument {
  title: string;
  /** One sentence, for search results and lists of documents. */
  description: string;
  blocks: readonly Block[];
}

export interface PageName {
  /** Address on the site; the query, where there is one, belongs to what the page is. */
  path: `/${string}`;
  /** Name in the navigation and in lists of pages. */
  name: string;
}

/** A script of our own, in public/scripts. */
export type ScriptPath = `/scripts/${string}.js`;
/** Offers tools to the agent in a visitor's browser. */
export const WEBMCP_SCRIPT: ScriptPath = "/scripts/webmcp.js";

/** A page of the website, with a Markdown twin at twinPath(path). */
export interface Page extends TextDocument, PageName {
  /** Day the text was last changed, YYYY-MM-DD. */
  updated: string;
  /** Address of the view that search engines keep in place of this one; its own when absent. */
  canonical?: `/${string}`;
  /** False for a view that search engines need not keep. */
  isIndexed?: boolean;
  /** JSON-LD about what the page is about. */
  facts?: object;
  /** What adds to its HTML where scripts run. */
  scripts?: readonly ScriptPath[];
  /** Set for pages of the portal: the way there, and what stands beside. */
  portal?: Portal;
}

export interface Portal {
  /** The pages above, from the top. */
  trail: readonly PageName[];
  menu: readonly MenuGroup[];
}

export interface MenuGroup {
  name: string;
  pages: readonly PageName[];
  /** Where the pages are listed: then they stand here on pages of their own group alone, elsewhere a link there. */
  listedAt?: `/${string}`;
}

/** Where the Markdown of a page stands: "/" -> "/index.md", "/a/" -> "/a/index.md", "/a/b?c=d" -> "/a/b.md?c=d". */
export function twinPath(path: `/${string}`): `/${string}` {
  const [name = "", query] = path.slice(1).split("?", 2);
  const file = name === "" || name.endsWith("/") ? `${name}index.md` : `${name}.md`;
  return query === undefined ? `/${file}` : `/${file}?${query}`;
}

export const code = (text: string): Inline => ({ kind: "code", text });
export const strong = (text: string): Inline => ({ kind: "strong", text });
export const link = (text: string, to: string): Inline => ({ kind: "link", text, to });
/** A link that this site does not vouch for. */
export const outsideLink = (text: string, to: string): Inline => ({ kind: "link", text, to, isOutside: true });
export const quoted = (text: string): Inline => ({ kind: "quoted", text });
export const foreign = (text: string): Inline => ({ kind: "foreign", text });

type Value = string | number | Inline | Prose;

/** Text with marks: strings and numbers that are put in are text, whatever characters they hold. */
export function prose(texts: TemplateStringsArray, ...values: Value[]): Prose {
  return texts.flatMap((text, at) => [...toInlines(text), ...toInlines(values[at] ?? "")]);
}

function toInlines(value: Value): Inline[] {
  if (typeof value === "object") return "kind" in value ? [value] : [...value];
  const text = String(value);
  return text === "" ? [] : [{ kind: "text", text }];
}

/** Descriptions of operations mark names with backticks; nothing else in them is markup. */
export const fromBackticks = (description: string): Prose =>
  description.split("`").flatMap((text, at) => (text === "" ? [] : [{ kind: at % 2 === 1 ? "code" : "text", text }]));

export const p = (texts: TemplateStringsArray, ...values: Value[]): Block => ({
  kind: "paragraph",
  prose: prose(texts, ...values),
});
export const heading = (level: 2 | 3, text: string, id = slugify(text)): Block => ({
  kind: "heading",
  level,
  text,
  id,
});
export const h2 = (text: string, id?: string): Block => heading(2, text, id);
export const h3 = (text: string, id?: string): Block => heading(3, text, id);
export const list = (...items: Prose[]): Block => ({ kind: "list", isOrdered: false, items });
export const steps = (...items: Prose[]): Block => ({ kind: "list", isOrdered: true, items });
export const table = (head: readonly string[], rows: readonly (readonly Prose[])[]): Block => ({
  kind: "table",
  head,
  rows,
});
export const codeBlock = (language: string, text: string): Block => ({ kind: "code", language, text });
export const choices = (label: string, ...items: Prose[]): Block => ({ kind: "choices", label, items });
export const points = (...items: { title: string; prose: Prose }[]): Block => ({ kind: "points", items });
export const samples = (id: string, ...all: Sample[]): Block => ({ kind: "samples", id, samples: all });
export const fields = (
  rows: readonly FieldRow[],
  head: readonly [string, string, string] = ["Name", "Type", "Meaning"],
): Block => ({ kind: "fields", head, fields: rows });
export const details = (summary: string, ...blocks: Block[]): Block => ({ kind: "details", summary, blocks });
export const cards = (...all: Card[]): Block => ({ kind: "cards", cards: all });
export const image = (text: string, source: `/${string}`, height: number): Block => ({
  kind: "image",
  text,
  source,
  height,
});
export const scanForm = (scansPerDay: number): Block => ({ kind: "scan-form", scansPerDay });
/** Name of the place for the newest listings. */
export const LATEST_LISTINGS = "latest-listings";
/** Name of the place for how the service is. */
export const SERVICE_HEALTH = "service-health";
export const slot = (id: string): Block => ({ kind: "slot", id });
export const quote = (text: string, source: string): Block => ({ kind: "quote", text, source });
