// How many people work there, as a band, from what the site states; micro when it states nothing.
import { PEOPLE_FROM, type Channel, type Profile, type SizeBand } from "../../model/profile.ts";
import { listOf } from "../../model/words.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { SiteNode } from "../evidence/site-evidence.ts";
import { sizeFacts } from "./size-facts.ts";
import type { SizeFact } from "./size-facts.ts";

const MANY_VEHICLES = 20;

/**
 * Band without facts is micro. Small needs as many people named, or two of: 50 or more open hours, a careers page, two
 * places, several service lines; or two teams, or a fleet that takes many hands. Medium: as many people, five open jobs, or three places where no team is shown.
 * Larger: as many people, ten places, or a page for investors. Confidence is high where the number of people is
 * stated, medium where two signs agree, low otherwise.
 */
export function inferSizeBand(
  pages: readonly PageFacts[],
  structured: readonly SiteNode[],
  channels: readonly Channel[],
): Profile["sizeBand"] {
  const facts = sizeFacts(pages, structured, channels);
  const most = (name: SizeFact["name"]): number =>
    Math.max(0, ...facts.filter((fact) => fact.name === name).map((fact) => fact.value));
  const people = Math.max(most("stated"), Math.round(most("people") * 1.3));
  const isStated = most("stated") > 0;
  const isAlone = most("stated") === 1;
  const choose = (value: SizeBand, names: SizeFact["name"][]): Profile["sizeBand"] =>
    toBand(value, facts, names, isStated);
  if (people >= PEOPLE_FROM.larger || (most("locations") >= 10 && !isAlone) || most("investors") > 0)
    return choose("larger", ["stated", "people", "locations", "investors"]);
  // A team that is shown says more than the number of places it works at.
  const isShown = people >= PEOPLE_FROM.small;
  if (people >= PEOPLE_FROM.medium || (most("locations") >= 3 && !isShown && !isAlone) || most("jobs") >= 5)
    return choose("medium", ["stated", "people", "locations", "jobs"]);
  if (isStated) return choose(most("stated") >= PEOPLE_FROM.small ? "small" : "micro", ["stated"]);
  const small: SizeFact["name"][] = [];
  // At several places there are more than are named.
  if (most("people") >= PEOPLE_FROM.small || (isShown && most("locations") >= 2)) small.push("people");
  if (most("hours") >= 50) small.push("hours");
  if (most("careers") > 0) small.push("careers");
  if (most("locations") >= 2) small.push("locations");
  if (most("services") >= 4) small.push("services");
  if (most("teams") > 0) small.push("teams");
  if (most("fleet") >= MANY_VEHICLES) small.push("fleet");
  if (small.length >= 2 || small.includes("fleet") || small.includes("teams")) return choose("small", small);
  // People by name are no guess, and five of them no handful, whatever else is seen.
  if (most("people") > 0)
    return { ...choose(small.includes("people") ? "small" : "micro", ["people"]), confidence: "medium" };
  if (small.length === 1)
    return toBand("micro", facts, small, false, "only one sign of more than a handful of people: ");
  return {
    value: "micro",
    confidence: "low",
    evidence: [],
    reason: "The site states no number of people, places or open jobs",
  };
}

function toBand(
  value: SizeBand,
  facts: readonly SizeFact[],
  names: readonly SizeFact["name"][],
  isStated: boolean,
  lead = "",
): Profile["sizeBand"] {
  const used = names.flatMap((name) => {
    const [best] = facts.filter((fact) => fact.name === name).toSorted((a, b) => b.value - a.value);
    return best ? [best] : [];
  });
  const sentence = `${lead}${listOf(used.map((fact) => fact.words))}`;
  return {
    value,
    confidence: isStated ? "high" : used.length >= 2 ? "medium" : "low",
    evidence: used.map((fact) => fact.sign),
    reason: sentence.charAt(0).toUpperCase() + sentence.slice(1),
  };
}
