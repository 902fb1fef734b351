// What an answer holds, for readers: its members, and those of every object within, each described once.
import { z } from "zod";
import { describeType, type JsonSchema, type Resolve, resolverOf } from "./describe-type.ts";

export interface Field {
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
}

export interface FieldGroup {
  /** Where the object stands: "" for the answer itself, "results.findings[]" for one of a list. */
  path: string;
  fields: Field[];
}

/** Breadth first: what stands higher is told first. `io` is which side of the schema is meant. */
export function listFields(schema: z.ZodType, io: "input" | "output"): FieldGroup[] {
  // zod types a JSON Schema loosely; JsonSchema names the members that it writes.
  const root = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema;
  const resolve = resolverOf(root);
  const groups: FieldGroup[] = [];
  const told = new Map<string, string>();
  const waiting = objectsIn(root, "", resolve);
  for (const { path, schema: object } of waiting) {
    told.set(signatureOf(object), path);
    const fields = Object.entries(object.properties ?? {}).map(([name, member]): Field => {
      const inner = objectsIn(member, path === "" ? name : `${path}.${name}`, resolve);
      const known = inner.flatMap((one) => told.get(signatureOf(one.schema)) ?? []);
      const fresh = inner.filter((one) => !told.has(signatureOf(one.schema)));
      for (const one of fresh) told.set(signatureOf(one.schema), one.path);
      // The loop goes on to what is added to its list.
      waiting.push(...fresh);
      const asBefore = known.map((one) => `, as ${one === "" ? "the whole" : one}`).join("");
      const isRequired = object.required?.includes(name) ?? false;
      return {
        name,
        type: describeType(member, resolve) + asBefore,
        isRequired,
        description: wordsOf(member, resolve),
      };
    });
    groups.push({ path, fields });
  }
  return groups;
}

interface Placed {
  path: string;
  schema: JsonSchema;
}

/** The objects with named members that a value is, holds as items, or may be. */
function objectsIn(given: JsonSchema, path: string, resolve: Resolve): Placed[] {
  const schema = resolve(given);
  const { items, additionalProperties, properties } = schema;
  if (properties !== undefined && Object.keys(properties).length > 0) return [{ path, schema }];
  return [
    ...(typeof items === "object" ? objectsIn(items, `${path}[]`, resolve) : []),
    ...(typeof additionalProperties === "object" ? objectsIn(additionalProperties, `${path}.*`, resolve) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => objectsIn(one, path, resolve)),
  ];
}

const signatureOf = ({ properties }: JsonSchema): string => JSON.stringify(properties);

const wordsOf = (member: JsonSchema, resolve: Resolve): string => resolve(member).description ?? "";
