// Failing checks that are mended together, as work for the first month: every fix with its places, and how one sees that it holds.
import type { Effort, Outcome } from "../../model/outcome.ts";
import type { Opportunity, Rating } from "../../model/results.ts";
import { countOf, listOf, pathOf, startWith } from "../../model/words.ts";
import { formNojsSubmit } from "../checks/operability/form-nojs-submit.ts";
import { losesMessages } from "../evidence/operability/dead-forms.ts";
import { aimOf } from "../evidence/operability/form-faults.ts";
import { isGraveLeftover, leftovers, leftoversIn } from "../checks/trust/leftovers.ts";
import { namedIn } from "../checks/define-check.ts";
import { fillText } from "../insight/fill-text.ts";
import { groupOf, lostWeight } from "./check-groups.ts";
import type { CheckGroup } from "./check-groups.ts";
import { DECLARED, isMadeWith } from "./mend-declared.ts";
import { impactOfWeight } from "./opportunity-rating.ts";
import { leadIn } from "./opportunity-slots.ts";
import type { SiteVoice } from "./opportunity-slots.ts";

/** What one fix mends is followed by a look at the page. */
const LEAST_FIXES = 2;
const MOST_FIXES = 8;
const MOST_QUOTED = 4;
/** What a title names; how many more there are it says. */
const MOST_THINGS = 4;

/** What a group has in place of its texts where one of these checks keeps readers out. */
export const barredBy = (
  outcomes: readonly Outcome[],
  { barred = [] }: CheckGroup,
): NonNullable<CheckGroup["barred"]>[number] | undefined =>
  barred.find(({ checks }) => outcomes.some(({ id }) => checks.includes(id)));

const aloneIn = (
  outcomes: readonly Outcome[],
  { alone = [] }: CheckGroup,
): NonNullable<CheckGroup["alone"]>[number] | undefined =>
  alone.find(({ checks }) => outcomes.every(({ id }) => checks.includes(id)));

export const heaviestFirst = (outcomes: readonly Outcome[]): Outcome[] =>
  [...outcomes].sort((a, b) => lostWeight(b) - lostWeight(a) || (a.id < b.id ? -1 : 1));

/** One group of failing checks as an opportunity, the heaviest check first. */
export function opportunityOfGroup(group: CheckGroup, outcomes: readonly Outcome[], voice: SiteVoice): Opportunity {
  const failing = heaviestFirst(outcomes);
  const told = failing.slice(0, MOST_FIXES);
  // What no scan scores turns no check; a new scan names it, or does not.
  const scored = failing.filter(({ status }) => status !== "info");
  const titles = scored.map((outcome) => `“${outcome.title}”`);
  const checks = listOf(titles, MOST_QUOTED);
  const own = barredBy(failing, group) ?? aloneIn(failing, group);
  const { title, after, kpi, risk } = { ...group, ...own };
  const gravest = failing.toSorted((a, b) => Number(losesMessages(b)) - Number(losesMessages(a)));
  const named = [...new Set(gravest.flatMap((outcome) => thingsOf(outcome, group)))];
  const also = listOf(named, MOST_THINGS);
  const facts = failing.flatMap(({ id, evidence }) => (id === "contradictions" ? namedIn(evidence, "about") : []));
  const { name, people } = voice;
  const slots = {
    name,
    people,
    People: startWith(people),
    owner: leadIn(voice),
    things: also || checks,
    also,
    differs: listOf(facts, 2),
  };
  const evidence = told.slice(0, MOST_QUOTED).flatMap((outcome) => outcome.evidence.slice(0, 1));
  const ids = failing.map(({ id }) => id);
  return {
    id: `op-${group.id}`,
    title: startWith(fillText(title, slots)),
    description: told
      .slice(0, 2)
      .map(({ situation }) => situation)
      .join(" "),
    currentState: stateOf(told, voice) ?? `Seen on ${listOf(pagesOf(told, MOST_PLACES), 3) || "the pages read"}.`,
    potentialState: startWith(fillText(after, slots)),
    impact: failing.some(isGraveLeftover) ? "high" : impactOfWeight(Math.max(...failing.map(lostWeight))),
    effort: effortOf(told),
    category: group.category,
    automationApproach: approachOf(told, scored),
    workflowId: null,
    checkIds: ids,
    prerequisites: [],
    acceptance: scored.map(({ id }) => id),
    acceptanceNote:
      scored.length === 0
        ? "Done when a new scan names none of these places."
        : `Done when a new scan passes ${scored.length === 1 ? "the check" : `all ${scored.length} checks`} named here.`,
    ...(kpi === undefined ? {} : { kpi: fillText(kpi, slots) }),
    risks: [startWith(fillText(risk, slots))],
    evidence: evidence.map(({ url, received }) => ({ url, region: "check", quote: received.slice(0, 120) })),
    hours: null,
    ease: easeOf(told),
  };
}

