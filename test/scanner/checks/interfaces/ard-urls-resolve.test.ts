import { describe, expect, it } from "vitest";
import { ardUrlsResolve } from "../../../../src/scanner/checks/interfaces/ard-urls-resolve.ts";
import type { DeclaredCall } from "../../../../src/scanner/evidence/live-facts.ts";
import { declaredCall } from "../../../fixtures/live.ts";
import { site } from "../../../fixtures/site.ts";

const CARD = "application/mcp-server-card+json";
const run = (...calls: Partial<DeclaredCall>[]) =>
  ardUrlsResolve.run(
    site({
      live: {
        calls: calls.map((over) => declaredCall({ kind: "ai-catalog", name: "Slots", promised: CARD, ...over })),
        mcpServers: [],
      },
    }),
  );

describe("ard-urls-resolve", () => {
  it("passes entries that answer with the promised type, or as plain JSON where JSON is promised", () => {
    expect(run({ contentType: `${CARD}; charset=utf-8` }, {}).status).toBe("pass");
  });

  it("passes an entry that is an interface and wants another method or a sign-in", () => {
    expect(run({ status: 405, contentType: "" }, { status: 401, contentType: "" }).status).toBe("pass");
  });

  it("warns of another media type", () => {
    const verdict = run({ contentType: "text/plain" });
    expect(verdict).toMatchObject({ status: "warn", evidence: [{ received: "status 200 text/plain" }] });
  });

  it("fails an entry that leads nowhere or to a web page", () => {
    expect(run({}, { status: 404 }).situation).toBe("Of 2 listed AI resources asked for, 1 is not there.");
    expect(run({ isHtml: true, contentType: "text/html" }).status).toBe("fail");
  });

  it("does not apply without entries, and is unable to say of other domains", () => {
    expect(run().status).toBe("na");
    expect(run({ skipped: "declared on another domain" }).status).toBe("unable");
  });
});
