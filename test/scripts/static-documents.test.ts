import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseHTML } from "linkedom";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { generateAssets } from "../../scripts/lib/generate-assets.ts";
import { staticDocuments } from "../../scripts/lib/static-documents.ts";
import { WEBHOOK_SCHEDULE_MS } from "../../src/model/limits.ts";
import { describeDelivery } from "../../src/services/webhook-documentation.ts";
import { ERROR_TABLE } from "../../src/model/errors.ts";
import { PLAN_IDS, planWith } from "../../src/model/plans.ts";
import { PRODUCT, userAgentOf } from "../../src/model/product.ts";
import { TABLES_PATH } from "../../src/model/scanner-tables.ts";
import type { Site } from "../../src/model/site.ts";
import { OPERATIONS } from "../../src/operations/registry.ts";
import { headersFile } from "../../src/surfaces/discovery/headers-file.ts";
import { sitemap, SITEMAP_ENTRIES } from "../../src/render/sitemap.ts";
import { makePages } from "../../src/surfaces/pages/pages.ts";
import { pageToHtml } from "../../src/render/page-html.ts";
import { securityTxt } from "../../src/surfaces/discovery/security-txt.ts";

const SITE: Site = {
  origin: "https://scan.example.com",
  limits: {},
  contactEmail: "help@example.com",
  madeOn: "2026-11-20",
};
const documents = await staticDocuments(SITE);
const textAt = (path: string): string => {
  const found = documents.find((document) => document.path === path);
  if (found === undefined) throw new Error(`no document at ${path}`);
  return found.text;
};
const jsonAt = (path: string): unknown => JSON.parse(textAt(path));
const ownUrl = z.url().startsWith(`${SITE.origin}/`);

describe("generating the documents", () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));
  const generate = async (vars: Record<string, string> = {}, madeOn = "2026-11-20"): Promise<Map<string, string>> => {
    const out = mkdtempSync(join(tmpdir(), "foresite-documents-"));
    folders.push(out);
    await generateAssets({ origin: SITE.origin, out, vars, madeOn });
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return new Map(
      files.map(({ parentPath, name }) => {
        const file = join(parentPath, name);
        return [file.slice(out.length), readFileSync(file, "base64")];
      }),
    );
  };

  it("gives equal bytes twice, and on any day of the same month", async () => {
    const first = await generate();
    expect(first.size).toBeGreaterThan(30);
    expect(await generate()).toEqual(first);
    expect(await generate({}, "2026-11-30")).toEqual(first);
  });

  it("writes nothing that names another origin than the one asked for", async () => {
    // What a local checkout is told to call by default is no address of this site.
    const files = [...(await generate())];
    // What the scanner looks for on pages is for no reader.
    const shown = files.filter(([path]) => !path.includes(TABLES_PATH));
    const texts = shown.map(([, text]) => text).map((text) => Buffer.from(text, "base64").toString());
    expect(texts.filter((text) => /127\.0\.0\.1|localhost|undefined|\[object/.test(text))).toEqual([]);
  });

  it("tells the limits and the address that the operator configured", async () => {
    const files = await generate({
      LIMITS: JSON.stringify({ anonymous: { scansPerDay: 7 } }),
      OPERATOR_EMAIL: "ops@example.net",
    });
    const read = (file: string): string => Buffer.from(files.get(file) ?? "", "base64").toString();
    expect(read("/pricing.md")).toContain("| `anonymous` | free of charge | 7 | 60 |");
    expect(read("/agents.md")).toContain("7 scans a day");
    expect(read("/.well-known/security.txt")).toContain("Contact: mailto:ops@example.net");
    expect(read("/.well-known/ai-plugin.json")).toContain("ops@example.net");
  });

  it("refuses limits that the service would refuse", async () => {
    await expect(generate({ LIMITS: '{"anonymous":{"scansPerDay":-1}}' })).rejects.toThrow("LIMITS");
  });
});

