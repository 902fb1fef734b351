// Whether a business is bound to a place: visitors come, or staff travel from an address.
import { isOfType, textOf } from "../evidence/structured/collect-structured.ts";
import { memoByParts } from "../evidence/memo-by-page.ts";
import type { PageFacts, TextBlock } from "../evidence/page-facts.ts";
import type { SiteNode } from "../evidence/site-evidence.ts";
import { isMapAddress } from "../evidence/contacts/map-address.ts";
import { isPlaceholderAddress } from "../evidence/contacts/placeholders.ts";
import { hasStreetAddress, holdsCodedAddress } from "../evidence/text/text-streets.ts";

/** An address in structured data or on the page that is no sample, or a map that shows one. */
export const isPlaceLocal = memoByParts(showsAddress);

function showsAddress(pages: readonly PageFacts[], structured: readonly SiteNode[]): boolean {
  const node = structured.find(
    (one) =>
      isOfType(one, "PostalAddress") &&
      !/(?:areaServed|alumniOf|author|jobLocation|organizer|birthPlace|hasCourseInstance)/.test(one.path) &&
      textOf(one.props["streetAddress"]) !== "",
  );
  if (node && !isPlaceholderAddress(textOf(node.props["streetAddress"]))) return true;
  return pages.some(
    (page) => /^(?:home|contact|about|location|legal|services|other)$/.test(page.kind) && showsPlace(page),
  );
}

function showsPlace(page: PageFacts): boolean {
  if (page.iframes.some((frame) => isMapAddress(frame.src))) return true;
  if (
    page.kind !== "legal" &&
    page.anchors.some((anchor) => !anchor.hidden && isMapAddress(anchor.href) && anchor.href.length > 30)
  )
    return true;
  if (page.kind === "legal") return false;
  return page.blocks.some(
    (block, at) =>
      !block.inArticle &&
      !block.quoted &&
      block.text.length <= 600 &&
      (hasStreetAddress(block.text) ||
        (isAboutItself(page, block) && holdsCodedAddress(lineBefore(page, at) + block.text))) &&
      !isPlaceholderAddress(block.text),
  );
}

const SHORT_LINE = 60;

/** The line over one that may begin with a postal code, which may be that of the street. */
function lineBefore({ blocks }: PageFacts, at: number): string {
  const [above, below] = [blocks[at - 1]?.text ?? "", blocks[at]?.text ?? ""];
  return above.length <= SHORT_LINE && below.length <= SHORT_LINE && /^(?:[A-Z]{1,2}-)?\d/.test(below)
    ? `${above}, `
    : "";
}

/** A footer, a header or a page for visitors: what stands elsewhere may be a branch of a customer. */
const isAboutItself = ({ kind }: PageFacts, { tag, region }: TextBlock): boolean =>
  tag === "address" || region === "footer" || region === "header" || kind === "contact" || kind === "location";
