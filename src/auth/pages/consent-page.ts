// The page that asks whether an application may act for the person who is signed in.
import { CONSENT_PATH, SIGN_IN_PATH } from "../../model/auth-paths.ts";
import { PRODUCT } from "../../model/product.ts";
import { SCOPE_DESCRIPTIONS } from "../../model/scopes.ts";
import { markup } from "../../render/markup.ts";
import { formTarget, page } from "./page.ts";
import { WORDS } from "../../render/words/index.ts";

const TEXTS = WORDS.doors.consent;

/** What each scope means, for people. */
const MEANINGS: Readonly<Record<string, string>> = {
  ...TEXTS.scopes,
  ...SCOPE_DESCRIPTIONS,
};

export interface ConsentQuestion {
  clientName: string;
  /** Where the client's own description stands, when its id is an address: the only part that is verified. */
  clientHost: string | null;
  redirectUri: string | null;
  scopes: readonly string[];
  resources: readonly string[];
  email: string;
  /** The query as it was signed. */
  query: string;
}

export const consentPage = (question: ConsentQuestion): Response =>
  page({
    title: TEXTS.title(question.clientName, PRODUCT.name),
    formTargets: formTarget(question.redirectUri),
    body: markup`<p class="note">${TEXTS.who(question.email)}</p>
<p>${TEXTS.asks}</p>
<ul class="scopes">${question.scopes.map(
      (scope) => markup`
<li>${MEANINGS[scope] ?? scope} <code>${scope}</code></li>`,
    )}
</ul>
<dl class="pairs">
<dt>${TEXTS.sentTo}</dt>
<dd>${question.redirectUri ?? TEXTS.nowhere}</dd>
${
  question.clientHost !== null &&
  markup`<dt>${TEXTS.description}</dt>
<dd>${question.clientHost}</dd>
`
}<dt>${TEXTS.uses}</dt>
<dd>${question.resources.join(", ")}</dd>
</dl>
<form class="row" method="post" action="${CONSENT_PATH}">
<input type="hidden" name="oauth_query" value="${question.query}">
<button type="submit" name="accept" value="yes">${TEXTS.allow}</button>
<button class="quiet" type="submit" name="accept" value="no">${TEXTS.refuse}</button>
</form>
<form class="row" method="post" action="${SIGN_IN_PATH}/out">
<button class="plain" type="submit">${TEXTS.notMe}</button>
</form>`,
  });
