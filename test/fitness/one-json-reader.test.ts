import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Files that call JSON.parse, and whose text it is: none is written by somebody else, save where the reader stands. */
const CALLERS: Record<string, string> = {
  "src/model/read-json.ts": "the one reader of JSON from outside, bounded in length and depth",
  "src/model/config.ts": "the operator's configuration",
  "src/adapters/storage/account-store.ts": "our rows",
  "src/adapters/storage/object-store.ts": "our reports",
  "src/model/histogram.ts": "our rows",
  "src/adapters/storage/subscription-store.ts": "our rows",
  "src/adapters/scanner-tables.ts": "our tables, compared with their hash",
  "src/adapters/token-verifier.ts": "our own keys",
  "src/auth/find-mailed-address.ts": "our rows",
  "src/auth/names-our-key.ts": "the header of a token, bounded by the request's headers and body",
  "src/operations/invoke-once.ts": "our sealed answers",
  "src/scanner/agents/parse-agent-result.ts": "our agents' results",
  "src/scanner/evidence/evidence-bundle.ts": "our evidence",
  "src/operations/get-scan-results.ts": "our report",
  "src/scanner/report/merge-drafts.ts": "our drafts",
  "src/services/dispatch-events.ts": "our outbox",
  "src/services/read-scan.ts": "what our coordinator tells",
  "src/services/webhook-secrets.ts": "our sealed secrets",
  "src/surfaces/durable/delivery-table.ts": "our rows",
  "src/surfaces/durable/gate-table.ts": "our values",
  "src/surfaces/durable/scan-record.ts": "our values",
  "src/surfaces/http/openapi/schema-writer.ts": "our schemas",
  "src/surfaces/pages/developers/try-it.ts": "our examples",
};
/** Shows a call to readers, inside a text. */
const EXAMPLES = ["src/surfaces/pages/developers/events.ts"];

const withoutComments = (text: string): string => text.replace(/^\s*(?:\/\/|\/\*\*|\*).*$/gm, "");

describe("JSON from outside", () => {
  it("is read by the one bounded reader: every other file that parses is listed, with whose text it is", () => {
    const callers = globSync("src/**/*.ts").filter((path) =>
      withoutComments(readFileSync(path, "utf8")).includes("JSON.parse("),
    );
    expect(callers.toSorted()).toEqual([...Object.keys(CALLERS), ...EXAMPLES].toSorted());
  });
});
