// GET /account/delete: what goes and what stays, before it is done.
import { ACCOUNT_PATH } from "../../model/auth-paths.ts";
import { markup } from "../markup.ts";
import { accountFrame, DELETE_ACCOUNT_PATH, SCANS_PATH } from "./account-frame.ts";
import { doorPage } from "./door-page.ts";
import { field, postForm, type Problem } from "./form-parts.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.account.delete;

/** Typed by hand, since a press too many would end the account. */
export const DELETE_WORD = TEXTS.word;

export const deleteAccountPage = ({ once, problem }: { once: string; problem: Problem | null }): string =>
  accountFrame({
    title: TEXTS.title,
    section: null,
    problem,
    main: [
      markup`<div class="reading">
<p>${TEXTS.final}</p>
<ul>
<li>${TEXTS.keys}</li>
<li>${TEXTS.webhooks}</li>
<li>${TEXTS.email}</li>
<li>${TEXTS.scans((name) => markup`<a href="${SCANS_PATH}">${name}</a>`)}</li>
</ul>
${postForm(
  DELETE_ACCOUNT_PATH,
  once,
  markup`${field({
    name: "word",
    label: TEXTS.type(DELETE_WORD),
    problem,
    control: (described) =>
      markup`<input id="word" name="word" type="text" autocomplete="off" autocapitalize="none" required maxlength="20"${described}>`,
  })}
<div class="row"><button class="danger" type="submit">${TEXTS.button}</button> <a class="button quiet" href="${ACCOUNT_PATH}">${TEXTS.keep}</a></div>`,
)}
</div>`,
    ],
  });

export const goodbyePage = (): string =>
  doorPage({
    title: TEXTS.done,
    body: markup`<p>${TEXTS.doneText}</p>
<p><a href="/">${TEXTS.front}</a></p>`,
  });
