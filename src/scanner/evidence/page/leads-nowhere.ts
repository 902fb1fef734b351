import type { AnchorFacts } from "../page-facts.ts";

const NOWHERE = /^(?:#|javascript:\s?(?:void\s?(?:\(\s?0?\s?\))?(?:\s?0)?)?;?)$/i;

/** A link with an empty address or "#": browsers stay on the page, unless a script takes over. */
export function leadsNowhere({ href, rawHref }: Pick<AnchorFacts, "href" | "rawHref">): boolean {
  const written = rawHref.trim();
  // Without the attribute no address is kept, and it is no link.
  return written === "" ? href !== "" : NOWHERE.test(written);
}

/** No script or role of its own was seen that makes it a button. */
export const isDead = (link: AnchorFacts): boolean =>
  leadsNowhere(link) && !link.hasOnclick && !link.opens && link.role === "";
