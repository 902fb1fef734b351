import { defineCheck, info, na, seen } from "../define-check.ts";

const MANY_ROWS = 20;
const LONG_JSON_BYTES = 2_000;
const DOMINATING_SHARE = 0.5;

export const bulkDataBlobs = defineCheck({
  id: "bulk-data-blobs",
  agent: "page-experience",
  category: "Machine-readable content",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "target"],
  title: "Long tables and data in pages",
  why: "A long run of data pushes the words around it out of an assistant's view.",
  fix: "Offer long tables as a file to download, with a summary in words on the page.",
  effort: "M",
  reference: "https://agentdocsspec.com/",
  run({ pages, target }) {
    const found = pages.flatMap(({ url, tables, counts, transfer }) => {
      const rows = Math.max(0, ...tables.filter(({ isLayout }) => !isLayout).map((table) => table.rows));
      if (rows > MANY_ROWS) return [{ url, received: `a table of ${rows} rows` }];
      const json = counts.jsonScriptBytes;
      return json > LONG_JSON_BYTES && json > transfer.bytes * DOMINATING_SHARE
        ? [{ url, received: `${json} bytes of JSON` }]
        : [];
    });
    if (found.length === 0) return na(`No page read of ${target.host} consists mainly of data.`);
    return info(
      `${found.length} of ${pages.length} pages read of ${target.host} hold long tables or data.`,
      found.slice(0, 5).map(({ url, received }) => seen(url, received, "Long for a reader of text.")),
    );
  },
});
