// One operation of the registry as blocks of the API reference.
import { ERROR_TABLE } from "../../model/errors.ts";
import { curlExample } from "../../operations/curl-example.ts";
import type { Operation } from "../../operations/define-operation.ts";
import { isOpen } from "../../operations/is-open.ts";
import { listParameters } from "../../operations/list-parameters.ts";
import {
  type Block,
  code,
  codeBlock,
  fromBackticks,
  h3,
  link,
  p,
  type Prose,
  prose,
  table,
} from "../../render/blocks.ts";

export function operationBlocks(operation: Operation, origin: string): Block[] {
  const { id, http, summary, description } = operation;
  return [
    h3(`${summary}: ${id}`, id),
    p`${code(`${http.method.toUpperCase()} ${http.path}`)}`,
    p`${fromBackticks(description)}`,
    p`${accessOf(operation)}`,
    ...parameterBlocks(operation),
    codeBlock("sh", curlExample(operation, origin)),
    ...(hasOwnErrors(operation) ? [p`Errors of its own: ${errorLinks(operation)}.`] : []),
  ];
}

function accessOf(operation: Operation): Prose {
  const scopes = operation.scopes.join(", ");
  if (!isOpen(operation)) {
    const credential = scopes === "" ? prose`Needs a credential` : prose`Needs a credential with ${code(scopes)}`;
    // A token that was shown once stands in for an account.
    const tokens = Object.values(operation.headers ?? {}).flatMap((name) => prose`, or the header ${code(name)}`);
    return prose`${credential}${tokens}.`;
  }
  const isWrite = operation.scopes.some((scope) => scope.endsWith(":write"));
  return isWrite
    ? prose`Open to everyone; where a credential is sent, it needs ${code(scopes)}.`
    : prose`Open to everyone.`;
}

function parameterBlocks(operation: Operation): Block[] {
  const parameters = listParameters(operation);
  if (parameters.length === 0) return [];
  return [
    table(
      ["Parameter", "In", "Type or values", "Required", "Default", "Meaning"],
      parameters.map(({ name, place, type, isRequired, default: fallback, description }) => [
        prose`${code(name)}`,
        prose`${place}`,
        prose`${type}`,
        prose`${isRequired ? "yes" : "no"}`,
        fallback === null ? prose`none` : prose`${code(fallback)}`,
        fromBackticks(description),
      ]),
    ),
  ];
}

const hasOwnErrors = ({ errors }: Operation): boolean => errors.length > 0;
const errorLinks = ({ errors }: Operation): Prose =>
  errors.flatMap((name, at) => [
    ...(at > 0 ? prose`, ` : []),
    ...prose`${link(name, `/developers/errors/${name}`)} (${ERROR_TABLE[name].status})`,
  ]);
