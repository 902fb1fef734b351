import { onPagesOr } from "../../../model/words.ts";
import { findListChanger, hasListLinks } from "../../evidence/operability/operate-widgets.ts";
import { defineCheck, judgePages } from "../define-check.ts";

/** A filter counts where the page says that it shows a part: over a complete list it hides nothing from a reader. */
export const urlAddressableState = defineCheck({
  id: "url-addressable-state",
  agent: "page-experience",
  category: "Operability",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["pages"],
  title: "The rest of a list has an address",
  why: "Crawlers and agents do not scroll and seldom press “load more”. What has no address of its own is not read.",
  fix: "Add plain links to the numbered pages of each list, and let filters change the address.",
  effort: "M",
  reference: "https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading",
  nowhere: "No list that goes on elsewhere was recognized on the pages read.",
  headline: ({ name }) => `Only the first entries of lists on the pages of ${name} are ever read`,
  run({ pages }) {
    return judgePages(
      pages,
      (page) => {
        const changer = findListChanger(page);
        if (hasListLinks(page)) return true;
        if (changer === null) return null;
        return {
          received: `${changer}, and no link to a further page of the list`,
          meaning: "What comes after the first entries can be reached only by a click or by scrolling.",
        };
      },
      (counts) =>
        onPagesOr(counts, "with long lists", "the rest can be reached by a link", "offers no link to the rest"),
    );
  },
});
