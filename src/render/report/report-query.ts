// What the reader of a report asked for in its address: which checks, in which order, with which volumes.
import { CheckCategory, CheckStatus } from "../../model/outcome.ts";
import type { ScanResults } from "../../model/results.ts";
import { readOrder, type OpportunityOrder, writeOrder } from "./opportunity-order.ts";
import { readVolumes, type StatedVolumes, volumeFields } from "./stated-volumes.ts";

export interface CheckFilter {
  status: CheckStatus | null;
  category: CheckCategory | null;
}

export interface ReportQuery {
  filter: CheckFilter;
  order: OpportunityOrder;
  stated: StatedVolumes;
}

/** What names no status, category, order or volume of this report asks for nothing. */
export const readQuery = (query: URLSearchParams, results: ScanResults): ReportQuery => ({
  filter: {
    status: CheckStatus.safeParse(query.get("status")).data ?? null,
    category: CheckCategory.safeParse(query.get("category")).data ?? null,
  },
  order: readOrder(query.get("sort")),
  stated: readVolumes(query, volumeFields(results)),
});

/** The parts of the page that have a form or links of their own; each keeps what the others were asked. */
export type QueryPart = "filter" | "order" | "volumes";

/** Names and values of the address, without those of one part. */
export function pairsWithout(part: QueryPart, { filter, order, stated }: ReportQuery): [string, string][] {
  const sort = writeOrder(order);
  const pairs: Record<QueryPart, [string, string | null][]> = {
    filter: [
      ["status", filter.status],
      ["category", filter.category],
    ],
    order: [["sort", sort]],
    volumes: [...stated.typed],
  };
  const kept: [string, string | null][] = [];
  for (const name of ["filter", "order", "volumes"] as const) if (name !== part) kept.push(...pairs[name]);
  return kept.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}
