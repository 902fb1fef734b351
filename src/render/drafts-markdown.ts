// Drafts of the fixes that stand first, each once, in fenced blocks that nothing in them can end.
import { type Draft, type DraftKind, furtherPages, noticeOver } from "../model/draft.ts";
import type { ScanResults, TopFix } from "../model/results.ts";
import { fenceFor } from "../model/words.ts";
import { codeAddress, escapeMarkdown as esc, escapeTicked } from "./escape-markdown.ts";

const DRAFTS = 5;
/** Names by which Markdown readers color a block. */
const LANGUAGES: Record<DraftKind, string> = {
  "json-ld": "html",
  robots: "text",
  html: "html",
  markdown: "markdown",
  "http-header": "http",
  xml: "xml",
  text: "text",
};

export function draftsMarkdown({ topFixes, domain }: Pick<ScanResults, "topFixes" | "domain">, most: number): string {
  const byContent = Map.groupBy(
    topFixes.filter(({ draft }) => draft !== undefined),
    ({ draft }) => `${draft?.target} ${draft?.content}`,
  );
  // A whole report holds them all.
  const shown = [...byContent.values()].slice(0, most === Number.POSITIVE_INFINITY ? most : Math.min(DRAFTS, most));
  const drafts = shown.flatMap((fixes) => fixes[0]?.draft ?? []);
  const blocks = shown.flatMap((fixes, at) => (drafts[at] === undefined ? [] : [block(drafts[at], fixes)]));
  return blocks.length === 0 ? "" : [esc(noticeOver(drafts, domain)), ...blocks].join("\n\n");
}

function block(draft: Draft, fixes: readonly TopFix[]): string {
  const serves = fixes.map(({ title }) => `“${esc(title)}”`).join(", ");
  const fence = fenceFor(draft.content);
  return [
    `### ${esc(draft.title)}`,
    "",
    `For ${codeAddress(draft.target)}${furtherPages(draft)}, toward ${serves}.`,
    "",
    `${fence}${LANGUAGES[draft.kind]}`,
    draft.content,
    fence,
    ...(draft.notes.length === 0 ? [] : [""]),
    ...draft.notes.map((note) => `- ${escapeTicked(note)}`),
  ].join("\n");
}
