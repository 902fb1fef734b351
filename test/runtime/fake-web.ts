// The web as the runtime tests see it: made in Node, reached by the Worker's own fetch. Nothing leaves
// the machine. Each site has a port of its own on an address that nobody listens on.
import { CLINIC_HOST, clinicAnswer } from "../fixtures/clinic-site.ts";

type Answer = { status: number; type: string; body: string; location?: string };
const text = (status: number, body: string, type = "text/plain"): Answer => ({ status, type, body });
const OPEN_ROBOTS = text(200, "User-agent: *\nAllow: /\n");

/** Sites by host name; each answers a path. */
const SITES: Record<string, (path: string, query: string) => Answer> = {
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

const FIRST_PORT = 20_001;
export const HOST_MAP: Record<string, string> = Object.fromEntries(
  Object.keys(SITES).map((host, i) => [host, `http://127.0.0.1:${FIRST_PORT + i}`]),
);

/** Answers what the Worker under test fetches. */
export function answerFakeWeb(request: { url: string }): Answer {
  const { port, pathname, search } = new URL(request.url);
  const answer = Object.values(SITES)[Number(port) - FIRST_PORT];
  return answer === undefined ? text(502, "no such site in the tests") : answer(pathname, search);
}
