import { describe, expect, it } from "vitest";
import { node, site } from "../../../fixtures/site.ts";
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
});
