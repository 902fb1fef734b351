// The report to take along, in the forms that there are.
import type { ScanResults } from "../../model/results.ts";
import { type Markup, markup } from "../markup.ts";
import { signInFor } from "./ninety-days.ts";
import type { ReportQuery } from "./report-query.ts";
import { section } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.report.downloads;

export const csvPath = (scanId: string): `/${string}` => `/report/${scanId}/opportunities.csv`;

/** `mayReadPlaybook` is whether the archive of skills opens for this caller. */
export function downloads(
  { scanId, opportunities }: ScanResults,
  query: ReportQuery,
  mayReadPlaybook: boolean,
): Markup {
  const api = `/api/insights/scan/${scanId}`;
  return section("downloads", TEXTS.title, [
    markup`<ul class="downloads">
${file(TEXTS.markdown, `/report/${scanId}.md${volumesOf(query)}`, `report-${scanId}.md`, "markdown")}
${file(TEXTS.json, `${api}/results`, `report-${scanId}.json`)}
${file(TEXTS.checks, `${api}/checks?limit=500`, `checks-${scanId}.json`)}
${opportunities.length > 0 && file(TEXTS.csv, csvPath(scanId) + volumesOf(query), `opportunities-${scanId}.csv`, "csv")}
${mayReadPlaybook ? file(TEXTS.skills, `/api/insights/playbook/${scanId}/skills.zip`, `skills-${scanId}.zip`) : markup`<li><a class="button quiet" href="${signInFor(scanId)}">${TEXTS.skillsClosed.name}</a><span class="note">${TEXTS.skillsClosed.note}</span></li>`}
</ul>
<p class="note">${TEXTS.onPaper}</p>`,
  ]);
}

/** `follows` names a file that the reader's volumes change. */
const file = ({ name, note }: { name: string; note: string }, path: string, as: string, follows?: string): Markup =>
  markup`<li><a class="button quiet" href="${path}" download="${as}"${follows !== undefined && markup` data-follows="${follows}"`}>${name}</a><span class="note">${note}</span></li>`;

/** The file has the hours that the page shows. */
function volumesOf({ stated }: ReportQuery): string {
  const query = new URLSearchParams([...stated.typed]).toString();
  return query === "" || stated.assumptions === null ? "" : `?${query}`;
}
