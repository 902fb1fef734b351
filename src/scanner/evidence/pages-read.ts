import { theCount } from "../../model/words.ts";

/** "on the one page read", "on the 25 pages read". */
export const onPagesRead = (pages: readonly unknown[]): string => `on ${theCount(pages.length, "page")} read`;
