// The examples of the portal, run as a reader would run them, against the service.
import { beforeAll, describe, expect, inject, it } from "vitest";
import { exampleRequest, KEY_PLACEHOLDER } from "../../src/operations/example-request.ts";
import { javascriptExample } from "../../src/operations/javascript-example.ts";
import { OPERATIONS } from "../../src/operations/registry.ts";
import { EXAMPLE_SITE, firstScan } from "../../src/surfaces/pages/developers/first-scan.ts";
import { askPage } from "../../src/surfaces/pages/developers/ask.ts";
import { eventsPage } from "../../src/surfaces/pages/developers/events.ts";
import type { Block, Page } from "../../src/render/blocks.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { run as runProcess, type Run } from "./run-process.ts";

const { origin, key } = inject("live");
const SITE = { origin, limits: {}, contactEmail: "a@example.com", madeOn: "2026-11-20" };

/** A module in a Node of its own. */
const run = (module: string): Promise<Run> =>
  runProcess(process.execPath, ["--experimental-eventsource", "--input-type=module", "-"], { input: module });

const inJavaScript = (blocks: readonly Block[]): string =>
  blocks.flatMap((block) => (block.kind === "samples" ? block.samples : [])).find(({ language }) => language === "js")
    ?.text ?? "";
const sampleOf = ({ blocks }: Page): string => inJavaScript(blocks);

let scanId = "";

describe("the first scan of the quickstart", () => {
  let first: Run;
  beforeAll(async () => {
    first = await run(inJavaScript([firstScan(origin)]).replaceAll(`"${EXAMPLE_SITE}"`, `"${CLINIC_HOST}"`));
    const answer = await fetch(`${origin}/api/insights/search?query=${CLINIC_HOST}&search_type=domains`);
    scanId = ((await answer.json()) as { results: { scanId: string }[] }).results[0]?.scanId ?? "";
  });

  it("ends with both scores and what to do first", () => {
    expect(first.error).toBe("");
    expect(first.out).toMatch(/^\d+(?:\.\d+)? \d+(?:\.\d+)?\n(?:.+\n)+$/);
  });

  it("can be followed live, to its end", async () => {
    const { out, error } = await run(sampleOf(eventsPage(SITE)).replaceAll("SCAN_ID", scanId));
    expect(error.replace(/\(node.*\n|\(Use.*\n/g, "")).toBe("");
    for (const kind of ["status {", "page {", "agent {"]) expect(out).toContain(`\n${kind}`);
    expect(out.trim().endsWith("over: complete")).toBe(true);
  });
});

describe("the question of the guide", () => {
  it("is answered with names and addresses", async () => {
    const { out, error } = await run(sampleOf(askPage(SITE)));
    expect(error).toBe("");
    expect(out).toContain(`${origin}/bot#stop-it`);
  });
});

describe("the example of every operation", () => {
  /** Their examples name what is not there, or the key of the test may not do them. */
  const NAMES_NOTHING = /\{(?:id|keyId|slug|deliveryId)\}/;
  const NOT_FOR_THIS = new Set(["delete_account", "delete_scan", "opt_out", "register_agent"]);
  /** Errors that any call can get, beside those that the operation names. */
  const COMMON = ["INSUFFICIENT_SCOPE", "INVALID_REQUEST"];

  it.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
    "%s is answered as its page says",
    async (id, operation) => {
      const module = javascriptExample(operation, origin)
        .replaceAll(KEY_PLACEHOLDER, key)
        .replace("console.log(answer)", "console.log(JSON.stringify(answer))");
      const withScan = module.replaceAll(exampleRequest(operation, origin).url, (url) =>
        url.replace("0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11", id === "delete_scan" ? "$&" : scanId),
      );
      const { exit, out, error } = await run(withScan);
      if (exit === 0) return void operation.output.parse(JSON.parse(out));
      expect(NAMES_NOTHING.test(operation.http.path) || NOT_FOR_THIS.has(id), `${id}: ${error}`).toBe(true);
      // What the example names may not be there, or be for others; then it says so.
      const code = /^Error: ([A-Z_]+): /m.exec(error)?.[1] ?? error;
      expect([...COMMON, ...operation.errors, ...Object.values(operation.fieldErrors ?? {})]).toContain(code);
    },
  );
});
