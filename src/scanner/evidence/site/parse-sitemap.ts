import { mediaTypeOf, linesOf, looksBinary, looksLikeHtml, withoutBom } from "./sniff-body.ts";
import { SITEMAP_CHARS, SITEMAP_FILE_URLS, SITEMAP_URLS, URL_CHARS } from "./site-limits.ts";
import { parseFeed } from "./parse-feed.ts";
import { readSitemapXml } from "./sitemap-xml.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";
import type { SitemapFacts } from "../site-evidence.ts";
import { isW3cDate } from "./w3c-date.ts";

/** The answer to one sitemap address, decompressed; status 0 when none came. */
export interface SitemapAnswer {
  url: string;
  status: number;
  contentType: string;
  text: string;
  bytes: number;
  /** True when the caller cut the body at its own cap. */
  truncated?: boolean;
  error?: string | null;
  from: "robots" | "guess" | "index";
}

/** One file, read: what the evidence keeps of it, its addresses, and the files an index names. */
export interface SitemapFile {
  facts: SitemapFacts["files"][number];
  urls: SitemapFacts["urls"];
  /** Addresses of further sitemaps, for an index. */
  children: string[];
  isTruncated: boolean;
  problems: string[];
}

/**
 * Reads one sitemap by the rules of sitemaps.org: XML list, XML index, plain text list; feeds are taken as lists, as
 * Google takes them. `siteUrl` is any address of the site: entries of other hosts are dropped and reported.
 */
export function parseSitemap(answer: SitemapAnswer, siteUrl: string): SitemapFile {
  const refused = refusalOf(answer);
  if (refused !== null) return invalidFile(answer, refused);
  const body = withoutBom(answer.text).slice(0, SITEMAP_CHARS);
  const read = readEntries(body, answer.contentType);
  if (read.kind === "invalid" && read.entries.length === 0) {
    return invalidFile(answer, body.trim() === "" ? "The file is empty." : "There is no list of addresses in it.");
  }
  const checked = checkEntries(read.entries, answer.url, siteUrl, read.kind === "index");
  const problems = [...checked.problems, ...read.problems];
  if (read.declared > SITEMAP_FILE_URLS) {
    problems.push(`The file lists ${read.declared} addresses; ${SITEMAP_FILE_URLS} are allowed in one file.`);
  }
  return {
    facts: { ...factsOf(answer), kind: read.kind, urls: read.declared, error: null },
    urls: read.kind === "index" ? [] : checked.kept,
    children: read.kind === "index" ? checked.kept.map((entry) => entry.loc) : [],
    isTruncated:
      (answer.truncated ?? false) || answer.text.length > SITEMAP_CHARS || read.declared > read.entries.length,
    problems,
  };
}

/** Joins the files of a site in the order read. */
export function mergeSitemaps(files: readonly SitemapFile[]): SitemapFacts {
  const seen = new Set<string>();
  const urls: SitemapFacts["urls"] = [];
  let declared = 0;
  for (const file of files) {
    for (const entry of file.urls) {
      if (seen.has(entry.loc)) continue;
      seen.add(entry.loc);
      declared += 1;
      if (urls.length < SITEMAP_URLS) urls.push(entry);
    }
  }
  return {
    state: stateOf(files),
    files: files.map((file) => file.facts),
    urls,
    truncated: declared > urls.length || files.some((file) => file.isTruncated),
    problems: files.flatMap((file) => file.problems.map((text) => `${nameOf(file.facts.url)}: ${text}`)).slice(0, 40),
  };
}

function refusalOf({ status, error, text, contentType }: SitemapAnswer): string | null {
  if (status === 0) return error ?? "No answer came.";
  if (status < 200 || status >= 300) return `The server answered ${status}.`;
  if (looksLikeHtml(text, contentType)) return "The server answered with a web page instead of a sitemap.";
  return looksBinary(text) ? "The file is not text; it could not be decompressed." : null;
}

interface Entries {
  kind: "urlset" | "index" | "text" | "invalid";
  entries: SitemapEntry[];
  declared: number;
  problems: string[];
}

