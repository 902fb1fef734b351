// A notice on privacy that was taken over from somebody else: it names them, and the business nowhere.
import type { PageFacts } from "../page-facts.ts";
import { foldText } from "../text/text-search.ts";
import words from "../data/policy-words.json" with { type: "json" };

/** "Acme Homes respects your privacy", "Acme SARL s'engage", "Acme Ltd (“we”)": who speaks as the one that answers for the data. */
const CONTROLLER = new RegExp(words.controller, "gu");
/** What stands before a noun, and before no name. */
const DETERMINER = new RegExp(words.determiner, "iu");
/** What stands before the name of a service that the business uses. */
const USED = new RegExp(words.used, "iu");
/** Who is named on pages of any business: pronouns, services that get data. */
const ANYONE = new RegExp(words.anyone, "iu");
const LEAST_TIMES = 3;
const MOST_NAMES = 5;
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
  const found = new Set([...text.matchAll(CONTROLLER)].flatMap(([, name]) => name ?? []));
  return [...found].slice(0, MOST_NAMES).find((name) => {
    const before = text.split(name).slice(0, -1);
    return (
      before.length >= LEAST_TIMES &&
      !ANYONE.test(name) &&
      !DETERMINER.test(`${name.split(" ")[0]} `) &&
      !before.map((part) => part.slice(-LONGEST_BEFORE)).some((part) => DETERMINER.test(part) || USED.test(part)) &&
      !notice.headings.some(({ text: heading }) => heading.startsWith(name)) &&
      !pages.some((page) => page !== notice && page.blocks.some((block) => block.text.includes(name)))
    );
  });
}
const LONGEST_BEFORE = 20;

const textOf = ({ blocks }: PageFacts): string =>
  blocks.flatMap(({ text, region }) => (region === "main" ? [text] : [])).join("\n");
