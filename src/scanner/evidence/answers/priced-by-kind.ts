// What people of some kinds of business pay, where that is no price of a job: a fee a month, a premium, a rent.
import type { Profile } from "../../../model/profile.ts";
import { letsHomes } from "./receives-people.ts";
import kinds from "../data/priced-by-kind.json" with { type: "json" };

interface PricedKind {
  fix: string;
  /** A sentence to fill in. */
  sentence: string;
}

/** Whom who manages homes works for, as reports call them. */
export const OWNERS_AND_TENANTS: string = kinds.managed.people;

/** Null where a price is one of what is offered. */
export function pricedByKind(profile: Pick<Profile, "industry" | "people">): PricedKind | null {
  const { value, subKind } = profile.industry;
  if (profile.people === OWNERS_AND_TENANTS) return kinds.managed;
  if (letsHomes(profile)) return kinds.let;
  return KINDS.get(`${value} ${subKind}`) ?? null;
}

const KINDS = new Map<string, PricedKind>(
  [kinds.school, kinds.brokered].flatMap((kind) => kind.of.map((one) => [one, kind] as const)),
);

/** Prices are others', and move with whoever asks: there is no list of them. */
export const isBroker = ({ industry: { value, subKind } }: Pick<Profile, "industry">): boolean =>
  kinds.brokered.of.includes(`${value} ${subKind}`);
