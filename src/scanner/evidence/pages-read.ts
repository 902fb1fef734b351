import { countOf } from "../../model/words.ts";

/** "on the one page read", "on the 25 pages read". */
export const onPagesRead = (pages: readonly unknown[]): string =>
  pages.length === 1 ? "on the one page read" : `on the ${countOf(pages.length, "page")} read`;
