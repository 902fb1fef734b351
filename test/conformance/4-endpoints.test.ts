// Section 4, the table of endpoints: each is there, with its method, and open or protected as section 5 says.
import { describe, expect } from "vitest";
import { call, type Ask } from "./call.ts";
import { covers } from "./covers.ts";
import { callbackUrl, newest, readDirectory } from "./read.ts";
import type { RowId } from "./rows.ts";
import { world } from "./world.ts";

interface Endpoint {
  row: RowId;
  path: () => string | Promise<string>;
  ask?: () => Ask;
  status?: number;
  isProtected?: boolean;
}

const ENDPOINTS: Endpoint[] = [
  { row: "4 Endpoint.GET /api/health", path: () => "/api/health" },
  {
    row: "4 Endpoint.POST /api/insights/scan",
    path: () => "/api/insights/scan",
    ask: () => ({ method: "POST", body: { url: world.deadSite, scanType: "light", visibility: "unlisted" } }),
  },
  { row: "4 Endpoint.GET /api/insights/scan/{scanId}/status", path: () => `/api/insights/scan/${newest()}/status` },
  { row: "4 Endpoint.GET /api/insights/scan/{scanId}/results", path: () => `/api/insights/scan/${newest()}/results` },
  {
    row: "4 Endpoint.GET /api/insights/scan/{scanId}/comprehensive",
    path: () => `/api/insights/scan/${newest()}/comprehensive`,
    isProtected: true,
  },
  { row: "4 Endpoint.GET /api/insights/scans", path: () => "/api/insights/scans", isProtected: true },
  {
    row: "4 Endpoint.GET /api/insights/playbook/{scanId}",
    path: () => `/api/insights/playbook/${newest()}`,
    isProtected: true,
  },
  { row: "4 Endpoint.GET /api/directory", path: () => "/api/directory" },
  {
    row: "4 Endpoint.GET /api/directory/{slug}",
    path: async () => `/api/directory/${(await readDirectory()).listings[0]?.slug}`,
  },
  { row: "4 Endpoint.GET /api/insights/analytics", path: () => "/api/insights/analytics", isProtected: true },
  { row: "4 Endpoint.GET /api/insights/search", path: () => "/api/insights/search?query=dental" },
  { row: "4 Endpoint.GET /api/webhooks/subscribe", path: () => "/api/webhooks/subscribe" },
  {
    row: "4 Endpoint.POST /api/webhooks/subscribe",
    path: () => "/api/webhooks/subscribe",
    ask: () => ({ method: "POST", body: { callback_url: callbackUrl(), events: ["scan.completed"] } }),
    status: 201,
  },
  { row: "4 Endpoint.GET /openapi.json", path: () => "/openapi.json" },
];

describe("4 Endpoints", () => {
  for (const { row, path, ask = () => ({}), status = 200, isProtected = false } of ENDPOINTS) {
    covers(
      [row],
      `answers ${isProtected ? "a key, and 401 without a credential" : "without a credential"}`,
      async () => {
        const answer = await call(await path(), { ...ask(), as: "anonymous" });
        if (!isProtected) return expect(answer.status).toBe(status);
        expect(answer.status).toBe(401);
        expect(answer.body).toMatchObject({ code: "AUTH_REQUIRED" });
        expect((await call(await path(), ask())).status).toBe(status);
      },
    );
  }
});
