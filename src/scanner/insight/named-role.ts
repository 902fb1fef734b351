// Who does some work, where the site names the desk or the team: "Reception types it into your record."
import { plainUrl } from "../../model/target.ts";
import table from "./data/roles.json" with { type: "json" };
import type { HandSign } from "./signals/hand-hits.ts";
import type { SiteReading } from "./signals/site-reading.ts";
import type { ClaimedWorkflow } from "./claimed-workflow.ts";
import { familyOf } from "./workflow-families.ts";

const ROLES = Object.entries(table.roles).map(
  ([role, words]) => [role, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu")] as const,
);

const roleIn = (text: string): string | undefined => ROLES.find(([, words]) => words.test(text))?.[0];

/** The role in a sentence on who does a step, or in the heading right above it. */
export function namedRole({ pages }: Pick<SiteReading, "pages">, hands: readonly HandSign[]): string | undefined {
  for (const { url, quote, isByOthers } of hands) {
    if (isByOthers) continue;
    const told = quote.replace(/^…|…$/g, "");
    const facts = pages.find((page) => plainUrl(page.facts.url) === url)?.facts;
    const block = facts?.blocks.find(({ text }) => text.includes(told));
    const role = roleIn(quote) ?? roleIn(facts?.headings[block?.heading ?? -1]?.text ?? "");
    if (role !== undefined) return role;
  }
  return undefined;
}

/** Owners of the work of a front desk: whoever does one of these at a small business does the others. */
const AT_THE_DESK: ReadonlySet<string> = new Set(table.atTheDesk);
const DESKS: ReadonlySet<string> = new Set(table.desks);

/** Gives work of the desk that no sentence gives to anybody to the desk that does other such work. */
export function withDesk(claims: readonly ClaimedWorkflow[]): ClaimedWorkflow[] {
  const desk = claims.find(({ doneBy }) => doneBy !== undefined && DESKS.has(doneBy))?.doneBy;
  return claims.map((claim) =>
    desk !== undefined && claim.doneBy === undefined && AT_THE_DESK.has(familyOf(claim.id)?.owner ?? "")
      ? { ...claim, doneBy: desk }
      : claim,
  );
}
