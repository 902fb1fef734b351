// The type of schema.org that fits what a page offers.
import type { Profile } from "../../../model/profile.ts";
import { pathOf } from "../../../model/words.ts";
import type { PageFacts } from "../page-facts.ts";
import { isProductList } from "./commerce-products.ts";

export const LIST = "ItemList";

/** Where people learn something, as a whole step of an address: a golf course and the formation of a company are none. */
const LEARNING =
  /\/(?:courses?|cours|cursos?|cors[io]|cursus|cursussen|seminars?|seminare|workshops?|lehrg(?:ä|ae)nge|schulungen|formations|formaci[oó]n|forma[cç][aã]o|formazione|opleidingen|szkolenia|(?:back|koch|yoga|sprach|tanz|schwimm|n(?:ä|ae)h|mal|musik|online|grund|anf(?:ä|ae)nger|deutsch|englisch|tauch|segel|reit|ski)?kurs[ey]?)(?=$|[/.])/i;

/** The type of schema.org that fits what such a page offers. */
export function offerTypeOf({ kind, url }: PageFacts, { siteType: { value: siteType } }: Profile): string {
  if (LEARNING.test(pathOf(url))) return "Course";
  if (kind === "event") return "Event";
  if (siteType === "saas-api" || siteType === "app-shell") return "SoftwareApplication";
  return kind !== "product" ? "Service" : isProductList(url) ? LIST : "Product";
}
