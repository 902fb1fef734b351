import { printableUrl } from "../../../model/target.ts";
import { countOf } from "../../../model/words.ts";
import { parseLinkHeader } from "../../evidence/access/access-link-header.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const rslLicense = defineCheck({
  id: "rsl-license",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["robots", "home", "documents", "target"],
  title: "License terms for AI in machine-readable form",
  why: "A few publishers state terms and prices for AI use in a license document that crawlers can find.",
  fix: "Nothing has to be done unless you want to license your content; then publish the document and name it in /robots.txt as `License:`.",
  effort: "M",
  reference: "https://rslstandard.org/rsl",
  run({ robots, home, documents, target }) {
    const isRsl = (type: string): boolean => type.toLowerCase().startsWith("application/rsl+xml");
    const found = [
      ...robots.licenses.map((href) => ({ url: robots.url, received: `License: ${printableUrl(href)}` })),
      ...home.links
        .filter(({ rel, type }) => rel.split(/\s+/).includes("license") && isRsl(type ?? ""))
        .map(({ href }) => ({ url: home.url, received: `<link rel="license" href="${printableUrl(href)}">` })),
      ...parseLinkHeader(home.transfer.headers.link ?? "")
        .filter(({ rels, params }) => rels.includes("license") && isRsl(params.type ?? ""))
        .map(({ href }) => ({ url: home.url, received: `Link: <${printableUrl(href)}>; rel="license"` })),
    ];
    if (found.length === 0) return na(`${target.host} names no license document for AI.`);
    const document = documents["rsl-license"];
    const isRead = document?.state === "present";
    const reading = !isRead
      ? "could not be read"
      : /<rsl[\s>]/.test(document.text)
        ? "can be read"
        : "is of another kind";
    return info(
      `${target.host} names a license document for AI in ${countOf(found.length, "place")}; the document ${reading}.`,
      found.slice(0, 5).map(({ url, received }) => seen(url, received, "Where the terms are said to be.")),
    );
  },
});
