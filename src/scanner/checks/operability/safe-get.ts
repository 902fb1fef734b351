import { countOf, onPagesOr } from "../../../model/words.ts";
import { findActingLinks } from "../../evidence/operability/operate-acting-links.ts";
import { defineCheck, judgePages } from "../define-check.ts";

export const safeGet = defineCheck({
  id: "safe-get",
  agent: "page-experience",
  category: "Operability",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "profile", "channels"],
  title: "Opening a link changes nothing",
  why: "Crawlers, previews and agents open links to read them. A link that puts something in the cart or deletes it does so for each of them.",
  fix: "Turn links that add, delete, cancel or unsubscribe into buttons of a form that is posted.",
  effort: "M",
  reference: "https://www.rfc-editor.org/rfc/rfc9110#section-9.2.1",
  nowhere: "No cart, no log-in and no link that acts when it is opened was seen.",
  headline: ({ name }) => `Reading ${name} can change carts and accounts by accident`,
  run({ pages, profile, channels }) {
    const hasState = profile.sells || channels.some(({ type }) => type === "login" || type === "ecommerce");
    return judgePages(
      pages,
      (page) => {
        const acting = findActingLinks(page);
        const [first] = acting;
        if (!first) return hasState && page.anchors.length > 0 ? true : null;
        return {
          received: `${countOf(acting.length, "link")}; for example ${first}`,
          meaning: "Opening this link is enough to carry out the action.",
        };
      },
      (counts) =>
        onPagesOr(counts, "", "opening a link changes nothing", "has a link that changes something when it is opened"),
    );
  },
});
