// What is kept of an answer to a call: what a check reads, and nothing that a site hands out about people.
import { asObject, objectsOf, textAt, textsOf, type Json } from "./interface-json.ts";
import type { DeclaredCall } from "../live-facts.ts";
import { copyBounded } from "../site/json-depth.ts";

/** Errors, metadata and keys are small; of anything larger the checks need only that it is JSON. */
const JSON_DEPTH = 8;
const JSON_VALUES = 1_000;
const TYPE_CHARS = 60;

/** Undefined where no check reads the answer. What an interface says when it refuses is kept whole. */
export function keptOfAnswer({ kind, status }: Pick<DeclaredCall, "kind" | "status">, json: unknown): unknown {
  if (status >= 400 || kind === "oauth") return copyBounded(json, JSON_DEPTH, JSON_VALUES);
  const body = asObject(json);
  if (body === null) return undefined;
  if (kind === "nlweb") return { results: objectsOf(body.results).map(typeOfResult) };
  if (kind === "graphql") return shapeOfGraphql(body);
  return undefined;
}

/** Older generations of NLWeb put the schema.org node beside the result, newer ones make the result one. */
function typeOfResult(result: Json): Json {
  const nodes = [result, asObject(result.schema_object), ...objectsOf(result.schema_object)];
  const type = nodes
    .map((node) => textAt(node, "@type") || (textsOf(node?.["@type"])[0] ?? ""))
    .find((text) => text !== "");
  return type === undefined ? {} : { "@type": type.slice(0, TYPE_CHARS) };
}

const shapeOfGraphql = ({ data, errors }: Json): Json => ({
  ...(asObject(asObject(data)?.__schema) === null ? {} : { data: { __schema: {} } }),
  errors: objectsOf(errors).map(() => ({})),
});
