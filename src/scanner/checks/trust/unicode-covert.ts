import { countOf } from "../../../model/words.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { type CovertKind, type CovertText, findCovertText } from "../../evidence/trust/trust-unicode.ts";
import { unseenTexts } from "../../evidence/trust/trust-unseen-texts.ts";
import { onPagesRead } from "../../evidence/pages-read.ts";
import { defineCheck, fail, na, pass, seen, warn } from "../define-check.ts";

const MOST_SHOWN = 5;
const SPELT_CHARS = 60;
const MEANINGS: Record<CovertKind, string> = {
  tags: "These characters show nothing on screen and spell out letters to a language model.",
  "zero-width": "A row of different zero-width characters is a way to hide a message or a tracking mark.",
  "variation-selectors": "A row of variation selectors is a way to hide bytes behind one visible character.",
  "direction-override": "The text shows in another order than the one in which it is stored and read.",
};
const NAMES: Record<CovertKind, string> = {
  tags: "tag characters",
  "zero-width": "zero-width characters",
  "variation-selectors": "variation selectors",
  "direction-override": "direction override",
};

/** Unicode Technical Standard 55: covert characters in text. Single zero-width spaces of page builders are no finding. */
export const unicodeCovert = defineCheck({
  id: "unicode-covert",
  agent: "trust-security",
  category: "Trust and safety",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["pages"],
  title: "No invisible characters that carry text",
  why: "Characters without a shape can carry orders to AI systems or marks that follow whoever copies the text.",
  fix: "Delete the passage and type it again as plain text; paste from other sources without formatting. Remove characters U+E0000 to U+E007F, U+202D and U+202E when text is saved.",
  effort: "S",
  reference: "https://www.unicode.org/reports/tr55/",
  headline: ({ name }) => `Machines read text on the site of ${name} that nobody can see`,
  run({ pages }) {
    if (pages.length === 0) return na("No page was read.");
    const found = pages.flatMap((page) => covertOn(page).map((covert) => ({ page, covert })));
    if (found.length === 0) return pass(`No invisible characters carry text ${onPagesRead(pages)}.`);
    const isMessage = found.some(({ covert }) => covert.kind !== "direction-override");
    const places = new Set(found.map(({ page }) => page.url)).size;
    const situation = `${countOf(places, "page")} of ${pages.length} ${places === 1 ? "holds" : "hold"} characters that show nothing and are read by machines.`;
    const evidence = found
      .slice(0, MOST_SHOWN)
      .map(({ page, covert }) => seen(page.url, describe(covert), MEANINGS[covert.kind]));
    return (isMessage ? fail : warn)(situation, evidence);
  },
});

function covertOn(page: PageFacts): CovertText[] {
  const texts = [...page.blocks.map(({ text }) => text), ...page.titles, ...unseenTexts(page).map(({ text }) => text)];
  const kinds = new Map<CovertKind, CovertText>();
  for (const text of texts) {
    for (const covert of findCovertText(text)) if (!kinds.has(covert.kind)) kinds.set(covert.kind, covert);
  }
  return [...kinds.values()];
}

function describe({ kind, length, spells }: CovertText): string {
  const readable = spells.replace(/[^ -~]/g, "").trim();
  const spelt = readable === "" ? "" : `, spelling "${readable.slice(0, SPELT_CHARS)}"`;
  return `${NAMES[kind]}, ${length} in a row${spelt}`;
}