const thingsOf = ({ id, evidence }: Outcome, { things }: CheckGroup): readonly string[] =>
  id === leftovers.id
    ? leftoversIn(evidence)
    : [(id === formNojsSubmit.id ? aimOf(evidence) : undefined) ?? things?.[id] ?? []].flat();

/** A title says what the check is about, or the group has no word of its own for it. */
export const isNamedBy = (title: string, outcome: Outcome): boolean => {
  const group = groupOf(outcome);
  const things = group === undefined ? [] : thingsOf(outcome, group);
  return things.length === 0 || things.some((thing) => title.toLowerCase().includes(thing.toLowerCase()));
};

/** Each with the checks that one of its fixes mends as well, where no other repair has them. */
export function withTwins(repairs: readonly Opportunity[], failing: readonly Outcome[]): Opportunity[] {
  const planned = new Set(repairs.flatMap(({ checkIds = [] }) => checkIds));
  return repairs.map((repair) => {
    const { checkIds = [], acceptance = [] } = repair;
    const fixes = new Set(failing.flatMap(({ id, fix }) => (checkIds.includes(id) ? [fix] : [])));
    const twins = failing.flatMap(({ id, fix }) => (fixes.has(fix) && !planned.has(id) ? [id] : []));
    for (const id of twins) planned.add(id);
    return { ...repair, checkIds: [...checkIds, ...twins], acceptance: [...acceptance, ...twins] };
  });
}

/** What was received, from the checks that cost most; undefined where that is nothing for an owner's eyes. */
export function stateOf(outcomes: readonly Outcome[], { name }: SiteVoice): string | undefined {
  const seen = outcomes
    .flatMap(({ evidence }) => evidence.slice(0, 1))
    .filter(({ received }) => received !== "" && !MARKUP.test(received));
  const place = (url: string): string => pathOf(url).replace(/^the home page$/, `the home page of ${name}`);
  const quotes = seen.slice(0, 2).map(({ url, received }) => `${startWith(place(url))}: “${shorten(received)}”`);
  return quotes.length === 0 ? undefined : `${quotes.join("; ")}.`;
}

/** Source code is for the evidence line, not for the owner. */
const MARKUP = /[<>{}]|\w="/;

const QUOTE_CHARS = 110;
const shorten = (text: string): string => (text.length > QUOTE_CHARS ? `${text.slice(0, QUOTE_CHARS - 1)}…` : text);

const EFFORT_RATING: Record<Effort, Rating> = { S: "low", M: "medium", L: "high" };
const EFFORT_SIZE: Record<Effort, string> = { S: "an hour or less", M: "about a day", L: "more than a day" };

const largest = (outcomes: readonly Outcome[]): Effort =>
  outcomes.some(({ effort }) => effort === "L") ? "L" : outcomes.some(({ effort }) => effort === "M") ? "M" : "S";
