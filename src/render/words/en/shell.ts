// The frame of all pages, and what pages share.
import { type Markup, markup } from "../../markup.ts";

const LOCALE = "en-US";
const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" });
const MOMENT = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: "long",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});

export const shell = {
  /** Dates and numbers; times are milliseconds since the epoch. */
  formats: {
    day: (ms: number) => DAY.format(ms),
    moment: (ms: number) => `${MOMENT.format(ms).replace(" at ", ", ")} UTC`,
    number: (value: number) => value.toLocaleString(LOCALE),
    list: (items: readonly string[]) => items.join("; "),
    percent: (value: number) => `${value} %`,
  },
  /** Names of pages, as links to them are called. */
  pages: {
    developers: "Developers",
    pricing: "Pricing",
    directory: "Directory",
    method: "Method",
    account: "Account",
    analytics: "Analytics",
    terms: "Terms",
    privacy: "Privacy",
    scanForm: "Scan a site",
    signIn: "Sign in",
    search: "Search",
  },
  shell: {
    skip: "Skip to the content",
    main: "Main",
    more: "More",
    promise: (product: string) =>
      `The same evidence gives the same report. ${product} reads what any visitor can read, obeys robots.txt, and signs its requests.`,
  },
  /** Around documents, which are written as blocks. */
  documents: {
    forAgents: ({ twin, index }: { twin: (name: string) => Markup; index: Markup }) =>
      markup`For agents: ${twin("this page as Markdown")}, and ${index}, which lists all documents.`,
    lastChanged: (day: Markup) => markup`Last changed ${day}`,
    allDocumentation: "All of the documentation",
    documentation: "Documentation",
    trail: "Where this is",
    exampleLanguage: "Language of the example",
  },
  search: {
    label: "Search businesses, reports and the documentation",
    button: "Search",
  },
  tryIt: {
    needsScript: "The form for this call needs a script. The example above does the same.",
    credential: "API key or access token",
    optional: "optional",
    keyStays: "The key stays in the memory of this page and goes to this service alone.",
    reading: "The call counts like any other.",
    scanning: "The call is a real one: it uses one scan of your day, and the scan is public.",
    send: "Send",
    notSent: "not sent",
    field: (place: string, isRequired: boolean) => `${place}${isRequired ? ", required" : ""}`,
  },
  /** What pictures show that stand for pages where they are shared. */
  pictures: {
    site: (product: string) => `${product}: how ready is a website for AI?`,
    level: (product: string, level: { value: number; highest: number; name: string | undefined }) =>
      `${product} report: level ${level.value} of ${level.highest}, ${level.name ?? "unknown"}`,
  },
  health: {
    allAnswer: "All parts answer",
    notAllAnswer: "Not all parts answer",
    states: { healthy: "healthy", degraded: "degraded" },
    api: "API and database",
    apiTook: (ms: number) => `a trivial read took ${ms} ms`,
    website: "Pages and documents",
    websiteTook: (ms: number) => `all of the measuring took ${ms} ms`,
    parts: {
      database: { name: "Database", meaning: "new scans, lists and sign-in wait; running scans go on" },
      reports: { name: "Stored reports", meaning: "reports cannot be read just now; running scans wait" },
      coordination: { name: "Coordination", meaning: "calls are refused for a moment; running scans wait" },
      queues: { name: "Queues", meaning: "scans wait for their turn longer" },
    },
    measured: (time: (text: string) => Markup, at: { day: string; hours: string }) =>
      markup`Measured on ${time(`${at.day} at ${at.hours} UTC`)}, when you opened this page.`,
  },
  latest: {
    title: "Latest in the directory",
    head: { business: "Business", industry: "Industry", readiness: "AI readiness", aeo: "AEO" },
    all: "All businesses",
  },
};
