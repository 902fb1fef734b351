// The cookie of a session. Outside development its name is bound to our host (RFC 6265bis, "__Host-").
const HOST_PREFIX = "__Host-";

/** What the names of all our cookies begin with. */
export const cookiePrefix = (isDevelopment: boolean): string => `${isDevelopment ? "" : HOST_PREFIX}foresite`;
export const sessionCookieName = (isDevelopment: boolean): string => `${cookiePrefix(isDevelopment)}.session_token`;

/** Value of a cookie in a Cookie header as it was sent, still percent-encoded; null when it is not there. */
export function readCookie(header: string | null, name: string): string | null {
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}
