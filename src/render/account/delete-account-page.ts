// GET /account/delete: what goes and what stays, before it is done.
import { ACCOUNT_PATH } from "../../model/auth-paths.ts";
import { markup } from "../markup.ts";
import { accountFrame, DELETE_ACCOUNT_PATH, SCANS_PATH } from "./account-frame.ts";
import { doorPage } from "./door-page.ts";
import { field, postForm, type Problem } from "./form-parts.ts";

/** Typed by hand, since a press too many would end the account. */
export const DELETE_WORD = "delete";

export const deleteAccountPage = ({ once, problem }: { once: string; problem: Problem | null }): string =>
  accountFrame({
    title: "Delete your account",
    section: null,
    problem,
    main: [
      markup`<div class="reading">
<p>This cannot be undone.</p>
<ul>
<li>Your keys open nothing any more, and applications that act for you stop within minutes.</li>
<li>Your webhook subscriptions are removed with everything that waits in them.</li>
<li>Your e-mail address is forgotten, and you are signed out everywhere.</li>
<li>Your scans stay and belong to nobody: what shall go is deleted first, under <a href="${SCANS_PATH}">My scans</a>.</li>
</ul>
${postForm(
  DELETE_ACCOUNT_PATH,
  once,
  markup`${field({
    name: "word",
    label: `Type “${DELETE_WORD}” to go on`,
    problem,
    control: (described) =>
      markup`<input id="word" name="word" type="text" autocomplete="off" autocapitalize="none" required maxlength="20"${described}>`,
  })}
<div class="row"><button class="danger" type="submit">Delete the account</button> <a class="button quiet" href="${ACCOUNT_PATH}">Keep it</a></div>`,
)}
</div>`,
    ],
  });

export const goodbyePage = (): string =>
  doorPage({
    title: "Your account is deleted",
    body: markup`<p>You are signed out, and your keys open nothing any more.</p>
<p><a href="/">To the front page</a></p>`,
  });
