import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildWorker, readBuilt } from "../../scripts/lib/build-worker.ts";
import { startBuilt, type BuiltService } from "../../scripts/lib/built-worker.ts";
import { generateAssets } from "../../scripts/lib/generate-assets.ts";
import { CARD_PATHS } from "../../src/surfaces/discovery/paths.ts";
import { PAGE_PATHS } from "../../src/surfaces/http/serve-files.ts";

/** The product, which tells of each request that reaches it. */
const COUNTING = `import worker from "./worker.mjs";
export * from "./worker.mjs";
export default {
  ...worker,
  fetch(request, ...rest) {
    console.log("invoked for " + new URL(request.url).pathname);
    return worker.fetch(request, ...rest);
  },
};`;

describe("documents for machines", () => {
  const folder = mkdtempSync(join(tmpdir(), "documents-"));
  const [built, assets, state] = ["built", "public", "state"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const lines: string[] = [];
  let service: BuiltService;

  beforeAll(async () => {
    await Promise.all([buildWorker(built), generateAssets({ origin: "http://127.0.0.1:8787", out: assets })]);
    const script = [{ path: "counting.mjs", contents: COUNTING }, ...readBuilt(built)];
    service = await startBuilt({ state, script, assets, onLine: (line) => void lines.push(line) });
  });

  afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const invocations = () => lines.filter((line) => line.startsWith("invoked for "));

  it("are answered as files, without the Worker", async () => {
    const paths = globSync("**/*.{txt,json,xml,md}", { cwd: assets, exclude: ["_tables/**"] })
      .map((file) => `/${file}`)
      .filter((path) => !CARD_PATHS.some((one) => one === path));
    expect(paths).toEqual(expect.arrayContaining(["/llms.txt", "/robots.txt", "/sitemap.xml", "/agents.md"]));
    for (const path of paths) {
      const answer = await fetch(service.routed + path);
      expect([path, answer.status]).toEqual([path, 200]);
      await answer.arrayBuffer();
    }
    expect(invocations()).toEqual([]);
  });

  it("reach the Worker where wrangler.toml says why, which the count shows", async () => {
    for (const path of [...CARD_PATHS, PAGE_PATHS[0]]) await (await fetch(service.routed + path)).arrayBuffer();
    expect(invocations()).toHaveLength(CARD_PATHS.length + 1);
  });

  it("are not the scanner's tables, which nobody is shown", async () => {
    const [file = ""] = globSync("_tables/*.json", { cwd: assets });
    expect((await fetch(`${service.routed}/${file}`)).status).toBe(404);
  });
});
