import { describe, expect, it } from "vitest";
import { canonicalPresent } from "../../../../src/scanner/checks/access/canonical-present.ts";
import { page, site } from "../../../fixtures/site.ts";

const link = (href: string) => ({
  rel: "canonical",
  href,
  type: null,
  hreflang: null,
  title: null,
  media: null,
  sizes: null,
});
const own = link("https://example-clinic.com/");

describe("canonical-present", () => {
  it("passes one address in the markup or in the header", () => {
    expect(canonicalPresent.run(site({ home: page({ links: [own] }) })).status).toBe("pass");
    const header = page({ transfer: { headers: { link: '<https://example-clinic.com/>; rel="canonical"' } } });
    expect(canonicalPresent.run(site({ home: header })).status).toBe("pass");
  });

  it("fails pages that name none", () => {
    const verdict = canonicalPresent.run(site());
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe("no canonical address");
  });

  it("asks none of a cart, and says so", () => {
    const cart = page({ url: "https://example-clinic.com/warenkorb" });
    const verdict = canonicalPresent.run(site({ pages: [page({ links: [own] }), cart] }));
    expect(verdict.status).toBe("pass");
    expect(verdict.situation).toMatch(/^Not counting the cart, [a-z]/);
  });

  it("fails two that contradict each other", () => {
    expect(
      canonicalPresent.run(site({ home: page({ links: [own, link("https://example-clinic.com/home")] }) })).status,
    ).toBe("fail");
  });

  it("scores the share of pages, so that more of the same pages change nothing", () => {
    const pair = [page({ links: [own] }), page({ url: "https://example-clinic.com/a" })];
    const few = canonicalPresent.run(site({ pages: pair }));
    const many = canonicalPresent.run(site({ pages: Array.from({ length: 10 }, () => pair).flat() }));
    expect(few).toMatchObject({ status: "warn", score: 0.5 });
    expect(many.score).toBe(few.score);
  });
});
