// Lists that are only written like lists.
import type { PageFacts } from "../page-facts.ts";
import { bodyBlocks } from "./answers-content.ts";

const BULLET = /^\s*(?:[•‣▪●◦○■□►▶➤➔→✓✔✅☑★·∙–—]|-(?=\s)|\d{1,2}[.)](?=\s))\s*\S/u;
const INNER_BULLET = /[•‣▪●◦■►▶➤✓✔✅☑]/gu;
const LEAST_ITEMS = 3;
const LIST_TAGS = new Set(["li", "dt", "dd", "td", "th", "summary", "pre", "code"]);

/** Runs of three or more paragraphs, or bullets inside one, that stand for a list; first lines as an example. */
export function findFakeLists(page: PageFacts): { count: number; example: string } {
  let count = 0;
  let example = "";
  let run: string[] = [];
  const close = () => {
    if (run.length >= LEAST_ITEMS) {
      count += 1;
      example ||= run.slice(0, LEAST_ITEMS).join(" / ");
    }
    run = [];
  };
  for (const { tag, text } of bodyBlocks(page)) {
    if (LIST_TAGS.has(tag)) {
      close();
      continue;
    }
    // Between words of one line a mark parts what stands beside each other.
    if (BULLET.test(text) && (text.match(INNER_BULLET)?.length ?? 0) >= LEAST_ITEMS) {
      close();
      count += 1;
      example ||= text;
    } else if (BULLET.test(text)) run.push(text);
    else close();
  }
  close();
  return { count, example };
}

export const hasRealLists = (page: PageFacts): boolean =>
  page.lists.some(({ region, items }) => region === "main" && items >= 2);
