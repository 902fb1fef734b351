// A scan while it runs: refreshed by itself without a script, followed event by event with one.
import type { ScanProgress } from "../model/engine.ts";
import { CRAWL_BUDGETS, type AgentId, type ScanType } from "../model/scan.ts";
import { countOf, startWith } from "../model/words.ts";
import { type Markup, markup } from "./markup.ts";
import { pageShell } from "./page-shell.ts";

export interface ScanView {
  origin: string;
  scanId: string;
  domain: string;
  scanType: ScanType;
  progress: Pick<ScanProgress, "status" | "progress" | "message" | "agents">;
}

/** Often enough to see it move, seldom enough for a scan that takes a minute. */
const REFRESH_SECONDS = 4;

export function scanPage({ origin, scanId, domain, scanType, progress }: ScanView): string {
  const { agents, message, status } = progress;
  const percent = Math.round(progress.progress);
  return pageShell({
    origin,
    title: `Reading ${domain}`,
    description: `A ${scanType} scan of ${domain}, as it happens.`,
    path: `/scan/${scanId}`,
    layout: "live",
    head: markup`
<meta name="robots" content="noindex">
<link rel="alternate" type="text/markdown" href="/scan/${scanId}.md">
<noscript><meta http-equiv="refresh" content="${REFRESH_SECONDS}"></noscript>`,
    scripts: ["/scripts/scan.js"],
    main: markup`
<div id="live" class="card" data-events="/api/insights/scan/${scanId}/events" data-report="/report/${scanId}" data-pages="${CRAWL_BUDGETS[scanType].pages}">
<div class="live-head"><div><p class="label">Live, <span id="live-percent">${percent}</span> %</p>
<h1>${domain}</h1></div>
<p id="live-status">${message ?? SCAN_WORDS[status]}</p></div>
<p class="hidden" role="status" id="live-spoken"></p>
<p><label class="hidden" for="live-progress">Progress of the scan</label><progress id="live-progress" max="100" value="${percent}">${percent} %</progress></p>
<h2 class="hidden">${countOf(agents.length, "agent")}</h2>
<ul class="agents">${agents.map(agentItem)}</ul>
</div>
<noscript><p class="note">This page loads itself anew every ${REFRESH_SECONDS} seconds and leads to the report when it is ready.</p></noscript>
<p class="note">You can leave: the report will stand at <a href="/report/${scanId}">/report/${scanId}</a>.</p>
<section id="live-log" aria-labelledby="arrivals" hidden><h2 id="arrivals">What was read</h2>
<ol class="arrivals" id="live-arrivals" tabindex="0" aria-label="Pages and documents, newest first"></ol>
</section>`,
  });
}

export const SCAN_WORDS: Record<ScanProgress["status"], string> = {
  pending: "Waiting for its turn.",
  fetching: "Reading the site.",
  analyzing: "The agents look at what was read.",
  complete: "The report is ready.",
  error: "The scan ended in error.",
};

export const AGENT_STATES: Record<ScanProgress["agents"][number]["state"], string> = {
  waiting: "waits for pages",
  sent: "about to start",
  running: "at work",
  done: "done",
  failed: "could not finish",
};

/** The mark repeats for the eye what the words say. */
const agentItem = ({ id, state, learnt }: ScanProgress["agents"][number]): Markup => markup`
<li data-agent="${id}" data-state="${state}"><span class="mark" aria-hidden="true"></span><div><strong>${agentName(id)}</strong> <span class="state">${AGENT_STATES[state]}</span><small>${learnt}</small></div></li>`;

export const agentName = (id: AgentId): string =>
  id === "trust-security" ? "Trust and security" : startWith(id.replaceAll("-", " "));
