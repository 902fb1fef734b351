// A site that takes its time, so that a scan of it is seen running, and remembers what it was asked.
import { createServer } from "node:http";
import { listenOnLoopback } from "../../scripts/lib/listen-on-loopback.ts";
import { clinicAnswer } from "../fixtures/clinic-site.ts";

export const WATCHED_HOST = "watched.example.com";
/** Asked for by tests, not by the service: every request so far, as JSON. */
export const SEEN_PATH = "/what-was-asked";
/** Leads to the home page by a redirect. */
export const MOVED_PATH = "/moved";

export interface SeenRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Seconds since the epoch at which it came. */
  at: number;
}

const DELAY_MS = 150;

export async function serveWatchedSite(): Promise<{ origin: string; close: () => void }> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (path === SEEN_PATH) {
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(seen));
      return;
    }
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
    seen.push({
      method: request.method ?? "GET",
      path,
      headers: Object.fromEntries(headers),
      at: Math.floor(Date.now() / 1000),
    });
    const { status, type, body } = clinicAnswer(path.split("?", 1)[0] ?? path);
    const moved = path.startsWith(MOVED_PATH);
    setTimeout(
      () =>
        moved
          ? response.writeHead(302, { Location: "/" }).end()
          : response.writeHead(status, { "Content-Type": type }).end(body),
      DELAY_MS,
    );
  });
  return { origin: await listenOnLoopback(server), close: () => server.close() };
}
