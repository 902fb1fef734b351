import { describe, expect, it } from "vitest";
import { internalLinksCrawlable } from "../../../../src/scanner/checks/access/internal-links-crawlable.ts";
import { button } from "../operability/control-fixture.ts";
import { anchor, page, site } from "../../../fixtures/site.ts";

const entry = (rawHref: string, over: { hasOnclick?: boolean; role?: string } = {}) =>
  anchor(rawHref.startsWith("http") ? rawHref : "", "Services", { rawHref, region: "nav", ...over });
const menu = (...anchors: ReturnType<typeof entry>[]) => site({ home: page({ anchors }) });

describe("internal-links-crawlable", () => {
  it("passes a menu of addresses", () => {
    expect(internalLinksCrawlable.run(menu(entry("https://example-clinic.com/a"), entry("/b"))).status).toBe("pass");
  });

  it("fails a menu that only scripts understand", () => {
    const verdict = internalLinksCrawlable.run(
      menu(entry("javascript:go('a')"), entry("#/b"), entry("", { hasOnclick: true })),
    );
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toContain("javascript:go('a')");
  });

  it("takes no notice of entries that open a submenu or jump in the page", () => {
    expect(
      internalLinksCrawlable.run(
        menu(
          entry("/a"),
          entry("#"),
          entry("#services"),
          entry("javascript:void(0)"),
          entry("#", { hasOnclick: true, role: "button" }),
        ),
      ).status,
    ).toBe("pass");
  });

  it("fails a menu of buttons whose scripts open the pages, unless links lead there, too", () => {
    const go = (name: string, leadsTo?: string) => ({
      ...button(name),
      region: "nav" as const,
      ...(leadsTo && { leadsTo }),
    });
    const buttons = [go("Prices", "https://example-clinic.com/prices"), go("Team", "https://example-clinic.com/team")];
    const verdict = internalLinksCrawlable.run(site({ home: page({ buttons }) }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toContain(">Prices</button>");
    const anchors = ["prices", "team"].map((path) => entry(`https://example-clinic.com/${path}`));
    expect(internalLinksCrawlable.run(site({ home: page({ buttons, anchors }) })).status).toBe("pass");
    const other = [go("Menu"), go("Shop", "https://shop.example/")];
    expect(internalLinksCrawlable.run(site({ home: page({ buttons: other, anchors }) })).status).toBe("pass");
  });

  it("does not apply to pages without a menu", () => {
    expect(internalLinksCrawlable.run(site()).status).toBe("na");
  });
});
