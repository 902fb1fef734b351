// One answer -> one page: the only place where a page's HTML is parsed, once.
import { partsIn, placeOf } from "../../scanner/crawl/menu-parts.ts";
import { notePageKind } from "../../scanner/crawl/note-page-kind.ts";
import type { PageFacts, TransferFacts } from "../../scanner/evidence/page-facts.ts";
import { parsePage } from "../../scanner/evidence/page/parse-page.ts";
import { detectTechnologies, type TechnologyHit } from "../../scanner/insight/detect-technologies.ts";
import type { Received } from "./create-site-reader.ts";

export interface ReadPage {
  facts: PageFacts;
  technologies: TechnologyHit[];
  /** Scripts and attributes of a start page, which may write its menu; "" for other pages. */
  partNames: string;
  /** Addresses of files that it names as parts of itself. */
  parts: string[];
}

const HTML_TYPES = new Set(["text/html", "application/xhtml+xml"]);

/** null when the answer is not a web page, by its type or, without one, by its first bytes. */
export function readPageFacts(
  { answer, text, charset }: Received,
  found: { requestedUrl: string; foundBy: PageFacts["foundBy"]; linkText: string },
): ReadPage | null {
  if (!answer.ok) return null;
  const contentType = (answer.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const isHtml =
    contentType === ""
      ? /^\s*(<!doctype html|<html|<head|<body|<!--)/i.test(text.slice(0, 1_000))
      : HTML_TYPES.has(contentType);
  if (!isHtml) return null;
  const transfer: TransferFacts = {
    status: answer.status,
    headers: answer.headers,
    contentType,
    charset,
    bytes: answer.bytes.byteLength,
    truncated: answer.truncated,
    ttfbMs: answer.ttfbMs,
    redirects: answer.redirects,
  };
  const { facts, transient } = parsePage({
    html: text,
    url: answer.finalUrl,
    requestedUrl: found.requestedUrl,
    kind: "other",
    foundBy: found.foundBy,
    transfer,
  });
  notePageKind(facts, found.linkText);
  const names = [...transient.inlineScripts, ...transient.attributeTokens].join("\n");
  return {
    facts,
    technologies: detectTechnologies({ url: facts.url, headers: answer.headers, transient, facts }),
    partNames: found.foundBy === "start" ? names : "",
    parts: partsIn(names, placeOf(facts)),
  };
}
