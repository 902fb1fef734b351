import { describe, expect, it } from "vitest";
import { snippetGates } from "../../../../src/scanner/checks/access/snippet-gates.ts";
import { page, site } from "../../../fixtures/site.ts";

const limited = (content: string) => site({ home: page({ metas: [{ key: "robots", content }] }) });

describe("snippet-gates", () => {
  it("passes pages without limits or with none in effect", () => {
    expect(snippetGates.run(site()).status).toBe("pass");
    expect(snippetGates.run(limited("index, max-snippet:-1")).status).toBe("pass");
    expect(snippetGates.run(limited("max-snippet: 300")).status).toBe("pass");
  });

  it("fails a ban on quotes", () => {
    expect(snippetGates.run(limited("nosnippet")).status).toBe("fail");
    expect(snippetGates.run(limited("max-snippet:0")).score).toBe(0);
  });

  it("warns about quotes cut short", () => {
    expect(snippetGates.run(limited("max-snippet:50"))).toMatchObject({ status: "warn", score: 0.5 });
  });

  it("does not apply where only a log-in was read", () => {
    expect(snippetGates.run(site({ home: page({ kind: "login" }) })).status).toBe("na");
  });
});
