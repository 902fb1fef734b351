// Where we and Lighthouse's SEO audits differ on purpose, with the reason. Data.
import type { PageFacts } from "../../src/scanner/evidence/page-facts.ts";
import type { SeoAudit } from "./lighthouse-audits.ts";

export interface ExpectedDifference {
  audit: SeoAudit;
  /** Who names a defect that the other does not. */
  namedBy: "ours" | "lighthouse";
  /** Holds where each of our observations is about one of these. */
  about?: readonly string[];
  /** Holds for such pages alone. */
  holds?: (page: PageFacts) => boolean;
  reason: string;
  /** What we name is a fault that the audit does not ask about; such a verdict is none on a shared check. */
  isAnotherQuestion?: true;
}

export const EXPECTED_DIFFERENCES: readonly ExpectedDifference[] = [
  {
    audit: "document-title",
    namedBy: "ours",
    about: ["too short", "too long to be shown whole", "left over from a template", "not the only one"],
    reason: "Lighthouse asks whether there is a title; we also ask whether it says something and is shown whole.",
    isAnotherQuestion: true,
  },
  {
    audit: "meta-description",
    namedBy: "ours",
    about: ["too short", "too long", "left over from a template", "the title again"],
    reason: "Lighthouse asks whether there is a description; we also ask whether it says something and is shown whole.",
    isAnotherQuestion: true,
  },
  {
    audit: "meta-description",
    namedBy: "lighthouse",
    holds: ({ kind }) => kind === "legal" || kind === "login",
    reason: "Nobody looks for legal notices and log-ins by a description, so we do not ask them for one.",
  },
  {
    audit: "canonical",
    namedBy: "ours",
    about: ["none"],
    reason:
      "Lighthouse judges a canonical address where there is one; we also ask for one (RFC 6596), with the least weight.",
    isAnotherQuestion: true,
  },
  {
    audit: "canonical",
    namedBy: "ours",
    about: ["spelling of the address"],
    reason:
      "Lighthouse asks whether the canonical address is one, and not the start page's; we also ask whether it is the page's own, to the letter.",
    isAnotherQuestion: true,
  },
  {
    audit: "link-text",
    namedBy: "ours",
    about: ["no name", "names alike"],
    reason:
      "Our check also asks for a name at all, which Lighthouse does in link-name and button-name, and for names that differ.",
    isAnotherQuestion: true,
  },
  {
    audit: "link-text",
    namedBy: "ours",
    about: ["names that say nothing"],
    reason:
      "Lighthouse has no phrases in some languages that we read, Polish among them, and none with an arrow behind them.",
  },
  {
    audit: "crawlable-anchors",
    namedBy: "lighthouse",
    holds: ({ anchors }) =>
      anchors.every(({ region, href }) => href !== "" || (region !== "nav" && region !== "header")),
    reason: "We look at the menu, by which crawlers find pages; a faulty address in the text hides no page.",
  },
  {
    audit: "crawlable-anchors",
    namedBy: "ours",
    about: ["#"],
    reason: "Lighthouse takes “#” for an address; an entry of the menu that has no other leads nowhere.",
  },
  {
    audit: "image-alt",
    namedBy: "lighthouse",
    holds: ({ images }) => images.filter(({ alt }) => alt === null).length <= images.length / 10,
    reason:
      "Lighthouse names a page for one picture without a text, those that scripts put there among them; ours from one in ten on.",
  },
  {
    audit: "link-text",
    namedBy: "lighthouse",
    holds: ({ anchors }) => anchors.length === 0,
    reason: "The page as it was sent has no links; those that Lighthouse reads are drawn by scripts.",
  },
];