export const effortOf = (outcomes: readonly Outcome[]): Rating => EFFORT_RATING[largest(outcomes)];
export function easeOf(outcomes: readonly Outcome[]): string {
  const { length } = actsOf(outcomes);
  const which = length === 1 ? "which takes" : `the ${length === 2 ? "larger" : "largest"} of which takes`;
  return `${startWith(countOf(length, "fix", "fixes"))}, ${which} ${EFFORT_SIZE[largest(outcomes)]}.`;
}

/** Those that no repair of what is declared mends as well. */
export function actsOf(outcomes: readonly Outcome[]): readonly Outcome[] {
  const declared = outcomes.find(({ id }) => id === DECLARED);
  return declared === undefined
    ? outcomes
    : outcomes.filter((outcome) => outcome === declared || !isMadeWith(declared, outcome));
}

/** The fixes of the heaviest checks, each with where and with which figures it was seen, then how to see that they hold. */
function approachOf(outcomes: readonly Outcome[], all: readonly Outcome[]): string[] {
  const byFix = Map.groupBy(
    actsOf(outcomes).filter(({ fix }) => fix.trim() !== ""),
    ({ fix }) => fix.trim().replace(/\.$/, ""),
  );
  const steps = [...byFix].map(([fix, members]) => `${listed(fix)}${placesOf(fix, members)}`);
  const titles = all.map(({ title }) => `“${title}”`);
  const changed = [...new Set([...byFix].flatMap(([fix, members]) => pagesToChange(fix, members)))];
  const named = andMore(changed, outcomes) === "" ? listOf(changed.slice(0, MOST_PLACES), MOST_PLACES) : "";
  const look = `Look at ${named || "each changed page"} after the change`;
  return [
    ...steps,
    ...(steps.length < LEAST_FIXES ? [look] : []),
    titles.length === 0
      ? "Scan again, and see that none of these places is named"
      : `Scan again; by then ${titles.length === 1 ? "this holds" : "these hold"}: ${listOf(titles, MOST_TITLES)}`,
  ];
}

/** Checks named in a step; the opportunity lists all of them. */
const MOST_TITLES = 3;
const MOST_PLACES = 5;

/** A step stands alone: what a fix calls "named below" or "here" is what the step itself lists. */
const listed = (fix: string): string => fix.replaceAll(/\bnamed (?:below|here)\b/g, "listed in this step");

/**
 * ". Where: the home page (8am, 7pm, 4pm), /contact (4.30pm)": figures stand with the page on which they were seen, so
 * that one can tell which of them to change.
 */
function placesOf(fix: string, outcomes: readonly Outcome[]): string {
  const all = (find: (received: string) => string[]): string[] => [
    ...new Set(outcomes.flatMap(({ evidence }) => evidence.flatMap(({ received }) => find(received)))),
  ];
  const isAnywhere = outcomes.every(({ pagesInAll }) => pagesInAll === 0);
  const pages = namesFile(fix) || isAnywhere ? [] : pagesToChange(fix, outcomes);
  const places = pages.map((page) => `${page}${figuresOn(page, outcomes)}`);
  const areNamed = pages.every((page, at) => isNamedIn(fix, page) && places[at] === page);
  const lists: [string, string[]][] = [
    ["Where", areNamed ? [] : places],
    ["Addresses", all((received) => received.match(ADDRESS) ?? []).filter((address) => !pages.includes(address))],
    ["Agents", all((received) => AGENT_RULE.exec(received)?.slice(1, 2) ?? [])],
    ["Missing", all((received) => NOT_LINKED.exec(received)?.slice(1, 2) ?? [])],
  ];
  return lists
    .filter(([, found]) => found.length > 0)
    .map(
      ([name, found]) =>
        `. ${name}: ${found.slice(0, MOST_PLACES).join(", ")}${name === "Where" ? andMore(pages, outcomes) : ""}`,
    )
    .join("");
}

/** A fix that names some of the pages says of the others that they show the fault and stay as they are. */
function pagesToChange(fix: string, outcomes: readonly Outcome[]): string[] {
  const pages = pagesOf(outcomes, MOST_PLACES);
  const named = pages.filter((page) => isNamedIn(fix, page));
  const areAll = AND_MORE.test(fix) || pages.some((page) => !named.includes(page) && figuresOn(page, outcomes) !== "");
  return named.length === 0 || areAll ? pages : named;
}

