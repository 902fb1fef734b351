// The frame of the pages that one person alone sees. They have no Markdown twin: no agent is sent to them, and what
// stands in them is read over the API.
import { ACCOUNT_PATH, SIGN_IN_PATH } from "../../model/auth-paths.ts";
import type { PageName } from "../blocks.ts";
import { type Markup, markup } from "../markup.ts";
import { NAMED } from "../navigation.ts";
import { pageShell } from "../page-shell.ts";
import { type Problem, WHOLE_FORM } from "./form-parts.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.account.frame;

export const KEYS_PATH = `${ACCOUNT_PATH}/keys` as const;
export const WEBHOOKS_PATH = `${ACCOUNT_PATH}/webhooks` as const;
export const SCANS_PATH = `${ACCOUNT_PATH}/scans` as const;
export const DELETE_ACCOUNT_PATH = `${ACCOUNT_PATH}/delete` as const;

const SECTIONS: readonly PageName[] = [
  { path: ACCOUNT_PATH, name: TEXTS.overview },
  { path: KEYS_PATH, name: TEXTS.keys },
  { path: WEBHOOKS_PATH, name: TEXTS.webhooks },
  { path: SCANS_PATH, name: TEXTS.scans },
  NAMED.analytics,
];

export interface AccountFrame {
  title: string;
  /** The section that the page belongs to. */
  section: string | null;
  /** What was just done. */
  notice?: string | null;
  /** What of a form was refused: told at the top as well, since the form may stand far below. */
  problem?: Problem | null;
  /** Of a page that shows a secret: a button copies it. */
  canCopy?: boolean;
  main: readonly (Markup | null)[];
}

export const accountFrame = ({
  title,
  section,
  notice = null,
  problem = null,
  canCopy = false,
  main,
}: AccountFrame): string =>
  pageShell({
    origin: null,
    title,
    description: title,
    path: section,
    layout: "account",
    head: markup`\n<meta name="robots" content="noindex">`,
    scripts: canCopy ? ["/scripts/copy.js"] : [],
    main: markup`${sections(section)}
<h1>${title}</h1>
${notice !== null && problem === null && markup`<p class="notice done" role="status">${notice}</p>`}
${problem !== null && refusal(problem)}
${main}`,
  });

const refusal = ({ field, text }: Problem): Markup =>
  markup`<p class="notice wrong" role="alert">${TEXTS.refused(field === WHOLE_FORM ? text : markup`<a href="#${field}">${text}</a>`)}</p>`;

const sections = (current: string | null): Markup => markup`<nav class="sections" aria-label="${TEXTS.label}">
${SECTIONS.map(
  ({ path, name }) => markup`<a href="${path}"${path === current && markup` aria-current="page"`}>${name}</a>\n`,
)}<form method="post" action="${SIGN_IN_PATH}/out"><button class="plain" type="submit">${TEXTS.signOut}</button></form>
</nav>`;
