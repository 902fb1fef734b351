// What an operation takes, for readers: one row a parameter, from its schema.
import { z } from "zod";
import { inputPlaces, type Operation } from "./define-operation.ts";

export interface Parameter {
  name: string;
  place: "path" | "header" | "query" | "body";
  /** JSON Schema type, or the values it can have. */
  type: string;
  isRequired: boolean;
  /** As JSON; null when there is none. */
  default: string | null;
  description: string;
}

interface JsonProperty {
  type?: string;
  enum?: unknown[];
  default?: unknown;
  description?: string;
}

export function listParameters(operation: Operation): Parameter[] {
  // zod types a JSON Schema as a bag of members; of an object schema these two are its documented ones.
  const { properties = {}, required = [] } = z.toJSONSchema(operation.input, { io: "input" }) as {
    properties?: Record<string, JsonProperty>;
    required?: string[];
  };
  const places = inputPlaces(operation);
  return (["path", "header", "query", "body"] as const).flatMap((place) =>
    places[place].map((member) => {
      const { type = "object", enum: values, default: fallback, description = "" } = properties[member] ?? {};
      return {
        name: operation.headers?.[member] ?? member,
        place,
        type: values === undefined ? type : values.map(String).join(", "),
        isRequired: required.includes(member),
        default: fallback === undefined ? null : JSON.stringify(fallback),
        description,
      };
    }),
  );
}
