// The pages on the way into an account.
import { ACCOUNT_PATH, SIGN_IN_PATH } from "../../model/auth-paths.ts";
import { SIGN_IN_LINK_SECONDS } from "../../model/limits.ts";
import { PRODUCT } from "../../model/product.ts";
import { markup } from "../../render/markup.ts";
import { formTarget, page } from "./page.ts";

const MINUTES = SIGN_IN_LINK_SECONDS / 60;

export interface SignIn {
  next: string;
  /** What was typed, and what is wrong with it. */
  email?: string;
  problem?: string | null;
}

export const signInPage = ({ next, email = "", problem = null }: SignIn): Response =>
  page({
    title: `Sign in to ${PRODUCT.name}`,
    status: problem === null ? 200 : 400,
    body: markup`<p>An account holds your API keys, your webhooks and the scans you started. There is no password: the first time makes the account.</p>
<form class="fields" method="post" action="${SIGN_IN_PATH}">
<input type="hidden" name="next" value="${next}">
<div class="field">
<label for="email">E-mail address</label>
${
  problem !== null &&
  markup`<p class="problem" id="email-problem" role="alert">${problem}</p>
`
}<input id="email" name="email" type="email" value="${email}" autocomplete="email" maxlength="254" required${problem !== null && markup` aria-invalid="true" aria-describedby="email-problem"`}>
</div>
<button type="submit">Mail me a link</button>
</form>
<p class="note">The link works once, within ${MINUTES} minutes.</p>`,
  });

export const mailSentPage = (email: string): Response =>
  page({
    title: "Look into your mailbox",
    body: markup`<p>We sent a link to <strong>${email}</strong>. It works once, within ${MINUTES} minutes. Open it in this browser.</p>
<p class="note">Nothing there? Look among the junk mail, or <a href="${SIGN_IN_PATH}">try again</a>.</p>`,
  });

export interface Confirmation {
  email: string;
  token: string;
  next: string;
  /** Mark of the browser that asked for the link, as the link carries it. */
  asker: string;
  /** This browser asked for the link. */
  isAsker: boolean;
}

/** Opening the mailed link changes nothing: programs that look at mail open links as well. */
export const confirmPage = ({ email, token, next, asker, isAsker }: Confirmation): Response =>
  page({
    title: isAsker ? `Sign in to ${PRODUCT.name}` : "This link was asked for in another browser",
    formTargets: formTarget(redirectOf(next)),
    body: markup`${
      !isAsker &&
      markup`<p class="notice">If you asked for it, on another device or in another window, go on. If somebody sent you this link, close the page: what you do next would be done in an account that somebody else can open.</p>
`
    }<p>You will be signed in as <strong>${email}</strong>.</p>
<form class="row" method="post" action="${SIGN_IN_PATH}/confirm">
<input type="hidden" name="token" value="${token}">
<input type="hidden" name="next" value="${next}">
<input type="hidden" name="asker" value="${asker}">
${!isAsker && markup`<input type="hidden" name="elsewhere" value="yes">\n`}<button type="submit">${isAsker ? "Sign in" : "I asked for it: sign in here"}</button>
</form>
${isAsker && markup`<p class="note">If you did not ask for this, close the page.</p>`}`,
  });

/** `next` is where they wanted to go, from a place that tells us nothing of who is signed in. */
export const signedInPage = (email: string, next: string): Response =>
  page({
    title: "You are signed in",
    body: markup`<p>As <strong>${email}</strong>.</p>
<div class="row">
<a class="button" href="${next}">${next === ACCOUNT_PATH ? "Open your account" : "Go on"}</a>
<form method="post" action="${SIGN_IN_PATH}/out"><button class="quiet" type="submit">Sign out</button></form>
</div>`,
  });

export const problemPage = (
  problem: { title: string; text: string },
  { status = 400, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response =>
  page({
    title: problem.title,
    status,
    headers,
    body: markup`<p>${problem.text}</p>
<p><a href="${SIGN_IN_PATH}">Sign in</a></p>`,
  });

/** Who has consented already is sent on from here to the application at once. */
const redirectOf = (next: string): string | null =>
  new URLSearchParams(next.split("?", 2)[1] ?? "").get("redirect_uri");
