import type { ToolAnnotations } from "./define-operation.ts";

/** Annotations of tools that only read what the service keeps. */
export const READ_ONLY_TOOL: ToolAnnotations = {
  readOnly: true,
  destructive: false,
  idempotent: true,
  openWorld: false,
};
