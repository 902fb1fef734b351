// The versions of the scorecard: what scores of one version may be compared with. The newest is in force.

export interface ScorecardRelease {
  version: string;
  /** Day it came into force, YYYY-MM-DD. */
  date: string;
  /** What is different from the version before, a sentence each. */
  changes: readonly string[];
}

/** A check that was scored or shown once and is no longer run; its id is not given to another. */
export interface RetiredCheck {
  id: string;
  title: string;
  /** First version of the scorecard without it. */
  retiredIn: string;
  reason: string;
}

const CURRENT: ScorecardRelease = {
  version: "1.4",
  date: "2026-11-27",
  changes: [
    "A list of pages is no date to compare; course dates need no data; profiles are asked where shown.",
    "API answers, searches, form scripts, refusals to ship, foreign lists, imprints, titles, fields, guides, copies, canonicals, logos, tax ids, offices, carts, demo forms, blogs, grants, lists, policies, months, films, steps, notes, offers, places, payments, quotes, notices, widgets, traps, short texts, single pages and ends of articles are read closer; vague link names count; a bare country, filler, samples and own reviews do not.",
    "Hours are asked of who receives people, sources of no announcement.",
  ],
};

const FOURTH: ScorecardRelease = {
  version: "1.3",
  date: "2026-11-23",
  changes: [
    "Agents are called in the protocol of their card; a dead API is judged once.",
    "Months and longish titles count in part; one day for all pages is no date.",
    "A business described under another address counts as described; its own tax id names it.",
    "Samples and letters spelt as in markup count as none; facts under an unknown type count.",
    "Only who is visited is asked for a place.",
    "Sources, figures and quotations are asked of articles, ease of reading of text.",
    "Copies that name their original, carts and second spellings need nothing of their own.",
    "Hours of other places, prices of sister pages and struck-out figures contradict nothing; footers with two codes or numbers for one street do.",
    "What only a script would draw is missed. Links to the maker's machine and forms that lose messages are dead. Imprints with blanks count in part.",
    "Each page's language and the rating beside its data are compared.",
    "Prices, hours, hiding, paying, addresses are read closer.",
  ],
};

const THIRD: ScorecardRelease = {
  version: "1.2",
  date: "2026-11-22",
  changes: [
    "What did not answer is neither gone nor refused: checks that need it are not observed.",
    "Fines, damages, losses, wages, gifts and sums insured are not taken for prices.",
    "A description for agents of which nothing works earns nothing, as does a sitemap without a page.",
    "A business may be of several classes, one of them a kind of place.",
  ],
};

const SECOND: ScorecardRelease = {
  version: "1.1",
  date: "2026-11-20",
  changes: [
    "What a site declares for agents is called, and what does not answer costs points.",
    "Opening hours that two pages show differently count as a contradiction.",
    "Requests signed by the crawler and refused for it count against access.",
    "Delivery, returns, prices, contact in legal notices, forms and headers of optional files are judged anew; plain text on request weighs less.",
    "Rules for robots without a group, unregistered language codes, expired pages and empty link texts are told apart as the standards do.",
  ],
};

const FIRST: ScorecardRelease = {
  version: "1.0",
  date: "2026-11-20",
  changes: ["The first version that is published."],
};

/** Newest first. A version is added when checks, weights or caps change so that scores are no longer comparable. */
export const SCORECARD_HISTORY: readonly ScorecardRelease[] = [CURRENT, FOURTH, THIRD, SECOND, FIRST];

/** Named by every result: only scores of the same version are compared. */
export const SCORECARD_VERSION = CURRENT.version;

export const RETIRED_CHECKS: readonly RetiredCheck[] = [];
