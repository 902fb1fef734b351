import { PROBE_BYTES } from "../../model/limits.ts";
import { isSameHost } from "../../model/target.ts";
import type { PageFacts } from "../../scanner/evidence/page-facts.ts";
import type { DocumentFacts, LinkCheck, RobotsFacts, SitemapFacts } from "../../scanner/evidence/site-evidence.ts";
import type { SiteReader } from "./create-site-reader.ts";
import { mayRead } from "./may-read.ts";
import { PRIORITY } from "./priorities.ts";

const INTERNAL = 25;
const FROM_SITEMAP = 10;
const FROM_LLMS_TXT = 10;

interface Candidate {
  url: string;
  from: LinkCheck["from"];
  foundOn: string;
}

/** Asks whether sampled links of the site lead somewhere; pages that were read need not be asked again. */
export async function readLinkChecks(
  reader: SiteReader,
  site: {
    pages: readonly PageFacts[];
    sitemap: SitemapFacts | null;
    documents: Record<string, DocumentFacts>;
    robots: RobotsFacts;
  },
): Promise<LinkCheck[]> {
  const [home] = site.pages;
  if (home === undefined) return [];
  const read = new Map(
    site.pages.flatMap(
      (page) =>
        [
          [page.url, page],
          [page.requestedUrl, page],
        ] as const,
    ),
  );
  const isOurs = (url: string): boolean =>
    URL.canParse(url) && /^https?:/.test(url) && isSameHost(new URL(url).hostname, new URL(home.url).hostname);
  const candidates = listCandidates(site).filter(({ url }) => isOurs(url) && mayRead(site.robots, url));
  const checks = candidates.map(async (candidate): Promise<LinkCheck | null> => {
    const page = read.get(candidate.url);
    if (page !== undefined)
      return {
        ...candidate,
        status: page.transfer.status,
        error: null,
        finalUrl: page.url,
        redirects: page.transfer.redirects.length,
      };
    const received = await reader.read({
      url: candidate.url,
      method: "HEAD",
      purpose: "link-check",
      maxBytes: PROBE_BYTES,
      priority: PRIORITY.linkCheck,
    });
    if (received === null) return null;
    const { answer } = received;
    // A server that knows no HEAD says nothing about the page.
    if (answer.ok && (answer.status === 405 || answer.status === 501 || received.isChallenge)) return null;
    return {
      ...candidate,
      status: answer.ok ? answer.status : 0,
      error: answer.ok ? null : answer.code,
      finalUrl: answer.finalUrl,
      redirects: answer.redirects.length,
    };
  });
  return (await Promise.all(checks)).filter((check) => check !== null);
}

function listCandidates({
  pages,
  sitemap,
  documents,
}: {
  pages: readonly PageFacts[];
  sitemap: SitemapFacts | null;
  documents: Record<string, DocumentFacts>;
}): Candidate[] {
  const llms = documents["llms-txt"];
  const internal = spread(uniqueLinks(pages), INTERNAL);
  const listed = spread(
    (sitemap?.urls ?? []).map(({ loc }) => ({ url: loc, foundOn: sitemap?.files[0]?.url ?? "" })),
    FROM_SITEMAP,
  );
  const named =
    llms?.state === "present"
      ? [
          ...new Set(
            [...llms.text.slice(0, 60_000).matchAll(/\]\((https?:\/\/[^\s)]{1,500})\)/g)].map(([, url]) => url ?? ""),
          ),
        ]
      : [];
  return [
    ...named.slice(0, FROM_LLMS_TXT).map((url) => ({ url, from: "llms-txt" as const, foundOn: llms?.url ?? "" })),
    ...listed.map((link) => ({ ...link, from: "sitemap" as const })),
    ...internal.map((link) => ({ ...link, from: "internal" as const })),
  ];
}

function uniqueLinks(pages: readonly PageFacts[]): { url: string; foundOn: string }[] {
  const seen = new Map<string, string>();
  for (const page of pages) {
    for (const { href } of page.anchors) {
      const url = href.split("#", 1)[0] ?? "";
      if (/^https?:/.test(url) && !seen.has(url)) seen.set(url, page.url);
    }
  }
  return [...seen].map(([url, foundOn]) => ({ url, foundOn }));
}

/** At most `most` entries, evenly spread over the list, so that a long list is sampled all over. */
function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)]).filter(
    (entry) => entry !== undefined,
  );
}
