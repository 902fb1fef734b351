// Pages look at no credential: everybody sees the same, and it counts for nobody.
import type { Caller } from "../../model/caller.ts";
import { PLANS } from "../../model/plans.ts";
import type { Ctx, Ports } from "../../model/ports.ts";
import type { Operation } from "../../operations/define-operation.ts";
import { invoke } from "../../operations/invoke.ts";

const ANYBODY: Caller = {
  kind: "anonymous",
  plan: "anonymous",
  scopes: [...PLANS.anonymous.scopes],
  subject: "pages",
  owner: "pages",
  keyId: null,
  isAgent: false,
};

export const asAnybody = (ports: Ports, requestId: string): Ctx => ({ ...ports, caller: ANYBODY, requestId });

/** The same, with lists from the nearest copy of the database. */
export const nearAnybody = (ctx: Ctx): Ctx => ({ ...ctx, ...ctx.openLists("anywhere").lists });

export async function read(ctx: Ctx, operation: Operation, raw: object): Promise<unknown> {
  return (await invoke(ctx, operation, raw, { countsReads: false })).body;
}
