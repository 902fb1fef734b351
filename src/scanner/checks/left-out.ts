// Descriptions that lack facts: what is there by the names of the data, and what is left out for a headline.
import type { EvidenceItem } from "../../model/outcome.ts";
import { listOf } from "../../model/words.ts";
import { isFilled } from "../evidence/structured/structured-entity.ts";
import type { SiteNode } from "../evidence/site-evidence.ts";

const NAMES = 12;
const LEFT_OUT = /^Left out: (.+)\.$/;

/** "Organization: name, url". */
export function namesOf(nodes: readonly SiteNode[]): string {
  const types = [...new Set(nodes.flatMap(({ types }) => types))];
  const names = new Set(
    nodes.flatMap(({ props }) => Object.keys(props).filter((name) => !name.startsWith("@") && isFilled(props[name]))),
  );
  return `${types.slice(0, 3).join(", ")}: ${listOf([...names], NAMES) || "nothing"}`;
}

export const leftOut = (missing: readonly string[]): string => `Left out: ${listOf(missing, 3)}.`;

/** "a logo and a description", from what was shown. */
export const factsLeftOut = (shown: readonly EvidenceItem[]): string =>
  shown.flatMap(({ meaning }) => LEFT_OUT.exec(meaning)?.[1] ?? [])[0] ?? "what they look for";
