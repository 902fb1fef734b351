// Pages about error codes: where the `type` of an error body leads. HTML and Markdown from the same blocks.
import { errorBody, errorPagePath } from "../model/error-body.ts";
import { ERROR_GUIDE } from "../model/error-guide.ts";
import { ERROR_TABLE, type ErrorCode } from "../model/errors.ts";
import { code, codeBlock, h2, link, list, p, prose, table, type TextDocument, twinPath } from "./blocks.ts";
import { blocksToHtml } from "./blocks-to-html.ts";
import { documentToMarkdown } from "./document-markdown.ts";
import { fromHtml, htmlOf, markup } from "./markup.ts";
import { plainPage } from "./plain-page.ts";

const CODES = Object.keys(ERROR_TABLE) as ErrorCode[];

interface ErrorPage {
  path: `/${string}`;
  html: string;
  /** What stands at twinPath(path). */
  markdown: string;
}

/** Every page by its path; a path that ends in a slash is the index. */
export const errorPages = (publicOrigin: string): ErrorPage[] => [
  toPage("/developers/errors/", INDEX, publicOrigin),
  ...CODES.map((name) => toPage(errorPagePath(name), errorDocument(name, publicOrigin), publicOrigin)),
];

function toPage(path: `/${string}`, document: TextDocument, origin: string): ErrorPage {
  const { title, description, blocks } = document;
  const main = htmlOf(markup`<h1>${title}</h1>\n${fromHtml(blocksToHtml(blocks))}`);
  const head = markup`\n<link rel="alternate" type="text/markdown" href="${twinPath(path)}">`;
  return {
    path,
    html: plainPage({ origin, title, description, head, main }),
    markdown: documentToMarkdown(document, origin + path),
  };
}

function errorDocument(name: ErrorCode, publicOrigin: string): TextDocument {
  const { status, error } = ERROR_TABLE[name];
  const { meaning, remedies, example } = ERROR_GUIDE[name];
  const { message, details, path } = example;
  const body = errorBody(
    { code: name, message, details },
    { publicOrigin, instance: path, requestId: "req_3f9KcUe0Yw1TzQ7mXb2a" },
  );
  const head = [`HTTP/1.1 ${status}`, "Content-Type: application/json", ...headerLines(example.headers)].join("\n");
  return {
    title: name,
    description: meaning,
    blocks: [
      p`HTTP status ${status}, ${code("error")}: ${code(error)}`,
      h2("What it means"),
      p`${meaning}`,
      h2("What to do"),
      list(...remedies.map((remedy) => prose`${remedy}`)),
      h2("Example"),
      codeBlock("http", `${head}\n\n${JSON.stringify(body, null, 2)}`),
      p`${link("All error codes", "/developers/errors/")}`,
    ],
  };
}

const headerLines = (headers: Record<string, string> = {}): string[] =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

const INDEX: TextDocument = {
  title: "Error codes",
  description: "Every error code of the API: what it means and what to do.",
  blocks: [
    p`Every error of the API has one body. ${code("code")} is stable and for programs, ${code("message")} says what was wrong and what would be right, and ${code("type")} leads to the code's page.`,
    table(
      ["Code", "Status", "Meaning"],
      CODES.map((name) => [
        prose`${link(name, errorPagePath(name))}`,
        prose`${ERROR_TABLE[name].status}`,
        prose`${ERROR_GUIDE[name].meaning}`,
      ]),
    ),
  ],
};
