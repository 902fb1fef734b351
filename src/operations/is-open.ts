import { PLANS } from "../model/plans.ts";
import type { Operation } from "./define-operation.ts";

/** Whether callers without a credential may run the operation; one that always needs somebody says so in its errors. */
export const isOpen = ({ scopes, errors }: Pick<Operation, "scopes" | "errors">): boolean =>
  !errors.includes("AUTH_REQUIRED") && scopes.every((scope) => PLANS.anonymous.scopes.includes(scope));
