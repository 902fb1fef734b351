import { SITEMAP_BYTES } from "../../model/limits.ts";
import type { ScanType } from "../../model/scan.ts";
import { firstSitemaps, mostSitemaps, nextSitemaps, type SitemapRequest } from "../../scanner/crawl/plan-sitemaps.ts";
import { mergeSitemaps, parseSitemap, type SitemapFile } from "../../scanner/evidence/site/parse-sitemap.ts";
import type { RobotsFacts, SitemapFacts } from "../../scanner/evidence/site-evidence.ts";
import type { SiteReader } from "./create-site-reader.ts";
import { PRIORITY } from "./priorities.ts";
import { unpackGzip } from "./unpack-gzip.ts";

/** Reads the sitemaps that robots.txt names, else the usual places; an index leads to its children. */
export async function readSitemaps(
  reader: SiteReader,
  robots: RobotsFacts,
  site: { address: string; scanType: ScanType },
): Promise<SitemapFacts> {
  const requests = firstSitemaps(robots, new URL(site.address).origin, site.scanType);
  const isNamed = requests.every(({ from }) => from === "robots");
  const files = isNamed
    ? await Promise.all(requests.map((request) => readFile(reader, request, site.address)))
    : await readGuesses(reader, requests, site.address);
  const left = mostSitemaps(site.scanType) - files.filter(hasEntries).length;
  const children = nextSitemaps(
    files.flatMap((file) => file.children),
    files.map((file) => file.facts.url),
    left,
  );
  const below = await Promise.all(children.map((request) => readFile(reader, request, site.address)));
  return mergeSitemaps([...files, ...below]);
}

/** The usual places, one after the other, until one is a sitemap. */
async function readGuesses(
  reader: SiteReader,
  requests: readonly SitemapRequest[],
  address: string,
): Promise<SitemapFile[]> {
  const files: SitemapFile[] = [];
  for (const request of requests) {
    const file = await readFile(reader, request, address);
    files.push(file);
    if (hasEntries(file)) break;
  }
  return files;
}

const hasEntries = (file: SitemapFile): boolean => file.urls.length > 0 || file.children.length > 0;

async function readFile(reader: SiteReader, { url, from }: SitemapRequest, address: string): Promise<SitemapFile> {
  const received = await reader.read({
    url,
    purpose: "sitemap",
    maxBytes: SITEMAP_BYTES,
    accept: "application/xml,text/xml,text/plain;q=0.8",
    priority: PRIORITY.sitemap,
    announce: "document",
  });
  if (received === null || !received.answer.ok) {
    const error =
      received === null ? "not asked: the budget was used up" : received.answer.ok ? null : received.answer.code;
    return parseSitemap({ url, status: 0, contentType: "", text: "", bytes: 0, error, from }, address);
  }
  const { answer } = received;
  const unpacked = await unpackGzip(answer.bytes, SITEMAP_BYTES);
  return parseSitemap(
    {
      url: answer.finalUrl,
      status: answer.status,
      contentType: answer.headers["content-type"] ?? "",
      text: unpacked === null ? received.text : new TextDecoder().decode(unpacked.bytes),
      bytes: answer.bytes.byteLength,
      truncated: answer.truncated || (unpacked?.truncated ?? false),
      from,
    },
    address,
  );
}
