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

/** "leaves out a logo and a description", from what was shown. */
export function leavesOut(shown: readonly EvidenceItem[]): string | null {
  const facts = shown.map(({ meaning }) => LEFT_OUT.exec(meaning)?.[1]).find((text) => text !== undefined);
  return facts === undefined ? null : `leaves out ${facts}`;
}
