// What was seen: address and quote, with what it means. Addresses of the scanned site are text, never links.
import type { EvidenceItem } from "../../model/outcome.ts";
import { type Markup, markup } from "../markup.ts";
import { addressOn, ticked } from "./words.ts";
import { WORDS } from "../words/index.ts";

interface Told {
  startUrl: string;
  /** What the reader has just read: a meaning that it holds is not said again. */
  situation: string;
  most: number;
}

/** Lines of one meaning stand together, so that it is said once. */
export function seen(evidence: readonly EvidenceItem[], { startUrl, situation, most }: Told): Markup | null {
  if (evidence.length === 0) return null;
  const groups = [...Map.groupBy(evidence.slice(0, most), ({ meaning }) => meaning)];
  return markup`<ul class="seen">${groups.map(
    ([meaning, items]) => markup`
<li><span class="evidence">${items.map((item) => line(item, startUrl))}</span>${!situation.includes(meaning) && markup` <span class="meaning">${ticked(meaning)}</span>`}</li>`,
  )}${evidence.length > most && markup`\n<li class="note">${WORDS.report.findings.moreSeen(evidence.length - most)}</li>`}</ul>`;
}

const line = ({ url, received }: EvidenceItem, startUrl: string): Markup =>
  markup`<span class="line"><span class="where">${addressOn(startUrl, url)}</span> ${received}</span>`;
