// What the protocol's own library would refuse in the words of its validator.
import { isRecord } from "../../model/read-json.ts";
import { AppError } from "../../model/errors.ts";

/** A map: a method may be named like a member of every object. */
const NEEDED: ReadonlyMap<unknown, { expected: string; isRight: (value: unknown) => boolean }> = new Map([
  ["tools/call", { expected: "an object of arguments by name", isRight: isRecord }],
  [
    "prompts/get",
    {
      expected: "an object of texts by name",
      isRight: (value: unknown) => isRecord(value) && Object.values(value).every((text) => typeof text === "string"),
    },
  ],
]);

/** Throws INVALID_REQUEST that names params.arguments, where they are not of the form that the method takes. */
export function refuseMalformed(message: unknown): void {
  if (!isRecord(message) || !isRecord(message["params"])) return;
  const needed = NEEDED.get(message["method"]);
  const { arguments: args } = message["params"];
  if (needed === undefined || args === undefined || needed.isRight(args)) return;
  throw new AppError("INVALID_REQUEST", `params.arguments is not valid. Expected: ${needed.expected}.`, {
    details: { field: "params.arguments", expected: needed.expected },
  });
}
