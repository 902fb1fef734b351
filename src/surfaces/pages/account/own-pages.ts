// The overview of an account, its scans, and its end.
import { deleteOwnAccount } from "../../../operations/delete-own-account.ts";
import { deleteScan } from "../../../operations/delete-scan.ts";
import { getAccount } from "../../../operations/get-account.ts";
import { getUsage } from "../../../operations/get-usage.ts";
import { listScans } from "../../../operations/list-scans.ts";
import { sessionCookieName } from "../../../model/session-cookie.ts";
import { SCANS_PATH } from "../../../render/account/account-frame.ts";
import { DELETE_WORD, deleteAccountPage, goodbyePage } from "../../../render/account/delete-account-page.ts";
import type { Problem } from "../../../render/account/form-parts.ts";
import { isLive } from "../../../render/account/keys-page.ts";
import { overviewPage } from "../../../render/account/overview-page.ts";
import { scansPage } from "../../../render/account/scans-page.ts";
import { doOnce, freshOnce, noticeOf, run, seeOther, show, type Visit } from "./visit.ts";
import { WORDS } from "../../../render/words/index.ts";

const NEWEST = 5;
const PAGE_SCANS = 20;

export async function showOverview(visit: Visit): Promise<Response> {
  const { ctx } = visit;
  const [account, usage, { scans }] = await Promise.all([
    run(ctx, getAccount, {}),
    run(ctx, getUsage, {}),
    run(ctx, listScans, { mine: true, limit: NEWEST }),
  ]);
  const liveKeys = account.keys.filter((key) => isLive(key, ctx.clock.now())).length;
  return show(overviewPage({ account, usage, scans, liveKeys, notice: noticeOf(visit) }));
}

export async function showScans(visit: Visit): Promise<Response> {
  const cursor = visit.query.get("cursor");
  const order = { mine: true, limit: PAGE_SCANS, ...(cursor === null ? {} : { cursor }) };
  const { scans, total, totalIsEstimate = false, nextCursor } = await run(visit.ctx, listScans, order);
  return show(
    scansPage({
      scans,
      total,
      isEstimate: totalIsEstimate,
      isFirstPage: cursor === null,
      nextCursor,
      once: freshOnce(visit),
      notice: noticeOf(visit),
    }),
  );
}

export async function deleteOwnScan(visit: Visit): Promise<Response> {
  const deleted = await doOnce(visit, () => run(visit.ctx, deleteScan, { scanId: visit.ids[0] }));
  return seeOther(SCANS_PATH, deleted === null ? "sent-before" : "scan-deleted");
}

export const askToDelete = (visit: Visit, problem: Problem | null = null): Response =>
  show(deleteAccountPage({ once: freshOnce(visit), problem }), { status: problem === null ? 200 : 400 });

export async function deleteAccount(visit: Visit): Promise<Response> {
  const { ctx, form } = visit;
  if ((form.get("word") ?? "").trim().toLowerCase() !== DELETE_WORD)
    return askToDelete(visit, { field: "word", text: WORDS.account.delete.problem(DELETE_WORD) });
  await run(ctx, deleteOwnAccount, {});
  const { isDevelopment } = ctx.config;
  const cookie = `${sessionCookieName(isDevelopment)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isDevelopment ? "" : "; Secure"}`;
  return show(goodbyePage(), { headers: { "Set-Cookie": cookie } });
}
