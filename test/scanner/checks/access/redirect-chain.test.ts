import { describe, expect, it } from "vitest";
import { redirectChain } from "../../../../src/scanner/checks/access/redirect-chain.ts";
import { page, site } from "../../../fixtures/site.ts";

const hops = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    url: `https://example-clinic.com/${index}`,
    status: 301,
    location: `https://example-clinic.com/${index + 1}`,
  }));

describe("redirect-chain", () => {
  it("passes one redirect, also between the name with and without www", () => {
    const target = {
      requestedUrl: "https://example-clinic.com/",
      finalUrl: "https://www.example-clinic.com/",
      redirects: hops(1),
    };
    expect(redirectChain.run(site({ target })).status).toBe("pass");
  });

  it("warns about two or three, and fails more", () => {
    expect(redirectChain.run(site({ target: { redirects: hops(2) } })).status).toBe("warn");
    expect(redirectChain.run(site({ target: { redirects: hops(4) } })).status).toBe("fail");
  });

  it("warns when the address leads to another domain", () => {
    const target = { finalUrl: "https://group-of-clinics.example.net/", redirects: hops(1) };
    expect(redirectChain.run(site({ target })).status).toBe("warn");
  });

  it("fails a redirect made by the page itself, and takes no notice of a mere reload", () => {
    const refresh = (metaRefresh: string) => site({ home: page({ counts: { metaRefresh } }) });
    expect(redirectChain.run(refresh("0; url=/en/")).status).toBe("fail");
    expect(redirectChain.run(refresh("300")).status).toBe("pass");
  });

  it("fails one that was followed, and names the page that sends on", () => {
    const url = "https://example-clinic.com/";
    const redirects = [{ url, status: 200, location: `${url}home.html` }];
    const { status, evidence } = redirectChain.run(site({ target: { redirects } }));
    expect(status).toBe("fail");
    expect(evidence[0]).toMatchObject({
      url,
      received: expect.stringContaining("0; url=https://example-clinic.com/home.html"),
    });
  });
});
