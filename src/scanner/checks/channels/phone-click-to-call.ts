import { countOf, listOf, pathOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { defineCheck, info, seen } from "../define-check.ts";
import { reportChannel } from "../define-fact.ts";

export const phoneClickToCall = defineCheck({
  id: "phone-click-to-call",
  agent: "operations",
  category: "Channels",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["channels", "pages"],
  title: "Phone number that can be tapped",
  why: "A number written as a link is dialed with one tap, and software knows for certain that it is a phone number.",
  fix: "Write the number as a tel: link with country code, in header and footer of every page.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc3966",
  run({ channels, pages }) {
    const linked = pages.filter(hasPhoneLink);
    if (linked.length === 0) {
      const report = reportChannel({ channels, pages }, { type: "phone", what: "phone number" });
      const isShown = channels.some((channel) => channel.type === "phone");
      return isShown
        ? { ...report, situation: `${report.situation} It is shown as text, not as a link to tap.` }
        : report;
    }
    const places = linked.map((page) => plainUrl(page.url));
    return info(
      `A phone number can be tapped on ${countOf(linked.length, "page")} of ${pages.length}: ${listOf(places.map(pathOf))}.`,
      seen(places[0] ?? "", "tel: link", "The number itself is not repeated here."),
    );
  },
});

const hasPhoneLink = (page: PageFacts): boolean =>
  page.anchors.some((anchor) => !anchor.hidden && /^tel:(?:\/\/)?\+?[\d(]/i.test(anchor.href));
