import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHTML } from "linkedom";
import { describe, expect, inject, it } from "vitest";
import { OPERATIONS } from "../../src/operations/registry.ts";
import { twinPath } from "../../src/render/blocks.ts";
import { countMarkdownTokens } from "../../src/render/markdown-tokens.ts";
import { CARD_PATHS } from "../../src/surfaces/discovery/paths.ts";

const { origin, state } = inject("live");

/** What documents name and this test cannot ask for like a document, each with the reason; so are OAuth endpoints. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "/a2a": "the A2A endpoint takes POST",
  "/ask": "a question is asked with it",
  "/await": "a promise is asked about by POST",
  "/.well-known/mcp": "the MCP endpoint takes POST",
  "/agent/auth": "registration of agents takes POST",
  "/api/opt-out": "opting out takes POST",
  "/api/insights/scan/SCAN_ID/events": "a placeholder stands for the id",
  "/api/insights/scan/SCAN_ID/results": "a placeholder stands for the id",
  "/api/insights/scan/SCAN_ID/status": "a placeholder stands for the id",
};
const isElsewhere = (path: string): boolean => path in ELSEWHERE || path.startsWith("/auth/");
/** Documents that are no files, whose addresses are walked all the same. */
const MADE_BY_THE_WORKER = [
  "/.well-known/oauth-authorization-server",
  "/.well-known/openid-configuration",
  "/.well-known/oauth-protected-resource",
  "/.well-known/oauth-protected-resource/.well-known/mcp",
  "/.well-known/jwks.json",
  "/.well-known/http-message-signatures-directory",
  "/sitemap-directory.xml",
  "/directory",
  "/api/health",
];

/** What the generated folder says is served: path and media type. The portal has one rule for many files. */
const PORTAL = "/developers/";
const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  md: "text/markdown; charset=utf-8",
};
const documents = [
  ...readFileSync(join(state, "public/_headers"), "utf8")
    .trim()
    .split("\n\n")
    .map((rule) => ({ path: rule.split("\n", 1)[0] ?? "", type: /^ {2}Content-Type: (.+)$/m.exec(rule)?.[1] ?? "" }))
    .filter(({ path }) => path !== "/*" && !path.startsWith(PORTAL)),
  ...readdirSync(join(state, "public", PORTAL), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:html|md)$/.test(file))
    .map((file) => ({
      path: PORTAL + file.replace(/(?:(?<=^|\/)index)?\.html$/, ""),
      type: TYPES[file.split(".").at(-1) ?? ""] ?? "",
    })),
];
/** Made anew for every request, so that no version of it stays. */
const ALWAYS_NEW = new Set(["/developers/status"]);
const pages = documents.filter(({ type }) => type.startsWith("text/html"));
const preflighted = new Set<string>(CARD_PATHS);

