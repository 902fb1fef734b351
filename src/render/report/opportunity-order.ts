// The orders that the table of opportunities has: by its columns, each upwards or downwards.
import type { Opportunity, Rating } from "../../model/results.ts";

export const ORDER_COLUMNS = ["priority", "hours", "impact", "effort"] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

export interface OpportunityOrder {
  by: OrderColumn;
  isDescending: boolean;
}

const TAKEN_IN_ORDER: OpportunityOrder = { by: "priority", isDescending: false };
/** Where most is what people look for first. */
const FROM_MOST: ReadonlySet<OrderColumn> = new Set(["hours", "impact"]);

/** "hours" is upwards, "-hours" downwards; anything else is the order in which to take them. */
export function readOrder(text: string | null): OpportunityOrder {
  const by = ORDER_COLUMNS.find((name) => name === text?.replace(/^-/, ""));
  return by === undefined ? TAKEN_IN_ORDER : { by, isDescending: text?.startsWith("-") === true };
}

/** Null for the order that needs no saying. */
export const writeOrder = ({ by, isDescending }: OpportunityOrder): string | null =>
  by === "priority" && !isDescending ? null : `${isDescending ? "-" : ""}${by}`;

/** What a click on a column's head asks for. */
export const nextOrder = (now: OpportunityOrder, by: OrderColumn): OpportunityOrder => ({
  by,
  isDescending: now.by === by ? !now.isDescending : FROM_MOST.has(by),
});

const RANKS: Record<Rating, number> = { low: 1, medium: 2, high: 3 };

/** What a column sorts by; null for what is not known. */
export function orderValue({ priority, hours, impact, effort }: Opportunity, by: OrderColumn): number | null {
  switch (by) {
    case "priority":
      return priority ?? null;
    case "hours":
      return hours?.base ?? null;
    case "impact":
      return RANKS[impact];
    case "effort":
      return RANKS[effort];
  }
}

/** Those whose value is not known come last either way; equals stay in the order in which to take them. */
export function inOrder(all: readonly Opportunity[], order: OpportunityOrder = TAKEN_IN_ORDER): Opportunity[] {
  const direction = order.isDescending ? -1 : 1;
  const byPriority = all.toSorted((a, b) => compare(orderValue(a, "priority"), orderValue(b, "priority"), 1));
  return byPriority.toSorted((a, b) => compare(orderValue(a, order.by), orderValue(b, order.by), direction));
}

function compare(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a - b) * direction;
}
