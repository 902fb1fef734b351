// Failing checks that are mended together: what the group means for the business and who does it.
import type { CheckCategory, Outcome } from "../../model/outcome.ts";
import groups from "./data/check-groups.json" with { type: "json" };

type GroupTexts = Record<"title" | "after" | "risk", string> & Counted;

interface Counted {
  /** Only what an owner would count more than once: what moves once, a new scan shows. */
  kpi?: string;
}

export interface CheckGroup extends Counted {
  /** Also the id of the skill, without "op-". */
  id: string;
  categories: readonly CheckCategory[];
  /** Only these checks of the categories; without it all that no other group names. */
  checks?: readonly string[];
  /** Checks of other categories that are mended with these. */
  also?: readonly string[];
  category: string;
  /** Slots name, people, things (what all the failing checks are about; `also` is empty where no check has a word) and differs (the facts on which pages disagree). */
  title: string;
  /** What changes when it is done; the same slots. */
  after: string;
  /** What a check is about, by its id, as a title calls it. */
  things?: Readonly<Record<string, string>>;
  /** Where one of these fails, readers are kept out, and the texts of the first such list hold in place of the others. */
  barred?: readonly ({ checks: readonly string[] } & GroupTexts)[];
  /** Where all that fails is of one of these lists, the texts it has hold in place of the others. */
  alone?: readonly ({ checks: readonly string[] } & Partial<GroupTexts>)[];
  owner: string;
  risk: string;
}

/** The shape of the file is held by a test. */
export const CHECK_GROUPS: readonly CheckGroup[] = groups as unknown as CheckGroup[];

const groupByCheck = new Map(
  CHECK_GROUPS.flatMap((group) =>
    [...(group.checks ?? []), ...(group.also ?? [])].map((check) => [check, group] as const),
  ),
);
const groupByCategory = new Map(
  CHECK_GROUPS.filter(({ checks }) => checks === undefined).flatMap((group) =>
    group.categories.map((category) => [category, group] as const),
  ),
);

export const groupOf = ({ id, category }: Pick<Outcome, "id" | "category">): CheckGroup | undefined =>
  groupByCheck.get(id) ?? groupByCategory.get(category);

/** Weight that a check loses: what its score leaves of its weight; 0 for checks that pass or are only reported. */
export function lostWeight({ status, weight, score }: Outcome): number {
  return status === "fail" || status === "warn" ? weight * (1 - (score ?? 0)) : 0;
}
