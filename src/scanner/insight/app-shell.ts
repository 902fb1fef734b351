// Whether a site serves nothing to read without running its scripts.
import type { PageFacts } from "../evidence/page-facts.ts";

const LITTLE = 200;

/** Under 200 characters of text on the start page and an empty root element, or nothing at all but scripts. */
export function isAppShell(pages: readonly PageFacts[]): boolean {
  const home = pages[0];
  if (!home || home.visibleText.chars >= LITTLE) return false;
  if (pages.some((page) => page.visibleText.chars >= LITTLE * 2 && page.kind !== "legal")) return false;
  const scripts = home.scripts.filter((script) => script.src !== "").length;
  if (home.counts.emptyAppRoots > 0) return true;
  return scripts > 0 && home.visibleText.chars < LITTLE / 4 && home.anchors.length < 3;
}
