// Which addresses may receive deliveries. Pure; applied when a subscription is made and before every attempt.
import { isOwnAddress, judgeTarget, reasonFor, type TargetPolicy } from "./target.ts";
import { CALLBACK_EXPECTED } from "./webhook-limits.ts";

export type CallbackVerdict =
  | { ok: true; url: URL; host: string; isLoopback: boolean }
  | { ok: false; reason: string; expected: string };

const CALLBACK_PORTS = new Set(["", "8443"]);

/**
 * The rules for addresses that are scanned, and narrower: https alone, two ports. In development loopback
 * http is admitted under ALLOW_PRIVATE_TARGETS; the callback of a host in DEV_HOST_MAP is sent to its origin there.
 */
export function judgeCallback(input: string, policy: TargetPolicy): CallbackVerdict {
  // Our own host is never a receiver, not even where its name is mapped.
  if (URL.canParse(input) && isOwnAddress(new URL(input), policy)) return refuse("callback_url points to this service");
  const verdict = judgeTarget(input, policy);
  if (!verdict.ok) return refuse(reasonFor("callback_url", verdict.reason));
  const { url, isLoopback } = verdict;
  url.hash = "";
  if (isLoopback) return { ok: true, url, host: url.host, isLoopback };
  if (url.protocol !== "https:") return refuse("callback_url must be https");
  if (!CALLBACK_PORTS.has(url.port)) return refuse(`callback_url must use port 443 or 8443; got ${url.port}`);
  return { ok: true, url, host: url.hostname, isLoopback };
}

const refuse = (reason: string): CallbackVerdict => ({ ok: false, reason, expected: CALLBACK_EXPECTED });
