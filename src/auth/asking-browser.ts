// Ties a mailed link to the browser that asked for it, so that a link somebody else asked for is told as such: who
// follows it unaware would work in the account of the one who sent it.
import { SIGN_IN_LINK_SECONDS } from "../model/limits.ts";
import type { Ports } from "../model/ports.ts";
import { cookiePrefix, readCookie } from "../model/session-cookie.ts";

const MARK_CHARS = 32;
const NONCE_CHARS = 40;
const NONCE = /^[0-9A-Za-z]{40}$/;

/** The cookie to set with the answer, and the mark that goes into the link: it does not give the cookie away. */
export async function markBrowser(ports: Ports, cookies: string | null): Promise<{ mark: string; cookie: string }> {
  const { isDevelopment } = ports.config;
  // Kept where there is one, so that asking twice leaves the first link good.
  const nonce = readNonce(ports, cookies) ?? ports.ids.token(NONCE_CHARS);
  const attributes = `Max-Age=${SIGN_IN_LINK_SECONDS}; Path=/; HttpOnly; SameSite=Lax${isDevelopment ? "" : "; Secure"}`;
  return { mark: await markOf(ports, nonce), cookie: `${nameOf(ports)}=${nonce}; ${attributes}` };
}

export async function isMarkedBrowser(ports: Ports, cookies: string | null, mark: string): Promise<boolean> {
  const nonce = readNonce(ports, cookies);
  return nonce !== null && (await markOf(ports, nonce)) === mark;
}

const nameOf = ({ config }: Ports): string => `${cookiePrefix(config.isDevelopment)}.sign_in`;
const markOf = async ({ digest }: Ports, nonce: string): Promise<string> =>
  (await digest.sha256(`sign-in ${nonce}`)).slice(0, MARK_CHARS);

function readNonce(ports: Ports, cookies: string | null): string | null {
  const nonce = readCookie(cookies, nameOf(ports));
  return nonce !== null && NONCE.test(nonce) ? nonce : null;
}
