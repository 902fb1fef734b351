import { defineTechnologyFact } from "../define-fact.ts";

export const accessibilityOverlay = defineTechnologyFact({
  id: "accessibility-overlay",
  title: "Accessibility overlay",
  categories: ["accessibility-overlay"],
  what: "an accessibility overlay",
  why: "An overlay does not mend the page underneath, and agents read the page underneath.",
  fix: "Mend names, labels and headings in the page itself, then take the overlay out.",
  reference: "https://overlayfactsheet.com/",
});
