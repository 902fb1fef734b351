// The report to take along, in the forms that there are.
import type { ScanResults } from "../../model/results.ts";
import { type Markup, markup } from "../markup.ts";
import { signInFor } from "./ninety-days.ts";
import type { ReportQuery } from "./report-query.ts";
import { section } from "./words.ts";

export const csvPath = (scanId: string): `/${string}` => `/report/${scanId}/opportunities.csv`;

/** `mayReadPlaybook` is whether the archive of skills opens for this caller. */
export function downloads(
  { scanId, opportunities }: ScanResults,
  query: ReportQuery,
  mayReadPlaybook: boolean,
): Markup {
  const api = `/api/insights/scan/${scanId}`;
  return section("downloads", "Take it with you", [
    markup`<ul class="downloads">
${file("Report (Markdown)", `/report/${scanId}.md`, `report-${scanId}.md`, "To paste into a document or a chat.")}
${file("Results (JSON)", `${api}/results`, `report-${scanId}.json`, "Everything on this page, for programs.")}
${file("Checks (JSON)", `${api}/checks?limit=500`, `checks-${scanId}.json`, "Each check with its evidence.")}
${opportunities.length > 0 && file("Opportunities (CSV)", csvPath(scanId) + volumesOf(query), `opportunities-${scanId}.csv`, "For a spreadsheet, with hours, steps and risks.")}
${mayReadPlaybook ? file("Skills (ZIP)", `/api/insights/playbook/${scanId}/skills.zip`, `skills-${scanId}.zip`, "One ready skill file for each change, for agents.") : markup`<li><a class="button quiet" href="${signInFor(scanId)}">Sign in for the skills</a><span class="note">One ready skill file for each change, for agents: with a free account or a key.</span></li>`}
</ul>
<p class="note">On paper: print this page, or print it to a PDF file. It is laid out for A4.</p>`,
  ]);
}

const file = (name: string, path: string, as: string, note: string): Markup =>
  markup`<li><a class="button quiet" href="${path}" download="${as}">${name}</a><span class="note">${note}</span></li>`;

/** The file has the hours that the page shows. */
function volumesOf({ stated }: ReportQuery): string {
  const query = new URLSearchParams([...stated.typed]).toString();
  return query === "" || stated.assumptions === null ? "" : `?${query}`;
}
