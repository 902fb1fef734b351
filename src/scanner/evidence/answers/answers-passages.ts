// Which sentences of a page stand on other pages of the same site too.
import type { PageFacts } from "../page-facts.ts";
import { longSentences } from "./answers-content.ts";
import { isSharedLine } from "../text/shared-lines.ts";
import { foldText } from "../text/text-search.ts";
import { estimateSimilarity, shingle, signShingles } from "../text/text-shingles.ts";

export interface PassageUse {
  /** How many of the page's sentences no other page has. */
  own: number;
  /** How many sentences it has. */
  all: number;
  /** A sentence that another page has; "" when none. */
  example: string;
  /** The page whose text is most like this one's. */
  nearest: { page: PageFacts; similarity: number } | null;
}

const LEAST_SENTENCES = 5;
/** A short line on most pages is their banner. */
const BANNER_CHARS = 80;

/**
 * Compares the running text of pages with five sentences or more. Pages with one and the same text
 * are one page under several addresses and are compared once, so that copies do not count: they are told with the first.
 */
export function comparePassages(pages: readonly PageFacts[]): {
  uses: Map<PageFacts, PassageUse>;
  copies: [copy: PageFacts, first: PageFacts][];
} {
  const { texts, copies } = distinctTexts(pages);
  return { uses: usesOf(texts), copies };
}

function usesOf(texts: readonly PageText[]): Map<PageFacts, PassageUse> {
  if (texts.length < 2) return new Map();
  const uses = new Map<string, number>();
  for (const { sentences } of texts) for (const key of sentences.keys()) uses.set(key, (uses.get(key) ?? 0) + 1);
  const signed = texts.map((text) => ({
    ...text,
    signature: signShingles(shingle([...text.sentences.keys()].join(" "))),
  }));
  return new Map(
    signed.map(({ page, sentences, signature }) => {
      const shared = [...sentences].filter(([key]) => (uses.get(key) ?? 0) > 1);
      const others = signed.filter((other) => other.page !== page);
      const nearest = others
        .map((other) => ({ page: other.page, similarity: estimateSimilarity(signature, other.signature) }))
        .reduce((best, next) => (next.similarity > best.similarity ? next : best));
      const own = sentences.size - shared.length;
      return [page, { own, all: sentences.size, example: shared[0]?.[1] ?? "", nearest }];
    }),
  );
}

interface PageText {
  page: PageFacts;
  /** Sentences as written, by their folded form. */
  sentences: Map<string, string>;
}

function distinctTexts(pages: readonly PageFacts[]): { texts: PageText[]; copies: [PageFacts, PageFacts][] } {
  const known = new Map<string, PageText>();
  const copies: [PageFacts, PageFacts][] = [];
  for (const page of pages) {
    const own = longSentences(page).filter((one) => one.length > BANNER_CHARS || !isSharedLine(one, pages));
    const sentences = new Map(own.map((sentence) => [foldText(sentence), sentence]));
    const whole = [...sentences.keys()].join("\n");
    const first = known.get(whole);
    if (sentences.size < LEAST_SENTENCES) continue;
    if (first === undefined) known.set(whole, { page, sentences });
    else copies.push([page, first.page]);
  }
  return { texts: [...known.values()], copies };
}
