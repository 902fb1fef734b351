// The form that starts a scan, the scan while it runs, and why it ended without a report.
import type { ScanProgress } from "../../../model/engine.ts";
import type { ScanErrorCode, ScanType } from "../../../model/scan.ts";
import { countOf } from "../../../model/words.ts";
import { type Inline, prose } from "../../blocks.ts";
import { type Markup, markup } from "../../markup.ts";
import { names } from "./names.ts";

const depth = (type: ScanType, pages: number): string => `${names.scanTypes[type]}: up to ${pages} pages.`;

export const scan = {
  form: {
    depths: (depths: readonly { type: ScanType; pages: number }[]) =>
      depths.map(({ type, pages }) => depth(type, pages)).join(" "),
    whoReads:
      "Whoever has the address of a report can read it, and a business whose site allows it may be listed in the directory.",
    tool: "Fills in the form that starts a scan of a business website. The visitor looks at it and presses Scan; the report opens when it is ready.",
    address: "Address of the website",
    example: "your-business.com",
    addressParameter: "A public domain such as example.com, or an address on one",
    start: "Scan",
    depth: "How deep it reads",
    perDay: (scans: number) => `${countOf(scans, "scan")} a day without an account`,
    more: "How deep it reads, and who can see the report",
    unlisted: "Keep it out of the directory and of all lists",
    unlistedParameter: "Keeps the report out of the directory and of all lists",
  },
  scan: {
    title: (domain: string) => `Reading ${domain}`,
    description: (scanType: ScanType, domain: string) => `A ${scanType} scan of ${domain}, as it happens.`,
    live: (percent: Markup) => markup`Live, ${percent} %`,
    progress: "Progress of the scan",
    refreshes: (seconds: number) =>
      `This page loads itself anew every ${seconds} seconds and leads to the report when it is ready.`,
    canLeave: (report: Markup) => markup`You can leave: the report will stand at ${report}.`,
    ready: "The report is ready and opens in a moment.",
    open: "Open the report",
    stay: "Stay on this page",
    read: "What was read",
    arrivals: "Pages and documents, newest first",
    states: {
      pending: "Waiting for its turn.",
      fetching: "Reading the site.",
      analyzing: "The agents look at what was read.",
      complete: "The report is ready.",
      error: "The scan ended in error.",
    } satisfies Record<ScanProgress["status"], string>,
    agentStates: {
      waiting: "waits for pages",
      sent: "about to start",
      running: "at work",
      done: "done",
      failed: "could not finish",
    } satisfies Record<ScanProgress["agents"][number]["state"], string>,
  },
  failure: {
    unknown: "The scan ended in error.",
    advice: {
      dns: "Check the spelling of the address, and that the domain is registered and points to a server.",
      tls: "Check the certificate of the site: that it has not expired, and that it names this domain with its whole chain.",
      timeout:
        "The server took too long to answer. Scan again when it is less busy, or ask whoever runs it about its speed.",
      refused:
        "Nothing at this address answers as a website does: no server listens there, or it closed the connection. Check that it is running and that a firewall does not turn visitors away.",
      http_4xx:
        "The address answers that there is nothing to read, or that it may not be read. Give the address of the start page.",
      http_5xx: "The server answers with an error of its own. Scan again when the site works in a browser.",
      not_html: "The address leads to a file that is no web page. Give the address of the start page.",
      blocked:
        "The site's protection turns automatic readers away, and so it turns assistants away. Let our crawler in as its page describes, and scan again.",
      robots_disallowed:
        "robots.txt asks us not to read the site, and we keep to it. The owner can change that there, and scan again.",
      too_many_redirects:
        "The address leads in a circle, or through too many others. Give the address at which the site ends up.",
      not_public: "Only websites that everybody can reach are read. Give a public address.",
      busy: "Too many scans were waiting. Nothing was counted; scan again in a few minutes.",
      deadline: "The site answered so slowly that the time for a scan ran out. A light scan asks for less.",
      internal: "Something failed on our side. Nothing was counted; scan again in a few minutes.",
    } satisfies Record<ScanErrorCode, string>,
  },
  /** Where the link at the foot of a report by e-mail leads. */
  mailStop: {
    title: "Reports by e-mail",
    stopped: "You will get no more reports by e-mail.",
    resumed: "Reports that are asked for reach you again.",
    notMeant: "That was not meant? Nothing else has changed.",
    resume: "Send me reports again",
  },
  /** Messages at addresses that have no document of their own. */
  messages: {
    nothingHere: "Nothing is here",
    index: (link: Inline) => prose`${link}, which lists all documents`,
    noReport: "No such report",
    noScan: "No such scan",
    noBusiness: "No such business",
    noPage: "This page does not exist",
    notShown: "Not shown",
    allBusinesses: "All businesses",
    notRead: (domain: string) => `${domain} could not be read`,
    goOn: (again: (name: string) => Inline, bot: (name: string) => Inline) =>
      prose`${again("Scan again")}, or read ${bot("how our crawler can be let in")}.`,
    notReady: (domain: string) => `The report on ${domain} is not ready`,
    atWork: (watch: (name: string) => Inline) =>
      prose`The scan is still at work. ${watch("Watch it")}; the report will stand at this address.`,
    noScanLeft: "No scan is left for today",
    notStarted: "This scan could not be started",
    morePlans: (plans: (name: string) => Inline, key: (name: string) => Inline) =>
      prose`With a free key there are more: ${plans("the plans")}, ${key("how to get a key")}.`,
    otherPages: "This form can be sent from our own pages alone. Fill it in here, or call POST /api/insights/scan.",
  },
};
