import type { PageFacts } from "../page-facts.ts";

/** Trimmed content of the first metadata entry of that key (lower case) that has one; "" when there is none. */
export function metaContent(page: Pick<PageFacts, "metas">, key: string): string {
  return page.metas.find((meta) => meta.key === key && meta.content.trim() !== "")?.content.trim() ?? "";
}
