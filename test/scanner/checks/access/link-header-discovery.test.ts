import { describe, expect, it } from "vitest";
import { linkHeaderDiscovery } from "../../../../src/scanner/checks/access/link-header-discovery.ts";
import { document, page, site } from "../../../fixtures/site.ts";

const sending = (link: string) => page({ transfer: { headers: { link } } });
const llms = { "llms-txt": document("llms-txt", { text: "# Example Clinic" }) };

describe("link-header-discovery", () => {
  it("passes a header that points to a description", () => {
    const home = sending('</llms.txt>; rel="describedby"; type="text/markdown"');
    expect(linkHeaderDiscovery.run(site({ home, documents: llms })).status).toBe("pass");
    expect(
      linkHeaderDiscovery.run(site({ home: sending('</index.md>; rel=alternate; type="text/markdown"') })).status,
    ).toBe("pass");
  });

  it("warns when there is something to point to and the header is silent", () => {
    const home = sending(
      '<https://example-clinic.com/wp-json/>; rel="https://api.w.org/", </style.css>; rel=preload; as=style',
    );
    const openapi = { openapi: document("openapi", { text: "{}" }) };
    const verdict = linkHeaderDiscovery.run(site({ home, documents: openapi }));
    expect(verdict.status).toBe("warn");
    expect(verdict.situation).toContain("/openapi");
  });

  it("asks no pointer to llms.txt, which has an address of its own", () => {
    expect(linkHeaderDiscovery.run(site({ documents: llms })).status).toBe("na");
  });

  it("does not apply to a site with nothing to point to", () => {
    expect(linkHeaderDiscovery.run(site({ documents: { "llms-txt": document("llms-txt") } })).status).toBe("na");
  });
});
