// Alternative texts: where the same picture is described elsewhere on the site that text, else what has to be written.
import { addressKey } from "../../evidence/access/access-observation.ts";
import { gradeImages } from "../../evidence/answers/answers-images.ts";
import type { ImageFacts, PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { printableUrl } from "../../../model/target.ts";
import { businessName } from "./business-facts.ts";
import { forPages, pageAddress, siteText, tag, type DraftMaker, writablePages } from "./draft-parts.ts";
import { namesOn, presentsPeople } from "./people.ts";

const IMAGES = 10;
const ALT_CHARS = 150;
const TO_BE_WRITTEN = "[what this picture shows, in a few words]";

export const imageAltDraft: DraftMaker = (site, outcome) => {
  const known = describedElsewhere(site);
  const pages = writablePages(outcome, site);
  const told = new Set<string>();
  const made = forPages(
    pages.slice(0, 3),
    { kind: "html", title: "Pictures that lack a description", notes: [] },
    (page) => {
      const fresh = undescribed(page).filter(({ src }) => !told.has(src));
      const shown = new Set([...new Set(fresh.map(({ src }) => src))].slice(0, IMAGES));
      const lines = fresh.flatMap((image) => {
        if (!shown.has(image.src)) return [];
        told.add(image.src);
        const alt = pageAddress(image.src) === "" ? undefined : known.get(image.src);
        return tag("img", {
          src: printableUrl(image.src),
          alt:
            alt ??
            ownLogo(image, site) ??
            (DECORATES.test(image.src) && !image.inLink && page.kind !== "product" ? "" : TO_BE_WRITTEN),
        });
      });
      return lines.length === 0 ? null : [...new Set(lines)].slice(0, IMAGES).join("\n");
    },
  );
  const lacking = pages.map((page) => ({ page, sources: new Set(undescribed(page).map(({ src }) => src)) }));
  const isOnSeveral = [...told].some((src) => lacking.filter(({ sources }) => sources.has(src)).length > 1);
  const done = lacking.filter(({ sources }) => [...sources].every((src) => told.has(src))).map(({ page }) => page);
  return (
    made && {
      ...made,
      notes: isOnSeveral ? [ONCE] : [],
      pages: [...new Set([...(made.pages ?? []), ...done])],
    }
  );
};

const ONCE = "A picture that stands on several pages is listed once: write the same on each of them.";

/** The name of the business, where the picture is a logo that leads to its home page. */
const ownLogo = ({ logoTo }: ImageFacts, site: SiteEvidence): string | undefined =>
  logoTo !== undefined && addressKey(logoTo) === addressKey(site.home.url)
    ? (businessName(site) ?? undefined)
    : undefined;

/** A line between two parts and the like, by its whole file name: a "room-divider" is for sale. */
const DECORATES =
  /\/(?:(?:nav|menu|header|footer|section)[_-]?)?(?:separator|spacer|divider|pointer|bullet|trenner|trennlinie|separador|separateur|separatore)s?(?:[_-]?\d{1,3})?\.\w{3,4}$/i;

/** "lamp31": what a file is called, and nothing that a picture shows. */
const isCode = (alt: string): boolean => /\d/.test(alt) && !/\s/.test(alt);

/** Addresses only: inline pictures cannot be told apart by what can be printed. */
const undescribed = (page: PageFacts): ImageFacts[] =>
  page.images.filter((image) => /^https?:/.test(image.src) && gradeImages([image], page).undescribed.length > 0);

/** By the whole address: behind one path, as of an image service, the query names many pictures. */
function describedElsewhere(site: SiteEvidence): Map<string, string> {
  const names = namesOn(site);
  const described = site.pages
    .filter((page) => !presentsPeople(page, names))
    .flatMap((page) => page.images.filter((image) => gradeImages([image], page).described > 0))
    .map(({ src, alt }) => [src, siteText(alt ?? "", ALT_CHARS, names)] as const);
  // What says nothing on one page says nothing on another.
  const refused = new Set(site.pages.flatMap((page) => undescribed(page).map(({ alt }) => alt)));
  return new Map(described.filter(([, alt]) => alt !== "" && !isCode(alt) && !refused.has(alt)));
}
