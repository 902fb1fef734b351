// Where what a draft holds is set on the system that the site runs on.
import type { Draft } from "../../../model/draft.ts";
import type { Technology } from "../../../model/profile.ts";
import places from "../data/where-set.json" with { type: "json" };

const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = places;
const HEAD_TEXT = /<title>|<meta name="description"/;

/** By the first system of the list that was recognized; [] where none was, or where that leaves it to nobody. */
export function whereSet(
  { kind, content }: Pick<Draft, "kind" | "content">,
  technologies: readonly Pick<Technology, "id" | "confidence">[],
): string[] {
  // Entries for a list that is there go into it.
  if (kind === "xml" && !content.includes("<urlset")) return [];
  const seen = new Set(technologies.flatMap(({ id, confidence }) => (confidence === "low" ? [] : [id])));
  const known = PLACES[kind === "html" && HEAD_TEXT.test(content) ? "head-texts" : kind] ?? {};
  return Object.entries(known)
    .filter(([id]) => seen.has(id))
    .slice(0, 1)
    .flatMap(([, place]) => (place === "" ? [] : [place]));
}
