// The form that calls an operation from its page: those that read, and the start of a scan.
import type { Operation } from "../../../operations/define-operation.ts";
import { isOpen } from "../../../operations/is-open.ts";
import { listParameters } from "../../../operations/list-parameters.ts";
import { type Block, h2, type TryItField } from "../../../render/blocks.ts";

export function tryItBlocks(operation: Operation): Block[] {
  const { http, counts } = operation;
  const isRead = http.method === "get";
  if (!isRead && counts !== "scan") return [];
  const fields = fieldsOf(operation);
  const isPlain = isRead && isOpen(operation) && fields.every(({ place }) => place === "query");
  const method = isRead ? "GET" : "POST";
  return [h2("Try it", "try-it"), { kind: "try-it", form: { method, path: http.path, isPlain, fields } }];
}

/** Members that are objects have no field: they are for programs. */
const fieldsOf = (operation: Operation): TryItField[] => {
  const example: Record<string, unknown> = operation.example.input;
  return listParameters(operation)
    .filter(({ type }) => !/^(?:object|array)/.test(type))
    .map(({ name, member, place, isRequired, choices, default: fallback, type }) => ({
      name,
      place,
      isRequired,
      choices: type.startsWith("boolean") ? ["true", "false"] : choices,
      value: textOf(example[member] ?? (fallback === null ? "" : (JSON.parse(fallback) as unknown))),
    }));
};

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
