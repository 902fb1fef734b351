// What common clients leave out or get wrong when they register or ask for authorization. Pure.

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * A registration (RFC 7591) as it is stored. Without an application type a client whose redirects are all http on
 * loopback is a native one (RFC 8252 section 7.3), and redirects that no client may have are left out when others remain.
 */
export function tidyRegistration(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const redirects = body["redirect_uris"];
  if (!Array.isArray(redirects)) return { ...body };
  const usable = redirects.filter(isUsable);
  const kept = usable.length > 0 ? usable : redirects;
  const isNative = body["application_type"] === undefined && kept.every(isHttpLoopback);
  return { ...body, redirect_uris: kept, ...(isNative && kept.length > 0 ? { application_type: "native" } : {}) };
}

/** RFC 8707: who names no resource means the API, so that the token is one the API can read. */
export function withDefaultResource(
  parameters: Readonly<Record<string, unknown>>,
  resource: string,
): Record<string, unknown> {
  const named = parameters["resource"];
  const isNamed = Array.isArray(named) ? named.length > 0 : typeof named === "string" && named !== "";
  return isNamed ? { ...parameters } : { ...parameters, resource };
}

/** RFC 8252 section 7.1 wants private schemes to be reversed domain names: "cursor:" is none, "com.example.app:" is. */
function isUsable(redirect: unknown): redirect is string {
  if (typeof redirect !== "string" || !URL.canParse(redirect)) return false;
  const { protocol } = new URL(redirect);
  return protocol === "https:" || isHttpLoopback(redirect) || protocol.includes(".");
}

function isHttpLoopback(redirect: unknown): boolean {
  if (typeof redirect !== "string" || !URL.canParse(redirect)) return false;
  const { protocol, hostname } = new URL(redirect);
  return protocol === "http:" && LOOPBACK.has(hostname);
}
