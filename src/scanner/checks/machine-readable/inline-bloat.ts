import { defineCheck, info, seen } from "../define-check.ts";
import { lowerStart, onPages } from "../../../model/words.ts";

const HEAVY_SHARE = 0.05;

export const inlineBloat = defineCheck({
  id: "inline-bloat",
  agent: "page-experience",
  category: "Machine-readable content",
  counts: [],
  severity: 1,
  evidence: "B",
  needs: ["pages", "target"],
  title: "Pictures written into the source",
  why: "A picture inside the source is a long run of letters without sense to a reader of text.",
  fix: "Serve icons and pictures as files, or as one sprite that all pages share.",
  effort: "M",
  reference: "https://developer.mozilla.org/en-US/docs/Web/URI/Reference/Schemes/data",
  run({ pages, target }) {
    const rows = pages.map(({ url, counts, transfer }) => {
      const inline = counts.dataUriBytes + counts.inlineSvgBytes;
      return { url, inline, bytes: transfer.bytes, share: inline / Math.max(transfer.bytes, 1) };
    });
    const heavy = rows.filter(({ share }) => share > HEAVY_SHARE).sort((a, b) => b.share - a.share);
    return info(
      `Pictures make up more than ${HEAVY_SHARE * 100} % of the source ${lowerStart(onPages(heavy.length, pages.length))} read of ${target.host}.`,
      heavy
        .slice(0, 3)
        .map(({ url, inline, bytes }) => seen(url, `${inline} of ${bytes} bytes`, "Not readable as text.")),
    );
  },
});
