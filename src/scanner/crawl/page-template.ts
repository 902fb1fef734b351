// Which pages of a site come out of one mould: posts of a blog, towns of a trade, variants of a product.
import type { Candidate, Frontier } from "./frontier.ts";
import { scopeOf, type Scope } from "./site-scope.ts";
import { headOf, patternOf } from "./url-pattern.ts";

/** So many names at the root with one beginning are no accident. */
const LEAST_OF_FAMILY = 4;

interface Named {
  base: string;
  depth: number;
  pattern: string;
  head: string;
}
/** Candidates are never changed in place, so that what follows from one alone need not be worked out for every choice. */
const namedCandidates = new WeakMap<Candidate, Named>();

/** Depth of a page below the site's root. */
export const depthOf = (page: Candidate, scope: Scope): number => namedOf(page, scope).depth;

/** The template of each page, as an address with a star; "" for a page of its own. */
export function templatesOf(frontier: Frontier, scope: Scope = scopeOf(frontier)): (page: Candidate) => string {
  const heads = new Map<string, number>();
  for (const page of Object.values(frontier.candidates)) {
    const { head } = namedOf(page, scope);
    if (head !== "") heads.set(head, (heads.get(head) ?? 0) + 1);
  }
  return (page) => {
    const { pattern, head } = namedOf(page, scope);
    return pattern === "" && (heads.get(head) ?? 0) >= LEAST_OF_FAMILY ? `/${head}-*` : pattern;
  };
}

function namedOf(page: Candidate, scope: Scope): Named {
  const known = namedCandidates.get(page);
  if (known?.base === scope.base) return known;
  const segments = scope.segmentsOf(page.url);
  const pattern = patternOf(page.url, segments);
  const made = { base: scope.base, depth: segments.length, pattern, head: pattern === "" ? headOf(segments) : "" };
  namedCandidates.set(page, made);
  return made;
}
