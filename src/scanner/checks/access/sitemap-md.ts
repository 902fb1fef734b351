import { defineCheck, info, seen } from "../define-check.ts";
import { notKept } from "../judge-declared.ts";

export const sitemapMd = defineCheck({
  id: "sitemap-md",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents", "target"],
  title: "A readable list of pages",
  why: "A few tools look for the list of pages as plain text with headings; no crawler is known to need it.",
  fix: "Nothing has to be done. Who wants it publishes /sitemap.md with one heading for each part of the site.",
  effort: "S",
  reference: "https://www.sitemaps.org/protocol.html",
  run({ documents, target }) {
    const document = documents["sitemap-md"];
    if (document?.state !== "present") return notKept(document, target.host, "readable list of pages");
    const headings = document.text.split("\n").filter((line) => /^#{1,6}\s/.test(line)).length;
    return info(
      `${target.host} keeps a readable list of pages with ${headings} headings.`,
      seen(document.url, `${document.status} ${document.contentType}`, "A convention of a few tools."),
    );
  },
});
