// What to automate: a matrix of impact and effort above the table it is drawn from, which opens into how each one goes.
import type { ScanResults } from "../../model/results.ts";
import { type Markup, markup } from "../markup.ts";
import type { CheckLinks } from "./check-links.ts";
import { inOrder } from "./opportunity-order.ts";
import { matrix } from "./opportunity-matrix.ts";
import { opportunityTable } from "./opportunity-table.ts";
import type { ReportQuery } from "./report-query.ts";
import { section } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.opportunities;

export function opportunities(results: ScanResults, query: ReportQuery, links: CheckLinks): Markup | null {
  const all = inOrder(results.opportunities);
  if (all.length === 0)
    return results.workflows.length === 0
      ? null
      : section("opportunities", TEXTS.title, [markup`<p>${TEXTS.nothing(results.workflows)}</p>`]);
  return section("opportunities", TEXTS.title, [
    markup`<p class="under">${TEXTS.note}</p>
<div class="pair table">
<div class="card matrix"><h3 class="label">${TEXTS.matrix}</h3>${matrix(all)}</div>
<div class="card">${opportunityTable(all, query, { links, startUrl: results.startUrl })}</div>
</div>`,
  ]);
}
