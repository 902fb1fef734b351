// Accepts a scan: checks the address, reserves the quota, starts the coordinator, writes the row.
import { AppError } from "../model/errors.ts";
import { PRODUCT } from "../model/product.ts";
import type { Ctx, QuotaAnswer } from "../model/ports.ts";
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
  const scanId = ctx.once?.id ?? ctx.ids.uuid();
  const plan = planWith(ctx.caller.plan, ctx.config.limits);
  const quota = await reserve(ctx, scanId, plan.scansPerDay);
  if (!quota.ok) throw quotaExceeded(ctx, quota);
  const ownerToken = ctx.caller.kind === "anonymous" ? ctx.ids.token(OWNER_TOKEN_CHARS) : null;
  const request = {
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
    isLocal: target.isLoopback,
    registrableDomain: target.registrableDomain,
    hasPriority: plan.hasPriority,
    subject: ctx.caller.subject,
    owner: ctx.caller.owner,
    email: order.email ?? null,
    ownerTokenHash: ownerToken === null ? null : await ctx.digest.sha256(ownerToken),
  };
  try {
    const { isStartAwaited } = await ctx.scans.insert(request);
    // The token of an answer that was lost is known to nobody.
    if (ctx.once?.isAgain === true && request.ownerTokenHash !== null)
      await ctx.scans.replaceOwnerToken(scanId, request.ownerTokenHash);
    // The address to mail to stands in the scan's row alone, and goes with the mail.
    await ctx.coordinator(scanId).start({ ...request, email: null, isStartAwaited });
  } catch (error) {
    await giveUp(ctx, scanId);
    ctx.log("scan.refused", { scanId, error: error instanceof Error ? error.message : "unknown" });
    throw new AppError("SERVICE_UNAVAILABLE", "The scan could not be accepted just now. Try again in a few seconds.", {
      headers: { "Retry-After": "5" },
    });
  }
  ctx.log("scan.accepted", {
    scanId,
    domain: request.header.domain,
    scanType: order.scanType,
    caller: ctx.caller.kind,
  });
  const where = `${ctx.config.publicOrigin}/api/insights/scan/${scanId}/status`;
  return {
    scanId,
    status: "pending",
    message: `${PRODUCT.name} reads ${request.header.domain} now. Poll ${where} every 5 to 10 seconds.`,
    ...(ownerToken === null ? {} : { ownerToken }),
    quota,
  };
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
