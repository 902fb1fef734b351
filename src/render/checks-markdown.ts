// Every check of a scan in Markdown, grouped by category, worst first.
import { hundredths } from "../model/words.ts";
import { CHECK_CATEGORIES, type CheckStatus, type Outcome } from "../model/outcome.ts";
import { escapeMarkdown as esc } from "./escape-markdown.ts";
import { STATUS_ORDER } from "./report/status-order.ts";
import { WORDS } from "./words/index.ts";

export function checksMarkdown(checks: readonly Outcome[]): string {
  return CHECK_CATEGORIES.map((category) => group(category, checks))
    .filter((text) => text !== "")
    .join("\n\n");
}

function group(category: Outcome["category"], checks: readonly Outcome[]): string {
  const own = checks.filter((check) => check.category === category).toSorted((a, b) => rankOf(a) - rankOf(b));
  return own.length === 0 ? "" : [`### ${category}`, "", ...own.map(line)].join("\n");
}

const rankOf = ({ status }: { status: CheckStatus }): number => STATUS_ORDER.indexOf(status);

function line({ id, title, status, weight, aeoCategory, situation }: Outcome): string {
  const counts = weight === 0 ? "not scored" : `weight ${hundredths(weight)}`;
  const lent = aeoCategory === undefined ? "" : `, in AEO under ${aeoCategory}`;
  return `- ${WORDS.names.checkStatuses[status]}: ${esc(title)} (\`${id}\`, ${counts}${lent}). ${esc(situation)}`;
}
