// What a page that is heavy for its text can be rid of: only what stands in it is asked to be moved out.
import { listOf } from "../../model/words.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import { fixedBy, type Verdict } from "./define-check.ts";

const LEAST_SHARE = 0.1;

/** The verdict with a fix for the bytes of these pages. */
export function lightenedBy(verdict: Verdict, pages: readonly PageFacts[]): Verdict {
  const inside = new Set(pages.flatMap(bulkOf));
  const fix =
    inside.size === 0
      ? "Send the pages without indentation and comments, and drop wrappers that carry nothing."
      : `Move ${listOf([...inside])} out of the page, and drop wrappers and indentation that carry nothing.`;
  return fixedBy(inside.size === 0 ? { ...verdict, effort: "M" } : verdict, fix);
}

const bulkOf = ({ inlineScriptBytes, styles, counts, transfer }: PageFacts): string[] =>
  [
    { name: "scripts", bytes: inlineScriptBytes },
    { name: "styles", bytes: styles.inlineBytes },
    { name: "drawings and icons", bytes: counts.inlineSvgBytes + counts.dataUriBytes },
    { name: "data", bytes: counts.jsonScriptBytes },
  ].flatMap(({ name, bytes }) => (bytes >= transfer.bytes * LEAST_SHARE ? [name] : []));
