import { nameKind } from "../../crawl/page-kind.ts";

/** "What we do", "Contact": the whole text is what sites call a page of that kind, and no name of anything on it. */
export const namesPageKind = (text: string): boolean => nameKind(text)?.share === 1;
