// Pages about error codes: where the `type` of an error body leads.
import { errorBody, errorPagePath } from "../model/error-body.ts";
import { ERROR_GUIDE } from "../model/error-guide.ts";
import { ERROR_TABLE, type ErrorCode } from "../model/errors.ts";
import { escapeHtml } from "./escape-html.ts";
import { plainPage } from "./plain-page.ts";

const CODES = Object.keys(ERROR_TABLE) as ErrorCode[];

/** Every page by its path; a path that ends in a slash is the index. */
export function errorPages(publicOrigin: string): { path: `/${string}`; html: string }[] {
  return [
    { path: "/developers/errors/", html: indexPage(publicOrigin) },
    ...CODES.map((code) => ({ path: errorPagePath(code), html: errorPage(code, publicOrigin) })),
  ];
}

function errorPage(code: ErrorCode, publicOrigin: string): string {
  const { status, error } = ERROR_TABLE[code];
  const { meaning, remedies, example } = ERROR_GUIDE[code];
  const { message, details, path } = example;
  const body = errorBody(
    { code, message, details },
    { publicOrigin, instance: path, requestId: "req_3f9KcUe0Yw1TzQ7mXb2a" },
  );
  const head = [`HTTP/1.1 ${status}`, "Content-Type: application/json", ...headerLines(example.headers)].join("\n");
  return plainPage({
    origin: publicOrigin,
    title: code,
    description: meaning,
    main: `<h1>${code}</h1>
<p>HTTP status ${status}, <code>error</code>: <code>${error}</code></p>
<h2>What it means</h2>
<p>${escapeHtml(meaning)}</p>
<h2>What to do</h2>
<ul>
${remedies.map((remedy) => `<li>${escapeHtml(remedy)}</li>`).join("\n")}
</ul>
<h2>Example</h2>
<pre tabindex="0"><code>${escapeHtml(`${head}\n\n${JSON.stringify(body, null, 2)}`)}</code></pre>`,
  });
}

const headerLines = (headers: Record<string, string> = {}): string[] =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

function indexPage(origin: string): string {
  const rows = CODES.map(
    (code) =>
      `<tr><td>${ERROR_TABLE[code].status}</td><th scope="row"><a href="${errorPagePath(code)}">${code}</a></th><td>${escapeHtml(ERROR_GUIDE[code].meaning)}</td></tr>`,
  );
  return plainPage({
    origin,
    title: "Error codes",
    description: "Every error code of the API: what it means and what to do.",
    main: `<h1>Error codes</h1>
<p>Every error of the API has one body. <code>code</code> is stable and for programs, <code>message</code> says what was wrong and what would be right, and <code>type</code> leads to the code's page.</p>
<div class="wide"><table>
<thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table></div>`,
  });
}
