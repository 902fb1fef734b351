import { describe, expect, it } from "vitest";
import { node, page, site } from "../../../fixtures/site.ts";
import { websiteNode } from "../../../../src/scanner/checks/structured-data/website-node.ts";

const run = (...structured: ReturnType<typeof node>[]) => websiteNode.run(site({ structured })).status;

describe("website-node", () => {
  it("passes name and address", () => {
    expect(run(node("WebSite", { name: "Example Clinic", url: "https://example-clinic.com/" }))).toBe("pass");
  });

  it("warns of half of it", () => {
    expect(run(node("WebSite", { url: "https://example-clinic.com/" }))).toBe("warn");
  });

  it("fails without", () => {
    expect(run(node("WebPage", { name: "Home" }))).toBe("fail");
  });

  it("cuts a long title at a word, and shows that it does", () => {
    const titled = (title: string) => websiteNode.run(site({ pages: [page({ titles: [title] })] })).situation;
    const long = "Harbour Animal Hospital and Cat Hotel: gentle care for your companions seven days a week";
    expect(titled(long)).toContain("“Harbour Animal Hospital and Cat Hotel: gentle care for your companions seven…”");
    expect(titled("b".repeat(160))).toContain(`“${"b".repeat(79)}…”`);
    expect(titled("Harbour Animal Hospital")).toContain("“Harbour Animal Hospital”");
  });
});
