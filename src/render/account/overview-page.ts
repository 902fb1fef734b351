// GET /account: who is signed in, what is left of the day, what is newest.
import type { AccountExport } from "../../model/account.ts";
import { ACCOUNT_PATH } from "../../model/auth-paths.ts";
import type { PlanId } from "../../model/plans.ts";
import { share } from "../analytics/charts.ts";
import { type Markup, markup } from "../markup.ts";
import { momentOf } from "../moment-in-words.ts";
import { NAMED } from "../navigation.ts";
import { accountFrame, DELETE_ACCOUNT_PATH, KEYS_PATH, SCANS_PATH, WEBHOOKS_PATH } from "./account-frame.ts";
import { type MyScan, noScans, scanRows } from "./scans-page.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.account.overview;

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
    title: TEXTS.title,
    section: ACCOUNT_PATH,
    notice,
    main: [
      markup`<p class="lead">${account.account?.email ?? ""}</p>
<div class="cards">
${quotaCard(TEXTS.scansToday, usage.scans, TEXTS.newDay(momentOf(usage.scans.resetsAt * 1000)))}
${quotaCard(TEXTS.callsThisMinute, usage.reads, TEXTS.callsCounted)}
<div class="card">
<p class="label">${TEXTS.plan}</p>
<p class="big">${WORDS.names.plan(usage.plan)}</p>
<p class="note">${TEXTS.planGives(usage.scans.limit, usage.reads.limit)} <a href="${NAMED.pricing.path}">${TEXTS.allPlans}</a></p>
</div>
</div>`,
      markup`<section aria-labelledby="newest">
<h2 id="newest">${TEXTS.newestScans}</h2>
${scans.length === 0 ? noScans() : markup`${scanRows(scans)}<p><a href="${SCANS_PATH}">${TEXTS.allScans}</a></p>`}
</section>`,
      markup`<div class="cards">${shortcuts(liveKeys, account.subscriptions.filter(({ delivery }) => delivery.enabled).length)}${rights(account)}</div>`,
    ],
  });

const quotaCard = (
  name: string,
  { limit, used, remaining }: Quota,
  note: Markup | string,
): Markup => markup`<div class="card">
<p class="label">${name}</p>
<p class="big">${TEXTS.usedOf(used, (text) => markup`<small>${text}</small>`, limit)}</p>
${share(used, limit)}
<p class="note">${TEXTS.left(remaining)} ${note}</p>
</div>`;

const linkTo =
  (path: string) =>
  (name: string): Markup =>
    markup`<a href="${path}">${name}</a>`;

const shortcuts = (liveKeys: number, subscriptions: number): Markup => markup`<section aria-labelledby="programs">
<h2 id="programs">${TEXTS.programs}</h2>
<ul class="plain-list">
<li>${TEXTS.keys(linkTo(KEYS_PATH), liveKeys)}</li>
<li>${TEXTS.webhooks(linkTo(WEBHOOKS_PATH), subscriptions)}</li>
<li>${TEXTS.guide(linkTo(NAMED.developers.path))}</li>
</ul>
</section>`;

function rights({ account }: AccountExport): Markup {
  const applications = account?.applications ?? [];
  return markup`<section aria-labelledby="rights">
<h2 id="rights">${TEXTS.kept}</h2>
<ul class="plain-list">
<li>${account !== null && TEXTS.since(momentOf(account.createdAt * 1000), account.sessions)}</li>
<li>${TEXTS.applications(applications)}</li>
<li>${TEXTS.export(linkTo("/api/account"))}</li>
<li><a href="${DELETE_ACCOUNT_PATH}">${TEXTS.delete}</a></li>
</ul>
</section>`;
}
