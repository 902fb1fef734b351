// The portal says what the code does: operations, events, signatures.
import { parseHTML } from "linkedom";
import { Webhook } from "standardwebhooks";
import { Stripe } from "stripe";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hmac } from "../../../src/adapters/hmac.ts";
import { ScanTraceEvent } from "../../../src/model/engine.ts";
import { WEBHOOK_SCHEDULE_MS } from "../../../src/model/limits.ts";
import { SCORECARD_HISTORY } from "../../../src/model/scorecard-history.ts";
import { listParameters } from "../../../src/operations/list-parameters.ts";
import { OPERATIONS } from "../../../src/operations/registry.ts";
import { pageToMarkdown } from "../../../src/render/document-markdown.ts";
import { pageToHtml } from "../../../src/render/page-html.ts";
import { webhookDocumentation } from "../../../src/services/webhook-documentation.ts";
import { guides } from "../../../src/surfaces/pages/developers/guides.ts";
import { MENU } from "../../../src/surfaces/pages/developers/menu.ts";
import { operationPage } from "../../../src/surfaces/pages/developers/operation-page.ts";
import { referencePages } from "../../../src/surfaces/pages/developers/reference-pages.ts";
import { VERIFY_JAVASCRIPT } from "../../../src/surfaces/pages/developers/verify-samples.ts";

const ORIGIN = "https://foresite.example";
const SITE = { origin: ORIGIN, limits: {}, contactEmail: "a@example.com", madeOn: "2026-11-20" };
const { delivery } = await webhookDocumentation({
  config: { publicOrigin: ORIGIN, webhookScheduleMs: WEBHOOK_SCHEDULE_MS },
  hmac,
});
const pages = [...guides(SITE, delivery), ...referencePages(SITE)];
const markdownAt = (path: string): string => {
  const page = pages.find((one) => one.path === path);
  if (page === undefined) throw new Error(`no page at ${path}`);
  return pageToMarkdown(page, ORIGIN);
};

describe("the pages of the portal", () => {
  it("have descriptions and titles of their own", () => {
    for (const member of ["description", "title", "path"] as const)
      expect(new Set(pages.map((page) => page[member])).size, member).toBe(pages.length);
  });

  it("are all in the menu or below one that is", () => {
    const listed = new Set(MENU.flatMap((group) => group.pages.map(({ path }) => path)));
    const isReached = ({ path, portal }: (typeof pages)[number]): boolean =>
      listed.has(path) || portal?.trail.at(-1)?.path === "/developers/errors/";
    expect(pages.filter((page) => !isReached(page)).map(({ path }) => path)).toEqual([]);
  });

  it("mark where they are, for eyes and for programs", () => {
    for (const page of pages) {
      const { document } = parseHTML(pageToHtml(page, ORIGIN));
      const facts = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "") as {
        "@graph": [{ url: string }, { itemListElement: { item: string }[] }];
      };
      expect(facts["@graph"][0].url).toBe(ORIGIN + page.path);
      expect(facts["@graph"][1].itemListElement.at(-1)?.item).toBe(ORIGIN + page.path);
      const marked = document.querySelector('.menu a[aria-current="page"]')?.getAttribute("href");
      expect(marked ?? page.portal?.trail.at(-1)?.path, page.path).toBe(
        page.path.startsWith("/developers/errors/") ? "/developers/errors/" : page.path,
      );
    }
  });

  it("need no script: what only scripts bring is hidden, and keys have no name that a form would send", () => {
    for (const operation of OPERATIONS) {
      const { document } = parseHTML(pageToHtml(operationPage(operation, SITE), ORIGIN));
      const form = document.querySelector("form.try");
      const isTried = operation.http.method === "get" || operation.counts === "scan";
      expect(form !== null, operation.id).toBe(isTried);
      const credential = document.querySelector("#try-credential");
      expect(credential?.getAttribute("name") ?? null).toBeNull();
      if (form === null || form.hasAttribute("hidden")) continue;
      expect(form.getAttribute("action")).toBe(operation.http.path);
      for (const field of form.querySelectorAll("[name]:not([disabled])"))
        expect(field.getAttribute("value") ?? field.querySelector("option[selected]")?.textContent).not.toBe("");
    }
  });
});

