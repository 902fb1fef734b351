import { addressKey } from "../../evidence/access/access-observation.ts";
import type { MarkdownFacts } from "../../evidence/site-evidence.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { byteLengthOf } from "../../evidence/site/sniff-body.ts";
import { countOf } from "../../../model/words.ts";
import { defineCheck, na, seen, unable } from "../define-check.ts";

const PASS_SHARE = 0.95;
const WARN_SHARE = 0.8;
/** Shorter pieces (labels, single words) say little and occur by chance. */
const MIN_LETTERS = 20;
const MAX_SEGMENTS = 400;

export const markdownParity = defineCheck({
  id: "markdown-parity",
  agent: "communication",
  category: "Machine-readable content",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["markdown", "pages", "target"],
  title: "The plain-text form says what the page says",
  why: "An assistant that reads the plain text takes it for the page. What is missing there is missing in its answer.",
  fix: "Make the plain text from the same source as the page, at the same moment, and leave out nothing of the main content.",
  effort: "M",
  reference: "https://agentdocsspec.com/",
  headline: ({ people, name }) => `Assistants read less on the pages of ${name} than ${people} do`,
  run({ markdown, pages, target }) {
    const served = markdown.negotiated.filter(({ isMarkdown }) => isMarkdown);
    if (served.length === 0) return na(`${target.host} gave no page as plain text.`);
    const byAddress = new Map(pages.map((page) => [addressKey(page.url), page]));
    const compared = served.flatMap((answer) => {
      const page = byAddress.get(addressKey(answer.url));
      // A form that was kept in part only would seem to lack what was cut.
      if (page === undefined || byteLengthOf(answer.excerpt) < answer.bytes * 0.98) return [];
      const found = compare(page, answer);
      return found === null ? [] : [{ page, ...found }];
    });
    if (compared.length === 0) return unable(`The plain text of ${target.host} was too long or too short to compare.`);
    const share = compared.reduce((sum, { kept, of }) => sum + kept / of, 0) / compared.length;
    return {
      status: share >= PASS_SHARE ? "pass" : share >= WARN_SHARE ? "warn" : "fail",
      score: share,
      situation: `The plain text of ${target.host} holds ${Math.round(share * 100)} % of the passages of the page (${countOf(compared.length, "page")} compared).`,
      evidence: compared
        .filter(({ lacking }) => lacking !== null)
        .map(({ page, lacking, kept, of }) =>
          seen(
            page.url,
            `not in the plain text: a passage of ${lacking?.length ?? 0} characters`,
            `${of - kept} of ${of} passages are missing.`,
          ),
        ),
    };
  },
});

/** Passages of the main content that occur in the Markdown, whatever the markup around the letters. */
function compare(page: PageFacts, { excerpt }: MarkdownFacts["negotiated"][number]) {
  const text = lettersOf(excerpt);
  const passages = page.blocks
    .filter(({ region }) => region === "main")
    .slice(0, MAX_SEGMENTS)
    .map((block) => ({ text: block.text, letters: lettersOf(block.text) }))
    .filter(({ letters }) => letters.length >= MIN_LETTERS);
  if (passages.length === 0) return null;
  const missing = passages.filter(({ letters }) => !text.includes(letters));
  return { kept: passages.length - missing.length, of: passages.length, lacking: missing[0]?.text ?? null };
}

/** Letters and digits alone: markup, spaces and punctuation differ between the forms. Link targets go too. */
const lettersOf = (text: string): string =>
  text
    .replace(/\]\([^()\s]{0,2000}\)/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