const AND_MORE = / and \d+ more\b/;
const isNamedIn = (fix: string, page: string): boolean =>
  ` ${fix.replace(/[,;:.]?(?:\s|$)/g, " ")} `.includes(` ${page} `);

/** Evidence is kept for some pages; the sentence counts all. */
function andMore(pages: readonly string[], outcomes: readonly Outcome[]): string {
  const inAll = Math.max(...outcomes.map(({ pagesInAll = 0 }) => pagesInAll));
  return inAll > pages.length ? ` and ${inAll - pages.length} more` : "";
}

/** Seen on pages, or in another file, and mended in a file of its own: the list of pages, whose address differs, or the rules for crawlers. */
const MENDED_IN: Readonly<Record<string, string | undefined>> = {
  "sitemap-lastmod": "",
  "sitemap-lastmod-credible": "",
  "content-signal-present": "/robots.txt",
};
export function placesIn({ id, evidence }: Pick<Outcome, "id" | "evidence">): string[] {
  const file = MENDED_IN[id];
  const urls = evidence.map(({ url }) => (file === undefined ? url : new URL(file, url).href));
  return file === "" ? [] : [...new Set(urls)];
}

/** A fix that names its file says where: the addresses received are those that were tried in vain. */
export const namesFile = (fix: string): boolean => /(?<![\w.])\/(?:sitemap\.xml|(?:robots|llms)\.txt)/.test(fix);

function figuresOn(page: string, outcomes: readonly Outcome[]): string {
  const all = outcomes.flatMap(({ evidence }) => evidence);
  const here = all.filter(({ url }) => pathOf(url) === page);
  const others = all.filter(({ url }) => pathOf(url) !== page);
  // What every page says tells nothing of where they differ.
  const isCommon = (figure: string): boolean =>
    others.length > 0 && others.every(({ received }) => figuresIn(received).includes(figure));
  const figures = [...new Set(here.flatMap(({ received }) => figuresIn(received)))].filter((one) => !isCommon(one));
  const data = here
    .flatMap(({ meaning }) => IN_DATA.exec(meaning)?.slice(1, 2) ?? [])
    .map((said) => `in its data ${said}`);
  const told = [figures.slice(0, MOST_PLACES).join(", "), ...data.slice(0, 1)].filter((part) => part !== "");
  return told.length === 0 ? "" : ` (${told.join("; ")})`;
}

const pagesOf = (outcomes: readonly Outcome[], most: number): string[] =>
  [...new Set(outcomes.flatMap((outcome) => placesIn(outcome).map(pathOf)))].slice(0, most);

/** Figures, addresses and names of agents can be told to an agent; sentences of a page cannot. */
const FIGURES =
  /[£$€]\d(?:[\d.,]{0,9}\d)?|\b\d{1,2}(?:[:.]\d{2})?\s?[ap]m\b|\b\d{1,2}:\d{2}\b|\b\d[\d.,]{0,9}\s?(?:€|EUR|USD|GBP|%)/g;
const figuresIn = (text: string): string[] => text.match(FIGURES) ?? [];
/** At the start of what was received: the dead link, the closed path. */
const ADDRESS = /^(?:https?:\/\/[^\s“”"<>]{1,120}|\/[^\s“”"<>]{1,120})(?<![.,:;])/;
/** "PerplexityBot: line 8: Disallow: /" */
const AGENT_RULE = /^([A-Za-z][\w-]{2,40}): line \d{1,5}: /;
/** "no link to an about page": what a check on links says of its own list. */
const NOT_LINKED = /^no link to ([a-z ]{3,40})$/;
const IN_DATA = /^The page's data says ([\d., ]{1,40}(?:[A-Z]{3})?)(?: for .{1,60})?\.$/;
