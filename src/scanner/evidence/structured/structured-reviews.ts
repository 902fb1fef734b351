// Reviews in the data of a page, and who wrote them.
import type { Profile } from "../../../model/profile.ts";
import type { SiteNode } from "../site-evidence.ts";
import { foldText } from "../text/text-search.ts";
import { textOf } from "./collect-structured.ts";

/** The business is named as the author of a review of its own offer. */
export function isOwnReview(
  { props }: SiteNode,
  { businessName, alsoKnownAs }: Pick<Profile, "businessName" | "alsoKnownAs">,
): boolean {
  const author = foldText(textOf(props["author"]));
  return author !== "" && [businessName.value ?? "", ...alsoKnownAs].some((name) => foldText(name) === author);
}
