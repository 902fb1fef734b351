// What an operation takes, for readers: one row a parameter, from its schema.
import { z } from "zod";
import { inputPlaces, type Operation } from "./define-operation.ts";
import { describeType, type JsonSchema, resolverOf } from "./describe-type.ts";

export interface Parameter {
  name: string;
  /** Member of the input that it fills. */
  member: string;
  place: "path" | "header" | "query" | "body";
  /** JSON Schema type with its bounds, or the values it can have. */
  type: string;
  /** The values it can have, where they are few. */
  choices: readonly string[];
  isRequired: boolean;
  /** As JSON; null when there is none. */
  default: string | null;
  description: string;
}

export function listParameters(operation: Operation): Parameter[] {
  // zod types a JSON Schema loosely; of an object schema these members are its documented ones.
  const root = z.toJSONSchema(operation.input, { io: "input" }) as JsonSchema;
  const resolve = resolverOf(root);
  const { properties = {}, required = [] } = root;
  const places = inputPlaces(operation);
  return (["path", "header", "query", "body"] as const).flatMap((place) =>
    places[place].map((member) => {
      const schema = resolve(properties[member] ?? {});
      return {
        name: operation.headers?.[member] ?? member,
        member,
        place,
        type: describeType(schema, resolve),
        choices: (schema.enum ?? []).map(String),
        isRequired: required.includes(member),
        default: schema.default === undefined ? null : JSON.stringify(schema.default),
        description: schema.description ?? "",
      };
    }),
  );
}
