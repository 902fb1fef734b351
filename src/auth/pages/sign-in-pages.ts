// The pages on the way into an account.
import { html } from "hono/html";
import { SIGN_IN_PATH } from "../../model/auth-paths.ts";
import { SIGN_IN_LINK_SECONDS } from "../../model/limits.ts";
import { PRODUCT } from "../../model/product.ts";
import { formTarget, page } from "./page.ts";

const MINUTES = SIGN_IN_LINK_SECONDS / 60;

export const signInPage = ({ next, problem = null }: { next: string; problem?: string | null }): Promise<Response> =>
  page({
    title: `Sign in to ${PRODUCT.name}`,
    status: problem === null ? 200 : 400,
    body: html`${problem === null ? "" : html`<p role="alert">${problem}</p>`}
      <form method="post" action="${SIGN_IN_PATH}">
        <input type="hidden" name="next" value="${next}" />
        <label for="email">E-mail address</label>
        <input id="email" name="email" type="email" autocomplete="email" maxlength="254" required />
        <button type="submit">Mail me a link</button>
      </form>
      <p class="soft">
        The link opens your account for ${MINUTES} minutes. There is no password; the first time makes the account.
      </p>`,
  });

export const mailSentPage = (email: string): Promise<Response> =>
  page({
    title: "Look into your mailbox",
    body: html`<p>We sent a link to <strong>${email}</strong>. It works once, within ${MINUTES} minutes.</p>
      <p class="soft">Nothing there? Look among the junk mail, or <a href="${SIGN_IN_PATH}">try again</a>.</p>`,
  });

/** Opening the mailed link changes nothing: programs that look at mail open links as well. */
export const confirmPage = ({
  email,
  token,
  next,
}: {
  email: string;
  token: string;
  next: string;
}): Promise<Response> =>
  page({
    title: `Sign in to ${PRODUCT.name}`,
    formTargets: formTarget(redirectOf(next)),
    body: html`<p>You will be signed in as <strong>${email}</strong>.</p>
      <form method="post" action="${SIGN_IN_PATH}/confirm">
        <input type="hidden" name="token" value="${token}" />
        <input type="hidden" name="next" value="${next}" />
        <button type="submit">Sign in</button>
      </form>
      <p class="soft">If you did not ask for this, close the page.</p>`,
  });

export const signedInPage = (email: string): Promise<Response> =>
  page({
    title: "You are signed in",
    body: html`<p>As <strong>${email}</strong>.</p>
      <form method="post" action="${SIGN_IN_PATH}/out"><button class="plain" type="submit">Sign out</button></form>`,
  });

export const problemPage = (
  problem: { title: string; text: string },
  { status = 400, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Promise<Response> =>
  page({
    title: problem.title,
    status,
    headers,
    body: html`<p>${problem.text}</p>
      <p><a href="${SIGN_IN_PATH}">Sign in</a></p>`,
  });

/** Who has consented already is sent on from here to the application at once. */
const redirectOf = (next: string): string | null =>
  new URLSearchParams(next.split("?", 2)[1] ?? "").get("redirect_uri");
