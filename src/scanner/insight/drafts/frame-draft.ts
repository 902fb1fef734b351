// Titles for what a page embeds from elsewhere.
import { isMapAddress } from "../../evidence/contacts/map-address.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { forPages, pageAddress, pagesOf, siteText, tag, type DraftMaker } from "./draft-parts.ts";
import { namesOn } from "./people.ts";

const FRAMES = 8;
const TITLE_CHARS = 80;
/** What the usual services show, by their address. */
const SHOWS: readonly (readonly [RegExp, string])[] = [
  [/youtube(?:-nocookie)?\.com|vimeo\.com|wistia|dailymotion/, "[what the video shows]"],
  [/calendly|cal\.com|doctolib|booksy|setmore|acuityscheduling/, "[what can be booked here]"],
];

export const frameTitleDraft: DraftMaker = (site, outcome) =>
  forPages(
    pagesOf(outcome, site),
    {
      kind: "html",
      title: "Titles for what the page embeds",
      notes: [],
    },
    ({ iframes }) => {
      const bare = iframes.filter(
        ({ hidden, src, title }) => !hidden && /^https?:/.test(src) && (title ?? "").trim() === "",
      );
      const lines = bare.map(({ src }) => {
        const known = SHOWS.find(([pattern]) => pattern.test(src))?.[1] ?? "[what is shown here]";
        const title = titleElsewhere(src, site) || (isMapAddress(src) ? "[map of which place]" : known);
        // Where the query tells what is shown, the site alone is named, and not as an address that could be pasted.
        return tag("iframe", {
          src: pageAddress(src) || `[the address at ${new URL(src).hostname} that is there]`,
          title,
        });
      });
      return lines.length === 0
        ? null
        : lines
            .slice(0, FRAMES)
            .map((line) => `${line}</iframe>`)
            .join("\n");
    },
  );

/** What the services themselves write. */
const DEFAULT_TITLE =
  /^(?:(?:youtube|vimeo)?[ -]?(?:video[ -])?player|google maps?|i?frame|map|video|embedded content)?$/i;

/** The title that another page gives the same frame; "" where none does. */
const titleElsewhere = (src: string, site: SiteEvidence): string =>
  siteText(
    site.pages
      .flatMap(({ iframes }) => iframes)
      .find((frame) => frame.src === src && !DEFAULT_TITLE.test(frame.title?.trim() ?? ""))?.title ?? "",
    TITLE_CHARS,
    namesOn(site),
  );
