import { shareWhich } from "../../evidence/access/access-phrases.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { fillableFields } from "../../evidence/operability/operate-forms.ts";
import { byteLengthOf } from "../../evidence/site/sniff-body.ts";
import { defineCheck } from "../define-check.ts";
import { gradePages } from "../grade-pages.ts";
import { lightenedBy } from "../lighten.ts";

/** About 8,000 tokens: below that a page is short enough whatever it consists of. */
const MIN_BYTES = 32_000;
const GOOD_DENSITY = 0.2;
const LOW_DENSITY = 0.04;

export const signalDensity = defineCheck({
  id: "signal-density",
  agent: "page-experience",
  category: "Machine-readable content",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "target"],
  title: "Much of what is sent is content",
  why: "Agents that read the source pay for markup as for words. The limits used here, 20 % and 4 %, are rules of thumb.",
  fix: "Move scripts, styles, icons and data out of the page, and drop wrappers that carry nothing.",
  effort: "L",
  reference: "https://agentdocsspec.com/",
  nowhere: "No page with text that was read is larger than 32 kB.",
  headline: ({ name }) => `Agents wade through code to reach the words of ${name}`,
  run({ pages, target }) {
    const heavy: PageFacts[] = [];
    const verdict = gradePages(
      pages,
      (page) => {
        const { bytes } = page.transfer;
        if (bytes <= MIN_BYTES || page.mainText.chars === 0 || isOneForm(page)) return null;
        const density = mainTextBytes(page) / bytes;
        if (density >= GOOD_DENSITY) return 1;
        heavy.push(page);
        return {
          value: density >= LOW_DENSITY ? 0.5 : 0,
          received: `${page.mainText.chars} characters of content in ${bytes} bytes, ${density < 0.01 ? "under 1 %" : `about ${Math.round(density * 100)} %`}`,
          meaning: "",
        };
      },
      (counts) =>
        `${shareWhich(
          counts,
          { one: `heavy page read of ${target.host}`, many: `heavy pages read of ${target.host}` },
          { one: "consists of content by a fifth or more", many: "consist of content by a fifth or more" },
        )}.`,
    );
    return lightenedBy(verdict, heavy);
  },
});

const LONG_FORM = 10;
/** What a page of a long form has to say stands in its fields and choices, which are no running text. */
const isOneForm = (page: PageFacts): boolean =>
  page.forms.filter(({ hidden }) => !hidden).flatMap(fillableFields).length >= LONG_FORM;

/** Letters of some scripts take two or three bytes: measured on the text kept, so that all languages are judged alike. */
function mainTextBytes({ blocks, mainText }: PageFacts): number {
  const kept = blocks
    .filter(({ region }) => region === "main")
    .map(({ text }) => text)
    .join(" ");
  return kept.length === 0 ? mainText.chars : (mainText.chars * byteLengthOf(kept)) / kept.length;
}
