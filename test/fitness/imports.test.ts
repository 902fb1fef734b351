import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { describe, expect, it } from "vitest";

/** Rooms by path; the first that matches names a file's room. */
const ROOMS: [string, RegExp][] = [
  ["entry", /^src\/(worker|stdio)\.ts$/],
  ["context", /^src\/context\.ts$/],
  ["model", /^src\/model\//],
  ["scanner/evidence", /^src\/scanner\/(evidence|crawl)\//],
  ["scanner/checks", /^src\/scanner\/checks\//],
  ["scanner/agents", /^src\/scanner\/agents\//],
  ["scanner/insight", /^src\/scanner\/insight\//],
  ["scanner/report", /^src\/scanner\/report\//],
  ["render", /^src\/render\//],
  ["services", /^src\/services\//],
  ["operations", /^src\/operations\//],
  ["adapters", /^src\/adapters\//],
  ["auth", /^src\/auth\//],
  ["surfaces/http", /^src\/surfaces\/http\//],
  ["surfaces/mcp", /^src\/surfaces\/mcp\//],
  ["surfaces/queue", /^src\/surfaces\/queue\//],
  ["surfaces/scheduled", /^src\/surfaces\/scheduled\//],
  ["surfaces/durable", /^src\/surfaces\/durable\//],
  ["surfaces/ask", /^src\/surfaces\/ask\//],
  ["surfaces/a2a", /^src\/surfaces\/a2a\//],
  ["surfaces/discovery", /^src\/surfaces\/discovery\//],
  ["surfaces/pages", /^src\/surfaces\/pages\//],
];

const SCANNER = ["scanner/evidence", "scanner/checks", "scanner/agents", "scanner/insight", "scanner/report"];
const MAY_IMPORT: Record<string, string[]> = {
  model: ["model"],
  "scanner/evidence": ["model", "scanner/evidence"],
  "scanner/checks": ["model", "scanner/evidence", "scanner/checks"],
  "scanner/insight": ["model", "scanner/evidence", "scanner/insight"],
  "scanner/agents": ["model", "scanner/evidence", "scanner/checks", "scanner/insight", "scanner/agents"],
  "scanner/report": ["model", ...SCANNER],
  render: ["model", "render"],
  services: ["model", ...SCANNER, "render", "services"],
  operations: ["model", "services", "scanner/checks", "scanner/agents", "operations"],
  adapters: ["model", "adapters"],
  // Signing in and consent stand in the frame of all pages, which is pure.
  auth: ["model", "render", "auth"],
  "surfaces/http": ["model", "operations", "render", "services", "surfaces/http"],
  "surfaces/mcp": ["model", "operations", "render", "services", "surfaces/mcp"],
  "surfaces/queue": ["model", "operations", "render", "services", "surfaces/queue"],
  "surfaces/scheduled": ["model", "operations", "render", "services", "surfaces/scheduled"],
  "surfaces/discovery": ["model", "operations", "render", "surfaces/discovery"],
  "surfaces/pages": ["model", "operations", "render", "surfaces/pages"],
  // Questions are answered from our own documents too: it reads what those two rooms write, and they know nothing of it.
  "surfaces/ask": ["model", "operations", "render", "services", "surfaces/discovery", "surfaces/pages", "surfaces/ask"],
  // A Durable Object class calls context.ts with its own env.
  "surfaces/a2a": ["model", "operations", "render", "surfaces/a2a"],
  "surfaces/durable": ["model", "operations", "render", "services", "surfaces/durable", "context"],
};

/** Packages a room may use; rooms that are not named may use any. */
const PACKAGES: Record<string, RegExp> = {
  model: /^(zod|tldts)$/,
  "scanner/evidence": /^(htmlparser2|tldts|zod)/,
  "scanner/checks": /^$/,
  "scanner/agents": /^$/,
  "scanner/insight": /^(eld|tldts)/,
  "scanner/report": /^(zod)?$/,
  render: /^$/,
  services: /^zod$/,
  operations: /^zod$/,
  auth: /^(better-auth|@better-auth|drizzle-orm|hono|zod)(\/|$)/,
  "surfaces/ask": /^zod$/,
  "surfaces/discovery": /^$/,
  "surfaces/pages": /^$/,
};

/** Libraries that live in one room alone. */
const ONLY_IN: Record<string, RegExp> = { auth: /^@?better-(auth|call|fetch)/, adapters: /^jose$/ };

const LEAST_MODULES = 150;

async function arrows(): Promise<
  { from: string; to: string; isPackage: boolean; isCircular: boolean; dependents: number }[]
> {
  const { output } = await cruise(["src"], {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    exclude: { path: "cloudflare:" },
  });
  const { modules } = output as ICruiseResult;
  expect(modules.filter(({ source }) => source.startsWith("src/")).length).toBeGreaterThan(LEAST_MODULES);
  return modules
    .filter(({ source }) => source.startsWith("src/"))
    .flatMap(({ source, dependencies, dependents }) =>
      dependencies.map(({ resolved, module, circular }) => ({
        from: source,
        to: resolved.startsWith("src/") ? resolved : module,
        isPackage: !resolved.startsWith("src/"),
        isCircular: circular,
        dependents: dependents.length,
      })),
    );
}

const roomOf = (path: string): string => ROOMS.find(([, pattern]) => pattern.test(path))?.[0] ?? "none";

describe("the house", async () => {
  const all = await arrows();

  it("has a room for every file", () => {
    expect([...new Set(all.map(({ from }) => from))].filter((path) => roomOf(path) === "none")).toEqual([]);
  });

  it("lets every room import only what the drawing allows", () => {
    const forbidden = all
      .filter(({ isPackage }) => !isPackage)
      .filter(({ from, to }) => {
        const allowed = MAY_IMPORT[roomOf(from)];
        return allowed !== undefined && !allowed.includes(roomOf(to));
      });
    expect(forbidden.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it("keeps libraries in the rooms they belong to", () => {
    const forbidden = all
      .filter(({ isPackage }) => isPackage)
      .filter(({ from, to }) => {
        const allowed = PACKAGES[roomOf(from)];
        return allowed !== undefined && !to.startsWith(".") && !allowed.test(to);
      });
    expect(forbidden.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it("keeps what is large or touches secrets in one room, and that room out of all others", () => {
    const astray = all.flatMap(({ from, to }) =>
      Object.entries(ONLY_IN)
        .filter(([room, library]) => library.test(to) && roomOf(from) !== room)
        .map(() => `${from} -> ${to}`),
    );
    const intoAuth = all.filter(({ from, to }) => roomOf(to) === "auth" && roomOf(from) !== "auth");
    expect(astray).toEqual([]);
    expect(intoAuth.map(({ from }) => from).filter((from) => from !== "src/worker.ts")).toEqual([]);
    const text = readFileSync("src/worker.ts", "utf8");
    expect(text).toContain('import("./auth/app.ts")');
    expect(text).not.toMatch(/^import .*\.\/auth\//m);
  });

  it("lets no check import another check", () => {
    const crossed = all.filter(
      ({ from, to }) =>
        /checks\/[a-z-]+\/[a-z0-9-]+\.ts$/.test(from) && /scanner\/checks\/[a-z-]+\/[a-z0-9-]+\.ts$/.test(to),
    );
    expect(crossed.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it("has no circles", () => {
    expect(all.filter(({ isCircular }) => isCircular).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it("has no orphans", () => {
    const lazily = globSync("src/**/*.ts").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/import\("(\.[^"]+)"\)/g)].map(([, to]) => join(dirname(file), to ?? "")),
    );
    // Static pages are made by scripts, and by nothing that runs in the Worker.
    const byScripts = globSync("scripts/**/*.ts").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)].map(([, to]) => join(dirname(file), to ?? "")),
    );
    const imported = new Set([...all.map(({ to }) => to), ...lazily, ...byScripts]);
    const lonely = [...new Set(all.map(({ from }) => from))].filter(
      (path) => !imported.has(path) && roomOf(path) !== "entry",
    );
    expect(lonely).toEqual([]);
  });
});
