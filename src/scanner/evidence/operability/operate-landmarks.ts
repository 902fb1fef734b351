// Faults in how a page marks its regions.
import { leavesMenuToScripts } from "../access/left-menu.ts";
import type { PageFacts } from "../page-facts.ts";

export interface LandmarkFault {
  /** Share of the page's grade that the fault costs. */
  cost: number;
  /** For people, after "This page has". */
  says: string;
  /** What mends it, after "On /about,". */
  mend: string;
}

/** Elements and roles by one name. */
const ROLE: Readonly<Record<string, string>> = {
  nav: "navigation",
  header: "banner",
  footer: "contentinfo",
  aside: "complementary",
};
/** A page that leads nowhere needs no menu. */
const LEAST_LINKS = 3;

/** The main part matters most: it is what readers look for. */
export function findLandmarkFaults(page: PageFacts): LandmarkFault[] {
  const marks = page.landmarks.map(({ role, label }) => ({ role: ROLE[role] ?? role, label: (label ?? "").trim() }));
  const count = (role: string) => marks.filter((mark) => mark.role === role).length;
  const faults: LandmarkFault[] = [];
  if (count("main") === 0)
    faults.push({ cost: 0.65, says: "no marked main part", mend: "wrap the content in one main element" });
  if (count("main") > 1)
    faults.push({ cost: 0.42, says: `${count("main")} main parts`, mend: "keep one main element" });
  // What all pages share is not in the page that a script brings it to.
  const isWhole = !leavesMenuToScripts(page);
  const links = page.anchors.filter(({ hidden, href }) => !hidden && /^https?:/.test(href)).length;
  if (isWhole && count("navigation") === 0 && links >= LEAST_LINKS)
    faults.push({ cost: 0.2, says: "no marked menu", mend: "wrap the menu in nav" });
  // Within main they mark nothing (HTML-AAM).
  const beside = count("main") > 0 ? " outside main" : "";
  if (isWhole && count("banner") === 0)
    faults.push({ cost: 0.05, says: `no marked header${beside}`, mend: `wrap the top in header${beside}` });
  if (isWhole && count("contentinfo") === 0)
    faults.push({ cost: 0.05, says: `no marked footer${beside}`, mend: `wrap the bottom in footer${beside}` });
  if (hasTwins(marks))
    faults.push({
      cost: 0.05,
      says: "menus or side parts without different labels",
      mend: "give menus and side parts different labels",
    });
  return faults;
}

function hasTwins(marks: readonly { role: string; label: string }[]): boolean {
  return ["navigation", "complementary"].some((role) => {
    const labels = marks.filter((mark) => mark.role === role).map(({ label }) => label.toLowerCase());
    return labels.length > 1 && new Set(labels).size < labels.length;
  });
}
