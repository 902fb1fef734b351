// What all public scans say together.
import { countOf } from "../../../model/words.ts";
import { type Markup, markup } from "../../markup.ts";

/** A link whose name is a part of the sentence. */
type LinkNamed = (name: string) => Markup;

export const analytics = {
  title: "Analytics",
  lead: (days: number) => `All public scans of the last ${days} days together, by the day they were started (UTC).`,
  period: "Period",
  days: (days: number) => `${days} days`,
  noScans: "No public scan was started in these days.",
  /** Of a longer period. */
  noScansBut: (longer: (name: string) => Markup, days: number) =>
    markup`No public scan was started in these days; ${longer(`the last ${days} days`)} may have some.`,
  noneComplete: "No scan of these days is complete yet, so that there are no scores to compare.",
  scans: "Scans",
  complete: (scans: number) => `${scans} complete`,
  unknown: "unknown",
  medianOf100: "median of 100",
  spread: {
    title: "How scores are spread",
    note: "Complete scans by score, in steps of ten.",
    chart: (name: string) => `${name}: scans by score`,
    summary: (median: number, fullest: { scans: number; from: number; to: number }) =>
      `The median is ${median}. Most scans, ${fullest.scans}, have ${fullest.from} to ${fullest.to} points.`,
    median: (value: number | null) => `median ${value}`,
    columns: { score: "Score", scans: "Scans" },
    step: (from: number, to: number) => `${from} to ${to}`,
  },
  asTable: (hidden: LinkNamed, of: string) => markup`As a table${hidden(`: ${of}`)}`,
  development: {
    title: "Day by day",
    note: "The average of the complete scans of each day. Which sites are scanned differs from day to day, and the averages with them.",
    scores: "Average scores",
    scoresByDay: "Average scores by day",
    scoresSummary: (known: number, days: number) =>
      `${countOf(known, "day")} of ${days} with complete scans. Every day stands in the table below.`,
    scans: "Complete scans",
    scansByDay: "Complete scans by day",
    scansSummary: (most: number) => `At most ${most} a day. Every day stands in the table below.`,
    table: "Average scores and complete scans by day",
    tableOf: "average scores and complete scans by day",
    day: "Day",
  },
  industries: {
    title: "Medians by industry",
    note: "A median of fewer than ten scans says more about those few than about the industry.",
    table: "Median scores by industry",
    industry: "Industry",
    scans: "Complete scans",
  },
  statuses: { title: "Scans by status", status: "Status", scans: "Scans" },
  opportunities: {
    title: "Most frequent opportunities",
    none: "No complete scan of these days named an opportunity.",
    note: "Kinds of work that reports propose to automate, most frequent first.",
  },
  programs: (operation: Markup, key: LinkNamed) =>
    markup`The same figures for programs: ${operation}, with ${key("a key of yours")}.`,
  closed: {
    description: "What all public scans say together, for whoever has an account.",
    lead: "What all public scans say together: how scores are spread, where each industry stands, how it develops, and which work is most often proposed to be automated.",
    free: "It is for whoever has an account, free of charge. There is no password: we mail a link.",
    signIn: "Sign in",
    plan: "What a plan gives",
    programs: (operation: Markup) => markup`Programs read the same figures with a key: ${operation}.`,
  },
};
