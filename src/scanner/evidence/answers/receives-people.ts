// Whether people come to a desk of the business: a landlord with homes and no office keeps no opening hours.
import data from "../data/place-words.json" with { type: "json" };
import type { Profile } from "../../../model/profile.ts";
import { mainLanguage } from "../text/text-language.ts";
import { memoByPage } from "../memo-by-page.ts";
import type { PageFacts } from "../page-facts.ts";
import { canReadWords } from "./answers-fact-terms.ts";

/** Asked of businesses with homes alone; those with storage units are visited. */
export const receivesPeople = (pages: readonly PageFacts[], profile: Profile): boolean =>
  profile.industry.value !== "real-estate" ||
  profile.industry.subKind === "storage" ||
  !canReadWords(mainLanguage(profile)) ||
  pages.some(namesOffice);

const OFFICE = new RegExp(data.office, "iu");

const namesOffice = memoByPage(({ blocks, headings }: PageFacts): boolean =>
  [...headings, ...blocks].some(({ text }) => OFFICE.test(text)),
);
