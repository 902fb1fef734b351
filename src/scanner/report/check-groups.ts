// Failing checks that are mended together: what the group means for the business and who does it.
import type { CheckCategory, Outcome } from "../../model/outcome.ts";

export interface CheckGroup {
  /** Also the id of the skill, without "op-". */
  id: string;
  categories: readonly CheckCategory[];
  /** Only these checks of the categories; without it all that no other group names. */
  checks?: readonly string[];
  category: string;
  title: string;
  /** What changes when it is done; slots name, people, page and checks (the titles of those that fail), as in the title. */
  after: string;
  owner: string;
  kpi: string;
  risk: string;
}

export const CHECK_GROUPS: readonly CheckGroup[] = [
  {
    id: "fix-access",
    categories: ["Access and crawl", "Answer-engine access"],
    category: "access",
    title: "Let search engines and assistants read {name}'s pages",
    after: "Every page of {name} that should be found can be fetched and read without a browser.",
    owner: "Web developer",
    kpi: "Pages that answer and may be read, of all pages known",
    risk: "A page that was closed on purpose could open: the web developer lists what changes before it goes live.",
  },
  {
    id: "fix-key-facts",
    categories: ["Key facts and pricing"],
    category: "data",
    title: "Answer on the pages what {people} ask first",
    after: "Price, place, hours and terms of {name} can be read from a page, and say the same everywhere.",
    owner: "Owner",
    kpi: "Key questions that a page answers in one sentence",
    risk: "A price or an hour goes stale: the owner checks the page on the first of each month.",
  },
  {
    id: "fix-structured-facts",
    categories: ["Structured data and entity", "Entity and reviews"],
    category: "data",
    title: "State {name}'s facts in a form machines can check",
    after: "Name, address, offers and reviews of {name} can be read as data, and agree with what visitors see.",
    owner: "Web developer",
    kpi: "Facts stated as data that agree with the page",
    risk: "Data and page drift apart: both are filled from one source, and a new scan compares them.",
  },
  {
    id: "fix-readable-text",
    categories: ["Machine-readable content", "Extractability"],
    category: "data",
    title: "Give assistants text of {name} they can quote",
    after: "Each section of the pages stands alone, and a plain-text copy is there for those who ask for it.",
    owner: "Content editor",
    kpi: "Pages whose sections can be quoted as they stand",
    risk: "A copy says something else than the page: it is made from the page, not written beside it.",
  },
  {
    id: "fix-forms",
    categories: ["Operability"],
    category: "communication",
    title: "Make the forms and buttons on {page} usable without a mouse or a guess",
    after: "{People} with a screen reader, and assistants on someone's behalf, can fill in the forms of {name}.",
    owner: "Web developer",
    kpi: "Forms that can be completed by keyboard alone",
    risk: "A form that works today could break: each is sent once after the change.",
  },
  {
    id: "fix-shop-data",
    categories: ["Commerce"],
    category: "commerce",
    title: "Tell price, stock and terms of what {name} sells before the cart",
    after: "A buyer or an assistant can compare what {name} sells, with shipping and returns, before ordering.",
    owner: "Shop manager",
    kpi: "Products with price, stock, shipping and return terms",
    risk: "A wrong price binds: the shop manager compares ten products a week.",
  },
  {
    id: "fix-trust",
    categories: ["Trust and safety"],
    category: "trust",
    title: "Publish what people look for before they trust {name}",
    after: "Who checks {name} before a purchase or a visit finds this: {checks}.",
    owner: "Owner",
    kpi: "Trust checks that pass",
    risk: "A page on terms, data or contact goes stale: the owner reads each one twice a year.",
  },
  {
    id: "fix-browser-safety",
    categories: ["Trust and safety"],
    checks: ["hsts", "frame-protection", "nosniff", "mixed-content", "wildcard-cors-credentials", "leaked-secrets"],
    category: "security",
    title: "Protect visitors of {name} by rules that browsers keep",
    after: "Browsers and other sites are held to this on the pages of {name}: {checks}.",
    owner: "Web developer",
    kpi: "Safety checks that pass",
    risk: "A rule for browsers that is too strict blocks a tool: it is tried on one page first.",
  },
  {
    id: "fix-evidence",
    categories: ["Evidence in the text"],
    category: "content",
    title: "Back what {page} says with figures, sources and names",
    after: "Claims on {name}'s pages carry a figure, a source or a person who said it.",
    owner: "Content editor",
    kpi: "Claims with a source",
    risk: "A figure is wrong: its source is linked beside it.",
  },
  {
    id: "fix-freshness",
    categories: ["Freshness"],
    category: "content",
    title: "Show when the pages of {name} were last true",
    after: "Readers and assistants see how current {name}'s pages are.",
    owner: "Content editor",
    kpi: "Pages with a visible date of the last check",
    risk: "A new date without a change is misleading: the date moves only with the text.",
  },
  {
    id: "fix-agent-interfaces",
    categories: ["Interfaces and identity"],
    category: "integration",
    title: "Repair the interfaces {name} offers to software",
    after: "What {name} declares to software answers, and says how to be used.",
    owner: "Lead developer",
    kpi: "Declared interfaces that answer",
    risk: "A repaired interface opens more than meant: the lead developer checks permissions first.",
  },
  {
    id: "fix-speed",
    categories: ["Performance"],
    category: "performance",
    title: "Shorten the wait for {name}'s pages",
    after: "Pages answer before an assistant gives up on them.",
    owner: "Web developer",
    kpi: "Time to the first byte, median of all pages",
    risk: "A cached page is old: the cache is emptied when a page changes.",
  },
];

const groupByCheck = new Map(
  CHECK_GROUPS.flatMap((group) => (group.checks ?? []).map((check) => [check, group] as const)),
);
const groupByCategory = new Map(
  CHECK_GROUPS.filter(({ checks }) => checks === undefined).flatMap((group) =>
    group.categories.map((category) => [category, group] as const),
  ),
);

export const groupOf = ({ id, category }: Pick<Outcome, "id" | "category">): CheckGroup | undefined =>
  groupByCheck.get(id) ?? groupByCategory.get(category);

/** Weight that a check loses: what its score leaves of its weight; 0 for checks that pass or are only reported. */
export function lostWeight({ status, weight, score }: Outcome): number {
  return status === "fail" || status === "warn" ? weight * (1 - (score ?? 0)) : 0;
}
