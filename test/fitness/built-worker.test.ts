import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { buildWorker, BUILT_ENTRY, readBuilt } from "../../scripts/lib/build-worker.ts";
import { startBuilt } from "../../scripts/lib/built-worker.ts";

const MOST_BYTES = 1024 * 1024;

/** What the API does without, by the paths of its modules. */
const LATE = [
  /node_modules\/(?:@?better-auth|better-call|@better-fetch|@a2a-js|@modelcontextprotocol)\//,
  /node_modules\/(?:jose|http-message-sig|htmlparser2|eld|fflate|drizzle-orm|tldts)\//,
  /^src\/(?:auth|render|scanner)\//,
  /^src\/surfaces\/(?:mcp|a2a|ask|pages|discovery|scheduled)\/(?!paths\.ts)/,
  /^src\/surfaces\/http\/openapi\//,
  // Definitions of operations with their schemas, and those of what is stored.
  /^src\/operations\/(?!routes|define-operation|invoke)/,
  /^src\/adapters\/(?:storage|fetch)\/(?!create-list-stores|open-lists|remember-keys|is-mapped-host)/,
  /^src\/model\/(?:results|webhook|events|engine|error-body|target)\.ts/,
];

describe("the Worker as it is deployed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const { outputs } = await buildWorker(folder);
  const modules = readBuilt(folder);

  it("is at most 1 MiB, compressed as it is uploaded", () => {
    const whole = Buffer.concat(modules.map(({ contents }) => Buffer.from(contents)));
    expect(gzipSync(whole).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it("evaluates at start neither protocols, accounts, descriptions and pages nor the scanner", () => {
    const evaluated = inputsAtStart();
    expect(evaluated.length).toBeGreaterThan(60);
    expect(evaluated.filter((path) => LATE.some((late) => late.test(path)))).toEqual([]);
  });

  it("starts without a look at the modules that nothing imports", { timeout: 120_000 }, async () => {
    const state = mkdtempSync(join(tmpdir(), "started-"));
    const service = await startBuilt({
      state,
      script: [...modules, { path: "parts/unread.mjs", contents: "not a module" }],
    });
    try {
      expect((await fetch(`${service.origin}/api/webhooks/subscribe`)).status).toBe(200);
    } finally {
      await service.stop();
      rmSync(state, { recursive: true, force: true });
    }
  });

  it("holds none of the scanner's tables", () => {
    const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
    const data = inputs.filter(([path]) => /\/data\/[\w-]+\.json$|ngrams/.test(path));
    expect(data.length).toBeGreaterThan(10);
    expect(data.filter(([, { bytesInOutput }]) => bytesInOutput > 200)).toEqual([]);
  });

  /** Sources of the modules that the entry imports, and that they import in turn, without what is imported on use. */
  function inputsAtStart(): string[] {
    const entry = Object.keys(outputs).find((path) => path.endsWith(`/${BUILT_ENTRY}`)) ?? "";
    const seen = new Set([entry]);
    for (const path of seen)
      for (const { path: next, kind, external } of outputs[path]?.imports ?? [])
        if (kind === "import-statement" && external !== true) seen.add(next);
    return [...seen].flatMap((path) =>
      Object.entries(outputs[path]?.inputs ?? {}).flatMap(([input, { bytesInOutput }]) =>
        bytesInOutput > 0 ? [input.replace(/^.*(?=node_modules\/)/, "")] : [],
      ),
    );
  }
});
