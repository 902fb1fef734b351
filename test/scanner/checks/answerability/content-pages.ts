// Pages of running text for the tests in this folder.
import { heading, page, text } from "../../../fixtures/site.ts";
import type { PageFacts, TextBlock } from "../../../../src/scanner/evidence/page-facts.ts";

const SUBJECTS = ["garden", "roof", "window", "kitchen", "cellar", "stair", "wall", "door", "fence", "attic"];
const VERBS = ["needs", "gets", "keeps", "shows", "takes", "holds", "loses", "gains"];
const ENDS = [
  "a coat of paint in spring",
  "more light than last winter",
  "room for tools and wood",
  "care after every storm",
];

/** Plain English sentences of about ten words, no two alike, without figures, names or links. */
export function filler(count: number, start = 0): string[] {
  return Array.from({ length: count }, (_, at) => {
    const n = at + start;
    const letters = `${SUBJECTS[n % 10]} ${VERBS[n % 8]} ${ENDS[n % 4]} beside the ${SUBJECTS[(n * 3 + 1) % 10]}`;
    return `Here the ${letters} of house ${spell(n)}.`;
  });
}

/** "aa", "ab" …: tells sentences apart without a number. */
const spell = (n: number): string =>
  `${String.fromCharCode(97 + (Math.floor(n / 26) % 26))}${String.fromCharCode(97 + (n % 26))}`;

/** A post of about 350 words: the given paragraphs and plain filler. */
export function article(paragraphs: (string | TextBlock)[] = [], over: Parameters<typeof page>[0] = {}): PageFacts {
  const own = paragraphs.map((one) => (typeof one === "string" ? text(one) : one));
  const rest = filler(24).map((sentence) => text(sentence));
  return page({
    url: "https://example-clinic.com/blog/post",
    kind: "post",
    headings: [heading(1, "Keeping an old house")],
    blocks: [...own, ...rest],
    ...over,
  });
}

/** A page whose text is cut into sections, one heading and its paragraphs each. */
export function sections(
  parts: [title: string, ...paragraphs: string[]][],
  over: Parameters<typeof page>[0] = {},
): PageFacts {
  return page({
    headings: [heading(1, "House care"), ...parts.map(([title]) => heading(2, title))],
    blocks: parts.flatMap(([, ...paragraphs], at) => paragraphs.map((one) => text(one, { heading: at + 1 }))),
    ...over,
  });
}
