// Files that need the Worker in front: pages, which answer in HTML or Markdown. wrangler.toml lists their addresses under
// run_worker_first, with those of surfaces/discovery/serve-cards.ts.
import type { Hono } from "hono";
import type { HttpEnv } from "./http-env.ts";

/** Where pages stand; every page below them that has a Markdown twin is negotiated. */
export const PAGE_PATHS = ["/", "/developers/*", "/pricing", "/method", "/bot", "/legal/*"] as const;

export function mountFiles(app: Hono<HttpEnv>): void {
  for (const path of PAGE_PATHS)
    app.on(["GET", "HEAD"], path, async (c) => (await import("./serve-page.ts")).servePage(c));
}
