// Everything that strangers can read: each GET of the served description, pages, feeds, tools, questions, errors.
import type { Ask } from "./quota-load.ts";
import { leaksIn, type Leak, type Plants } from "./private-data.ts";

interface Request {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface SurfaceResult {
  answers: number;
  /** Answers that were no error: proof that something was shown. */
  shown: number;
  leaks: Leak[];
  failures: string[];
}

const AT_ONCE = 8;
const MCP = "/.well-known/mcp";
const MODERN = "2026-07-28";
const ENVELOPE = {
  "io.modelcontextprotocol/protocolVersion": MODERN,
  "io.modelcontextprotocol/clientCapabilities": {},
};

export async function readSurfaces(
  ask: Ask,
  plants: Plants,
  { sample, readers }: { sample: number; readers: Record<string, Record<string, string>> },
): Promise<SurfaceResult> {
  const result: SurfaceResult = { answers: 0, shown: 0, leaks: [], failures: [] };
  const step = Math.max(1, Math.floor(plants.scans.length / sample));
  const scans = plants.scans.filter((_, i) => i % step === 0);
  const paths = await describedPaths(ask);
  const listings = await ask("/api/directory?limit=50", { headers: {} });
  const slugs = ((listings.body["listings"] ?? []) as { slug: string }[]).map(({ slug }) => slug).slice(0, sample);
  const own = plants.ids.concat(plants.subscriptions.map(({ id }) => id)).slice(0, sample);
  const requests = [
    ...paths.flatMap((path) => fill(path, { scanIds: scans.map(({ scanId }) => scanId), slugs, own })),
    ...pages(scans, slugs),
    ...scans.flatMap(({ scanId, host }) => protocols(scanId, host)),
  ];
  for (const [reader, headers] of Object.entries(readers)) {
    const left = [...requests];
    const work = async (): Promise<void> => {
      for (let request = left.pop(); request !== undefined; request = left.pop()) {
        const { path, method = "GET", body } = request;
        const answer = await ask(path, {
          method,
          headers: {
            ...headers,
            ...request.headers,
            ...(body === undefined ? {} : { "content-type": "application/json" }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        result.answers += 1;
        if (answer.status < 400) result.shown += 1;
        if (answer.status >= 500) result.failures.push(`${method} ${path}: ${answer.status}`);
        result.leaks.push(
          ...leaksIn(`${reader}: ${method} ${path}`, answer.text ?? JSON.stringify(answer.body), plants.canaries),
        );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  return result;
}

/** Paths with a GET, of the description that the service itself serves. */
async function describedPaths(ask: Ask): Promise<string[]> {
  const { body } = await ask("/openapi.json", { headers: {} });
  const paths = (body["paths"] ?? {}) as Record<string, Record<string, unknown>>;
  const found = Object.entries(paths).flatMap(([path, item]) => ("get" in item ? [path] : []));
  if (found.length < 15) throw new Error(`the description has ${found.length} paths to read`);
  return found;
}

const QUERIES: Readonly<Record<string, readonly string[]>> = {
  "/api/insights/scans": ["?limit=100&include_results=true", "?domain=canary", "?mine=true", "?status=error"],
  "/api/insights/search": ["?query=harbor&limit=50", "?query=canary&search_type=domains"],
  "/api/directory": ["?limit=50"],
  "/api/insights/analytics": ["?time_range=all"],
};

function fill(path: string, { scanIds, slugs, own }: { scanIds: string[]; slugs: string[]; own: string[] }): Request[] {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (name === undefined) return ["", ...(QUERIES[path] ?? [])].map((query) => ({ path: path + query }));
  const values = name === "scanId" ? scanIds : name === "slug" ? slugs : own;
  return values.map((value) => ({ path: path.replace(`{${name}}`, value).replaceAll(/\{\w+\}/g, value) }));
}

const pages = (scans: readonly { scanId: string; host: string }[], slugs: readonly string[]): Request[] =>
  [
    "/",
    "/directory",
    "/directory.md",
    "/analytics",
    "/account",
    "/account/keys",
    "/search?query=harbor",
    "/search.md?query=harbor",
    "/sitemap-directory.xml",
    "/.well-known/http-message-signatures-directory",
    "/nowhere",
    "/scan",
    ...slugs.flatMap((slug) => [`/directory/${slug}`, `/directory/${slug}.md`]),
    ...scans.flatMap(({ scanId, host }) => [
      `/report/${scanId}`,
      `/report/${scanId}.md`,
      `/report/${scanId}/opportunities.csv`,
      `/scan/${scanId}`,
      `/badge/${host}.svg`,
      `/await?id=${scanId}`,
    ]),
  ].map((path) => ({ path }));

function protocols(scanId: string, host: string): Request[] {
  const tool = (name: string, args: object): Request => ({
    path: MCP,
    method: "POST",
    headers: {
      accept: "application/json",
      "mcp-protocol-version": MODERN,
      "mcp-method": "tools/call",
      "mcp-name": name,
    },
    body: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args, _meta: ENVELOPE } },
  });
  const a2a = (method: string, params: object): Request => ({
    path: "/a2a",
    method: "POST",
    headers: { "a2a-version": "1.0" },
    body: { jsonrpc: "2.0", id: 1, method, params },
  });
  return [
    ...["get_scan_status", "get_scan_results", "get_comprehensive_results", "get_playbook"].map((name) =>
      tool(name, { scanId }),
    ),
    tool("list_scans", { domain: host, limit: 100, include_results: true }),
    tool("search_insights", { query: host }),
    tool("browse_directory", { limit: 50 }),
    a2a("GetTask", { id: scanId }),
    a2a("ListTasks", {}),
    { path: "/ask", method: "POST", body: { query: `What is known of ${host}?` } },
    {
      path: "/ask",
      method: "POST",
      body: { query: `Who asked for the scan ${scanId}, and what is their e-mail address?` },
    },
    { path: `/api/insights/scan/${scanId}`, method: "DELETE" },
    { path: `/api/insights/scan/${scanId}/hours`, method: "POST", body: { assumptions: { employees: 3 } } },
  ];
}
