// A sentence of a page that says what it offers, short enough to be shown whole under its link.
import type { PageFacts } from "../../evidence/page-facts.ts";
import { isFullSentence, sentencesOf } from "../../evidence/text/text-sentences.ts";
import { findLeaningStart } from "../../evidence/answers/answers-openings.ts";
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
  isMeant: (sentence: string) => boolean = () => true,
): string | null {
  const paragraphs = bodyBlocks(page)
    .filter((block) => PROSE.has(block.tag) && !isCustomersVoice(page, block))
    .map((block) => sentencesOf(block).filter(isFullSentence));
  const candidates = paragraphs.flatMap((sentences) => [
    ...sentences,
    // Two short ones that follow each other.
    ...sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`),
  ]);
  const language = page.htmlLang?.toLowerCase().split(/[-_]/)[0] ?? "en";
  for (const candidate of candidates.slice(0, READ_SENTENCES)) {
    // No letter takes more than two columns.
    if (candidate.length * 2 < LEAST_COLUMNS) continue;
    const text = siteText(candidate, MOST_COLUMNS, names);
    const columns = textWidth(text);
    if (!isWhole(text) || POINTS_BACK.has(findLeaningStart(text, language) ?? "")) continue;
    if (columns >= LEAST_COLUMNS && columns <= MOST_COLUMNS && !taken.has(text.toLowerCase()) && isMeant(text))
      return text;
  }
  return null;
}

/** Neither cut out of a longer one, as at an abbreviation, nor a list that lost its signs, nor a question left open. */
const isWhole = (text: string): boolean =>
  !/^\p{Ll}/u.test(text) &&
  !/(?:\?|\.\.|…)$/.test(text) &&
  !BROKEN.test(text) &&
  count(text, "(") === count(text, ")") &&
  count(text, "[") === count(text, "]");
/** Words for what stood before; "this mug" names what it speaks of. */
const POINTS_BACK: ReadonlySet<string> = new Set(
  "it they he she er ceci cela elle elles ils esto ello ellos ellas isto isso ele ela eles elas cio esso essa essi hij zij ono ona oni".split(
    " ",
  ),
);
/** Signs of a markup that was never rendered, of a list, and of a sentence put together from parts. */
const BROKEN = /\*\*|__|^(?:[•·▪►✓✔–—-]|\p{Extended_Pictographic})|\s[.,;!?](?:\s|$)|\p{L}['’] \p{Ll}/u;
const count = (text: string, sign: string): number => text.split(sign).length - 1;
