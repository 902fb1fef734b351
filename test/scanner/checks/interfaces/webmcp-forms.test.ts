import { describe, expect, it } from "vitest";
import { webmcpForms } from "../../../../src/scanner/checks/interfaces/webmcp-forms.ts";
import { form, page, site } from "../../../fixtures/site.ts";

const tool = (toolname: string, tooldescription = "") => form({ attributes: { toolname, tooldescription } });
const run = (...forms: ReturnType<typeof form>[]) => webmcpForms.run(site({ pages: [page({ forms })] }));

describe("webmcp-forms", () => {
  it("passes tools with a name and a description", () => {
    expect(run(tool("book-slot", "Asks for a slot.")).status).toBe("pass");
  });

  it("warns and fails by the share of tools that say what they do", () => {
    expect(run(tool("book-slot", "Asks for a slot."), tool("ask"))).toMatchObject({ status: "warn", score: 0.5 });
    expect(run(tool(""), tool("ask")).status).toBe("fail");
  });

  it("fails two tools of one page that share a name", () => {
    expect(run(tool("send", "Sends a question."), tool("send", "Sends an order.")).evidence[0]?.meaning).toContain(
      "same name",
    );
  });

  it("counts the same form on every page once", () => {
    const pages = ["", "a", "b"].map((path) =>
      page({ url: `https://example-clinic.com/${path}`, forms: [tool("ask")] }),
    );
    expect(webmcpForms.run(site({ pages })).situation).toContain("No form declared");
  });

  it("does not apply to ordinary forms", () => {
    expect(run(form()).status).toBe("na");
  });
});
