// Reviews in the data of a page, and who wrote them.
import type { SiteEvidence, SiteNode } from "../site-evidence.ts";
import { foldText } from "../text/text-search.ts";
import { isOfType, textOf } from "./collect-structured.ts";

/** The business signed it: by a name that its data give, by that of its domain, or by one of `names`. */
export function isBySite(
  { props }: SiteNode,
  {
    structured,
    target,
  }: { structured: readonly SiteNode[]; target: Pick<SiteEvidence["target"], "registrableDomain"> },
  names: readonly string[] = [],
): boolean {
  const author = bareName(textOf(props["author"]));
  const owners = structured
    .filter((node) => node.path === "" && isOfType(node, "Organization"))
    .map((node) => textOf(node.props["name"]));
  const brand = target.registrableDomain.split(".")[0] ?? "";
  return author !== "" && [...owners, ...names, brand].some((name) => bareName(name) === author);
}

const bareName = (name: string): string => foldText(name).replaceAll(/[^\p{L}\p{N}]/gu, "");
