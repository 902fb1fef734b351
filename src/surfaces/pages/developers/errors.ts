// Errors: the guide with all codes, and a page for each, where the `type` of an error body leads.
import { errorBody, errorPagePath } from "../../../model/to-error-body.ts";
import { ERROR_GUIDE } from "../../../model/error-guide.ts";
import { ERROR_CODES, ERROR_TABLE, type ErrorCode } from "../../../model/errors.ts";
import { PRODUCT } from "../../../model/product.ts";
import type { Site } from "../../../model/site.ts";
import { OPERATIONS } from "../../../operations/registry.ts";
import { type Block, code, codeBlock, fields, h2, link, list, p, type Page, prose } from "../../../render/blocks.ts";
import { GUIDES } from "./menu.ts";
import { ERROR_HEAD, errorRows, listed, operationLink, ownErrors } from "./operation-words.ts";
import { portalPage } from "./portal-page.ts";

const SHOWN: ErrorCode = "INVALID_REQUEST";

export const errorsPage = ({ origin }: Site): Page =>
  portalPage(origin, {
    ...GUIDES.errors,
    title: "Errors",
    description: `Every error code of ${PRODUCT.name} with its status and kind, the one body that all errors have, and what to do about each.`,
    blocks: [
      h2("One body", "body"),
      p`Act on ${code("code")}: it is stable. ${code("message")} is for people and says what was wrong and what would be right; ${code("details")} says it for programs. ${code("type")} leads to the page of the code, ${code("requestId")} is what to name when you ask for help.`,
      codeBlock("http", exampleAnswer(SHOWN, origin)),
      p`The members ${code("type")}, ${code("title")}, ${code("status")}, ${code("detail")} and ${code("instance")} are those of ${link("RFC 9457", "https://www.rfc-editor.org/rfc/rfc9457")}. Ask with ${code("Accept: application/problem+json")} to get the body under that type.`,
      h2("All codes", "codes"),
      fields(errorRows(ERROR_CODES), ERROR_HEAD),
      h2("When to try again", "retry"),
      list(
        prose`Never unchanged: 400, 401, 403, 404, 405, 413, 415 and 422. Change what ${code("details")} names first.`,
        prose`After ${code("Retry-After")} seconds: 429 and 503.`,
        prose`Once, after a moment: 500. Send an ${code("Idempotency-Key")} with the start of a scan, so that it starts once.`,
      ),
      p`Over MCP an error is a result with ${code("isError")}, whose text is this body as JSON; over A2A it is an error of JSON-RPC, with the code in its data where a credential or a limit is the reason.`,
    ],
  });

export const errorPages = (site: Site): Page[] => ERROR_CODES.map((name) => errorPage(name, site));

function errorPage(name: ErrorCode, { origin }: Site): Page {
  const { status, error } = ERROR_TABLE[name];
  const { meaning, remedies } = ERROR_GUIDE[name];
  return portalPage(origin, {
    path: errorPagePath(name),
    name,
    title: name,
    description: `Status ${status}, kind ${error}. ${meaning}`,
    under: [GUIDES.errors],
    blocks: [
      h2("What to do", "remedy"),
      list(...remedies.map((remedy) => prose`${remedy}`)),
      h2("Example"),
      codeBlock("http", exampleAnswer(name, origin)),
      ...namedByBlocks(name),
    ],
  });
}

function namedByBlocks(name: ErrorCode): Block[] {
  const named = OPERATIONS.filter((operation) => ownErrors(operation).includes(name));
  if (named.length === 0) return [];
  return [h2("Operations that name it", "operations"), p`${listed(named.map(operationLink))}.`];
}

/** As the service writes it. */
function exampleAnswer(name: ErrorCode, publicOrigin: string): string {
  const { message, details, headers = {}, path } = ERROR_GUIDE[name].example;
  const body = errorBody(
    { code: name, message, details },
    { publicOrigin, instance: path, requestId: "req_3f9KcUe0Yw1TzQ7mXb2a" },
  );
  const head = [`HTTP/1.1 ${ERROR_TABLE[name].status}`, "Content-Type: application/json", ...linesOf(headers)];
  return `${head.join("\n")}\n\n${JSON.stringify(body, null, 2)}`;
}

const linesOf = (headers: Record<string, string>): string[] =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
