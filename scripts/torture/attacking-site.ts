// A site on this machine that a local scan may read, and that tries to lead it further in.
import { createServer } from "node:http";
import { listenOnLoopback } from "../lib/listen-on-loopback.ts";

export interface AttackingSite {
  origin: string;
  close(): Promise<void>;
}

const MCP_CARD = (origin: string, inside: string) => ({
  $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
  name: "net.example/tools",
  version: "1.0.0",
  description: "Tools.",
  remotes: [
    { type: "streamable-http", url: `${origin}/away/0` },
    { type: "streamable-http", url: inside },
  ],
});

/** `/away/N` redirects to the Nth address; pages, robots.txt, sitemaps and documents name the others. */
export async function serveAttackingSite(inside: readonly string[]): Promise<AttackingSite> {
  const at = (n: number): string => inside[n % inside.length] ?? "";
  let documents = 0;
  const server = createServer();
  const origin = await listenOnLoopback(server);
  server.on("request", (request, response) => {
    const { pathname } = new URL(request.url ?? "/", origin);
    const send = (type: string, body: string): void => void response.writeHead(200, { "content-type": type }).end(body);
    const away = /^\/away\/(\d+)$/.exec(pathname);
    if (away !== null) return void response.writeHead(302, { location: at(Number(away[1])) }).end();
    if (pathname === "/robots.txt")
      return send(
        "text/plain",
        `User-agent: *\nAllow: /\nSitemap: ${origin}/index.xml\nSitemap: ${at(1)}\nSitemap: ${at(2)}`,
      );
    if (pathname === "/index.xml")
      return send(
        "application/xml",
        `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[3, 4].map((n) => `<sitemap><loc>${at(n)}</loc></sitemap>`).join("")}</sitemapindex>`,
      );
    if (pathname.endsWith("server-card.json") || pathname.endsWith("mcp/server-card"))
      return send("application/json", JSON.stringify(MCP_CARD(origin, at(5))));
    if (pathname === "/hook") return void response.writeHead(307, { location: at(6) }).end();
    if (pathname === "/") {
      const links = inside.map((url, n) => `<a href="${url}">in ${n}</a> <a href="/away/${n}">away ${n}</a>`).join(" ");
      const images = inside.slice(0, 8).map((_, n) => `<img src="/away/${n}" width=900 height=600 alt="Photo ${n}">`);
      return send(
        "text/html",
        `<!doctype html><html lang=en><title>Shop</title><link rel=canonical href="${at(7)}"><link rel=alternate type=application/rss+xml href="/away/8"><h1>Shop</h1><p>We sell things to people in this town.</p>${links}${images.join("")}</html>`,
      );
    }
    // Everything else, well-known documents first, leads somewhere inside.
    return void response.writeHead(301, { location: at((documents += 1)) }).end();
  });
  return { origin, close: () => new Promise((done) => server.close(() => done())) };
}
