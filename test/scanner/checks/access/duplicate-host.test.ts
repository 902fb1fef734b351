import { describe, expect, it } from "vitest";
import { duplicateHost } from "../../../../src/scanner/checks/access/duplicate-host.ts";
import { page, site } from "../../../fixtures/site.ts";

const twin = (status: number, location: string | null = null) => ({
  twinHostProbe: { url: "https://www.example-clinic.com/", status, location },
});

describe("duplicate-host", () => {
  it("passes when the other name redirects or does not exist", () => {
    expect(duplicateHost.run(site({ target: twin(301, "https://example-clinic.com/") })).status).toBe("pass");
    expect(duplicateHost.run(site({ target: twin(0) })).status).toBe("pass");
  });

  it("warns when both show the site", () => {
    const verdict = duplicateHost.run(site({ target: twin(200) }));
    expect(verdict.status).toBe("warn");
    expect(verdict.evidence[0]).toMatchObject({ url: "https://www.example-clinic.com/", received: "200" });
  });

  it("passes when the pages name one of the two as theirs", () => {
    const link = {
      rel: "canonical",
      href: "https://example-clinic.com/",
      type: null,
      hreflang: null,
      title: null,
      media: null,
      sizes: null,
    };
    expect(duplicateHost.run(site({ target: twin(200), home: page({ links: [link] }) })).status).toBe("pass");
  });

  it("cannot tell when the other name was not asked", () => {
    expect(duplicateHost.run(site()).status).toBe("unable");
    expect(duplicateHost.run(site({ target: { ...twin(200), isLocalCopy: true } })).status).toBe("unable");
  });
});
