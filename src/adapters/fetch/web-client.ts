// The one way out. Every outbound request of a scan goes through here: address policy and look-up at every hop,
// redirects by hand, bounds on time, bytes and hops, typed errors. It never throws.
import { REDIRECT_HOPS, REQUEST_TIMEOUT_MS } from "../../model/limits.ts";
import type { WebAnswer, WebClient, WebPost, WebRequest } from "../../model/web-ports.ts";
import type { ScanErrorCode } from "../../model/scan.ts";
import { judgeTarget } from "../../model/target.ts";
import { admit, type Admission, type Egress } from "./admit.ts";
import { errorOf } from "./error-of.ts";
import { isMappedHost } from "./is-mapped-host.ts";
import { readBounded } from "./read-bounded.ts";

export interface WebClientOptions extends Egress {
  userAgent: string;
  /** Header fields that sign a request; null when requests go unsigned. */
  sign: ((request: { url: string }) => Promise<Record<string, string>>) | null;
  now(): number;
}

type Redirects = { url: string; status: number; location: string }[];
type Failure = { code: ScanErrorCode; detail: string };

const REDIRECT_STATUS = new Set([301, 302, 303, 307, 308]);
const HEADER_CHARS = 1_000;
const HEADERS_KEPT = 60;

export function createWebClient(options: WebClientOptions): WebClient {
  return {
    isMapped: (host) => isMappedHost(options.hostMap, host),
    get: (request) => ask(options, { ...request, method: request.method ?? "GET" }),
    post: (request) => ask(options, { ...request, method: request.method ?? "POST", follow: false }),
  };
}

const REFUSED_HOP: Partial<Record<ScanErrorCode, string>> = {
  robots_disallowed: "a redirect leads to an address that robots.txt forbids",
  too_many_redirects: "the budget of requests was used up by redirects",
  busy: "the site that it redirects to is being read for somebody else, or was asked much just now",
};

/** One request of either kind; only a message has further header fields, and only a post a body. */
interface Ask extends Omit<WebRequest, "method">, Partial<Pick<WebPost, "json" | "headers">> {
  method: "GET" | "HEAD" | "POST" | "DELETE";
}

async function ask(options: WebClientOptions, request: Ask): Promise<WebAnswer> {
  const redirects: Redirects = [];
  let address = request.url;
  const failed = ({ code, detail }: Failure): WebAnswer => ({
    ok: false,
    url: request.url,
    finalUrl: address,
    code,
    detail,
    redirects,
  });
  const admitted = (next: string): Promise<Admission> =>
    admit(judgeTarget(next, options.policy), options, request.hosts);
  let admission = await admitted(address);
  for (;;) {
    if (!admission.ok) return failed(admission);
    const { url, route } = admission;
    const startedAt = options.now();
    // Each hop has its own time: what passes between two of them is our own pause, not the site's slowness.
    const time = Math.min(request.timeoutMs ?? REQUEST_TIMEOUT_MS, (request.endsAt ?? Infinity) - startedAt);
    if (time <= 0) return failed({ code: "timeout", detail: "no answer in time" });
    const signal = AbortSignal.timeout(time);
    const answer = await attempt(route, request, options, signal);
    if ("code" in answer) return failed(answer);
    const ttfbMs = options.now() - startedAt;
    const location = answer.headers.get("location");
    if (REDIRECT_STATUS.has(answer.status) && location !== null && request.follow !== false) {
      await discard(answer);
      const next = resolveLocation(location, address);
      redirects.push({ url: address, status: answer.status, location: next ?? location.slice(0, HEADER_CHARS) });
      if (next === null)
        return failed({ code: "not_public", detail: "a redirect leads to something that is not an address" });
      if (redirects.length > REDIRECT_HOPS || redirects.some((hop) => hop.url === next))
        return failed({ code: "too_many_redirects", detail: `more than ${REDIRECT_HOPS} redirects, or a loop` });
      admission = await admitted(next);
      const refusal = admission.ok ? ((await request.beforeHop?.(next)) ?? null) : null;
      if (refusal !== null)
        return failed({ code: refusal, detail: REFUSED_HOP[refusal] ?? "a redirect was not followed" });
      address = next;
      continue;
    }
    const body = await readBounded(answer, request.method === "HEAD" ? 0 : request.maxBytes).catch((error: unknown) =>
      errorOf(error),
    );
    if ("code" in body) return failed(body);
    return {
      ok: true,
      url: request.url,
      finalUrl: url.href.split("#", 1)[0] ?? url.href,
      status: answer.status,
      headers: keepHeaders(answer.headers),
      bytes: body.bytes,
      truncated: body.truncated,
      ttfbMs,
      redirects,
    };
  }
}

async function attempt(
  route: string,
  request: Ask,
  { userAgent, sign }: Pick<WebClientOptions, "userAgent" | "sign">,
  signal: AbortSignal,
): Promise<Response | Failure> {
  const headers = {
    "User-Agent": userAgent,
    Accept: request.accept ?? "text/html,application/xhtml+xml;q=0.9,*/*;q=0.5",
    "Accept-Language": "*",
    ...(request.json === undefined ? {} : { "Content-Type": "application/json" }),
    ...request.headers,
  };
  const { method, json } = request;
  try {
    // Signed for the host that is asked, which a redirect may change.
    const signed =
      sign === null || request.unsigned === true ? headers : { ...headers, ...(await sign({ url: route })) };
    const body = json === undefined ? {} : { body: json };
    const answer = await fetch(route, { method, headers: signed, redirect: "manual", signal, ...body });
    if (answer.status >= 200 && answer.status <= 599) return answer;
    await discard(answer);
    return { code: "refused", detail: `the server answered with the status ${answer.status}` };
  } catch (error) {
    return errorOf(error);
  }
}

function resolveLocation(location: string, base: string): string | null {
  if (!URL.canParse(location, base)) return null;
  const url = new URL(location, base);
  return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
}

/** Names lower-cased, values cut; of cookies the name and its flags alone are kept. */
function keepHeaders(headers: Headers): Record<string, string> {
  const kept: Record<string, string> = {};
  let count = 0;
  for (const [name, value] of headers) {
    if (name === "set-cookie") continue;
    kept[name] = value.slice(0, HEADER_CHARS);
    count += 1;
    if (count >= HEADERS_KEPT) break;
  }
  const cookies = headers.getSetCookie().slice(0, 20);
  if (cookies.length > 0)
    kept["set-cookie"] = cookies.map((cookie) => cookie.replace(/=[^;]*/, "=").slice(0, 200)).join("\n");
  return kept;
}

/** An unread body holds one of the few connections that a Worker has. */
const discard = async (answer: Response): Promise<void> => {
  await answer.body?.cancel().catch(() => undefined);
};
