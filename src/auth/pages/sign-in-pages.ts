// The pages on the way into an account.
import { ACCOUNT_PATH, SIGN_IN_PATH } from "../../model/auth-paths.ts";
import { SIGN_IN_LINK_SECONDS } from "../../model/limits.ts";
import { type Markup, markup } from "../../render/markup.ts";
import { formTarget, page } from "./page.ts";
import { WORDS } from "../../render/words/index.ts";

const TEXTS = WORDS.doors;

const MINUTES = SIGN_IN_LINK_SECONDS / 60;
const strong = (text: string): Markup => markup`<strong>${text}</strong>`;

export interface SignIn {
  next: string;
  /** What was typed, and what is wrong with it. */
  email?: string;
  problem?: string | null;
}

export const signInPage = ({ next, email = "", problem = null }: SignIn): Response =>
  page({
    title: TEXTS.signIn.title,
    status: problem === null ? 200 : 400,
    body: markup`<p>${TEXTS.signIn.intro}</p>
<form class="fields" method="post" action="${SIGN_IN_PATH}">
<input type="hidden" name="next" value="${next}">
<div class="field">
<label for="email">${TEXTS.signIn.email}</label>
${
  problem !== null &&
  markup`<p class="problem" id="email-problem" role="alert">${problem}</p>
`
}<input id="email" name="email" type="email" value="${email}" autocomplete="email" maxlength="254" required${problem !== null && markup` aria-invalid="true" aria-describedby="email-problem"`}>
</div>
<button type="submit">${TEXTS.signIn.button}</button>
</form>
<p class="note">${TEXTS.signIn.works(MINUTES)}</p>`,
  });

export const mailSentPage = (email: string): Response =>
  page({
    title: TEXTS.mailSent.title,
    body: markup`<p>${TEXTS.mailSent.text(strong(email), MINUTES)}</p>
<p class="note">${TEXTS.mailSent.nothing((name) => markup`<a href="${SIGN_IN_PATH}">${name}</a>`)}</p>`,
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
    title: isAsker ? TEXTS.signIn.title : TEXTS.confirm.elsewhere,
    formTargets: formTarget(redirectOf(next)),
    body: markup`${
      !isAsker &&
      markup`<p class="notice">${TEXTS.confirm.elsewhereText}</p>
`
    }<p>${TEXTS.confirm.as(strong(email))}</p>
<form class="row" method="post" action="${SIGN_IN_PATH}/confirm">
<input type="hidden" name="token" value="${token}">
<input type="hidden" name="next" value="${next}">
<input type="hidden" name="asker" value="${asker}">
${!isAsker && markup`<input type="hidden" name="elsewhere" value="yes">\n`}<button type="submit">${isAsker ? TEXTS.confirm.button : TEXTS.confirm.elsewhereButton}</button>
</form>
${isAsker && markup`<p class="note">${TEXTS.confirm.notYou}</p>`}`,
  });

/** `next` is where they wanted to go, from a place that tells us nothing of who is signed in. */
export const signedInPage = (email: string, next: string): Response =>
  page({
    title: TEXTS.signedIn.title,
    body: markup`<p>${TEXTS.signedIn.as(strong(email))}</p>
<div class="row">
<a class="button" href="${next}">${next === ACCOUNT_PATH ? TEXTS.signedIn.account : TEXTS.signedIn.goOn}</a>
<form method="post" action="${SIGN_IN_PATH}/out"><button class="quiet" type="submit">${TEXTS.signedIn.signOut}</button></form>
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
<p><a href="${SIGN_IN_PATH}">${TEXTS.problems.signIn}</a></p>`,
  });

/** Who has consented already is sent on from here to the application at once. */
const redirectOf = (next: string): string | null =>
  new URLSearchParams(next.split("?", 2)[1] ?? "").get("redirect_uri");