describe("the documents and the registry", () => {
  it.each(["/developers/index.md", "/developers/", "/developers/api/", "/agents.md", "/llms-full.txt"])(
    "%s tells of every operation",
    (path) => {
      const text = textAt(path);
      expect(OPERATIONS.filter(({ id }) => !text.includes(id)).map(({ id }) => id)).toEqual([]);
    },
  );

  it("name no address of the API that the registry does not have", () => {
    const templates = OPERATIONS.map(
      ({ http }) => new RegExp(`^${http.path.replaceAll("/", "\\/").replace(/\{\w+\}/g, "[\\w-]+")}$`),
    );
    const elsewhere = new Set(["/api/llms.txt", "/api/opt-out", "/api/insights/scan/SCAN_ID/events"]);
    const named = documents
      .flatMap(({ text }) => [...text.matchAll(/https:\/\/scan\.example\.com(\/api\/[^\s'"`<>)?#]*)/g)])
      .map(([, path = ""]) => path.replace(/&.*$/, "").replace(/[.,;:]+$/, ""));
    expect(named.length).toBeGreaterThan(20);
    expect(
      [...new Set(named)].filter((path) => !elsewhere.has(path) && !templates.some((known) => known.test(path))),
    ).toEqual([]);
  });

  it("tell every error code with its status", () => {
    for (const [name, { status, error }] of Object.entries(ERROR_TABLE))
      expect(textAt("/developers/errors/index.md")).toContain(
        `| [${name}](${SITE.origin}/developers/errors/${name}) | ${status} ${error} |`,
      );
  });

  it("tell every plan as the limiter has it", () => {
    for (const id of PLAN_IDS) {
      const { scansPerDay, readsPerMinute, scopes } = planWith(id, {});
      expect(textAt("/pricing.md")).toContain(`| \`${id}\` | free of charge | ${scansPerDay} | ${readsPerMinute} |`);
      expect(textAt("/pricing.md")).toContain(`| \`${id}\` | ${scopes.join(", ")} |`);
    }
    expect(textAt("/.well-known/pricing.md")).toBe(textAt("/pricing.md"));
  });

  it("tell the crawler's user agent as it is sent", () => {
    expect(textAt("/bot.md")).toContain(`\`\`\`text\n${userAgentOf(SITE.origin)}\n\`\`\``);
  });

  it("are the same llms.txt in its four places", () => {
    for (const path of ["/.well-known/llms.txt", "/api/llms.txt", "/docs/llms.txt"])
      expect(textAt(path)).toBe(textAt("/llms.txt"));
  });
});

describe("llms.txt", () => {
  it("has one title, a summary, and only links with notes in its sections", () => {
    const [head = "", ...sections] = textAt("/llms.txt").split(/^## /m);
    expect(head).toMatch(/^# Foresite\n\n> .+\n/);
    expect(sections.length).toBeGreaterThan(3);
    for (const section of sections)
      for (const line of section.trim().split("\n").slice(2))
        expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/scan\.example\.com\/[^)]*\): \S/);
  });
});

describe("the JSON documents", () => {
  it("the server card has what schema v1 requires, and what older readers look for", () => {
    const card = z.object({
      $schema: z.literal("https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json"),
      name: z.string().regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
      version: z.literal(PRODUCT.version),
      description: z.string().min(1).max(100),
      title: z.string().max(100),
      websiteUrl: ownUrl,
      remotes: z.tuple([
        z.object({
          type: z.literal("streamable-http"),
          url: ownUrl,
          supportedProtocolVersions: z.array(z.iso.date()).min(1),
          headers: z.array(z.object({ name: z.string(), isRequired: z.literal(false), isSecret: z.literal(true) })),
        }),
      ]),
      serverInfo: z.object({ name: z.string(), version: z.literal(PRODUCT.version) }),
      endpoint: ownUrl,
      capabilities: z.object({ tools: z.object({}) }),
    });
    const value = card.parse(jsonAt("/.well-known/mcp/server-card.json"));
    expect(value.name).toBe("com.example.scan/foresite");
    expect(textAt("/.well-known/mcp/server-card")).toBe(textAt("/.well-known/mcp/server-card.json"));
  });

  it("the AI catalog has what ARD 1.0 requires, and no member beyond", () => {
    const entry = z.strictObject({
      identifier: z.string().regex(/^urn:air:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$/),
      displayName: z.string(),
      type: z.string().includes("/"),
      url: ownUrl,
      description: z.string(),
      tags: z.array(z.string()),
      representativeQueries: z.array(z.string()).min(2).max(5),
      version: z.string(),
    });
    const catalog = z.strictObject({
      specVersion: z.literal("1.0"),
      host: z.strictObject({
        displayName: z.string(),
        identifier: z.literal(SITE.origin),
        documentationUrl: ownUrl,
        logoUrl: ownUrl,
      }),
      entries: z.array(entry).min(1),
    });
    const { entries } = catalog.parse(jsonAt("/.well-known/ai-catalog.json"));
    expect(new Set(entries.map(({ identifier }) => identifier)).size).toBe(entries.length);
  });

  it("the plugin manifest has every member, within its bounds", () => {
    z.strictObject({
      schema_version: z.literal("v1"),
      name_for_human: z.string().max(20),
      name_for_model: z.string().regex(/^[A-Za-z0-9_]{1,50}$/),
      description_for_human: z.string().max(100),
      description_for_model: z.string().max(8_000),
      auth: z.strictObject({ type: z.literal("none") }),
      api: z.strictObject({ type: z.literal("openapi"), url: ownUrl }),
      logo_url: ownUrl,
      contact_email: z.email(),
      legal_info_url: ownUrl,
    }).parse(jsonAt("/.well-known/ai-plugin.json"));
  });

  it("the agent card has what A2A 1.0 and 0.3 require", () => {
    const card = z
      .object({
        name: z.string(),
        description: z.string(),
        version: z.literal(PRODUCT.version),
        supportedInterfaces: z
          .array(z.object({ url: ownUrl, protocolBinding: z.literal("JSONRPC"), protocolVersion: z.string() }))
          .min(1),
        protocolVersion: z.string().startsWith("0.3"),
        url: ownUrl,
        preferredTransport: z.literal("JSONRPC"),
        capabilities: z.object({ streaming: z.boolean(), pushNotifications: z.literal(false) }),
        defaultInputModes: z.array(z.string()).min(1),
        defaultOutputModes: z.array(z.string()).min(1),
        skills: z
          .array(z.object({ id: z.string(), name: z.string(), description: z.string(), tags: z.array(z.string()) }))
          .min(1),
      })
      .parse(jsonAt("/.well-known/agent-card.json"));
    expect(card.supportedInterfaces.map(({ protocolVersion }) => protocolVersion)).toEqual(["1.0", "0.3"]);
    expect(textAt("/.well-known/agent.json")).toBe(textAt("/.well-known/agent-card.json"));
  });

  it("the API catalog is a linkset of known relations, and lists every API that it describes", () => {
    const targets = z.array(z.strictObject({ href: ownUrl, type: z.string().optional() })).min(1);
    const { linkset } = z
      .strictObject({
        linkset: z.array(
          z.strictObject({
            anchor: ownUrl,
            item: targets.optional(),
            "service-desc": targets.optional(),
            "service-doc": targets.optional(),
            "service-meta": targets.optional(),
            status: targets.optional(),
            "terms-of-service": targets.optional(),
          }),
        ),
      })
      .parse(jsonAt("/.well-known/api-catalog"));
    const [catalog, ...apis] = linkset;
    expect(catalog?.anchor).toBe(`${SITE.origin}/.well-known/api-catalog`);
    expect(catalog?.item?.map(({ href }) => href)).toEqual(apis.map(({ anchor }) => anchor));
  });
});

describe("the skills", () => {
  const { skills } = z
    .strictObject({
      $schema: z.literal("https://schemas.agentskills.io/discovery/0.2.0/schema.json"),
      skills: z
        .array(
          z.strictObject({
            name: z
              .string()
              .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
              .max(64),
            type: z.literal("skill-md"),
            description: z.string().min(1).max(1_024),
            url: z.templateLiteral(["/", z.string()]),
            digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
          }),
        )
        .min(2),
    })
    .parse(jsonAt("/.well-known/agent-skills/index.json"));

  it.each(skills)("$name: the digest is that of its bytes", ({ url, digest }) => {
    expect(`sha256:${createHash("sha256").update(textAt(url)).digest("hex")}`).toBe(digest);
  });

  it.each(skills)("$name: front matter gives the name of its folder and the same description", (skill) => {
    const [, matter = ""] = /^---\n([\s\S]*?)\n---\n/.exec(textAt(skill.url)) ?? [];
    expect(matter).toContain(`name: ${skill.name}\n`);
    expect(matter).toContain(`description: ${JSON.stringify(skill.description)}\n`);
    expect(skill.url).toBe(`/.well-known/agent-skills/${skill.name}/SKILL.md`);
  });
});

describe("the pages", () => {
  const pages = documents.filter(({ file }) => file.endsWith(".html"));

  it.each(pages)(
    "$path is a whole page: language, title, description, canonical, one h1, landmarks",
    ({ path, text }) => {
      const { document } = parseHTML(text);
      const attribute = (selector: string, name: string): string | null | undefined =>
        document.querySelector(selector)?.getAttribute(name);
      expect(attribute("html", "lang")).toBe("en");
      expect(attribute("meta[name=viewport]", "content")).toContain("width=device-width");
      expect(document.title.length).toBeGreaterThan(10);
      expect(attribute("meta[name=description]", "content")?.length).toBeGreaterThan(40);
      expect(attribute("link[rel=canonical]", "href")).toBe(SITE.origin + path);
      expect(document.querySelectorAll("h1").length).toBe(1);
      for (const landmark of ["header", "nav[aria-label]", "main", "footer"])
        expect(document.querySelector(landmark), landmark).not.toBeNull();
      expect(attribute("body > a", "href")).toBe("#content");
      expect(document.querySelector("main")?.id).toBe("content");
      expect(
        document.querySelectorAll('script:not([type="application/ld+json"], [src^="/scripts/"]), style, [style]')
          .length,
      ).toBe(0);
      const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it.each(pages)("$path names its Markdown, which has the same title and headings", ({ text }) => {
    const { document } = parseHTML(text);
    const twin = textAt(document.querySelector('link[type="text/markdown"]')?.getAttribute("href") ?? "");
    expect(twin.startsWith(`# ${document.querySelector("h1")?.textContent}\n`)).toBe(true);
    const headings = [...document.querySelectorAll("h2, h3")].map(({ textContent }) => textContent);
    const outside = twin.replace(/^```[\s\S]*?^```/gm, "");
    expect([...outside.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading]) => heading)).toEqual(headings);
  });

  it("say on the home page whose site it is, in JSON-LD that nothing can break out of", () => {
    const { document } = parseHTML(textAt("/"));
    const facts: unknown = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "");
    expect(facts).toMatchObject({
      "@graph": [
        { "@type": "Organization", name: PRODUCT.name, url: `${SITE.origin}/`, email: SITE.contactEmail },
        { "@type": "WebSite", name: PRODUCT.name },
        { "@type": "WebAPI", documentation: `${SITE.origin}/developers/` },
      ],
    });
    const [home] = makePages(
      { ...SITE, contactEmail: "</script><b>@example.com" },
      describeDelivery(SITE.origin, WEBHOOK_SCHEDULE_MS),
    ).all;
    if (home === undefined) throw new Error("no home page");
    // The data, and the script that offers tools.
    expect(pageToHtml(home, SITE.origin).match(/<\/script>/g)?.length).toBe(2);
  });

  it("lead to no page, file or anchor that is not there", () => {
    const byPath = new Map(pages.map(({ path, text }) => [path as string, parseHTML(text).document]));
    const files = new Set<string>([
      ...documents.map(({ path }) => path),
      ...readdirSync("public", { recursive: true, encoding: "utf8" }).map((name) => `/${name}`),
    ]);
    const faults = pages.flatMap(({ path, text }) =>
      [...parseHTML(text).document.querySelectorAll("[href], [src], form[action]")]
        .map((one) => one.getAttribute("href") ?? one.getAttribute("src") ?? one.getAttribute("action") ?? "")
        .map((address) => new URL(address, SITE.origin + path))
        .filter(({ origin, pathname }) => origin === SITE.origin && !MADE_ON_REQUEST.test(pathname))
        .filter(({ pathname, hash }) =>
          hash === "" ? !files.has(pathname) : byPath.get(pathname)?.getElementById(hash.slice(1)) == null,
        )
        .map(({ href }) => `${path} -> ${href}`),
    );
    expect(faults).toEqual([]);
  });

  it("keep the anchors of operations that older addresses name", () => {
    const { document } = parseHTML(textAt("/developers/"));
    for (const { id } of OPERATIONS)
      expect(document.getElementById(id)?.getAttribute("href")).toBe(`/developers/api/${id}`);
  });
});

/** Answered by the Worker; the tests against the running service ask for them. */
const MADE_ON_REQUEST =
  /^\/(?:api\/|openapi|directory$|account(?:$|\/)|analytics$|search$|scan$|sign-in$|sitemap-directory|\.well-known\/(?:oauth-|openid-|http-message))/;

describe("robots.txt", () => {
  it("greets AI agents by name, signals what answers may use, and names the sitemap", () => {
    const text = textAt("/robots.txt");
    for (const agent of ["GPTBot", "ClaudeBot", "PerplexityBot", "Google-Extended"])
      expect(text).toContain(`User-agent: ${agent}\n`);
    const groups = text.split("\n\n").filter((part) => part.startsWith("User-agent"));
    for (const group of groups) expect(group).toContain("\nContent-Signal: search=yes, ai-input=yes, ai-train=no\n");
    expect(text).toContain(`Sitemap: ${SITE.origin}/sitemap.xml\n`);
  });
});

describe("a sitemap", () => {
  it("has every page with the day of its last change", () => {
    const text = textAt("/sitemap-pages.xml");
    for (const { path, file } of documents)
      if (file.endsWith(".html"))
        expect(text).toMatch(new RegExp(`<loc>${SITE.origin}${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`));
  });

  it("escapes addresses, and ends where the protocol does", () => {
    const updated = "2026-11-20";
    expect(sitemap(SITE.origin, [{ path: "/directory/a&b ü", updated }])).toContain(
      "/directory/a&amp;b%20%C3%BC</loc>",
    );
    const many = Array.from({ length: SITEMAP_ENTRIES + 1 }, () => ({ path: "/x" as const, updated }));
    expect(sitemap(SITE.origin, many).match(/<url>/g)?.length).toBe(SITEMAP_ENTRIES);
  });
});

describe("security.txt", () => {
  it("has the form of RFC 9116: contact as a URI, one end of validity in UTC, its own address, fields on lines", () => {
    const text = textAt("/.well-known/security.txt");
    const fields = text.split("\n").filter((line) => line !== "");
    expect(text.endsWith("\n")).toBe(true);
    for (const field of fields) expect(field).toMatch(/^[A-Z][A-Za-z-]+: \S.*$/);
    const valuesOf = (name: string): string[] =>
      fields.flatMap((field) => (field.startsWith(`${name}: `) ? [field.slice(name.length + 2)] : []));
    expect(valuesOf("Contact").map((uri) => new URL(uri).protocol)).toEqual(["mailto:"]);
    expect(valuesOf("Expires")).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)]);
    expect(valuesOf("Canonical")).toEqual([`${SITE.origin}/.well-known/security.txt`]);
    expect(valuesOf("Preferred-Languages")).toEqual(["en"]);
    const document = documents.find(({ path }) => path === "/.well-known/security.txt");
    expect(document?.headers["Content-Type"]).toBe("text/plain; charset=utf-8");
  });

  it.each(["2026-01-01", "2026-01-31", "2026-11-20", "2027-02-28", "2028-02-29"])(
    "made on %s expires in less than a year, and not soon",
    (madeOn) => {
      const [, expires = ""] = /^Expires: (.+)$/m.exec(securityTxt({ ...SITE, madeOn })) ?? [];
      const days = (Date.parse(expires) - Date.parse(madeOn)) / 86_400_000;
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThan(365);
    },
  );
});

