// The description of the API, generated from the registry: OpenAPI 3.1, and a 3.0.3 twin for older tools.
// Loaded only when asked for.
import { PRODUCT } from "../../../model/product.ts";
import { OPERATIONS } from "../../../operations/registry.ts";
import { describeOperation } from "./describe-operation.ts";
import { describeWebhooks } from "./describe-webhooks.ts";
import { headerComponents } from "./headers.ts";
import { describeRoute, PLAIN_ROUTES } from "./plain-routes.ts";
import { createSchemaWriter, type Dialect, type JsonObject, type SchemaWriter } from "./schema-writer.ts";
import { securitySchemes } from "./security.ts";
import { TAGS } from "../../../operations/tags.ts";

const VERSIONS = { "3.1": "3.1.0", "3.0": "3.0.3" } as const;
const DESCRIPTION = `Reads a business website and reports how ready the business is for AI, with evidence for every claim.

Start a scan, poll its status every 5 to 10 seconds, then read the results. A free tier works without a credential; a key or token allows more.

Every answered error has the same body, and its \`type\` leads to a page about the code. Every GET answers HEAD, too.`;

export function openApiDocument(publicOrigin: string, dialect: Dialect): JsonObject {
  const schemas = createSchemaWriter(dialect);
  const paths = pathsOf(schemas, publicOrigin);
  const webhooks = dialect === "3.1" ? { webhooks: describeWebhooks(schemas, publicOrigin) } : {};
  const used = new Set(Object.keys(paths).map((path) => TAGS.find((tag) => tag.paths.test(path))?.name));
  return {
    openapi: VERSIONS[dialect],
    info: infoOf(publicOrigin, dialect),
    servers: [{ url: publicOrigin }],
    tags: TAGS.filter(({ name }) => used.has(name) || dialect === "3.1").map(({ name, description }) => ({
      name,
      description,
    })),
    paths,
    ...webhooks,
    components: {
      schemas: schemas.components(),
      headers: headerComponents(),
      securitySchemes: securitySchemes(publicOrigin),
    },
  };
}

function infoOf(publicOrigin: string, dialect: Dialect): JsonObject {
  return {
    title: `${PRODUCT.name} API`,
    version: PRODUCT.version,
    description: DESCRIPTION,
    contact: { name: PRODUCT.name, url: `${publicOrigin}/developers/` },
    // 3.0 knows no SPDX identifier.
    license:
      dialect === "3.1"
        ? { name: "Apache License 2.0", identifier: "Apache-2.0" }
        : { name: "Apache License 2.0", url: "https://www.apache.org/licenses/LICENSE-2.0" },
  };
}

function pathsOf(schemas: SchemaWriter, publicOrigin: string): Record<string, JsonObject> {
  const paths: Record<string, JsonObject> = {};
  for (const operation of OPERATIONS) {
    const { path, method } = operation.http;
    paths[path] = { ...paths[path], [method]: describeOperation(operation, schemas, publicOrigin) };
  }
  for (const route of PLAIN_ROUTES)
    paths[route.path] = { ...paths[route.path], get: describeRoute(route, schemas, publicOrigin) };
  return paths;
}
