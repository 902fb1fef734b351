// A page of the portal: its place in the menu, the way there, and what it is for machines.
import { PRODUCT } from "../../../model/product.ts";
import type { Block, Page, PageName } from "../../../render/blocks.ts";
import { NAMED } from "../../../render/navigation.ts";
import { MENU } from "./menu.ts";

export interface PortalPage extends PageName {
  title: string;
  description: string;
  blocks: readonly Block[];
  /** Pages between the overview and this one. */
  under?: readonly PageName[];
  /** schema.org type. */
  type?: "TechArticle" | "APIReference";
  /** Day the text was last changed, YYYY-MM-DD. */
  updated?: string;
}

/** Day on which the words of the portal were last gone through. */
const GONE_THROUGH = "2026-11-20";

export function portalPage(origin: string, page: PortalPage): Page {
  const { under = [], type = "TechArticle", updated = GONE_THROUGH, ...rest } = page;
  const isTop = page.path === NAMED.developers.path;
  const trail = isTop ? [] : [NAMED.developers, ...under];
  return {
    ...rest,
    updated,
    facts: factsOf(origin, { ...page, type, updated }, [...trail, page]),
    portal: { trail, menu: MENU },
  };
}

function factsOf(
  origin: string,
  { title, description, path, type, updated }: Omit<PortalPage, "blocks">,
  way: readonly PageName[],
): object {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": type,
        headline: title,
        description,
        url: origin + path,
        inLanguage: "en",
        dateModified: updated,
        about: { "@id": `${origin}/#api` },
        publisher: { "@type": "Organization", "@id": `${origin}/#organization`, name: PRODUCT.name },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: way.map(({ path: to, name }, at) => ({
          "@type": "ListItem",
          position: at + 1,
          name,
          item: origin + to,
        })),
      },
    ],
  };
}
