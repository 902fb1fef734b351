// Descriptions that lack facts: what is there by the names of the data, and what is left out for a headline.
import type { EvidenceItem } from "../../model/outcome.ts";
import { listOf } from "../../model/words.ts";
import { isFilled } from "../evidence/structured/structured-entity.ts";
import type { SiteNode } from "../evidence/site-evidence.ts";
import { fail, namedIn, pass, seen, type Verdict, warn } from "./define-check.ts";

const PASS_SHARE = 0.8;
const WARN_SHARE = 0.5;
const NAMES = 12;
const NAMED = 3;

export interface Fact {
  name: string;
  /** What the fix calls it. */
  add: string;
  isThere: boolean;
}

export const lackingIn = (facts: readonly Fact[]): Fact[] => facts.filter(({ isThere }) => !isThere);

/** By the share of the facts that are there. `data` is where those go that lack. */
export function judgeFacts(
  { url, nodes, lacking, share }: { url: string; nodes: readonly SiteNode[]; lacking: readonly Fact[]; share: number },
  situation: string,
  data: string,
): Verdict {
  const lacks = lacking.map(({ name }) => name);
  const shown = seen(url, namesOf(nodes), lacks.length === 0 ? situation : "", lacks.length === 0 ? {} : { lacks });
  const verdict = share >= PASS_SHARE ? pass : share >= WARN_SHARE ? warn : fail;
  const added = listOf(
    lacking.map(({ add }) => add),
    7,
  );
  return verdict(situation, shown, lacking.length === 0 ? {} : { fix: `Add to the data about ${data}: ${added}.` });
}

/** "Organization: name, url". */
function namesOf(nodes: readonly SiteNode[]): string {
  const types = [...new Set(nodes.flatMap(({ types }) => types))];
  const names = new Set(
    nodes.flatMap(({ props }) => Object.keys(props).filter((name) => !name.startsWith("@") && isFilled(props[name]))),
  );
  return `${types.slice(0, 3).join(", ")}: ${listOf([...names], NAMES) || "nothing"}`;
}

/** "a logo and a description", from what was shown. */
export const factsLeftOut = (shown: readonly EvidenceItem[]): string =>
  listOf(namedIn(shown, "lacks"), NAMED) || "what they look for";
