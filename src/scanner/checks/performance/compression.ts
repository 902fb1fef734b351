import { isSingular, shareOf } from "../../../model/words.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

const MIN_BYTES = 1_000;

// Reported only: a runtime that decodes answers may also drop the header that tells of it.
export const compression = defineCheck({
  id: "compression",
  agent: "page-experience",
  category: "Performance",
  counts: [],
  severity: 1,
  evidence: "A",
  needs: ["pages", "target"],
  title: "Text is sent compressed",
  why: "Compressed, text takes a quarter of the time on the way.",
  fix: "Turn on Brotli, Zstandard or gzip for HTML, CSS, JavaScript, JSON and SVG at the server or content network.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9110#section-8.4",
  run({ pages, target }) {
    const sized = pages.filter(({ transfer }) => transfer.bytes > MIN_BYTES);
    if (sized.length === 0) return na(`No page read of ${target.host} is long enough to need it.`);
    const codings = sized.map(({ transfer }) => transfer.headers["content-encoding"] ?? "");
    const known = [...new Set(codings.filter((coding) => coding !== ""))];
    const compressed = codings.filter((coding) => /\b(?:br|gzip|zstd|deflate)\b/i.test(coding)).length;
    return info(
      `${shareOf(compressed, sized.length, "page")} over 1 kB read of ${target.host} ${isSingular(compressed, sized.length) ? "was" : "were"} marked as compressed${known.length > 0 ? ` (${known.join(", ")})` : ""}.`,
      sized
        .slice(0, 1)
        .map(({ url, transfer }) =>
          seen(
            url,
            `content-encoding: ${transfer.headers["content-encoding"] ?? "none seen"}`,
            `${transfer.bytes} bytes when unpacked.`,
          ),
        ),
    );
  },
});
