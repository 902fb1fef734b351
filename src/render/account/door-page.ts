// A page on the way into an account or out of it: one card, nothing beside it, no script.
import { type Markup, markup } from "../markup.ts";
import { pageShell } from "../page-shell.ts";

export const doorPage = ({ title, body }: { title: string; body: Markup }): string =>
  pageShell({
    origin: null,
    title,
    description: title,
    path: null,
    layout: "account",
    head: markup`\n<meta name="robots" content="noindex">`,
    main: markup`<div class="card door">
<h1>${title}</h1>
${body}
</div>`,
  });
