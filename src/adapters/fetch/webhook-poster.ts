// The way to the receivers of webhooks: one POST, policy first, no redirects, the answer's body thrown away.
import { judgeCallback } from "../../model/callback.ts";
import type { TargetPolicy } from "../../model/target.ts";
import { WEBHOOK_LIMITS } from "../../model/webhook.ts";
import type { PostAnswer, WebhookPoster } from "../../model/webhook-ports.ts";
import { errorOf } from "./error-of.ts";
import { readBounded } from "./read-bounded.ts";

export interface WebhookPosterOptions {
  policy: TargetPolicy;
  /** Host name -> origin of a local copy (DEV_HOST_MAP); null outside development. */
  hostMap: Readonly<Record<string, string>> | null;
  now(): number;
}

type Posted = Extract<PostAnswer, { ok: false }>["error"] | { status: number; retryAfter: string | null };

export function createWebhookPoster(options: WebhookPosterOptions): WebhookPoster {
  return {
    async post({ url, headers, body }) {
      const startedAt = options.now();
      const answer = await post(options, url, { method: "POST", headers, body, redirect: "manual" });
      const ms = options.now() - startedAt;
      return typeof answer === "string" ? { ok: false, error: answer, ms } : { ok: true, ...answer, ms };
    },
  };
}

async function post(options: WebhookPosterOptions, address: string, init: RequestInit): Promise<Posted> {
  // The address was judged when the subscription was made; rules and configuration may have changed since.
  const verdict = judgeCallback(address, options.policy);
  if (!verdict.ok) return "not_public";
  const route = verdict.isLoopback ? verdict.url.href : routeOf(verdict.url, options.hostMap);
  if (route === null) return "dns";
  try {
    const signal = AbortSignal.timeout(WEBHOOK_LIMITS.attemptTimeoutMs);
    const answer = await fetch(route, { ...init, signal });
    // The status decides; a body that breaks off or does not end changes nothing.
    await readBounded(answer, WEBHOOK_LIMITS.answerBytes).catch(() => undefined);
    return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
  } catch (error) {
    return errorOf(error).code;
  }
}

/** Where a map is set, names outside it lead nowhere, as for scans. */
function routeOf(url: URL, hostMap: WebhookPosterOptions["hostMap"]): string | null {
  if (hostMap === null) return url.href;
  const origin = hostMap[url.hostname];
  return origin === undefined ? null : origin + url.pathname + url.search;
}
