// Links that act when they are opened.
import type { PageFacts } from "../page-facts.ts";

/** A verb of change as a parameter, or as a path step together with what it changes. */
const ACTING_PARAMETER =
  /[?&](?:add-to-cart|add_to_cart|addtocart|remove_item|remove-item|delete|unsubscribe|cancel_order|action=(?:delete|remove|add|cancel|unsubscribe|logout)[\w-]*)(?:[=&]|$)/i;
const ACTING_PATH =
  /\/(?:cart\/(?:add|remove|clear)|(?:delete|remove|cancel|unsubscribe))(?:\/\d+|\/?\?[\w-]*(?:id|token|key|sku|product)[\w-]*=)/i;

/** Paths of such links, without their query values; downloads and anchors of the page itself are none. */
export function findActingLinks(page: PageFacts): string[] {
  return page.anchors
    .filter(({ href, role }) => /^https?:/.test(href) && role !== "button")
    .filter(({ href }) => ACTING_PARAMETER.test(href) || ACTING_PATH.test(href))
    .map(({ href }) => describe(href));
}

function describe(href: string): string {
  const [address = "", query = ""] = href.split("#")[0]?.split("?") ?? [];
  const path = address.replace(/^https?:\/\/[^/]+/, "") || "/";
  const names = query
    .split("&")
    .map((pair) => pair.split("=")[0] ?? "")
    .filter(Boolean);
  return names.length > 0 ? `${path} with ${names.slice(0, 3).join(", ")}` : path;
}
