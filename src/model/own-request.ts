// The loop breaker: what this service sends out must not set it to work, under whatever name it was reached.
import { AppError } from "./errors.ts";

/**
 * Throws for a request that this service made itself: a scan of an alias of ours that nobody configured, or a webhook
 * sent to us. Everything we send names us with our own origin; another deployment names another.
 */
export function refuseOwnRequest(headers: Headers, publicOrigin: string): void {
  const userAgent = headers.get("user-agent") ?? "";
  const signatureAgent = headers.get("signature-agent") ?? "";
  if (!userAgent.includes(`(+${publicOrigin}/`) && !signatureAgent.includes(`"${publicOrigin}"`)) return;
  throw new AppError(
    "INVALID_REQUEST",
    "This request comes from this service itself, which does not scan or call itself.",
    {
      details: { field: "User-Agent", expected: "a client other than this service" },
    },
  );
}
