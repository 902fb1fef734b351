// The page on which a form for some work belongs: one of that work, or the one on which people write to the business.
import { plainUrl } from "../../../model/target.ts";
import type { PageKind } from "../../evidence/page-facts.ts";
import type { WorkflowFamily } from "../workflow-families.ts";
import { isOfDesk } from "./desks.ts";
import type { ReadPage, SignalHit, SiteReading } from "./site-reading.ts";

/** Pages that show, tell or introduce, on which nobody asks for anything. */
const NOT_ASKING: ReadonlySet<PageKind> = new Set(["post", "blog", "legal", "team", "about", "login", "faq"]);
const SHOWCASE =
  /-(?:projects?|portfolio|works?|case-stud(?:y|ies)|cases|references?|referenzen?|projekte?|projets?|realisations?|proyectos?|projetos?|progetti|projecten|projekty|realizacje|galler(?:y|ia)|galerie|galeria|authors?|agents?)-/;
/** Of others, or of other work: nobody who asks a business for what it offers does so there. */
const OF_OTHERS =
  /-(?:partners?|partenaires?|parceiros|sponsors?|thank-you|thanks|danke|merci|gracias|obrigado|grazie|bedankt|dziekujemy)-/;

/** Names the work among others, and says less than a sentence, a form or the subject of a page. */
const IN_PASSING = /^(?:h[2-6]|link|nav|button|label)$/;

/**
 * Address of a page that is no other desk's: where the handwork is told, else where the work is shown, the start page
 * last; else that of the contact page, or the start page. Work that any business has is asked for on the contact page.
 */
export function askedOn(
  reading: SiteReading,
  family: Pick<WorkflowFamily, "id" | "isGeneric">,
  told: readonly { url: string }[],
  seen: readonly Pick<SignalHit, "url" | "region">[],
): { askedOn?: string } {
  const pages = new Map(reading.pages.map((page) => [plainUrl(page.facts.url), page]));
  const asking = (signs: readonly { url: string }[]) =>
    signs.flatMap(({ url }) => {
      const page = pages.get(plainUrl(url));
      const isAsking = page && !NOT_ASKING.has(page.facts.kind) && !SHOWCASE.test(page.words);
      const isAside = family.isGeneric && (page?.facts.kind === "careers" || OF_OTHERS.test(page?.words ?? ""));
      return isAsking &&
        !isAside &&
        isOfDesk(reading, { url: page.facts.url, region: "body", quote: "", strength: 1 }, family)
        ? [page]
        : [];
    });
  const [quoted, shown] = [
    asking(told),
    asking(seen.toSorted((a, b) => Number(IN_PASSING.test(a.region)) - Number(IN_PASSING.test(b.region)))),
  ];
  const isInner = ({ path }: ReadPage): boolean => path !== "/";
  const contact = reading.pages.find(({ facts }) => facts.kind === "contact");
  const ofAny = family.isGeneric ? shown.find((page) => !isInner(page)) : undefined;
  const own = quoted.find(isInner) ?? quoted[0] ?? ofAny ?? shown.find(isInner);
  // What any business is asked reaches it where it says how to be reached.
  const found = (family.isGeneric ? (contact ?? own) : (own ?? contact)) ?? reading.pages[0];
  return found ? { askedOn: plainUrl(found.facts.url) } : {};
}
