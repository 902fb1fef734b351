// The draft for one outcome: what its owner could paste, made from what was read on this site.
import { DRAFT_CHARS, DRAFT_NOTES, noticeFor, type Draft } from "../../../model/draft.ts";
import type { CheckStatus, Outcome } from "../../../model/outcome.ts";
import { countOf, listOf, pathOf } from "../../../model/words.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { findOrder } from "../../evidence/trust/trust-instructions.ts";
import { NOT_HERE, pagesOf, type DraftParts } from "./draft-parts.ts";
import { whereSet } from "./where-set.ts";
import { DRAFT_MAKERS, FROM_NA } from "./draft-makers.ts";

/** Rows that are only reported may want something pasted, too; what passes wants nothing. */
const WANTING: readonly CheckStatus[] = ["fail", "warn", "info"];

export interface MadeDraft extends Pick<DraftParts, "type" | "isPart"> {
  draft: Draft;
}

/**
 * null where no honest draft can be made: never filler. A maker that throws has made none. An outcome shows a few of the
 * pages that it concerns.
 */
export function draftFor(outcome: Outcome, site: SiteEvidence, concerned = 0): MadeDraft | null {
  const make = DRAFT_MAKERS.get(outcome.id);
  if (make === undefined) return null;
  if (!WANTING.includes(outcome.status) && !(outcome.status === "na" && FROM_NA.has(outcome.id))) return null;
  try {
    return release(make(site, outcome), site, (pages) => notIn(pages, pagesOf(outcome, site), concerned));
  } catch {
    return null;
  }
}

/**
 * Too long to be read before it is pasted is no draft; cut it would be broken. Nor is one in which the site would
 * speak to models.
 */
function release(
  parts: DraftParts | null,
  { profile, target, technologies }: SiteEvidence,
  leftOut: (pages: readonly PageFacts[]) => string,
): MadeDraft | null {
  if (parts === null || parts.content.trim() === "" || parts.content.length > DRAFT_CHARS) return null;
  const names = [profile.businessName.value ?? "", ...profile.alsoKnownAs, target.registrableDomain];
  if (parts.content.split("\n").some((line) => findOrder(line, names) !== null)) return null;
  const { type, pages, isPart, ...shown } = parts;
  const left = pages === undefined ? "" : leftOut(pages);
  const notes = [
    ...whereSet(parts, technologies),
    ...parts.notes,
    ...(left === "" ? [] : [`${NOT_HERE}${left}.`]),
  ].slice(0, DRAFT_NOTES);
  return { type, isPart: isPart === true || left !== "", draft: { ...shown, notes, notice: noticeFor(parts.kind) } };
}

/** The other pages that do not pass: those that the outcome shows by their paths, the rest by their number. */
function notIn(pages: readonly PageFacts[], shown: readonly PageFacts[], concerned: number): string {
  const left = shown.filter((page) => !pages.includes(page)).map(({ url }) => pathOf(url));
  const more = concerned - new Set([...pages, ...shown]).size;
  const all = [...left, ...(more > 0 ? [countOf(more, "more page")] : [])];
  if (all.length === 0) return "";
  return `${listOf(all, all.length)}, which ${left.length + Math.max(more, 0) === 1 ? "needs its" : "need their"} own`;
}
