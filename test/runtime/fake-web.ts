// The web as the runtime tests see it: made in Node, reached by the Worker's own fetch. Nothing leaves
// the machine. Each site has a port of its own on an address that nobody listens on.
import { CLINIC_HOST, clinicAnswer } from "../fixtures/clinic-site.ts";
import { answerBesieged, BESIEGED_HOSTS } from "./fake-besieged.ts";
import { TOOLS_HOST, toolsAnswer } from "./fake-mcp.ts";
import { answerReceiver, RECEIVER_HOSTS } from "./fake-receivers.ts";

type Answer = { status: number; type: string; body: string; location?: string };
const text = (status: number, body: string, type = "text/plain"): Answer => ({ status, type, body });
const OPEN_ROBOTS = text(200, "User-agent: *\nAllow: /\n");

/** Sites by host name; each answers a path. */
const SITES: Record<string, (path: string, query: string, isSigned: boolean) => Answer> = {
  [CLINIC_HOST]: clinicAnswer,
  "refuses-us.example.com": (path) =>
    path === "/robots.txt"
      ? text(200, "User-agent: ForesiteBot\nDisallow: /\n")
      : text(200, "<h1>Hi</h1>", "text/html"),
  "refuses-all.example.com": (path) =>
    path === "/robots.txt" ? text(200, "User-agent: *\nDisallow: /\n") : clinicAnswer(path),
  "stays-out.example.com": (path) =>
    path === "/.well-known/foresite-optout.txt" ? text(200, "Please leave us out.\n") : clinicAnswer(path),
  "page-for-all.example.com": (path) =>
    path === "/robots.txt" ? OPEN_ROBOTS : text(200, "<h1>Welcome</h1>", "text/html"),
  "gone.example.com": (path) => (path === "/robots.txt" ? OPEN_ROBOTS : text(404, "gone")),
  "broken.example.com": (path) => (path === "/robots.txt" ? OPEN_ROBOTS : text(500, "broken")),
  "pdf.example.com": (path) => (path === "/robots.txt" ? OPEN_ROBOTS : text(200, "%PDF-1.7", "application/pdf")),
  "loop.example.com": (path) =>
    path === "/robots.txt" ? OPEN_ROBOTS : { ...text(302, ""), location: path === "/a" ? "/b" : "/a" },
  "escape.example.com": (path) =>
    path === "/robots.txt" ? OPEN_ROBOTS : { ...text(302, ""), location: "http://169.254.169.254/latest" },
  "wall.example.com": (path) =>
    path === "/robots.txt" ? OPEN_ROBOTS : text(403, "<title>Just a moment...</title>", "text/html"),
  "echo.example.com": (path) =>
    path === "/robots.txt"
      ? text(404, "")
      : text(200, "<!doctype html><title>Same</title><h1>Same for every path</h1><p>One page app.</p>", "text/html"),
  "leads-astray.example.com": (path) => {
    if (path === "/robots.txt") return text(200, "User-agent: *\nDisallow: /private/\n");
    if (path.startsWith("/private/")) return text(200, "<h1>For members alone</h1>", "text/html");
    if (path === "/offer") return { ...text(302, ""), location: "/private/offer" };
    return text(
      200,
      `<!doctype html><title>Open</title><h1>Open</h1><p>This is the page ${path}, with words of its own.</p><a href="/offer">Our offer</a><a href="/about">About us</a>`,
      "text/html",
    );
  },
  "refuses-signed.example.com": (path, _query, isSigned) =>
    path === "/robots.txt" ? OPEN_ROBOTS : isSigned ? text(403, "Unknown header") : clinicAnswer(path),
  "by-query.example.com": (path, query) => {
    if (path !== "/") return text(404, "");
    const name = new URLSearchParams(query).get("page") ?? "none";
    return text(
      200,
      `<!doctype html><title>Page ${name}</title><h1>This is page ${name}</h1><p>Text.</p>`,
      "text/html",
    );
  },
};

/** What applications say of themselves at their own addresses (OAuth Client ID Metadata Documents). */
const APP = "https://app.example.com/oauth";
const describeApp = (name: string, more: Record<string, unknown> = {}): Answer =>
  text(
    200,
    JSON.stringify({
      client_id: `${APP}/${name}.json`,
      client_name: "Example app",
      redirect_uris: ["http://127.0.0.1:4711/callback"],
      token_endpoint_auth_method: "none",
      ...more,
    }),
    "application/json",
  );
SITES["app.example.com"] = (path) => {
  if (path === "/oauth/good.json") return describeApp("good");
  if (path === "/oauth/large.json") return describeApp("large", { client_name: "x".repeat(6_000) });
  if (path === "/oauth/moved.json") return { ...text(302, ""), location: "/oauth/good.json" };
  if (path === "/oauth/borrowed.json") return describeApp("good");
  if (path === "/oauth/secret.json") return describeApp("secret", { token_endpoint_auth_method: "client_secret_post" });
  if (path === "/oauth/long-name.json") return describeApp("long-name", { client_name: "x".repeat(101) });
  if (path === "/oauth/plain-page.json") return describeApp("plain-page", { tos_uri: "http://app.example.com/" });
  if (path === "/oauth/told.json")
    return describeApp("told", { backchannel_logout_uri: "https://app.example.com/signed-out" });
  if (path === "/oauth/reversed.json") return describeApp("reversed", { client_name: "Ex\u202eample\u200b app" });
  return text(200, "<h1>Not JSON</h1>", "text/html");
};

const FIRST_PORT = 20_001;
export const HOST_MAP: Record<string, string> = Object.fromEntries(
  [...Object.keys(SITES), ...RECEIVER_HOSTS, TOOLS_HOST, ...BESIEGED_HOSTS].map((host, i) => [
    host,
    `http://127.0.0.1:${FIRST_PORT + i}`,
  ]),
);

/** Answers what the Worker under test fetches. */
export async function answerFakeWeb(request: Request): Promise<Answer & { retryAfter?: string }> {
  const { port, pathname, search } = new URL(request.url);
  const index = Number(port) - FIRST_PORT;
  const host = Object.keys(HOST_MAP)[index] ?? "";
  if (host === TOOLS_HOST) return toolsAnswer(request);
  if (BESIEGED_HOSTS.includes(host)) return answerBesieged(host, pathname);
  if (index >= Object.keys(SITES).length && index < Object.keys(HOST_MAP).length) return answerReceiver(request);
  return (
    Object.values(SITES)[index]?.(pathname, search, request.headers.has("signature")) ??
    text(502, "no such site in the tests")
  );
}
