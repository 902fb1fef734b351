// Nodes of structured data that carry the business's own contact details.
import { isRecord } from "../../../model/read-json.ts";
import type { SiteNode } from "../../evidence/site-evidence.ts";

const FOREIGN_PATH =
  /(?:alumniOf|itemReviewed|mentions|memberOf|areaServed|author|review|sponsor|funder|brand|manufacturer|hiringOrganization|performer|organizer)/;

const OWN_PATH = /(?:^|\.)(?:publisher|mainEntity|about|contactPoint|provider|location|department)/;

/** Top-level and publishing nodes, with the contact points inside them. */
export function contactNodes(nodes: readonly SiteNode[]): { node: SiteNode; props: Record<string, unknown> }[] {
  return nodes.flatMap((node) => {
    const isOwn = node.path === "" || (OWN_PATH.test(node.path) && !FOREIGN_PATH.test(node.path));
    return isOwn ? [{ node, props: node.props }, ...pointsOf(node)] : [];
  });
}

function pointsOf(node: SiteNode): { node: SiteNode; props: Record<string, unknown> }[] {
  const points = [node.props["contactPoint"]].flat();
  return points.filter(isRecord).map((props) => ({ node, props }));
}
