import { memoByPage } from "../evidence/memo-by-page.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { Frontier } from "./frontier.ts";
import { pageKeyOf } from "./normalise-url.ts";
import { templatesOf } from "./page-template.ts";

/** Share of the words of two pages that both have when one is the other with a few names exchanged. */
const SHARED_WORDS = 0.65;
/** Less is a headline and a button, which pages of one site may well share. */
const LEAST_WORDS = 40;

/** Notes that pages of one template say nearly the same, and takes it back when those that were read last differ. */
export function noteNearCopy(frontier: Frontier, page: PageFacts, earlier: readonly PageFacts[]): Frontier {
  const template = templatesOf(frontier);
  const nameOf = ({ requestedUrl }: PageFacts): string => {
    const candidate = frontier.candidates[pageKeyOf(requestedUrl)];
    return candidate === undefined ? "" : template(candidate);
  };
  const name = nameOf(page);
  if (name === "") return frontier;
  const read = [...earlier.filter((other) => other !== page && nameOf(other) === name).slice(-MOST_COMPARED), page];
  const copies = read.filter((one) => read.some((other) => other !== one && isNearCopy(one, other)));
  const others = frontier.alike.filter((other) => other !== name);
  return { ...frontier, alike: copies.length > read.length * MOST_OF ? [...others, name] : others };
}
const MOST_COMPARED = 5;
const MOST_OF = 2 / 3;

function isNearCopy(one: PageFacts, other: PageFacts): boolean {
  const [words, others] = [mainWords(one), mainWords(other)];
  if (Math.min(words.size, others.size) < LEAST_WORDS) return false;
  let shared = 0;
  for (const word of words) if (others.has(word)) shared += 1;
  return shared >= SHARED_WORDS * (words.size + others.size - shared);
}

const mainWords = memoByPage(
  ({ blocks }: PageFacts): ReadonlySet<string> =>
    new Set(blocks.flatMap(({ region, text }) => (region === "main" ? text.split(" ") : []))),
);
