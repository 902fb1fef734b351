// Accepts a scan: checks the address, reserves the quota, starts the coordinator, writes the row.
import { AppError } from "../model/errors.ts";
import { PRODUCT } from "../model/product.ts";
import type { ScanRequest } from "../model/engine.ts";
import type { Ctx, ScanRow } from "../model/ports.ts";
import type { QuotaAnswer } from "../model/limiter-ports.ts";
import { isOursInText } from "../model/scan-failure.ts";
import { DAY_SECONDS, rateLimited } from "../model/quota-headers.ts";
import { planWith } from "../model/plans.ts";
import type { Assumptions, ScanType, Visibility } from "../model/scan.ts";
import { bareHost, printableUrl, readTarget } from "../model/target.ts";
import { NOT_STARTED } from "./scan-machine.ts";
import { targetPolicy } from "./target-policy.ts";

export interface ScanOrder {
  url: string;
  email?: string | undefined;
  scanType: ScanType;
  visibility: Visibility;
  assumptions?: Assumptions | undefined;
}

export interface AcceptedScan {
  scanId: string;
  status: "pending";
  message: string;
  ownerToken?: string;
  quota: QuotaAnswer;
}

const OWNER_TOKEN_CHARS = 40;

export async function requestScan(ctx: Ctx, order: ScanOrder): Promise<AcceptedScan> {
  const target = readTarget(order.url, targetPolicy(ctx.config));
  if (!target.ok)
    throw new AppError("INVALID_URL", `${target.reason}. Send ${target.expected}.`, {
      details: { field: "url", expected: target.expected },
    });
  const { scanId, begun } = await takeUp(ctx);
  const plan = planWith(ctx.caller.plan, ctx.config.limits);
  const quota = await reserve(ctx, scanId, plan.scansPerDay);
  if (!quota.ok) throw quotaExceeded(ctx, quota);
  const ownerToken = ctx.caller.kind === "anonymous" ? ctx.ids.token(OWNER_TOKEN_CHARS) : null;
  const request: ScanRequest = {
    header: {
      scanId,
      scanType: order.scanType,
      startUrl: printableUrl(target.url.href),
      domain: bareHost(target.url.hostname),
      createdAt: ctx.clock.now(),
      ...(order.assumptions === undefined ? {} : { assumptions: order.assumptions }),
    },
    fetchUrl: withoutFragment(target.url),
    visibility: order.visibility,
    // At another port than the website's own there may be somebody else's site, which must not stand for this one.
    isLocal: target.isLoopback || target.url.port !== "",
    registrableDomain: target.registrableDomain,
    hasPriority: plan.hasPriority,
    subject: ctx.caller.subject,
    owner: ctx.caller.owner,
    email: order.email ?? null,
    ownerTokenHash: ownerToken === null ? null : await ctx.digest.sha256(ownerToken),
  };
  try {
    // One that has ended is answered as it was accepted.
    if (begun === null || !isEnded(begun)) await begin(ctx, request, begun !== null);
    else await replaceOwnerToken(ctx, request);
  } catch (error) {
    await giveUp(ctx, scanId);
    ctx.log("scan.refused", { scanId, error: error instanceof Error ? error.message : "unknown" });
    throw new AppError("SERVICE_UNAVAILABLE", "The scan could not be accepted just now. Try again in a few seconds.", {
      headers: { "Retry-After": "5" },
    });
  }
  ctx.annotate({ scanId, domain: request.header.domain, scanType: order.scanType });
  const where = `${ctx.config.publicOrigin}/api/insights/scan/${scanId}/status`;
  return {
    scanId,
    status: "pending",
    message: `${PRODUCT.name} reads ${request.header.domain} now. Poll ${where} every 5 to 10 seconds.`,
    ...(ownerToken === null ? {} : { ownerToken }),
    quota,
  };
}

interface TakenUp {
  scanId: string;
  /** What an earlier request with the same Idempotency-Key had begun. */
  begun: ScanRow | null;
}

