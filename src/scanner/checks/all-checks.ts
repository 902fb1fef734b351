// The registry as a list, in the order of ids, so that reports do not depend on the order of lines.
import type { Check } from "./define-check.ts";
import * as registry from "./registry.ts";

/**
 * Each check is typed to the evidence it needs; the runner hands every check exactly its own needs, so
 * as a list they may be seen as taking all of it.
 */
export const CHECKS: readonly Check[] = (Object.values(registry) as unknown as Check[]).toSorted((a, b) =>
  a.id < b.id ? -1 : 1,
);

const byId = new Map(CHECKS.map((check) => [check.id, check]));
export const checkById = (id: string): Check | undefined => byId.get(id);