describe("_headers", () => {
  const rules = headersFile(SITE.origin, documents).trim().split("\n\n");
  const addressOf = (rule: string): string => rule.split("\n", 1)[0] ?? "";
  const isInPortal = (path: string): boolean => path.startsWith("/developers/");

  it("has a rule for every document outside of the portal, and sets no header of one twice", () => {
    const names = (rule: string): string[] => [...rule.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name ?? "");
    const [everywhere = "", ...own] = rules;
    const alone = documents.map(({ path }) => path).filter((path) => !isInPortal(path));
    expect(own.map(addressOf).filter((path) => !isInPortal(path))).toEqual(alone);
    expect(own.filter((rule) => names(rule).some((name) => names(everywhere).includes(name)))).toEqual([]);
    expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
  });

  it("has few rules for the portal: one for its Markdown, and one for each index, which names its page", () => {
    const own = rules.filter((rule) => isInPortal(addressOf(rule)));
    expect(own.map(addressOf)).toEqual([
      "/developers/*.md",
      "/developers/index.md",
      "/developers/api/index.md",
      "/developers/errors/index.md",
    ]);
    expect(own[0]).toContain(`  Link: <${SITE.origin}/developers/:splat>; rel="canonical"`);
    expect(own[2]).toContain(`  ! Link\n  Link: <${SITE.origin}/developers/api/>; rel="canonical"`);
  });

  it("forbids guessing, framing and powerful features for every file, and plain HTTP where there is a certificate", () => {
    const everywhere = rules[0] ?? "";
    for (const header of ["X-Content-Type-Options: nosniff", "Permissions-Policy: ", "frame-ancestors 'none'"])
      expect(everywhere).toContain(header);
    expect(everywhere).toContain("  Strict-Transport-Security: max-age=");
    expect(headersFile("http://127.0.0.1:8787", documents)).not.toContain("Strict-Transport-Security");
  });

  it("is refused past the bounds of the host", () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ path: `/${at}` as const, file: "", text: "", headers: {} }));
    expect(() => headersFile(SITE.origin, many)).toThrow("101 rules");
  });
});