describe("the page of an operation", () => {
  it.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
    "%s names its call, every parameter, its example and its errors",
    (id, operation) => {
      const text = markdownAt(`/developers/api/${id}`);
      expect(text).toContain(`${operation.http.method.toUpperCase()} ${operation.http.path}`);
      for (const { name, type } of listParameters(operation))
        expect(text).toContain(`| \`${name}\` | ${type.replaceAll("|", "\\|")}`);
      expect(text).toContain(JSON.stringify(operation.example.output, null, 2));
      for (const name of operation.errors) expect(text).toContain(`/developers/errors/${name}`);
      expect(text.includes("As a tool")).toBe(operation.tool !== false);
      for (const language of ["sh", "js", "python"]) expect(text).toContain(`\`\`\`${language}\n`);
    },
  );
});

describe("the guides", () => {
  it("name every type of event that a stream can carry", () => {
    for (const type of [...ScanTraceEvent.shape.type.options, "end"])
      expect(markdownAt("/developers/events")).toContain(`| \`${type}\` |`);
  });

  it("list the tools there are, each with its page", () => {
    const text = markdownAt("/developers/mcp");
    for (const { id, tool } of OPERATIONS)
      expect(text.includes(`- [${id}](${ORIGIN}/developers/api/${id}): `), id).toBe(tool !== false);
  });

  it("tell every version of the scorecard with its changes", () => {
    const text = markdownAt("/developers/changelog");
    for (const { version, changes } of SCORECARD_HISTORY) {
      expect(text).toContain(`### ${version}, `);
      for (const change of changes) expect(text).toContain(change);
    }
  });

  it("tell the pauses between attempts as the schedule has them", () => {
    const text = markdownAt("/developers/webhooks");
    expect(text.match(/^\| \d+ \| .* \| .* \|$/gm)).toHaveLength(WEBHOOK_SCHEDULE_MS.length);
    expect(text).toContain("| 4 | 30 min | 35 min 5 s |");
    expect(text).toContain("| 10 | 24 h | 75 h 35 min 5 s |");
  });
});

describe("the test vectors of webhooks", () => {
  afterEach(() => void vi.useRealTimers());
  const vectors = delivery.test_vectors;
  const timeOf = (headers: Record<string, string>): number => Number(headers["webhook-timestamp"]);
  const freeze = (seconds: number): void => void vi.useFakeTimers({ now: seconds * 1_000, toFake: ["Date"] });

  it("stand on the page as they are signed", () => {
    expect(vectors.length).toBeGreaterThan(1);
    for (const { secret, body, headers } of vectors)
      for (const line of [`secret: ${secret}`, body, ...Object.values(headers)])
        expect(markdownAt("/developers/webhooks")).toContain(line);
  });

  it("are taken by the libraries of both schemes", () => {
    const { webhooks } = new Stripe("sk_test_unused");
    for (const { secret, body, headers } of vectors) {
      freeze(timeOf(headers));
      const event: unknown = JSON.parse(body);
      expect(webhooks.constructEvent(body, headers["X-Webhook-Signature"] ?? "", secret)).toEqual(event);
      if (secret.startsWith("whsec_")) expect(new Webhook(secret).verify(body, headers)).toEqual(event);
    }
  });

  it("are taken by the code of the guide, which refuses what was changed, is old or is signed with another secret", async () => {
    const { isGenuine } = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(VERIFY_JAVASCRIPT)}`
    )) as { isGenuine: (secret: string, headers: object, body: string, now: number) => boolean };
    for (const { secret, body, headers } of vectors) {
      const now = timeOf(headers);
      expect(isGenuine(secret, headers, body, now)).toBe(true);
      const rotated = `v1,AAAA ${headers["webhook-signature"] ?? ""}`;
      expect(isGenuine(secret, { ...headers, "webhook-signature": rotated }, body, now)).toBe(true);
      expect(isGenuine(secret, headers, `${body} `, now)).toBe(false);
      expect(isGenuine(secret, headers, body, now + 301)).toBe(false);
      expect(isGenuine("another secret", headers, body, now)).toBe(false);
      expect(isGenuine(secret, { ...headers, "webhook-id": "evt_other" }, body, now)).toBe(false);
      expect(isGenuine(secret, {}, body, now)).toBe(false);
    }
  });
});