function readEntries(body: string, contentType: string): Entries {
  if (!body.includes("<")) return readTextList(body);
  const read = readSitemapXml(body, SITEMAP_URLS);
  if (read.kind !== "invalid" || read.entries.length > 0) {
    const problems = read.kind === "invalid" ? ["The list has no <urlset> or <sitemapindex> around it."] : [];
    return { ...read, problems: [...problems, ...(read.isClosed ? [] : ["The file ends in the middle."])] };
  }
  const feed = parseFeed(body);
  const entries = (feed?.items ?? []).flatMap(({ link }) => (link === "" ? [] : [{ loc: link, lastmod: null }]));
  if (feed) return { kind: "urlset", entries, declared: entries.length, problems: [] };
  return mediaTypeOf(contentType) === "text/plain" ? readTextList(body) : { ...read, problems: [] };
}

/** sitemaps.org: one address on a line and nothing else. */
function readTextList(body: string): Entries {
  const lines = linesOf(body)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const entries = lines.filter((line) => /^https?:\/\//i.test(line)).map((loc) => ({ loc, lastmod: null }));
  if (entries.length === 0) return { kind: "invalid", entries: [], declared: 0, problems: [] };
  const others = lines.length - entries.length;
  return {
    kind: "text",
    entries: entries.slice(0, SITEMAP_URLS),
    declared: entries.length,
    problems: others > 0 ? [`${others} of ${lines.length} lines are not addresses.`] : [],
  };
}

/** Keeps absolute addresses of this site; counts what else stands there, with one example each. */
function checkEntries(entries: readonly SitemapEntry[], fileUrl: string, siteUrl: string, isIndex: boolean) {
  const counts = new Map<string, { count: number; example: string }>();
  const note = (problem: string, example: string): void => {
    const known = counts.get(problem);
    if (known) known.count += 1;
    else counts.set(problem, { count: 1, example: (example.split("?", 1)[0] ?? "").slice(0, 120) });
  };
  const kept: SitemapFacts["urls"] = [];
  for (const { loc, lastmod } of entries) {
    const url = URL.canParse(loc, fileUrl) ? new URL(loc, fileUrl) : null;
    if (url === null || !url.protocol.startsWith("http")) {
      note("cannot be read as an address", loc);
    } else if (url.href.length > URL_CHARS) {
      note("is too long", url.origin);
    } else if (!isIndex && !isSameSite(url.href, siteUrl)) {
      note("belongs to another host", url.origin);
    } else {
      if (!URL.canParse(loc)) note("is not a full address with https://", loc);
      if (lastmod !== null && !isW3cDate(lastmod)) note("has a date of change that machines cannot read", lastmod);
      kept.push({ loc: url.href, lastmod });
    }
  }
  const problems = [...counts].map(
    ([problem, { count, example }]) => `${count === 1 ? "1 entry" : `${count} entries`}: ${problem} ("${example}").`,
  );
  return { kept, problems };
}

/** Same host, www or not. */
function isSameSite(url: string, siteUrl: string): boolean {
  const host = (address: string): string => new URL(address).hostname.replace(/^www\./, "");
  return URL.canParse(siteUrl) && host(url) === host(siteUrl);
}

function stateOf(files: readonly SitemapFile[]): SitemapFacts["state"] {
  const usable = files.some(({ facts }) => facts.kind !== "invalid");
  const isSilent = files.some(({ facts }) => facts.error !== null && !isAbsent(facts.status));
  // A list without an address of the site says nothing, whatever its form; a part that did not answer may hold some.
  if (usable && !files.some(({ urls }) => urls.length > 0)) return isSilent ? "unreadable" : "invalid";
  if (usable) return "present";
  const declared = files.filter(({ facts }) => facts.status >= 200 && facts.status < 300 && isMeant(facts));
  if (declared.length > 0) return "invalid";
  return files.some(({ facts }) => !isAbsent(facts.status)) ? "unreadable" : "absent";
}

/** A web page at a guessed address is how a server answers unknown paths: nobody meant it to be a sitemap. */
const isMeant = ({ from, error }: SitemapFacts["files"][number]): boolean =>
  from !== "guess" || !(error ?? "").includes("web page");

const isAbsent = (status: number): boolean => status === 404 || status === 410 || (status >= 200 && status < 300);

const nameOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url).slice(0, 120);

const factsOf = ({ url, status, bytes, from }: SitemapAnswer) => ({ url, status, bytes, from });

const invalidFile = (answer: SitemapAnswer, error: string): SitemapFile => ({
  facts: { ...factsOf(answer), kind: "invalid", urls: 0, error },
  urls: [],
  children: [],
  isTruncated: false,
  problems: answer.status >= 200 && answer.status < 300 ? [error] : [],
});
