import { describe, expect, it } from "vitest";
import { DOCUMENTS, documentOf, documentsFor } from "../../../../src/scanner/evidence/site/documents.ts";
import type { DocumentSpec } from "../../../../src/scanner/evidence/site/documents.ts";
import { judgeMissing } from "../../../../src/scanner/evidence/site/judge-missing.ts";
import {
  chooseDocument,
  documentNotRequested,
  parseDocument,
} from "../../../../src/scanner/evidence/site/parse-document.ts";
import type { DocumentAnswer } from "../../../../src/scanner/evidence/site/parse-document.ts";

const ORIGIN = "https://example-clinic.com";
const HTML = "<!doctype html><html><body><h1>Welcome</h1></body></html>";
const control = (status: number, text = "Not found", hash = "aaaa") => ({
  url: `${ORIGIN}/x-1`,
  finalUrl: `${ORIGIN}/x-1`,
  status,
  contentType: "text/html",
  bytes: text.length,
  textHash: hash,
  text,
});
const HARD = judgeMissing([control(404)]);
const SOFT = judgeMissing([control(200, HTML)]);

const spec = (id: string): DocumentSpec => {
  const found = documentOf(id);
  if (!found) throw new Error(`no document ${id}`);
  return found;
};
const answer = (text: string, over: Partial<Exclude<DocumentAnswer, { error: string }>> = {}): DocumentAnswer => ({
  url: `${ORIGIN}/llms.txt`,
  finalUrl: `${ORIGIN}/llms.txt`,
  status: 200,
  contentType: "text/plain",
  headers: { "Content-Type": "text/plain", "x-long": "y".repeat(5_000) },
  text,
  bytes: text.length,
  ...over,
});

describe("parseDocument", () => {
  it("keeps a present text with lower-cased, shortened headers", () => {
    const facts = parseDocument(spec("llms-txt"), answer("\uFEFF# Clinic"), HARD);
    expect(facts).toMatchObject({ state: "present", text: "# Clinic", error: null, jsonError: null });
    expect(facts.headers["content-type"]).toBe("text/plain");
    expect(facts.headers["x-long"]).toHaveLength(1_000);
    expect("json" in facts).toBe(false);
  });

  it.each([
    [404, "absent"],
    [410, "absent"],
    [401, "forbidden"],
    [403, "forbidden"],
    [405, "unreadable"],
    [429, "unreadable"],
    [500, "unreadable"],
    [204, "unreadable"],
  ])("takes status %i for %s", (status, state) => {
    expect(parseDocument(spec("llms-txt"), answer("x", { status }), HARD)).toMatchObject({ state, text: "" });
  });

  it("keeps the reason when no answer came", () => {
    const facts = parseDocument(spec("llms-txt"), { url: `${ORIGIN}/llms.txt`, error: "timeout" }, HARD);
    expect(facts).toMatchObject({ state: "unreadable", status: 0, error: "timeout" });
  });

  it("parses JSON and keeps it shallow", () => {
    const text = `{"a":${"[".repeat(40)}${"]".repeat(40)}}`;
    const facts = parseDocument(spec("agent-card"), answer(text, { contentType: "application/json" }), HARD);
    expect(facts.state).toBe("present");
    expect(JSON.stringify(facts.json).split("[").length - 1).toBe(31);
  });

  it("keeps broken JSON as present where its type says that it is meant to be JSON", () => {
    const broken = answer("{oops", { contentType: "application/linkset+json; charset=utf-8" });
    const facts = parseDocument(spec("api-catalog"), broken, HARD);
    expect(facts.state).toBe("present");
    expect(facts.jsonError).toContain("JSON");
  });

  it("keeps an API description in YAML as text", () => {
    const facts = parseDocument(spec("openapi"), answer("# ours\nopenapi: 3.1.0\ninfo: {}"), HARD);
    expect(facts).toMatchObject({ state: "present", jsonError: null });
    expect("json" in facts).toBe(false);
  });

  it.each([
    ["a web page instead of text", "llms-txt", answer(HTML)],
    ["a web page instead of JSON", "ucp", answer(HTML, { contentType: "text/html" })],
    ["plain words instead of JSON", "ucp", answer("OK")],
    ["bytes instead of text", "security-txt", answer("\u0000\u0001\u0002")],
    [
      "an answer from another domain",
      "security-txt",
      answer("Contact: x", { finalUrl: "https://parking.example.net/" }),
    ],
  ])("takes %s for a soft 404", (_name, id, received) => {
    const facts = parseDocument(spec(id), received, HARD);
    expect(facts).toMatchObject({ state: "soft-404", text: "" });
    expect(facts.error).not.toBeNull();
  });

  it("follows to another host of the same domain", () => {
    const facts = parseDocument(
      spec("security-txt"),
      answer("Contact: x", { finalUrl: "https://www.example-clinic.com/s" }),
      HARD,
    );
    expect(facts.state).toBe("present");
  });

  it("takes the answer that unknown paths get for a soft 404, by hash or by words", () => {
    const everywhere = judgeMissing([control(200, "Nothing at /x-1 here", "bbbb")]);
    expect(parseDocument(spec("llms-txt"), answer("Nothing at /llms.txt here"), everywhere).state).toBe("soft-404");
    expect(parseDocument(spec("llms-txt"), answer("# Other", { textHash: "bbbb" }), everywhere).state).toBe("soft-404");
    expect(parseDocument(spec("llms-txt"), answer("# Other", { textHash: "cccc" }), SOFT).state).toBe("present");
  });
});

describe("chooseDocument", () => {
  it("prefers a present document, then an obstacle, then absence", () => {
    const of = (status: number) => parseDocument(spec("llms-txt"), answer("# x", { status }), HARD);
    expect(chooseDocument([of(404), of(200)])?.state).toBe("present");
    expect(chooseDocument([of(404), of(403)])?.state).toBe("forbidden");
    expect(chooseDocument([of(404), of(404)])?.state).toBe("absent");
    expect(chooseDocument([])).toBeNull();
  });
});

describe("DOCUMENTS", () => {
  const requests = (scanType: "light" | "basic" | "full") =>
    documentsFor(scanType).reduce((sum, { paths }) => sum + Math.max(paths.length, 1), 0);

  it("holds the request budgets, even when no path is ever present", () => {
    expect(documentsFor("light").map(({ id }) => id)).toEqual(["llms-txt", "mcp-server-card"]);
    expect(requests("light")).toBeLessThanOrEqual(3);
    expect(requests("basic")).toBeLessThanOrEqual(10);
    expect(requests("full")).toBeLessThanOrEqual(40);
  });

  it("asks for no less the deeper the scan", () => {
    for (const [less, more] of [
      ["light", "basic"],
      ["basic", "full"],
    ] as const) {
      const deeper = new Map(documentsFor(more).map((each) => [each.id, each.paths]));
      for (const { id, paths } of documentsFor(less)) expect(deeper.get(id)?.slice(0, paths.length)).toEqual(paths);
    }
  });

  it("names each document once, with paths at the root", () => {
    expect(new Set(DOCUMENTS.map(({ id }) => id)).size).toBe(DOCUMENTS.length);
    const paths = DOCUMENTS.flatMap((each) => each.paths);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(new URL(path, ORIGIN).pathname).toBe(path);
  });

  it("gives facts of a document that is not asked for", () => {
    expect(documentNotRequested(spec("ucp"), ORIGIN, "robots.txt closes it")).toMatchObject({
      id: "ucp",
      state: "not-requested",
      url: `${ORIGIN}/.well-known/ucp`,
      error: "robots.txt closes it",
    });
  });
});
