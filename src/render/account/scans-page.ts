// GET /account/scans: the scans that the account started, newest first.
import type { ScanStatus } from "../../model/scan.ts";
import { countOf } from "../../model/words.ts";
import { type Markup, markup } from "../markup.ts";
import { momentOf } from "../moment-in-words.ts";
import { SCAN_FORM } from "../navigation.ts";
import { adviseOnFailure } from "../scan-failure.ts";
import { chip, type Tone } from "../report/words.ts";
import { accountFrame, SCANS_PATH } from "./account-frame.ts";
import { question } from "./form-parts.ts";

export interface MyScan {
  id: string;
  domain: string;
  status: ScanStatus;
  /** Seconds since the epoch. */
  createdAt: number;
  errorMessage?: string | null | undefined;
}

const STATES: Record<ScanStatus, { word: string; tone: Tone }> = {
  pending: { word: "Waiting", tone: "plain" },
  fetching: { word: "Reading", tone: "fair" },
  analyzing: { word: "Judging", tone: "fair" },
  complete: { word: "Complete", tone: "good" },
  error: { word: "Ended in error", tone: "poor" },
};
export const statusWord = (status: ScanStatus): string => STATES[status].word;

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
    title: "My scans",
    section: SCANS_PATH,
    notice: view.notice,
    main:
      view.scans.length === 0 && view.isFirstPage
        ? [noScans()]
        : [summary(view), scanRows(view.scans, view.once), paging(view)],
  });

const summary = ({ total, isEstimate }: ScansView): Markup =>
  markup`<p>${isEstimate ? "More than " : ""}${countOf(total, "scan")}, newest first. Whoever knows the address of a report can read it.</p>`;

/** With `once`, each can be deleted. */
export const scanRows = (scans: readonly MyScan[], once: string | null = null): Markup =>
  markup`<ul class="items">${scans.map((scan) => row(scan, once))}
</ul>`;

function row({ id, domain, status, createdAt, errorMessage }: MyScan, once: string | null): Markup {
  const { word, tone } = STATES[status];
  const path = status === "complete" ? `/report/${id}` : `/scan/${id}`;
  return markup`
<li class="item">
<div class="item-head"><a class="item-name" href="${path}">${domain}</a> ${chip(word, tone)}</div>
<p class="note">${momentOf(createdAt * 1000)}${status === "error" && markup`. ${adviseOnFailure(errorMessage ?? null).reason}`}</p>
${
  once !== null &&
  question({
    open: "Delete",
    about: `the scan of ${domain}`,
    text: "The report, what it rests on and every place that shows it are removed. Links to it lead nowhere then. This cannot be undone.",
    action: `${SCANS_PATH}/${encodeURIComponent(id)}/delete`,
    once,
    button: "Delete this scan",
    isDangerous: true,
  })
}</li>`;
}

export const noScans = (): Markup => markup`<div class="card empty">
<p>You have not started a scan yet. Signed in, the ones you start from the front page or with your keys stand here.</p>
<p><a class="button" href="${SCAN_FORM.path}">${SCAN_FORM.name}</a></p>
</div>`;

const paging = ({
  isFirstPage,
  nextCursor,
}: ScansView): Markup => markup`<nav class="row" aria-label="Pages of the list">
${!isFirstPage && markup`<a class="button quiet" href="${SCANS_PATH}">Newest</a>`}
${nextCursor !== null && markup`<a class="button quiet" href="${SCANS_PATH}?cursor=${encodeURIComponent(nextCursor)}">Older</a>`}
</nav>`;
