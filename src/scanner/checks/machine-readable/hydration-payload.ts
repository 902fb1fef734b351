import { defineCheck, info, na, seen } from "../define-check.ts";

const HEAVY_SHARE = 0.3;

export const hydrationPayload = defineCheck({
  id: "hydration-payload",
  agent: "page-experience",
  category: "Machine-readable content",
  counts: [],
  severity: 1,
  evidence: "B",
  needs: ["pages", "target"],
  title: "Data that frameworks send along",
  why: "Script frameworks send the content a second time as data. Readers of the source pay for it twice.",
  fix: "Send only the data that the page's interactive parts need; render the rest on the server alone.",
  effort: "L",
  reference: "https://nextjs.org/docs/messages/large-page-data",
  run({ pages, target }) {
    const carrying = pages.filter(({ counts, transfer }) => counts.hydrationBytes > 0 && transfer.bytes > 0);
    if (carrying.length === 0) return na(`No page read of ${target.host} sends such data.`);
    const heavy = carrying.filter(({ counts, transfer }) => counts.hydrationBytes / transfer.bytes > HEAVY_SHARE);
    return info(
      `${carrying.length} of ${pages.length} pages read of ${target.host} send such data; on ${heavy.length} it is more than ${HEAVY_SHARE * 100} % of the page.`,
      (heavy.length > 0 ? heavy : carrying)
        .slice(0, 3)
        .map(({ url, counts, transfer }) =>
          seen(url, `${counts.hydrationBytes} of ${transfer.bytes} bytes`, "Data beside the content."),
        ),
    );
  },
});
