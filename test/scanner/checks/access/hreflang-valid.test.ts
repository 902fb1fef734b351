import { describe, expect, it } from "vitest";
import { hreflangValid } from "../../../../src/scanner/checks/access/hreflang-valid.ts";
import { page, site } from "../../../fixtures/site.ts";

const ORIGIN = "https://example-clinic.com";
const version = (path: string, hreflang: string) => ({
  rel: "alternate",
  href: `${ORIGIN}${path}`,
  type: null,
  hreflang,
  title: null,
  media: null,
  sizes: null,
});
const both = [version("/", "en-GB"), version("/de/", "de"), version("/", "x-default")];

describe("hreflang-valid", () => {
  it("passes versions that point at each other", () => {
    const pages = [page({ links: both }), page({ url: `${ORIGIN}/de`, links: both })];
    expect(hreflangValid.run(site({ pages })).status).toBe("pass");
  });

  it("fails a code that names no country, and says which is meant", () => {
    const verdict = hreflangValid.run(site({ home: page({ links: [version("/", "en-UK")] }) }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]).toMatchObject({
      received: 'hreflang="en-UK"',
      meaning: "No such code; en-GB is meant.",
    });
  });

  it("fails a code that looks right and is registered for no language", () => {
    const verdict = hreflangValid.run(site({ home: page({ links: [version("/", "xx")] }) }));
    expect(verdict.evidence[0]).toMatchObject({ received: 'hreflang="xx"', meaning: "No language code." });
  });

  it("fails an address that is not written in full", () => {
    const verdict = hreflangValid.run(
      site({ home: page({ links: [{ ...version("/de/", "de"), isRelative: true as const }] }) }),
    );
    expect(verdict).toMatchObject({ status: "fail", evidence: [{ received: 'hreflang="de" /de/' }] });
  });

  it("warns when a version that was read does not point back", () => {
    const pages = [page({ links: both }), page({ url: `${ORIGIN}/de/`, links: [version("/de/", "de")] })];
    expect(hreflangValid.run(site({ pages }))).toMatchObject({ status: "warn", score: 0.5 });
  });

  it("tells two sets on one page, and has one of them taken out", () => {
    const twice = [...both, version("/start", "en-GB"), version("/de/start", "de")];
    const pages = [page({ links: twice }), page({ url: `${ORIGIN}/de/`, links: [version("/start", "en-GB")] })];
    const verdict = hreflangValid.run(site({ pages }));
    expect(verdict.evidence[0]?.meaning).toContain("Two addresses for one language");
    expect(verdict.fix).toMatch(/^Keep one set of language links/);
    const once = [page({ links: both }), page({ url: `${ORIGIN}/de/`, links: [version("/de/", "de")] })];
    expect(hreflangValid.run(site({ pages: once })).fix).toBeUndefined();
  });

  it("does not apply to one language", () => {
    expect(hreflangValid.run(site()).status).toBe("na");
  });
});
