// The way to the receivers of webhooks: one POST, policy first, no redirects, the answer's body thrown away.
import { judgeCallback } from "../../model/callback.ts";
import { WEBHOOK_LIMITS } from "../../model/webhook-limits.ts";
import type { PostAnswer, WebhookPoster } from "../../model/webhook-ports.ts";
import { admit, type Egress } from "./admit.ts";
import { errorOf } from "./error-of.ts";
import { readBounded } from "./read-bounded.ts";

export interface WebhookPosterOptions extends Egress {
  now(): number;
}

type Posted = Extract<PostAnswer, { ok: false }>["error"] | { status: number; retryAfter: string | null };

export function createWebhookPoster(options: WebhookPosterOptions): WebhookPoster {
  return {
    async post({ url, headers, body, timeoutMs }) {
      const startedAt = options.now();
      const answer = await post(options, url, { method: "POST", headers, body, redirect: "manual" }, timeoutMs);
      const ms = options.now() - startedAt;
      return typeof answer === "string" ? { ok: false, error: answer, ms } : { ok: true, ...answer, ms };
    },
  };
}

async function post(
  options: WebhookPosterOptions,
  address: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<Posted> {
  // The address was judged when the subscription was made; where its host lies, and our rules, may have changed since.
  const admission = await admit(judgeCallback(address, options.policy), options);
  if (!admission.ok) return admission.code;
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new DOMException("no answer in time", "TimeoutError")), timeoutMs);
  try {
    const answer = await fetch(admission.route, { ...init, signal: abort.signal });
    // The status decides, and nobody waits for the body: until it is written down that the receiver has the event, a
    // crash would send it again.
    void drain(answer, abort);
    return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
  } catch (error) {
    return errorOf(error).code;
  } finally {
    clearTimeout(timer);
  }
}

/** A body that breaks off, drips or does not end changes nothing. */
async function drain(answer: Response, abort: AbortController): Promise<void> {
  const timer = setTimeout(() => abort.abort(), WEBHOOK_LIMITS.answerBodyMs);
  await readBounded(answer, WEBHOOK_LIMITS.answerBytes).catch(() => undefined);
  clearTimeout(timer);
}
