// A notice on privacy that was taken over from somebody else: it names them, and the business nowhere.
import type { PageFacts } from "../page-facts.ts";
import { foldText } from "../text/text-search.ts";
import words from "../data/policy-words.json" with { type: "json" };

/** "Acme collects", "Acme SARL respecte": who does something with data. */
const DOER = new RegExp(words.doer, "gu");
/** What stands before a noun, and before no name. */
const DETERMINER = new RegExp(words.determiner, "iu");
/** Who is named on pages of any business: pronouns, services that get data. */
const ANYONE = new RegExp(words.anyone, "iu");
const LEAST_TIMES = 3;
const LEAST_WORD = 4;

/** The name that the notice has in place of the `names` of the business. */
export function namedInPlaceOf(
  notice: PageFacts,
  pages: readonly PageFacts[],
  names: readonly string[],
): string | undefined {
  const text = textOf(notice);
  const folded = foldText(text);
  const own = names
    .flatMap((name) => foldText(name).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= LEAST_WORD);
  if (own.length === 0 || own.some((word) => folded.includes(word))) return undefined;
  const found = new Set([...text.matchAll(DOER)].flatMap(([, name]) => name ?? []));
  return [...found].find((name) => {
    const before = text.split(name).slice(0, -1);
    return (
      before.length >= LEAST_TIMES &&
      !ANYONE.test(name) &&
      !before.some((part) => DETERMINER.test(part.slice(-LONGEST_DETERMINER))) &&
      !notice.headings.some(({ text: heading }) => heading.startsWith(name)) &&
      !pages.some((page) => page !== notice && page.blocks.some((block) => block.text.includes(name)))
    );
  });
}
const LONGEST_DETERMINER = 12;

const textOf = ({ blocks }: PageFacts): string =>
  blocks.flatMap(({ text, region }) => (region === "main" ? [text] : [])).join("\n");
