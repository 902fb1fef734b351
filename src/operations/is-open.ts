import { PLANS } from "../model/plans.ts";
import type { Operation } from "./define-operation.ts";

/** Whether callers without a credential may run the operation. */
export const isOpen = ({ scopes }: Pick<Operation, "scopes">): boolean =>
  scopes.every((scope) => PLANS.anonymous.scopes.includes(scope));
