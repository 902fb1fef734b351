import { onPages } from "../../../model/words.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

const MUCH = 0.25;

/** By size: bytes of the blocks against characters of visible text, which stand for tokens on both sides. */
export const jsonldDuplication = defineCheck({
  id: "jsonld-duplication",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages"],
  title: "How much of a page its data takes up",
  why: "Readers that count every word pay for facts that repeat the text.",
  fix: "Leave long texts out of the data; names, numbers and addresses are enough.",
  effort: "S",
  reference: "https://www.w3.org/TR/json-ld11/",
  run({ pages }) {
    const shares = pages
      .map((page) => {
        const bytes = page.structured.jsonLd.reduce((sum, block) => sum + block.bytes, 0);
        return { page, share: bytes === 0 ? 0 : bytes / (bytes + page.visibleText.chars) };
      })
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share);
    const [most] = shares;
    if (!most) return na("The pages read carry no data for machines as JSON-LD.");
    const large = shares.filter(({ share }) => share > MUCH).length;
    return info(
      `${onPages(large, shares.length)} with data for machines it takes up more than a quarter of what is read.`,
      seen(most.page.url, `${Math.round(most.share * 100)} % of text and data`, "The page with the largest share."),
    );
  },
});
