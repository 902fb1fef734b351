import { type Method, methodSchema } from "../../model/method.ts";
import { PATHS } from "./paths.ts";

/** The method for programs: what the page tells, and all figures behind the estimates. */
export const methodDocument = (method: Method, origin: string): object => ({
  $schema: origin + PATHS.methodSchema,
  page: origin + PATHS.methodPage,
  ...method,
});

export const methodSchemaDocument = (origin: string): object => methodSchema(origin + PATHS.methodSchema);
