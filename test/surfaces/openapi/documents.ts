// Both descriptions as a client of a public deployment gets them.
import { openApiDocument } from "../../../src/surfaces/http/openapi/open-api-document.ts";

export const ORIGIN = "https://foresite.example";
// Through JSON, as they travel: what is undefined is gone.
const asSent = (dialect: "3.1" | "3.0"): Record<string, unknown> =>
  JSON.parse(JSON.stringify(openApiDocument(ORIGIN, dialect))) as Record<string, unknown>;

export const DOCUMENTS = [
  { name: "OpenAPI 3.1", dialect: "3.1", document: asSent("3.1") },
  { name: "OpenAPI 3.0", dialect: "3.0", document: asSent("3.0") },
] as const;
