import { DOCUMENT_BYTES } from "../../model/limits.ts";
import { isSameHost } from "../../model/target.ts";
import type { ScanType } from "../../model/scan.ts";
import { documentsFor } from "../../scanner/evidence/site/documents.ts";
import type { PageFacts } from "../../scanner/evidence/page-facts.ts";
import { parseDocument } from "../../scanner/evidence/site/parse-document.ts";
import type { DocumentFacts, MissingPageFacts, RobotsFacts } from "../../scanner/evidence/site-evidence.ts";
import type { SiteReader } from "./create-site-reader.ts";
import { mayRead } from "./may-read.ts";
import { PRIORITY } from "./priorities.ts";
import { toDocumentAnswer } from "./to-document-answer.ts";

interface Site {
  pages: readonly PageFacts[];
  documents: Record<string, DocumentFacts>;
  robots: RobotsFacts;
  missing: MissingPageFacts;
  scanType: ScanType;
}

const FEED_TYPES = new Set(["application/rss+xml", "application/atom+xml"]);

/** Documents without a fixed path: read where another document or a page names them, on the site's own host. */
export async function readLinkedDocuments(reader: SiteReader, site: Site): Promise<Record<string, DocumentFacts>> {
  const found = await Promise.all(
    documentsFor(site.scanType).map(async (spec): Promise<[string, DocumentFacts][]> => {
      const url = spec.paths.length > 0 ? null : linkTo(spec.id, site);
      if (url === null) return [];
      const received = await reader.read({
        url,
        purpose: "document",
        maxBytes: DOCUMENT_BYTES,
        accept: spec.accept,
        priority: PRIORITY.document,
        announce: "document",
      });
      return received === null ? [] : [[spec.id, parseDocument(spec, toDocumentAnswer(received), site.missing)]];
    }),
  );
  return { ...site.documents, ...Object.fromEntries(found.flat()) };
}

function linkTo(id: string, site: Site): string | null {
  const home = site.pages[0]?.url ?? "";
  const named = namesOf(id, site).flatMap((href) => (URL.canParse(href, home) ? [new URL(href, home)] : []));
  const usable = named.find(
    (url) =>
      /^https?:$/.test(url.protocol) &&
      isSameHost(url.hostname, new URL(home).hostname) &&
      mayRead(site.robots, url.href),
  );
  return usable?.href ?? null;
}

function namesOf(id: string, { pages, documents, robots }: Site): string[] {
  switch (id) {
    case "jwks":
      return ["oauth-authorization-server", "openid-configuration"].flatMap((name) =>
        textMember(documents[name]?.json, "jwks_uri"),
      );
    case "feed":
      return pages.flatMap(({ links }) =>
        links
          .filter(({ rel, type }) => rel.includes("alternate") && FEED_TYPES.has(type ?? ""))
          .map(({ href }) => href),
      );
    case "rsl-license":
      return robots.licenses;
    default:
      return [];
  }
}

function textMember(value: unknown, name: string): string[] {
  const member: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return typeof member === "string" ? [member] : [];
}
