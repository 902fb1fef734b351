import { describe, expect, it } from "vitest";
import { node, page, site } from "../../../fixtures/site.ts";
import { breadcrumbs } from "../../../../src/scanner/checks/structured-data/breadcrumbs.ts";

const DEEP = "https://example-clinic.com/services/implants";
const deep = page({ url: DEEP, kind: "services" });
const list = (items: unknown[]) => node("BreadcrumbList", { itemListElement: items }, { pageUrl: DEEP });
const step = (position: number, name: string, item?: string) => ({
  "@type": "ListItem",
  position,
  name,
  ...(item ? { item } : {}),
});

describe("breadcrumbs", () => {
  it("passes a path whose last step has no address", () => {
    const structured = [list([step(1, "Home", "https://example-clinic.com/"), step(2, "Implants")])];
    expect(breadcrumbs.run(site({ pages: [page(), deep], structured })).status).toBe("pass");
  });

  it("takes the name from the item", () => {
    const structured = [
      list([{ "@type": "ListItem", position: 1, item: { "@id": "https://example-clinic.com/", name: "Home" } }]),
    ];
    expect(breadcrumbs.run(site({ pages: [deep], structured })).status).toBe("pass");
  });

  it("fails a deep page without a path, or with a step without a name", () => {
    expect(breadcrumbs.run(site({ pages: [page(), deep] })).status).toBe("fail");
    const structured = [list([{ "@type": "ListItem", position: 1, item: "https://example-clinic.com/" }])];
    const verdict = breadcrumbs.run(site({ pages: [deep], structured }));
    expect(verdict.evidence[0]?.received).toBe("step 1 of 1");
  });

  it("does not apply to a site of one level, nor does a language count as one", () => {
    const flat = page({ url: "https://example-clinic.com/de/leistungen", kind: "services" });
    expect(breadcrumbs.run(site({ pages: [page(), flat] })).status).toBe("na");
  });
});
