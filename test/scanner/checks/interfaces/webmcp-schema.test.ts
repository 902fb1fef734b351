import { describe, expect, it } from "vitest";
import { webmcpSchema } from "../../../../src/scanner/checks/interfaces/webmcp-schema.ts";
import { field, form, page, site } from "../../../fixtures/site.ts";

const run = (...fields: ReturnType<typeof field>[]) =>
  webmcpSchema.run(site({ pages: [page({ forms: [form({ attributes: { toolname: "book-slot" }, fields })] })] }));

describe("webmcp-schema", () => {
  it("passes fields with a name and a label, leaving hidden ones and buttons out", () => {
    const verdict = run(field({ name: "day", label: "Day" }), field({ type: "hidden", name: "", label: "" }));
    expect(verdict).toMatchObject({
      status: "pass",
      situation: "The one field of declared tools has a name and a meaning.",
    });
  });

  it("warns and fails by the share of fields that can be filled in", () => {
    const nameless = field({ name: "" });
    expect(run(field(), nameless)).toMatchObject({ status: "warn", score: 0.5 });
    expect(run(nameless, field({ label: "" })).status).toBe("fail");
  });

  it("takes a choice without options for one that cannot be made", () => {
    expect(run(field({ tag: "select", type: "select", options: [] })).evidence[0]?.meaning).toBe(
      "The choice has no options.",
    );
    expect(run(field({ tag: "select", type: "select", options: ["Mon"] })).status).toBe("pass");
  });

  it("does not apply without declared tools", () => {
    expect(webmcpSchema.run(site({ pages: [page({ forms: [form({ fields: [field()] })] })] })).status).toBe("na");
  });
});
