// One operation of the registry as a page of the reference.
import { operationPagePath } from "../../../model/documentation-paths.ts";
import { REQUEST_BODY_BYTES } from "../../../model/limits.ts";
import type { Site } from "../../../model/site.ts";
import { startWith } from "../../../model/words.ts";
import type { Operation } from "../../../operations/define-operation.ts";
import { takesIdempotencyKey } from "../../../operations/invoke-once.ts";
import { tagOf } from "../../../operations/tags.ts";
import {
  type Block,
  code,
  codeBlock,
  details,
  fields,
  h2,
  link,
  list,
  p,
  type Page,
  prose,
} from "../../../render/blocks.ts";
import { GUIDES } from "./menu.ts";
import { accessOf, callOf, costOf, ERROR_HEAD, errorLink, errorRows, natureOf, ownErrors } from "./operation-words.ts";
import { parameterBlocks, responseBlocks } from "./schema-blocks.ts";
import { callSamples } from "./samples.ts";
import { portalPage } from "./portal-page.ts";
import { tryItBlocks } from "./try-it.ts";

export function operationPage(operation: Operation, { origin }: Site): Page {
  const { id, summary, description, http } = operation;
  return portalPage(origin, {
    path: operationPagePath(id),
    name: id,
    title: summary,
    description: description.replaceAll("`", ""),
    under: [GUIDES.reference],
    type: "APIReference",
    blocks: [
      codeBlock("http", callOf(operation)),
      list(
        prose`Who may call: ${accessOf(operation)} ${link("How credentials are sent", GUIDES.authentication.path)}.`,
        prose`What it costs: ${costOf(operation)} ${link("The limits of each plan", GUIDES.limits.path)}.`,
        prose`Group: ${link(tagOf(http.path), `${GUIDES.reference.path}#${tagOf(http.path).toLowerCase()}`)}. In ${link("the OpenAPI description", "/openapi.json")} its operationId is ${code(id)}.`,
      ),
      h2("Request"),
      callSamples(operation, origin),
      ...parameterBlocks(operation),
      ...idempotencyBlocks(operation),
      ...tryItBlocks(operation),
      h2("Response"),
      p`Status ${http.status} and ${code("application/json")}. Answers gain members over time: ignore those you do not know.`,
      ...exampleBlocks(operation),
      ...responseBlocks(operation),
      ...errorBlocks(operation),
      ...toolBlocks(operation),
    ],
  });
}

const IDEMPOTENCY = "Idempotency-Key";

function idempotencyBlocks(operation: Operation): Block[] {
  if (!takesIdempotencyKey(operation)) return [];
  return [
    h2("Sending it twice", "idempotency"),
    p`Send a value of your own in the header ${code(IDEMPOTENCY)}, such as a UUID. For a day the same key and request get the same answer, with ${code("Idempotency-Replayed: true")}, and cost one scan. The same key with another request is ${errorLink("IDEMPOTENCY_CONFLICT")}. Use it where a connection may break after you have sent: a retry then starts no second scan.`,
  ];
}

/** Longer examples are closed at first. */
const LINES_SHOWN = 40;

function exampleBlocks({ example }: Operation): Block[] {
  const text = JSON.stringify(example.output, null, 2);
  const lines = text.split("\n").length;
  const block = codeBlock("json", text);
  return [lines > LINES_SHOWN ? details(`Example answer, ${lines} lines`, block) : block];
}

function errorBlocks(operation: Operation): Block[] {
  const own = ownErrors(operation);
  return [
    h2("Errors"),
    ...(own.length === 0 ? [] : [fields(errorRows(own), ERROR_HEAD)]),
    p`Every operation can also answer ${own.length === 0 ? "" : "others of "}${link("the common errors", GUIDES.errors.path)}: a credential that is not valid, a limit that is used up, a request that cannot be read${own.includes("PAYLOAD_TOO_LARGE") ? ` (a body has at most ${REQUEST_BODY_BYTES / 1024} KiB)` : ""}. All have one body.`,
  ];
}

function toolBlocks({ id, tool }: Operation): Block[] {
  if (tool === false) return [];
  return [
    h2("As a tool", "mcp"),
    p`The MCP tool ${code(id)} takes the same input, asks for the same scopes and gives the same output. ${startWith(natureOf(tool))}. ${link("How to connect a client", GUIDES.mcp.path)}.`,
  ];
}
