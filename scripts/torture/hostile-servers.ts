// Servers that answer as no server should, on real sockets of this machine.
import { createServer, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { listenOnLoopback } from "../lib/listen-on-loopback.ts";

export interface HostileServer {
  origin: string;
  requests(): number;
  close(): Promise<void>;
}

interface Asked {
  path: string;
  host: string;
  /** Requests that came before. */
  at: number;
}
type Answer = (socket: Socket, asked: Asked) => void;

const HTML =
  "<!doctype html><html lang=en><title>Harbor Dental</title><h1>Dentist in Falmouth</h1><p>A check-up costs 95 €.</p>";
const MB = 1024 * 1024;
const head = (status: string, fields: Record<string, string | number> = {}): string =>
  `HTTP/1.1 ${status}\r\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;

/** One whole answer, and the end of the connection. */
const send = (
  socket: Socket,
  status: string,
  body: string | Uint8Array = HTML,
  fields: Record<string, string> = {},
): void => {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const all = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": bytes.length,
    Connection: "close",
    ...fields,
  };
  socket.write(head(status, all));
  socket.end(bytes);
};
const ok =
  (body: string | Uint8Array = HTML, fields: Record<string, string> = {}): Answer =>
  (socket) =>
    send(socket, "200 OK", body, fields);
const raw =
  (text: string | Uint8Array): Answer =>
  (socket) =>
    void socket.end(text);
/** The page as wanted; every other address is missing, as on an ordinary site. */
const page = (answer: Answer): Answer => at({ "/": answer });
const at =
  (paths: Record<string, Answer>): Answer =>
  (socket, asked) => {
    const answer = paths[asked.path] ?? (asked.path === "/robots.txt" ? undefined : paths["*"]);
    if (answer !== undefined) return answer(socket, asked);
    if (asked.path === "/") return send(socket, "200 OK");
    return send(socket, "404 Not Found", "<!doctype html><title>Not found</title><h1>Not found</h1>");
  };
const drip =
  (start: string, every = 200): Answer =>
  (socket) => {
    socket.write(start);
    const timer = setInterval(() => socket.write("x"), every);
    socket.on("close", () => clearInterval(timer));
  };
/** Writes until the other side has had enough. */
const endless =
  (start: string, make: (n: number) => string | Uint8Array): Answer =>
  (socket) => {
    socket.write(start);
    let sent = 0;
    const more = (): void => {
      while (!socket.destroyed && socket.write(make((sent += 1))));
    };
    socket.on("drain", more);
    more();
  };
const reset =
  (start: string): Answer =>
  (socket) =>
    void socket.write(start, () => socket.resetAndDestroy());
const away =
  (to: (asked: Asked) => string, status = "302 Found"): Answer =>
  (socket, asked) =>
    send(socket, status, "", { Location: to(asked) });
const chunk = (bytes: string | Uint8Array): string => `${bytes.length.toString(16)}\r\n${String(bytes)}\r\n`;
const CHUNKED = head("200 OK", { "Content-Type": "text/html", "Transfer-Encoding": "chunked" });
const OPEN = head("200 OK", { "Content-Type": "text/html" });
const sitemap = (locs: readonly string[], kind = "urlset"): string =>
  `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs.map((loc) => (kind === "urlset" ? `<url><loc>${loc}</loc></url>` : `<sitemap><loc>${loc}</loc></sitemap>`)).join("")}</${kind}>`;
const many = (count: number, make: (n: number) => string): string[] => Array.from({ length: count }, (_, n) => make(n));
const robots = (text: string | Uint8Array, others: Record<string, Answer> = {}): Answer =>
  at({ "/robots.txt": ok(text, { "Content-Type": "text/plain" }), ...others });
const XML = { "Content-Type": "application/xml" };
const JSON_TYPE = { "Content-Type": "application/json" };

export const HOSTILE_SERVERS: Readonly<Record<string, () => Answer>> = {
  "accepts and says nothing": () => () => undefined,
  "closes at once": () => (socket) => void socket.end(),
  "resets at once": () => (socket) => void socket.resetAndDestroy(),
  "resets within the status line": () => page(reset("HTTP/1.1 20")),
  "resets within the header fields": () => page(reset("HTTP/1.1 200 OK\r\nContent-Ty")),
  "resets within the body": () => page(reset(head("200 OK", { "Content-Length": 10_000 }) + HTML)),
  "resets robots.txt": () => at({ "/robots.txt": reset("HTTP/1.1 200 OK\r\n") }),
  "drips header fields": () => page(drip("HTTP/1.1 200 OK\r\nX-Slow: ")),
  "drips the body": () => page(drip(OPEN)),
  "drips robots.txt": () => at({ "/robots.txt": drip(head("200 OK", { "Content-Type": "text/plain" })) }),
  "drips every address": () => drip(OPEN),
  "body without end": () => page(endless(OPEN, () => "<p>more</p>".repeat(1_000))),
  "body without end at every address": () => endless(OPEN, () => "<p>more</p>".repeat(1_000)),
  "chunks without end": () => page(endless(CHUNKED, () => chunk("<p>more</p>".repeat(500)))),
  "a body of single bytes": () => page(endless(CHUNKED, () => chunk("<").repeat(500))),
  "header fields without end": () => page(endless("HTTP/1.1 200 OK\r\n", (n) => `X-${n}: ${"a".repeat(500)}\r\n`)),
  "one header field of 300 KB": () => page(ok(HTML, { "X-Long": "a".repeat(300_000) })),
  "a thousand header fields": () =>
    page(ok(HTML, Object.fromEntries(many(1_000, (n) => `X-${n}`).map((name) => [name, "1"])))),
  "a thousand cookies": () =>
    page(raw(`HTTP/1.1 200 OK\r\n${"Set-Cookie: a=b; Path=/\r\n".repeat(1_000)}Connection: close\r\n\r\n${HTML}`)),
  "no status line": () => page(raw(HTML)),
  "HTTP/0.9": () => raw(HTML),
  "a broken status line": () => page(raw(`HTTP/9.9 abc\r\n\r\n${HTML}`)),
  "another protocol": () => raw("SSH-2.0-OpenSSH_9.6\r\n"),
  "status 99": () => page((socket) => send(socket, "099 Odd")),
  "status 199": () => page((socket) => send(socket, "199 Odd")),
  "status 600": () => page((socket) => send(socket, "600 Odd")),
  "status 999": () => page((socket) => send(socket, "999 Denied")),
  "status 204 with a body": () => page((socket) => send(socket, "204 No Content")),
  "status 304 unasked": () => page((socket) => send(socket, "304 Not Modified", "")),
  "status 418": () => page((socket) => send(socket, "418 Teapot")),
  "early answers without end": () => page(endless("", () => "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n")),
  "100 without end": () => page(endless("", () => "HTTP/1.1 100 Continue\r\n\r\n")),
  "switches protocols": () =>
    page(raw("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n")),
  "length too short": () => page(raw(head("200 OK", { "Content-Type": "text/html", "Content-Length": 10 }) + HTML)),
  "length too long": () => page(raw(head("200 OK", { "Content-Type": "text/html", "Content-Length": 999_999 }) + HTML)),
  "two lengths": () => page(raw(`HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 50\r\n\r\n${HTML}`)),
  "a negative length": () => page(raw(`HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n${HTML}`)),
  "length and chunks": () =>
    page(raw(`HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n${chunk(HTML)}0\r\n\r\n`)),
  "broken chunks": () => page(raw(`${CHUNKED}zz\r\nabc\r\n0\r\n\r\n`)),
  "a chunk larger than any memory": () => page(raw(`${CHUNKED}ffffffffffffffff\r\nabc`)),
  "a gzip bomb": () => page(ok(gzipSync(Buffer.alloc(200 * MB, "<p>x</p>")), { "Content-Encoding": "gzip" })),
  "broken gzip": () =>
    page(ok(Buffer.concat([gzipSync(HTML).subarray(0, 30), Buffer.alloc(50, 7)]), { "Content-Encoding": "gzip" })),
  "gzip that is none": () => page(ok(HTML, { "Content-Encoding": "gzip" })),
  "gzip twice": () => page(ok(gzipSync(gzipSync(HTML)), { "Content-Encoding": "gzip, gzip" })),
  "an unknown encoding": () => page(ok(HTML, { "Content-Encoding": "zstd, x-own" })),
  "redirects to itself": () => page(away(() => "/")),
  "redirects in a circle": () => at({ "*": away(({ path }) => (path === "/a" ? "/b" : "/a")), "/": away(() => "/a") }),
  "redirects without end": () => at({ "*": away(({ path }) => `${path}a`), "/": away(() => "/a") }),
  "redirects to data:": () => page(away(() => "data:text/html,<h1>x</h1>")),
  "redirects to file:": () => page(away(() => "file:///etc/passwd")),
  "redirects to this machine": () => page(away(() => "http://127.0.0.1:22/")),
  "redirects to nothing": () => page(away(() => "")),
  "redirects to 100 KB": () => page(away(() => `/${"a".repeat(60_000)}`)),
  "redirects robots.txt without end": () =>
    at({ "/robots.txt": away(() => "/r"), "*": away(({ path }) => `${path}r`) }),
  "robots.txt of 50 MB": () => robots(Buffer.alloc(50 * MB, "User-agent: *\nDisallow: /x\n")),
  "robots.txt answers 500": () => at({ "/robots.txt": (socket) => send(socket, "500 Oops", "") }),
  "robots.txt is a picture": () => robots(Buffer.alloc(100_000, 0x89)),
  "robots.txt names a thousand sitemaps": () =>
    robots(many(1_000, (n) => `Sitemap: https://a.example.com/${n}.xml`).join("\n")),
  "sitemap indexes without end": () =>
    at({
      "*": (socket, { host, at: n }) =>
        send(
          socket,
          "200 OK",
          sitemap(
            many(50, (i) => `https://${host}/s${n}-${i}.xml`),
            "sitemapindex",
          ),
          XML,
        ),
    }),
  "a sitemap bomb": () =>
    at({
      "/sitemap.xml": ok(gzipSync(Buffer.alloc(200 * MB, "<url><loc>https://a.example.com/</loc></url>")), {
        "Content-Type": "application/gzip",
      }),
    }),
  "a sitemap that declares entities": () =>
    at({
      "/sitemap.xml": ok(
        `<!DOCTYPE x [<!ENTITY a "${"b".repeat(1_000)}"><!ENTITY c "${"&a;".repeat(1_000)}">]><urlset><url><loc>&c;</loc></url></urlset>`,
        XML,
      ),
    }),
  "a sitemap of 100,000 addresses": () =>
    at({
      "/sitemap.xml": (socket, { host }) =>
        send(socket, "200 OK", sitemap(many(100_000, (n) => `https://${host}/p${n}`)), XML),
    }),
  "one page at every address": () => ok(),
  "another page at every address":
    () =>
    (socket, { at: n, path }) =>
      send(socket, "200 OK", `${HTML}<p>${n} ${path}</p><a href="${path}/${n}">next</a>`),
  "100,000 links": () => page(ok(HTML + many(100_000, (n) => `<a href="/p${n}">P${n}</a>`).join(""))),
  "a calendar without end": () =>
    at({
      "*": (socket, { path }) =>
        send(
          socket,
          "200 OK",
          `${HTML}<h2>${path}</h2>${many(40, (n) => `<a href="/calendar/${Number(/\d+/.exec(path)?.[0] ?? 0) + n}">Day ${n}</a>`).join("")}`,
        ),
      "/": ok(`${HTML}<a href="/calendar/1">Calendar</a>`),
    }),
  "a wrong charset": () => page(ok(Buffer.from(HTML, "utf16le"), { "Content-Type": "text/html; charset=utf-8" })),
  "a charset that no one knows": () => page(ok(HTML, { "Content-Type": 'text/html; charset="utf-7\\"x' })),
  "NUL bytes": () => page(ok(Buffer.alloc(100_000))),
  "NUL in a header field": () =>
    page(raw(`HTTP/1.1 200 OK\r\nX-A: a\u0000b\r\nContent-Type: text/html\r\n\r\n${HTML}`)),
  "a page called a picture": () => page(ok(HTML, { "Content-Type": "image/png" })),
  "a picture called a page": () =>
    page(ok(Buffer.from(`\u0089PNG\r\n\u001a\n${"\u0000\u0001".repeat(50_000)}`, "latin1"))),
  "JSON that is deep at every address": () => at({ "*": ok("[".repeat(400_000), JSON_TYPE) }),
  "JSON that is broken at every address": () => at({ "*": ok('{"a":'.repeat(50_000), JSON_TYPE) }),
  "answers 429 to everything": () => (socket) => send(socket, "429 Slow down", "", { "Retry-After": "99999999999" }),
  "answers 503 to everything": () => (socket) =>
    send(socket, "503 Gone", "", { "Retry-After": "Fri, 31 Dec 9999 23:59:59 GMT" }),
  "fails after three requests": () => (socket, asked) =>
    asked.at > 3 ? void socket.resetAndDestroy() : at({})(socket, asked),
};

/** `host` is the name under which the scan knows it. */
export async function serveHostile(answer: Answer, host: string): Promise<HostileServer> {
  let requests = 0;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    let text = "";
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => undefined);
    socket.setEncoding("latin1");
    socket.on("data", (piece) => {
      text += String(piece);
      if (!text.includes("\r\n\r\n")) return;
      const path = (text.split(" ", 2)[1] ?? "/").split("?", 1)[0] ?? "/";
      text = "";
      requests += 1;
      answer(socket, { path, host, at: requests });
    });
  });
  return {
    origin: await listenOnLoopback(server),
    requests: () => requests,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of open) socket.destroy();
      }),
  };
}