/** What was begun is taken up; where it was lost through us, or deleted since, the request makes another scan. */
async function takeUp({ once, scans, ids }: Ctx): Promise<TakenUp> {
  if (once?.isAgain !== true) return { scanId: once?.id ?? ids.uuid(), begun: null };
  const begun = await scans.find(once.id);
  const isGone = begun === null ? await scans.wasDeleted(once.id) : isOursInText(begun.errorMessage ?? "");
  return isGone ? { scanId: await once.renew(), begun: null } : { scanId: once.id, begun };
}

const isEnded = ({ status }: ScanRow): boolean => status === "complete" || status === "error";

async function begin(ctx: Ctx, request: ScanRequest, hasRow: boolean): Promise<void> {
  // Without asking again, it counts as awaited: a start is told once more than needed, and known already.
  const { isStartAwaited } = hasRow ? { isStartAwaited: true } : await ctx.scans.insert(request);
  if (hasRow) await replaceOwnerToken(ctx, request);
  // The address to mail to stands in the scan's row alone, and goes with the mail.
  const isStarted = await ctx.coordinator(request.header.scanId).start({ ...request, email: null, isStartAwaited });
  if (!isStarted) throw new Error("It was given up before it could start.");
}

/** The token of an answer that was lost is known to nobody. */
async function replaceOwnerToken({ scans }: Ctx, { header, ownerTokenHash }: ScanRequest): Promise<void> {
  if (ownerTokenHash !== null) await scans.replaceOwnerToken(header.scanId, ownerTokenHash);
}

/** A unit may be counted although the answer was lost. */
async function reserve(ctx: Ctx, scanId: string, scansPerDay: number): Promise<QuotaAnswer> {
  try {
    return await ctx.limiter(ctx.caller.subject).reserveScan(scanId, scansPerDay);
  } catch (error) {
    await tryTo(ctx, () => ctx.limiter(ctx.caller.subject).refundScan(scanId));
    throw error;
  }
}

/**
 * What failed may have happened all the same. A coordinator that was started ends the scan itself, and tries until row,
 * quota and gate know of it; without one nobody else would.
 */
async function giveUp(ctx: Ctx, scanId: string): Promise<void> {
  const { once } = ctx;
  // Another request goes on with it.
  if (once !== undefined && (await tryTo(ctx, () => once.isMine())) !== true) return;
  const isEnding = await tryTo(ctx, () => ctx.coordinator(scanId).abandon());
  if (isEnding === true) return;
  const refund = async (): Promise<true> => {
    await ctx.limiter(ctx.caller.subject).refundScan(scanId);
    return true;
  };
  // A row that stays pending is found by the clock, which refunds before it ends it.
  if ((await tryTo(ctx, refund)) === undefined) return;
  await tryTo(ctx, () => ctx.scans.fail(scanId, NOT_STARTED, { at: ctx.clock.now(), startedAt: null }));
}

const GIVE_UP_TRIES = 3;

/** What failed once fails again a moment later, and perhaps not a little after that. */
const TRY_PAUSE_MS = 200;

/** Undefined when it failed every time. */
async function tryTo<T>({ clock }: Ctx, work: () => Promise<T>): Promise<T | undefined> {
  for (let attempt = 0; attempt < GIVE_UP_TRIES; attempt += 1) {
    const [answer] = await Promise.allSettled([Promise.resolve().then(work)]);
    if (answer.status === "fulfilled") return answer.value;
    await clock.sleep(TRY_PAUSE_MS);
  }
  return undefined;
}

function quotaExceeded(ctx: Ctx, quota: QuotaAnswer): AppError {
  const how = ctx.caller.kind === "anonymous" ? " An API key allows more." : "";
  return rateLimited(quota, {
    now: ctx.clock.now(),
    windowSeconds: DAY_SECONDS,
    message: () => `The limit of ${quota.limit} scans a day is used up; it starts anew at 00:00 UTC.${how}`,
  });
}

function withoutFragment(url: URL): string {
  const copy = new URL(url);
  copy.hash = "";
  return copy.href;
}
