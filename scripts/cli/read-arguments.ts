// What the command line asks for. Pure: words in, options out, or a UsageError that says what is right.
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { z } from "zod";
import { SCAN_TYPES, ScanType } from "../../src/model/scan.ts";
import { isOption, OPTION_NAMES, optionSpec, type OptionName } from "./options.ts";
import { readBar, type Bar } from "./read-bar.ts";
import { suggestOption } from "./suggest-option.ts";
import { UsageError } from "./usage-error.ts";

export interface ScanOptions {
  url: string;
  /** Null: basic, or the type of the scan that is compared with. */
  type: ScanType | null;
  /** What standard output carries. */
  print: "report" | "json" | "markdown";
  jsonFile: string | null;
  markdownFile: string | null;
  junitFile: string | null;
  bar: Bar;
  compare: string | null;
  isOpened: boolean;
  server: string | null;
  key: string | null;
  state: string | null;
}

export type Arguments = { kind: "help" } | { kind: "version" } | { kind: "scan"; options: ScanOptions };

/** Of an option: its value, or "" when it has none. */
type Given = Map<OptionName, string>;

export function readArguments(args: readonly string[]): Arguments {
  const { given, positionals } = readWords(args);
  if (given.has("help")) return { kind: "help" };
  if (given.has("version")) return { kind: "version" };
  const [url, extra] = positionals;
  if (url === undefined || url.trim() === "")
    throw new UsageError("The address of a website is missing, for example: npm run scan -- example.com");
  if (extra !== undefined)
    throw new UsageError(
      `One address is scanned at a time; got ${JSON.stringify(url)} and ${JSON.stringify(extra)}. A file stands after "=": --json=FILE.`,
    );
  return { kind: "scan", options: optionsFrom(url, given) };
}

function optionsFrom(url: string, given: Given): ScanOptions {
  const fileOf = (name: OptionName): string | null => given.get(name) || null;
  const isPrinted = (name: OptionName): boolean => given.get(name) === "";
  if (isPrinted("json") && isPrinted("markdown"))
    throw new UsageError("Standard output takes --json or --markdown; give one of them a file: --markdown=FILE.");
  return {
    url,
    type: readType(given.get("type")),
    print: isPrinted("json") ? "json" : isPrinted("markdown") ? "markdown" : "report",
    jsonFile: fileOf("json"),
    markdownFile: fileOf("markdown"),
    junitFile: fileOf("junit"),
    bar: given.has("fail-under") ? readBar(given.get("fail-under") ?? "") : {},
    compare: readScanId(given.get("compare")),
    isOpened: given.has("open"),
    server: readServer(given.get("server")),
    key: given.get("key") ?? null,
    state: given.get("state") ?? null,
  };
}

function readType(text: string | undefined): ScanType | null {
  if (text === undefined) return null;
  const { data } = ScanType.safeParse(text);
  if (data === undefined) throw new UsageError(`--type takes ${SCAN_TYPES.join(", ")}; got ${JSON.stringify(text)}.`);
  return data;
}

function readScanId(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!z.uuid().safeParse(text).success)
    throw new UsageError(
      `--compare takes the id of an earlier scan, for example 0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11; got ${JSON.stringify(text)}.`,
    );
  return text;
}

function readServer(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:"))
    throw new UsageError(`--server takes an origin such as https://foresite.example; got ${JSON.stringify(text)}.`);
  return url.origin;
}

/** The words by kind. Not strict, so that what is wrong is said in our words and a file may be left out. */
function readWords(args: readonly string[]): { given: Given; positionals: string[] } {
  const options: ParseArgsOptionsConfig = Object.fromEntries(
    OPTION_NAMES.map((name) => {
      const { takes, short } = optionSpec(name);
      return [name, { type: takes === "value" ? "string" : "boolean", ...(short === undefined ? {} : { short }) }];
    }),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const given: Given = new Map();
  const words: { text: string; after: OptionName | null }[] = [];
  let last: OptionName | null = null;
  for (const token of tokens) {
    if (token.kind === "positional") words.push({ text: token.value, after: last });
    last = null;
    if (token.kind !== "option") continue;
    const name = knownName(token.name, token.rawName);
    const value = valueOf(name, token.value, token.inlineValue === true);
    given.set(name, value);
    if (optionSpec(name).takes === "file" && value === "") last = name;
  }
  return { given, positionals: withoutFiles(words, given) };
}

/** "--json report.json example.com": a word right after such an option is its file, where an address is left beside it. */
function withoutFiles(words: readonly { text: string; after: OptionName | null }[], given: Given): string[] {
  const addresses = words.filter(({ after }) => after === null);
  if (addresses.length !== 1) return words.map(({ text }) => text);
  for (const { text, after } of words) if (after !== null) given.set(after, text);
  return addresses.map(({ text }) => text);
}

function knownName(name: string, raw: string): OptionName {
  if (isOption(name)) return name;
  const near = suggestOption(name, OPTION_NAMES);
  throw new UsageError(`There is no option ${raw}.${near === null ? "" : ` Did you mean --${near}?`}`);
}

function valueOf(name: OptionName, value: string | undefined, isInline: boolean): string {
  const { takes, value: kind } = optionSpec(name);
  if (takes === "nothing" && value !== undefined) throw new UsageError(`--${name} takes no value.`);
  const isMissing = value === undefined || value === "" || (!isInline && value.startsWith("-"));
  if (takes === "value" && isMissing) throw new UsageError(`--${name} needs a value: --${name} ${kind}.`);
  if (takes === "file" && isInline && isMissing) throw new UsageError(`--${name}= needs the name of a file.`);
  return value ?? "";
}
