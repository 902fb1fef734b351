// The query of an authorization request on its way through our pages. Pure.
import { ACCOUNT_PATH, AUTH_BASE } from "../model/auth-paths.ts";

/** Longest address that a mailed link may lead back to. */
const NEXT_CHARS = 4_000;
/** Added by the authorization endpoint when it signs its query; the resumed request is a new one. */
const ADDED = ["sig", "exp"];
const ADDED_PREFIX = "ba_";

/** The authorization request to go on with once somebody has signed in afresh, as it was asked to have them do. */
export function resumeAddress(search: string): string {
  const parameters = new URLSearchParams(search);
  const added = [...parameters.keys()].filter((name) => ADDED.includes(name) || name.startsWith(ADDED_PREFIX));
  for (const name of added) parameters.delete(name);
  const prompts = (parameters.get("prompt") ?? "")
    .split(" ")
    .filter((prompt) => !["", "login", "create"].includes(prompt));
  parameters.delete("prompt");
  parameters.delete("max_age");
  if (prompts.length > 0) parameters.set("prompt", prompts.join(" "));
  return `${AUTH_BASE}/oauth2/authorize?${parameters.toString()}`;
}

/** Where to go after signing in: an address of our own, or the account. */
export function safeNext(next: string | null, publicOrigin: string): string {
  if (next === null || next.length > NEXT_CHARS || !/^\/(?![/\\])[\x21-\x7e]*$/.test(next)) return ACCOUNT_PATH;
  return URL.canParse(next, publicOrigin) && new URL(next, publicOrigin).origin === publicOrigin ? next : ACCOUNT_PATH;
}
