// GET /account: who is signed in, what is left of the day, what is newest.
import type { AccountExport } from "../../model/account.ts";
import { ACCOUNT_PATH } from "../../model/auth-paths.ts";
import type { PlanId } from "../../model/plans.ts";
import { countOf, startWith } from "../../model/words.ts";
import { share } from "../analytics/charts.ts";
import { type Markup, markup } from "../markup.ts";
import { momentOf } from "../moment-in-words.ts";
import { NAMED } from "../navigation.ts";
import { accountFrame, DELETE_ACCOUNT_PATH, KEYS_PATH, SCANS_PATH, WEBHOOKS_PATH } from "./account-frame.ts";
import { type MyScan, noScans, scanRows } from "./scans-page.ts";

interface Quota {
  limit: number;
  used: number;
  remaining: number;
  /** Seconds since the epoch. */
  resetsAt: number;
}

export interface Overview {
  account: AccountExport;
  usage: { plan: PlanId; scans: Quota; reads: Quota };
  /** The newest. */
  scans: readonly MyScan[];
  liveKeys: number;
  notice: string | null;
}

export const overviewPage = ({ account, usage, scans, liveKeys, notice }: Overview): string =>
  accountFrame({
    title: "Your account",
    section: ACCOUNT_PATH,
    notice,
    main: [
      markup`<p class="lead">${account.account?.email ?? ""}</p>
<div class="cards">
${quotaCard("Scans today", usage.scans, markup`A new day begins at ${momentOf(usage.scans.resetsAt * 1000)}.`)}
${quotaCard("Calls of the API this minute", usage.reads, markup`Of your keys and applications together; pages do not count.`)}
<div class="card">
<p class="label">Plan</p>
<p class="big">${startWith(usage.plan)}</p>
<p class="note">${countOf(usage.scans.limit, "scan")} a day, ${usage.reads.limit} calls a minute. <a href="${NAMED.pricing.path}">All plans</a></p>
</div>
</div>`,
      markup`<section aria-labelledby="newest">
<h2 id="newest">Newest scans</h2>
${scans.length === 0 ? noScans() : markup`${scanRows(scans)}<p><a href="${SCANS_PATH}">All my scans</a></p>`}
</section>`,
      markup`<div class="cards">${shortcuts(liveKeys, account.subscriptions.filter(({ delivery }) => delivery.enabled).length)}${rights(account)}</div>`,
    ],
  });

const quotaCard = (name: string, { limit, used, remaining }: Quota, note: Markup): Markup => markup`<div class="card">
<p class="label">${name}</p>
<p class="big">${used} <small>of ${limit}</small></p>
${share(used, limit)}
<p class="note">${remaining === 0 ? "None left." : `${remaining} left.`} ${note}</p>
</div>`;

const shortcuts = (liveKeys: number, subscriptions: number): Markup => markup`<section aria-labelledby="programs">
<h2 id="programs">For your programs</h2>
<ul class="plain-list">
<li><a href="${KEYS_PATH}">API keys</a>: ${liveKeys === 0 ? "none yet" : `${liveKeys} in use`}.</li>
<li><a href="${WEBHOOKS_PATH}">Webhooks</a>: ${subscriptions === 0 ? "no subscription" : countOf(subscriptions, "subscription")}.</li>
<li><a href="${NAMED.developers.path}">The guide for developers</a> has the first calls.</li>
</ul>
</section>`;

function rights({ account }: AccountExport): Markup {
  const applications = account?.applications ?? [];
  return markup`<section aria-labelledby="rights">
<h2 id="rights">What is kept about you</h2>
<ul class="plain-list">
<li>${account !== null && markup`An account since ${momentOf(account.createdAt * 1000)}, ${countOf(account.sessions, "browser")} signed in.`}</li>
<li>${applications.length === 0 ? "No application acts for you." : `Applications that may act for you: ${applications.join(", ")}.`}</li>
<li><a href="/api/account">Everything as JSON</a>, without secrets.</li>
<li><a href="${DELETE_ACCOUNT_PATH}">Delete the account</a></li>
</ul>
</section>`;
}
