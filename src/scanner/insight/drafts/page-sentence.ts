// A sentence of a page that says what it offers, short enough to be shown whole under its link.
import type { PageFacts } from "../../evidence/page-facts.ts";
import { isFullSentence, sentencesOf } from "../../evidence/text/text-sentences.ts";
import { bodyBlocks } from "../../evidence/answers/answers-content.ts";
import { textWidth } from "../../evidence/structured/structured-text-width.ts";
import { isCustomersVoice } from "../customer-voice.ts";
import type { KnownNames } from "../name/person-name.ts";
import { siteText } from "./draft-parts.ts";

const LEAST_COLUMNS = 50;
const MOST_COLUMNS = 160;
const READ_SENTENCES = 60;
const PROSE: ReadonlySet<string> = new Set(["p", "div", "section", "article", "li", "dd"]);

/** Whole sentences of the page's own text, 50 to 160 columns wide; null when none fits. `taken` are not used again. */
export function pageSentence(
  page: PageFacts,
  names: KnownNames,
  taken: ReadonlySet<string> = new Set(),
): string | null {
  const paragraphs = bodyBlocks(page)
    .filter((block) => PROSE.has(block.tag) && !isCustomersVoice(page, block))
    .map((block) => sentencesOf(block).filter(isFullSentence));
  const candidates = paragraphs.flatMap((sentences) => [
    ...sentences,
    // Two short ones that follow each other.
    ...sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`),
  ]);
  for (const candidate of candidates.slice(0, READ_SENTENCES)) {
    const text = siteText(candidate, MOST_COLUMNS, names);
    const columns = textWidth(text);
    if (!isWhole(text)) continue;
    if (columns >= LEAST_COLUMNS && columns <= MOST_COLUMNS && !taken.has(text.toLowerCase())) return text;
  }
  return null;
}

/** Neither cut out of a longer one, as at an abbreviation, nor a list that lost its signs. */
const isWhole = (text: string): boolean =>
  !/^\p{Ll}/u.test(text) && count(text, "(") === count(text, ")") && count(text, "[") === count(text, "]");
const count = (text: string, sign: string): number => text.split(sign).length - 1;
