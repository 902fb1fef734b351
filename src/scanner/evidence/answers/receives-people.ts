// Whether people come to a desk of the business: who lets homes and shows no address of its own keeps no opening hours.
import type { Profile } from "../../../model/profile.ts";
import type { PageFacts } from "../page-facts.ts";
import { showsSeat } from "./answers-fact-places.ts";

/** Homes, and not for buyers alone; those with storage units are visited. */
export const letsHomes = ({ industry, people }: Pick<Profile, "industry" | "people">): boolean =>
  industry.value === "real-estate" && industry.subKind !== "storage" && people !== "buyers";

export const receivesPeople = (pages: readonly PageFacts[], profile: Profile): boolean =>
  !letsHomes(profile) || pages.some((page) => showsSeat(page, pages));
