import { partOf } from "../../../model/words.ts";
import { nodesOn, nodesOfType, resolveNodes, textOf } from "../../evidence/structured/collect-structured.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { isFilled } from "../../evidence/structured/structured-entity.ts";
import type { SiteNode } from "../../evidence/site-evidence.ts";
import { defineCheck, judgePages } from "../define-check.ts";

const DEEP = 2;
const LANGUAGE_STEP = /^[a-z]{2}(?:[-_][a-z]{2})?$/i;
const NOT_JUDGED: ReadonlySet<PageFacts["kind"]> = new Set(["home", "legal", "login"]);

/** Asked of pages two levels below the start page; a path step of a language is no level. */
export const breadcrumbs = defineCheck({
  id: "breadcrumbs",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["pages", "structured"],
  title: "Deep pages say where they belong",
  why: "A machine that lands on a page deep in the site learns from the path which offer or area it is part of.",
  fix: "Add a BreadcrumbList to {pages|pages below the first level}: each step with position, name and address.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/breadcrumb",
  nowhere: "No page read lies two levels below the start page.",
  headline: ({ name }) => `Assistants that land on an inner page of ${name} cannot tell by its data where it belongs`,
  run({ pages, structured }) {
    return judgePages(
      pages,
      (page) => {
        if (NOT_JUDGED.has(page.kind) || levelsOf(page.url) < DEEP) return null;
        const here = nodesOn(structured, page);
        const [list] = nodesOfType(here, "BreadcrumbList");
        if (!list)
          return {
            received: "no path to the page in its data",
            meaning: "",
          };
        const steps = resolveNodes(here, list.props.itemListElement, list);
        const broken = steps.findIndex((step, index) => !isStep(step, here, index === steps.length - 1));
        if (steps.length > 0 && broken === -1) return true;
        const received = steps.length === 0 ? "a path without steps" : `step ${broken + 1} of ${steps.length}`;
        return { received, meaning: "A step lacks its position, name or address." };
      },
      ({ good, of }) => `Where a page belongs stands in the data of ${partOf(good, of, "deep page")}.`,
    );
  },
});

function levelsOf(url: string): number {
  if (!URL.canParse(url)) return 0;
  const steps = new URL(url).pathname.split("/").filter((step) => step !== "" && !/^index\.\w+$/.test(step));
  return steps.length - (LANGUAGE_STEP.test(steps[0] ?? "") ? 1 : 0);
}

function isStep(step: SiteNode, here: readonly SiteNode[], isLast: boolean): boolean {
  const [item] = resolveNodes(here, step.props.item, step);
  const name = textOf(step.props.name) || textOf(item?.props.name);
  return textOf(step.props.position) !== "" && name !== "" && (isLast || isFilled(step.props.item));
}