describe("every document", () => {
  it("is there", () => {
    expect(documents.length).toBeGreaterThan(30);
    expect(pages.length).toBeGreaterThanOrEqual(6);
  });

  it.each(documents)(
    "$path answers GET and HEAD as $type with an ETag, to pages of any origin",
    async ({ path, type }) => {
      const get = await fetch(origin + path, { headers: { Origin: "https://elsewhere.example" } });
      const head = await fetch(origin + path, { method: "HEAD" });
      expect([get.status, head.status]).toEqual([200, 200]);
      expect([get.headers.get("content-type"), head.headers.get("content-type")]).toEqual([type, type]);
      const etag = get.headers.get("etag") ?? "";
      expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
      expect(get.headers.get("access-control-allow-origin")).toBe("*");
      expect(get.headers.get("x-content-type-options")).toBe("nosniff");
      expect((await get.text()).length).toBeGreaterThan(50);
      const again = await fetch(origin + path, { headers: { "If-None-Match": etag } });
      expect(again.status).toBe(ALWAYS_NEW.has(path) ? 200 : 304);
    },
  );

  it("costs no run of the Worker, but for pages and documents that browsers ask about first", async () => {
    const ran = await Promise.all(
      documents.map(async ({ path }) => ((await fetch(origin + path)).headers.has("x-request-id") ? [path] : [])),
    );
    expect(ran.flat().toSorted()).toEqual([...preflighted, ...pages.map(({ path }) => path)].toSorted());
  });

  it.each([...preflighted])("%s can be asked for by browsers with headers of their own", async (path) => {
    const answer = await fetch(origin + path, {
      method: "OPTIONS",
      headers: {
        Origin: "https://elsewhere.example",
        "Access-Control-Request-Method": "GET",
        "Access-Control-Request-Headers": "a2a-version, if-none-match, mcp-protocol-version",
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const allowed = (answer.headers.get("access-control-allow-headers") ?? "").toLowerCase().split(",");
    expect(allowed).toEqual(expect.arrayContaining(["a2a-version", "if-none-match", "mcp-protocol-version"]));
  });
});

describe("every address in every document", () => {
  it("leads to what it says, or is an operation, or is listed with the reason", async () => {
    const named = new Map<string, string>();
    const made = MADE_BY_THE_WORKER.map((path) => ({ path, type: "application/json" }));
    for (const { path, type } of [...documents, ...made]) {
      const answer = await fetch(origin + path);
      expect(`${path} ${answer.status}`).toBe(`${path} 200`);
      for (const url of [...addressesIn(await answer.text(), type, path), ...linkTargets(answer)]) named.set(url, path);
    }
    expect(named.size).toBeGreaterThan(40);
    const faults = await Promise.all([...named].map(([url, from]) => faultOf(url, from)));
    expect(faults.flat()).toEqual([]);
  });

  it("arrives as the type that the API catalog and the AI catalog state", async () => {
    const { linkset } = (await readJson("/.well-known/api-catalog")) as { linkset: Record<string, unknown>[] };
    const { entries } = (await readJson("/.well-known/ai-catalog.json")) as {
      entries: { url: string; type: string }[];
    };
    const targets = linkset
      .flatMap((context) => Object.values(context).flatMap((value) => (Array.isArray(value) ? value : [])))
      .map(({ href, type }: { href: string; type?: string }) => ({ url: href, type }))
      .filter(({ type }) => type !== undefined);
    // An entry's type says what kind of document it is; cards and descriptions may arrive as plain JSON.
    const kinds = entries.map(({ url, type }) => ({ url, type, orElse: "application/json" }));
    const faults = await Promise.all(
      [...targets.map((target) => ({ ...target, orElse: target.type })), ...kinds]
        .filter(({ url }) => !isElsewhere(new URL(url).pathname))
        .map(async ({ url, type, orElse }) => {
          const got = ((await fetch(url, { headers: { Accept: type ?? "" } })).headers.get("content-type") ?? "").split(
            ";",
            1,
          )[0];
          return got === type?.split(";", 1)[0] || got === orElse ? [] : [`${url}: ${got}, not ${type}`];
        }),
    );
    expect(faults.flat()).toEqual([]);
  });
});

describe("the skills", () => {
  it("have digests of the bytes that are served", async () => {
    const { skills } = (await readJson("/.well-known/agent-skills/index.json")) as {
      skills: { url: string; digest: string }[];
    };
    expect(skills.length).toBeGreaterThanOrEqual(2);
    for (const { url, digest } of skills) {
      const bytes = new Uint8Array(await (await fetch(new URL(url, origin))).arrayBuffer());
      expect(`sha256:${createHash("sha256").update(bytes).digest("hex")}`, url).toBe(digest);
    }
  });

  it("answer 404 where none is", async () => {
    expect((await fetch(`${origin}/.well-known/agent-skills/none/SKILL.md`)).status).toBe(404);
  });
});

describe("every page", () => {
  const ask = (path: string, accept: string, more: RequestInit = {}): Promise<Response> =>
    fetch(origin + path, { ...more, headers: { Accept: accept, ...more.headers } });

  it.each(pages)("$path answers in Markdown when that is asked for, with the bytes of its twin", async ({ path }) => {
    const twin = await (await fetch(origin + twinPath(path as `/${string}`))).text();
    const answer = await ask(path, "text/markdown, text/html;q=0.9");
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(answer.headers.get("vary")).toBe("Accept");
    expect(answer.headers.get("content-location")).toBe(twinPath(path as `/${string}`));
    expect(answer.headers.get("x-markdown-tokens")).toBe(String(countMarkdownTokens(text)));
    expect(answer.headers.get("link")).toContain(`<${origin}${path}>; rel="canonical"`);
    expect(text).toBe(twin);
    const head = await ask(path, "text/markdown", { method: "HEAD" });
    expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([
      200,
      "text/markdown; charset=utf-8",
      "",
    ]);
  });

  it.each(pages)(
    "$path answers browsers in HTML, names its twin, and keeps the two forms apart in caches",
    async ({ path }) => {
      const html = await ask(path, "text/html,application/xhtml+xml,*/*;q=0.8");
      expect(html.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(html.headers.get("vary")).toBe("Accept");
      expect(html.headers.get("link")).toContain(
        `<${twinPath(path as `/${string}`)}>; rel="alternate"; type="text/markdown"`,
      );
      const markdown = await ask(path, "text/markdown");
      expect(markdown.headers.get("etag")).not.toBe(html.headers.get("etag"));
      const again = await ask(path, "text/markdown", {
        headers: { "If-None-Match": markdown.headers.get("etag") ?? "" },
      });
      expect([again.status, again.headers.get("vary")]).toEqual([304, "Accept"]);
    },
  );

  it("refuses other methods with what is allowed", async () => {
    for (const { path } of pages) {
      const answer = await fetch(origin + path, { method: "POST" });
      expect([path, answer.status, answer.headers.get("allow")]).toEqual([path, 405, "GET, HEAD"]);
    }
  });

  it("stands at one address: others redirect to it, and what is not there is 404 in both forms", async () => {
    const moved = await fetch(`${origin}/developers`, { redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([307, "/developers/"]);
    for (const accept of ["text/html", "text/markdown"])
      expect((await ask("/developers/no-such-page", accept)).status).toBe(404);
  });

  it("names on / what programs look for, in both forms", async () => {
    for (const accept of ["text/html", "text/markdown"]) {
      const link = (await ask("/", accept, { method: "HEAD" })).headers.get("link") ?? "";
      for (const rel of ["api-catalog", "service-desc", "service-doc", "status", "describedby", "ai-catalog"])
        expect(link).toContain(`rel="${rel}"`);
    }
  });
});

async function readJson(path: string): Promise<unknown> {
  return (await fetch(origin + path)).json();
}

/** Absolute addresses of this origin in a text; in HTML links of any form. */
function addressesIn(text: string, type: string, path: string): string[] {
  const links = type.startsWith("text/html")
    ? [...parseHTML(text).document.querySelectorAll("[href], [src]")].map(
        (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
      )
    : [];
  const absolute = [...text.matchAll(/https?:\/\/127\.0\.0\.1[^\s'"`<>)|\\]*/g)].map(([url]) =>
    url
      .replace(/&(?:#39|quot|gt|lt);.*$/, "")
      .replaceAll("&amp;", "&")
      .replace(/[.,;:…]+$/, ""),
  );
  return [...links, ...absolute]
    .map((url) => new URL(url, origin + path))
    .filter((url) => url.origin === origin)
    .map((url) => url.origin + url.pathname + url.search);
}

const linkTargets = (answer: Response): string[] =>
  [...(answer.headers.get("link") ?? "").matchAll(/<([^>]+)>/g)].map(([, target = ""]) => new URL(target, origin).href);

/** Of every operation: called with another method, without a credential, without what it needs to know. */
const REFUSALS = ["METHOD_NOT_ALLOWED", "AUTH_REQUIRED", "INVALID_REQUEST"];

/** Nothing when the address answers GET and HEAD alike; an operation answers for itself, if only with its own refusal. */
async function faultOf(url: string, from: string): Promise<string[]> {
  const { pathname } = new URL(url);
  if (isElsewhere(pathname)) return [];
  const operation = OPERATIONS.find(({ http }) =>
    new RegExp(`^${http.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(decodeURI(pathname)),
  );
  const get = await fetch(url);
  if (operation !== undefined && !get.ok) {
    const { code } = (await get.json()) as { code: string };
    const isAnswered = [...operation.errors, ...REFUSALS].some((known) => known === code);
    return isAnswered ? [] : [`${from} -> ${url}: ${code}`];
  }
  const head = await fetch(url, { method: "HEAD" });
  const isFine =
    get.status === 200 && head.status === 200 && get.headers.get("content-type") === head.headers.get("content-type");
  return isFine ? [] : [`${from} -> ${url}: GET ${get.status}, HEAD ${head.status}`];
}
