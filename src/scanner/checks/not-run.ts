// Rows of the catalogue that no scan runs, each with the reason: published on the method page beside the checks.
import type { CheckCategory } from "../../model/outcome.ts";
import type { NotRunReason } from "../../model/method.ts";

export interface NotRunCheck {
  /** Of the catalogue; none of them is in the registry. */
  id: string;
  /** Where it would count if it were run. */
  category: CheckCategory;
  /** The question it would answer, as the title of a check. */
  title: string;
  reason: NotRunReason;
  /** Why it is not run, and what is read instead where there is something; for people. */
  sentence: string;
  /** Address of the rule that it would be judged by, or of what speaks against it. */
  reference: string;
}

export const NOT_RUN: readonly NotRunCheck[] = [
  {
    id: "drag-only-paths",
    category: "Operability",
    title: "Whatever is done by dragging can be done without",
    reason: "computed-styles",
    sentence:
      "Whether something must be dragged is decided by scripts and styles that only a browser works out. The HTML alone would have us guess.",
    reference: "https://www.w3.org/TR/WCAG22/#dragging-movements",
  },
  {
    id: "edge-parity-ai-ua",
    category: "Access and crawl",
    title: "Crawlers of AI vendors get the same answer as we do",
    reason: "impersonation",
    sentence:
      "It would mean to send requests under the name of another company's crawler. We send one name, our own, and read from robots.txt and from our own answers what others are allowed.",
    reference: "https://www.rfc-editor.org/rfc/rfc9110#section-10.1.5",
  },
  {
    id: "extractor-agreement",
    category: "Extractability",
    title: "Programs that cut out the main text agree on it",
    reason: "says-nothing",
    sentence:
      "Two programs written by one hand agree because they are alike, which tells nothing. An independent one, Mozilla's Readability, agreed with our reading on 97 % of 345 real pages, so the row would tell hardly any two sites apart.",
    reference: "https://github.com/mozilla/readability#readme",
  },
  {
    id: "hover-only-nav",
    category: "Operability",
    title: "Menus that open under the pointer can be opened without one",
    reason: "computed-styles",
    sentence:
      "What appears under a pointer depends on styles and scripts as a browser applies them. A reader of HTML sees its links either way.",
    reference: "https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus",
  },
  {
    id: "layout-stability",
    category: "Operability",
    title: "The page does not move while it loads",
    reason: "browser",
    sentence:
      "How far parts of a page shift is measured while a browser draws it. No browser takes part in a scan, and a guess would be worth less than no number.",
    reference: "https://web.dev/articles/cls",
  },
  {
    id: "reflected-parameter",
    category: "Trust and safety",
    title: "Text from an address is not repeated in the page",
    reason: "owners-leave",
    sentence:
      "It would mean to send made-up parameters and to look whether they come back, which probes for a weakness. Nobody has given us leave to probe a site.",
    reference: "https://owasp.org/www-community/attacks/xss/",
  },
  {
    id: "ua-content-delta",
    category: "Access and crawl",
    title: "Crawlers of AI vendors get the same text as we do",
    reason: "impersonation",
    sentence:
      "To compare, pages would have to be asked for under the name of another company's crawler. We send one name, our own.",
    reference: "https://www.rfc-editor.org/rfc/rfc9110#section-10.1.5",
  },
];
