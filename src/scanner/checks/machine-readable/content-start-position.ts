import { pagesWhich } from "../../evidence/access/access-phrases.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { defineCheck } from "../define-check.ts";
import { gradePages, type LowGrade } from "../grade-pages.ts";

const CHARS_PER_TOKEN = 4;
const PASS_TOKENS = 2_000;
const WARN_TOKENS = 10_000;

// Most readers turn a page into text before they cut it, so menus before the content count and scripts do not.
// Readers of the raw HTML are considered by the second rule.
export const contentStartPosition = defineCheck({
  id: "content-start-position",
  agent: "page-experience",
  category: "Machine-readable content",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "target"],
  title: "The content comes early in the page",
  why: "A reader that cuts a page keeps its beginning. Where menus and scripts fill the beginning, the content is what is lost.",
  fix: "Put the main content before long menus in the source, shorten menus, and move scripts and styles into files.",
  effort: "M",
  reference: "https://agentdocsspec.com/",
  nowhere: "Where the content begins could be told on no page read.",
  headline: ({ name }, shown = []) =>
    shown.some(({ meaning }) => meaning === MENU_FIRST)
      ? `Menus use up the attention of assistants before ${name} speaks`
      : `Scripts and styles use up the attention of readers of the source before ${name} speaks`,
  run({ pages, target }) {
    const verdict = gradePages(
      pages,
      gradePage,
      (counts) =>
        `${pagesWhich(counts, counts.of < pages.length ? "on which it could be told" : `read of ${target.host}`, { one: "begins its content early", many: "begin their content early" })}.`,
    );
    const causes = new Set(verdict.evidence.map(({ meaning }) => meaning));
    const fixes = [...FIXES].flatMap(([cause, fix]) => (causes.has(cause) ? [fix] : []));
    return fixes.length === 0 ? verdict : { ...verdict, fix: fixes.join(" ") };
  },
});

const MENU_FIRST = "A reader that cuts the page keeps mostly menu.";
const CODE_FIRST = "A reader of the raw source meets scripts and styles first.";
const FIXES: ReadonlyMap<string, string> = new Map([
  [MENU_FIRST, "Put the main content before long menus in the source, or shorten the menus."],
  [CODE_FIRST, "Move scripts and styles into files, so that the content begins early in the source."],
]);

function gradePage(page: PageFacts): null | 1 | LowGrade {
  const first = page.blocks.findIndex(({ region }) => region === "main");
  if (first < 0 || page.mainStartsAt < 0) return null;
  const charsBefore = page.blocks.slice(0, first).reduce((sum, { text }) => sum + text.length, 0);
  const tokensBefore = Math.round(charsBefore / CHARS_PER_TOKEN);
  const rawTokens = Math.round(page.mainStartsAt / CHARS_PER_TOKEN);
  const isLateInSource = rawTokens > WARN_TOKENS && page.mainStartsAt > page.transfer.bytes / 2;
  if (tokensBefore <= PASS_TOKENS && !isLateInSource) return 1;
  if (tokensBefore > PASS_TOKENS)
    return {
      value: tokensBefore <= WARN_TOKENS ? 0.5 : 0,
      received: `about ${tokensBefore} tokens of other text first`,
      meaning: MENU_FIRST,
    };
  return {
    value: 0.5,
    received: `content begins after ${page.mainStartsAt} of ${page.transfer.bytes} characters of source`,
    meaning: CODE_FIRST,
  };
}
