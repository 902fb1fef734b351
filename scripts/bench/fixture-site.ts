// A website of a known size with a known time to answer, that remembers what it was asked.
import { createServer } from "node:http";
import { listenOnLoopback } from "../lib/listen-on-loopback.ts";

export interface FixtureSite {
  origin: string;
  asked(): { method: string; path: string }[];
  /** How many of its pages were asked for. */
  pagesAsked(): number;
  forget(): void;
  close(): Promise<void>;
}

const SECTIONS = ["about", "services", "pricing", "contact", "faq", "booking", "careers", "privacy", "blog", "team"];
const TREATMENTS = [
  "checkup",
  "filling",
  "crown",
  "bridge",
  "implant",
  "whitening",
  "braces",
  "aligners",
  "cleaning",
  "extraction",
  "sealant",
  "denture",
  "night-guard",
  "x-ray",
  "root-canal",
  "veneer",
];

export async function serveFixtureSite({
  pages,
  latencyMs,
}: {
  pages: number;
  latencyMs: number;
}): Promise<FixtureSite> {
  const paths = [
    "/",
    ...Array.from(
      { length: pages - 1 },
      (_, i) => `/${SECTIONS[i] ?? `services/${TREATMENTS[i - SECTIONS.length] ?? `more-${i}`}`}`,
    ),
  ];
  let log: { method: string; path: string }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    log.push({ method: request.method ?? "GET", path });
    setTimeout(() => {
      const { status, type, body } = answerOf(path, { paths, origin: `http://${request.headers.host ?? ""}` });
      response.writeHead(status, { "Content-Type": type });
      response.end(request.method === "HEAD" ? undefined : body);
    }, latencyMs);
  });
  return {
    origin: await listenOnLoopback(server),
    asked: () => [...log],
    pagesAsked: () => paths.filter((page) => log.some(({ path }) => path === page)).length,
    forget: () => (log = []),
    close: () => new Promise((closed) => server.close(() => closed()) && server.closeAllConnections()),
  };
}

function answerOf(
  path: string,
  { paths, origin }: { paths: readonly string[]; origin: string },
): { status: number; type: string; body: string } {
  if (path === "/robots.txt")
    return { status: 200, type: "text/plain", body: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n` };
  if (path === "/sitemap.xml")
    return {
      status: 200,
      type: "application/xml",
      body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((p) => `<url><loc>${origin}${p}</loc></url>`).join("")}</urlset>`,
    };
  if (!paths.includes(path))
    return { status: 404, type: "text/html", body: "<!doctype html><title>Not found</title><h1>Not found</h1>" };
  return { status: 200, type: "text/html; charset=utf-8", body: pageOf(path, paths) };
}

/** About 9 KB, as a small business site has: navigation, headings, paragraphs, a list, a form on the contact page. */
function pageOf(path: string, paths: readonly string[]): string {
  const name = path === "/" ? "Home" : path.slice(1).replaceAll(/[-/]/g, " ");
  const nav = paths.map((p) => `<li><a href="${p}">${p === "/" ? "Home" : p.slice(1)}</a></li>`).join("");
  const sections = Array.from(
    { length: 8 },
    (_, i) =>
      `<h2>${name}, part ${i + 1}</h2><p>Harbor Dental on the ${name} page, part ${i + 1}: ${`We look after teeth in Falmouth, in ${i + 2} rooms with ${i + 3} people. `.repeat(6)}</p>`,
  ).join("");
  const form =
    path === "/contact"
      ? '<form action="/contact" method="post"><label for="n">Name</label><input id="n" name="name"><label for="m">Message</label><textarea id="m" name="message"></textarea><button>Send</button></form>'
      : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name} | Harbor Dental</title><meta name="description" content="Harbor Dental in Falmouth: ${name}."></head><body><header><nav><ul>${nav}</ul></nav></header><main><h1>${name}</h1>${sections}${form}</main><footer><p>© 2026 Harbor Dental</p></footer></body></html>`;
}
