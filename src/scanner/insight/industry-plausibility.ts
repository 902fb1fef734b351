// Whether work of a family is what one expects in an industry.
import type { Industry, Profile } from "../../model/profile.ts";
import type { WorkflowFamily } from "./workflow-families.ts";

const INDUSTRY_CODES: Record<string, Industry> = {
  T: "technology",
  H: "healthcare",
  F: "finance",
  R: "retail",
  P: "professional-services",
  E: "education",
  M: "manufacturing",
  RE: "real-estate",
  MK: "marketing",
  C: "consulting",
  O: "other",
};

/** Finer kinds of the catalogue by the names the profile uses; a kind that is missing here is called the same. */
const KIND_NAMES: Record<string, readonly string[]> = {
  private: ["school", "clinic", "dental", "homecare"],
  state: ["school"],
  inspection: ["training"],
  repair: ["repair", "trades"],
  "trades.restoration": ["trades"],
};

/** "doubtful" is unexpected in a trade that was itself told from little, which rules nothing out. */
export type Plausibility = "expected" | "neutral" | "doubtful" | "unexpected";

/** How a family sits in the industry of the profile, its second guess included. */
export function plausibilityOf(family: WorkflowFamily, profile: Profile): Plausibility {
  if (isUnknown(profile)) return "expected";
  // Who sells software does what software companies do, whatever trade it is for.
  if (profile.siteType.value === "saas-api" && family.plausibleIn.includes("T")) return "expected";
  const expected = family.plausibleIn.some((code) => code === "all" || matchesCode(code, profile));
  const unexpected = family.implausibleIn.some((code) => (code === "others" ? !expected : matchesCode(code, profile)));
  // An exception names the industry more closely than "all" does.
  if (unexpected) return profile.industry.confidence === "low" ? "doubtful" : "unexpected";
  return expected ? "expected" : "neutral";
}

/** Where nothing says what the business is, what it says of its work counts as it stands. */
const isUnknown = ({ industry }: Profile): boolean =>
  industry.value === "other" && industry.subKind === null && industry.confidence === "low";

/** Whether a code such as "O.food" or "RE" names the industry of the profile; "sells" names any with a checkout. */
export function matchesCode(code: string, { industry, sells }: Profile): boolean {
  if (code === "sells") return sells;
  const [head = "", ...rest] = code.split(".");
  const named = INDUSTRY_CODES[head];
  if (named === undefined || (industry.value !== named && industry.alsoFair !== named)) return false;
  const kind = rest.join(".");
  if (kind === "") return true;
  // A shop with a checkout sells at fixed prices, and mostly online.
  if (head === "R" && (kind === "fixed-price" || kind === "online-only")) return sells;
  return industry.subKind !== null && (KIND_NAMES[kind] ?? [kind]).includes(industry.subKind);
}
