// A scan while it runs: refreshed by itself without a script, followed event by event with one.
import type { ScanProgress } from "../model/engine.ts";
import { CRAWL_BUDGETS, type ScanType } from "../model/scan.ts";
import { type Markup, markup } from "./markup.ts";
import { pageShell } from "./page-shell.ts";
import { WORDS } from "./words/index.ts";

const TEXTS = WORDS.scan;

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
    title: TEXTS.title(domain),
    description: TEXTS.description(scanType, domain),
    path: `/scan/${scanId}`,
    layout: "live",
    head: markup`
<meta name="robots" content="noindex">
<link rel="alternate" type="text/markdown" href="/scan/${scanId}.md">
<noscript><meta http-equiv="refresh" content="${REFRESH_SECONDS}"></noscript>`,
    scripts: ["/scripts/scan.js"],
    main: markup`
<div id="live" class="card" data-events="/api/insights/scan/${scanId}/events" data-report="/report/${scanId}" data-pages="${CRAWL_BUDGETS[scanType].pages}" data-requests="${CRAWL_BUDGETS[scanType].requests}">
<div class="live-head"><div><p class="label">${TEXTS.live(markup`<span id="live-percent">${percent}</span>`)}</p>
<h1>${domain}</h1></div>
<p id="live-status">${message ?? TEXTS.states[status]}</p></div>
<p class="hidden" role="status" id="live-spoken"></p>
<div id="live-ready" class="live-ready" role="status" hidden>${TEXTS.ready} <a class="button" href="/report/${scanId}">${TEXTS.open}</a> <button class="quiet" type="button" id="live-stay">${TEXTS.stay}</button></div>
<p><label class="hidden" for="live-progress">${TEXTS.progress}</label><progress id="live-progress" max="100" value="${percent}">${WORDS.formats.percent(percent)}</progress></p>
<h2 class="hidden">${WORDS.names.agents(agents.length)}</h2>
<ul class="agents">${agents.map(agentItem)}</ul>
</div>
<noscript><p class="note">${TEXTS.refreshes(REFRESH_SECONDS)}</p></noscript>
<p class="note">${TEXTS.canLeave(markup`<a href="/report/${scanId}">/report/${scanId}</a>`)}</p>
<section id="live-log" aria-labelledby="arrivals" hidden><h2 id="arrivals">${TEXTS.read}</h2>
<ol class="arrivals" id="live-arrivals" tabindex="0" aria-label="${TEXTS.arrivals}"></ol>
</section>`,
  });
}

/** The mark repeats for the eye what the words say. */
const agentItem = ({ id, state, learnt }: ScanProgress["agents"][number]): Markup => markup`
<li data-agent="${id}" data-state="${state}"><span class="mark" aria-hidden="true"></span><div><strong>${WORDS.names.agent(id)}</strong> <span class="state">${TEXTS.agentStates[state]}</span><small>${learnt}</small></div></li>`;
