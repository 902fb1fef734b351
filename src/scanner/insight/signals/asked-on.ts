// The page on which a form for some work belongs: one of that work, or the one on which people write to the business.
import { plainUrl } from "../../../model/target.ts";
import type { PageKind } from "../../evidence/page-facts.ts";
import type { WorkflowFamily } from "../workflow-families.ts";
import { isOfDesk } from "./desks.ts";
import type { SiteReading } from "./site-reading.ts";

/** Pages that show, tell or introduce, on which nobody asks for anything. */
const NOT_ASKING: ReadonlySet<PageKind> = new Set(["post", "blog", "legal", "docs", "team", "about", "login"]);
const SHOWCASE =
  /-(?:projects?|portfolio|works?|case-stud(?:y|ies)|cases|references?|referenzen?|projekte?|projets?|realisations?|proyectos?|projetos?|progetti|projecten|projekty|realizacje|galler(?:y|ia)|galerie|galeria|authors?|agents?)-/;

/** Address of the first page that shows the work and is no other desk's; else that of the contact page, or the start page. */
export function askedOn(
  reading: SiteReading,
  family: Pick<WorkflowFamily, "id">,
  seen: readonly { url: string; region: string; quote: string }[],
): { askedOn?: string } {
  const pages = new Map(reading.pages.map((page) => [plainUrl(page.facts.url), page]));
  const asking = seen.flatMap(({ url }) => {
    const page = pages.get(plainUrl(url));
    const isAsking = page && !NOT_ASKING.has(page.facts.kind) && !SHOWCASE.test(page.words);
    return isAsking && isOfDesk(reading, { url: page.facts.url, region: "body", quote: "", strength: 1 }, family)
      ? [page]
      : [];
  });
  const found =
    asking.find(({ path }) => path !== "/") ??
    reading.pages.find(({ facts }) => facts.kind === "contact") ??
    asking[0] ??
    reading.pages[0];
  return found ? { askedOn: plainUrl(found.facts.url) } : {};
}
