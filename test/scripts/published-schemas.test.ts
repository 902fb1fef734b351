import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { staticDocuments } from "../../scripts/lib/static-documents.ts";

const documents = await staticDocuments({
  origin: "https://scan.example.com",
  limits: {},
  contactEmail: "help@example.com",
  madeOn: "2026-11-20",
});
const readSchema = (file: string) =>
  JSON.parse(readFileSync(`test/fixtures/schemas/${file}`, "utf8")) as Record<string, unknown>;

/** What the schema of its own project finds wrong in the document at a path. */
function faultsOf(path: string, file: string, definition: string | null): string[] {
  const schema = readSchema(file);
  const ajv = file.startsWith("a2a") ? new Ajv({ strict: false }) : new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...schema, $id: "published" });
  const validate = ajv.compile({ $ref: definition === null ? "published" : `published#/${definition}` });
  const text = documents.find((document) => document.path === path)?.text ?? "";
  return validate(JSON.parse(text)) ? [] : [ajv.errorsText(validate.errors)];
}

describe("documents whose projects publish a schema", () => {
  it.each([
    ["/.well-known/mcp/server-card.json", "mcp-server-card.json", "$defs/ServerCard"],
    ["/.well-known/mcp/server-card", "mcp-server-card.json", "$defs/ServerCard"],
    ["/.well-known/ai-catalog.json", "ai-catalog.json", null],
    ["/.well-known/agent-card.json", "a2a-0.3.0.json", "definitions/AgentCard"],
    ["/.well-known/agent.json", "a2a-0.3.0.json", "definitions/AgentCard"],
  ])("%s is valid against %s", (path, file, definition) => {
    expect(faultsOf(path, file, definition)).toEqual([]);
  });

  it("would not all pass: a card without a name is refused", () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addSchema({ ...readSchema("mcp-server-card.json"), $id: "published" });
    expect(ajv.compile({ $ref: "published#/$defs/ServerCard" })({ version: "1.0.0" })).toBe(false);
  });
});
