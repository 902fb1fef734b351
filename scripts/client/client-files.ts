// The generated files of the TypeScript client as they have to be, for whoever writes them or holds them against it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PRODUCT } from "../../src/model/product.ts";
import { openApiDocument } from "../../src/surfaces/http/openapi/open-api-document.ts";
import { ROOT } from "../lib/folders.ts";
import type { Description } from "./read-calls.ts";
import { writeClient } from "./write-client.ts";

export const CLIENT_FOLDER = join(ROOT, "clients/typescript");
/** Types and routes are the same on every origin. */
const ANY_ORIGIN = "https://foresite.example";

/** Path -> text. */
export function clientFiles(): Map<string, string> {
  const manifest = join(CLIENT_FOLDER, "package.json");
  const versioned = readFileSync(manifest, "utf8").replace(/"version": "[^"]*"/, `"version": "${PRODUCT.version}"`);
  return new Map([
    [join(CLIENT_FOLDER, "src/generated.ts"), writeClient(describeApi(), PRODUCT.version)],
    [manifest, versioned],
  ]);
}

/** The document that /openapi.json serves; its own parts were written by the code that made it. */
export const describeApi = (): Description => openApiDocument(ANY_ORIGIN, "3.1") as unknown as Description;
