// The ladder of levels: each a set of checks that must hold, not a band of points.
import { LEVELS } from "../../model/levels.ts";
import type { Outcome } from "../../model/outcome.ts";
import type { LevelInfo } from "../../model/results.ts";
import { AGENTS_BY_SCAN_TYPE, type ScanType } from "../../model/scan.ts";
import { CHECKS, checkById } from "../checks/all-checks.ts";

export const LEVEL_NAMES = LEVELS.map(({ name }) => name);

/** Checks of which one is enough; see isFulfilled. */
type Requirement = readonly string[];

/** What each level asks for beyond the ones below. */
export const SET_BY_LEVEL: readonly (readonly Requirement[])[] = [
  [],
  [["target-reachable"], ["https-enabled"]],
  [["home-indexable"], ["robots-blanket-block"], ["ai-search-bots-allowed"], ["content-without-js"]],
  [["title-quality"], ["html-lang"], ["jsonld-valid"], ["organization-present", "localbusiness-present"]],
  [
    ["key-facts-coverage"],
    ["pricing-answerable"],
    ["headings-real"],
    ["contact-reachable"],
    ["entity-name-consistent"],
  ],
  [["form-labels"], ["control-names"], ["hidden-instructions"], ["no-failing-interface"]],
];

/** Stands for every check of "Interfaces and identity" together: none of them fails. */
const NO_FAILING_INTERFACE = "no-failing-interface";
export const NO_FAILING_INTERFACE_TITLE = "No declared agent interface is broken";

/**
 * The highest level whose requirements, and those of all below, are met. `unable` does not fulfil, save for
 * what a scan of a local copy cannot observe at all (`isLocalCopy`): such a check is passed over and named.
 */
export function judgeLevel(outcomes: readonly Outcome[], scanType: ScanType, isLocalCopy: boolean): LevelInfo {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const observable = highestObservable(scanType);
  const skipped: string[] = [];
  let value = 0;
  let missing: Requirement[] = [];
  for (let level = 1; level <= observable; level++) {
    missing = (SET_BY_LEVEL[level] ?? []).filter((requirement) => {
      if (isFulfilled(requirement, byId)) return false;
      if (!isLocalCopy || !requirement.every((id) => UNSEEN_IN_COPIES.has(id) && byId.get(id)?.status === "unable"))
        return true;
      skipped.push(...requirement.map((id) => `“${byId.get(id)?.title ?? id}”`));
      return false;
    });
    if (missing.length > 0) break;
    value = level;
  }
  return {
    value,
    name: nameOf(value),
    observable,
    next:
      missing.length === 0
        ? null
        : { value: value + 1, name: nameOf(value + 1), missing: missing.map((ids) => describe(ids, byId)) },
    note: noteOf({
      value,
      observable,
      scanType,
      skipped,
      unseen: unseenOf(missing, byId),
      isReached: byId.get("target-reachable")?.status === "pass",
    }),
  };
}

/** Titles of what the next level asks for and this scan could not see; none where something else is missing as well. */
function unseenOf(missing: readonly Requirement[], byId: ReadonlyMap<string, Outcome>): string[] {
  const asked = missing.flatMap((requirement) => {
    const seen = requirement.flatMap((id) => byId.get(id) ?? []);
    return seen.some(({ status }) => status === "unable") ? seen.filter(({ status }) => status === "unable") : [null];
  });
  return asked.every((outcome) => outcome !== null) ? asked.map(({ title }) => `“${title}”`) : [];
}

/** TLS cannot be seen in a copy served from a loopback address. */
const UNSEEN_IN_COPIES = new Set(["https-enabled"]);

/** The losing checks that the next level asks for; of alternatives the one that comes first in `order`. */
export function blockersOf(
  { next }: Pick<LevelInfo, "next">,
  losing: readonly Outcome[],
  order: (a: Outcome, b: Outcome) => number,
): Set<string> {
  const missing = next?.missing ?? [];
  return new Set(
    missing.flatMap(({ checkIds }) => {
      if (checkIds.includes(NO_FAILING_INTERFACE))
        return losing.filter(({ category, status }) => isBrokenInterface(category, status)).map(({ id }) => id);
      return losing
        .filter(({ id }) => checkIds.includes(id))
        .toSorted(order)
        .slice(0, 1)
        .map(({ id }) => id);
    }),
  );
}

const isBrokenInterface = (category: Outcome["category"], status: Outcome["status"]): boolean =>
  category === "Interfaces and identity" && status === "fail";

/** One of the checks passes, or none of them applies. What does not apply makes up for no sibling that fails. */
function isFulfilled(requirement: Requirement, byId: ReadonlyMap<string, Outcome>): boolean {
  const statuses = requirement.map((id) =>
    id === NO_FAILING_INTERFACE ? interfaceStatus(byId) : byId.get(id)?.status,
  );
  return statuses.includes("pass") || statuses.every((status) => status === "na");
}

function interfaceStatus(byId: ReadonlyMap<string, Outcome>): Outcome["status"] {
  const isBroken = [...byId.values()].some(({ category, status }) => isBrokenInterface(category, status));
  return isBroken ? "fail" : "pass";
}

/** A level is observable when every check it needs belongs to an agent of the scan type. */
function highestObservable(scanType: ScanType): number {
  const agents = new Set(AGENTS_BY_SCAN_TYPE[scanType]);
  const isRun = (id: string): boolean =>
    id === NO_FAILING_INTERFACE
      ? CHECKS.every((check) => check.category !== "Interfaces and identity" || agents.has(check.agent))
      : agents.has(checkById(id)?.agent ?? "essentials");
  const unseen = SET_BY_LEVEL.findIndex((requirements) => requirements.some((ids) => !ids.every(isRun)));
  return unseen === -1 ? SET_BY_LEVEL.length - 1 : unseen - 1;
}

const nameOf = (level: number): string => LEVELS[level]?.name ?? LEVELS[0].name;

function describe(ids: Requirement, byId: ReadonlyMap<string, Outcome>) {
  const found = ids.flatMap((id) => byId.get(id) ?? []).filter(({ status }) => status !== "na");
  return {
    checkIds: [...ids],
    title: ids.includes(NO_FAILING_INTERFACE)
      ? NO_FAILING_INTERFACE_TITLE
      : found.map(({ title }) => title).join(", or ") || ids.join(", or "),
    status: found.map(({ status }) => status).join(", ") || "fail",
  };
}

function noteOf(level: {
  value: number;
  observable: number;
  scanType: ScanType;
  skipped: readonly string[];
  unseen: readonly string[];
  isReached: boolean;
}): string | null {
  const { value, observable, scanType, skipped, unseen, isReached } = level;
  const notes: string[] = [];
  if (value === 0 && isReached)
    notes.push("The site answers, but not over a secure connection, which every level above asks for.");
  if (skipped.length > 0)
    notes.push(`Read from a local copy: ${skipped.join(", ")} could not be observed and was passed over.`);
  if (unseen.length > 0)
    notes.push(`This scan could not observe ${unseen.join(", ")}: the level may be higher than it shows.`);
  if (value === observable && observable < LEVEL_NAMES.length - 1)
    notes.push(`A ${scanType} scan can tell levels up to ${observable}.`);
  return notes.length === 0 ? null : notes.join(" ");
}
