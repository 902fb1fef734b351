// GET /account/scans: the scans that the account started, newest first.
import type { ScanStatus } from "../../model/scan.ts";
import { type Markup, markup } from "../markup.ts";
import { momentOf } from "../moment-in-words.ts";
import { SCAN_FORM } from "../navigation.ts";
import { adviseOnFailure } from "../scan-failure.ts";
import { chip, type Tone } from "../report/words.ts";
import { accountFrame, SCANS_PATH } from "./account-frame.ts";
import { question } from "./form-parts.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.account.scans;

export interface MyScan {
  id: string;
  domain: string;
  status: ScanStatus;
  /** Seconds since the epoch. */
  createdAt: number;
  errorMessage?: string | null | undefined;
}

const TONES: Record<ScanStatus, Tone> = {
  pending: "plain",
  fetching: "fair",
  analyzing: "fair",
  complete: "good",
  error: "poor",
};

export interface ScansView {
  scans: readonly MyScan[];
  total: number;
  isEstimate: boolean;
  isFirstPage: boolean;
  nextCursor: string | null;
  once: string;
  notice: string | null;
}

export const scansPage = (view: ScansView): string =>
  accountFrame({
    title: TEXTS.title,
    section: SCANS_PATH,
    notice: view.notice,
    main:
      view.scans.length === 0 && view.isFirstPage
        ? [noScans()]
        : [summary(view), scanRows(view.scans, view.once), paging(view)],
  });

const summary = ({ total, isEstimate }: ScansView): Markup => markup`<p>${TEXTS.counted(total, isEstimate)}</p>`;

/** With `once`, each can be deleted. */
export const scanRows = (scans: readonly MyScan[], once: string | null = null): Markup =>
  markup`<ul class="items">${scans.map((scan) => row(scan, once))}
</ul>`;

function row({ id, domain, status, createdAt, errorMessage }: MyScan, once: string | null): Markup {
  const path = status === "complete" ? `/report/${id}` : `/scan/${id}`;
  return markup`
<li class="item">
<div class="item-head"><a class="item-name" href="${path}">${domain}</a> ${chip(WORDS.names.scanStatuses[status], TONES[status])}</div>
<p class="note">${status === "error" ? TEXTS.failed(momentOf(createdAt * 1000), adviseOnFailure(errorMessage ?? null).reason) : momentOf(createdAt * 1000)}</p>
${
  once !== null &&
  question({
    ...TEXTS.delete(domain),
    action: `${SCANS_PATH}/${encodeURIComponent(id)}/delete`,
    once,
    isDangerous: true,
  })
}</li>`;
}

export const noScans = (): Markup => markup`<div class="card empty">
<p>${TEXTS.none}</p>
<p><a class="button" href="${SCAN_FORM.path}">${SCAN_FORM.name}</a></p>
</div>`;

const paging = ({ isFirstPage, nextCursor }: ScansView): Markup => markup`<nav class="row" aria-label="${TEXTS.paging}">
${!isFirstPage && markup`<a class="button quiet" href="${SCANS_PATH}">${WORDS.account.frame.newest}</a>`}
${nextCursor !== null && markup`<a class="button quiet" href="${SCANS_PATH}?cursor=${encodeURIComponent(nextCursor)}">${WORDS.account.frame.older}</a>`}
</nav>`;
