// The structured line that each request leaves in the log. Never an address, a key, a query, or a path as it was
// sent, which may carry tokens: the route's pattern stands for it.

import { pathOf } from "./path-of.ts";

/** Paths hold no other uuids than those of scans. */
const SCAN_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

export interface RequestEnd {
  requestId: string;
  /** Patterns of the routes that the request met; wildcards name nothing. */
  routes: readonly { path: string }[];
  status: number;
  ms: number;
}

export function requestLine(request: Request, { requestId, routes, status, ms }: RequestEnd) {
  return {
    requestId,
    // The platform's own id of the request, under which its traces and the owner of the domain know it.
    ray: request.headers.get("cf-ray"),
    method: request.method,
    route: routes.findLast(({ path }) => !path.includes("*"))?.path ?? null,
    scanId: SCAN_ID.exec(pathOf(request.url))?.[0].toLowerCase() ?? null,
    status,
    ms,
  };
}
