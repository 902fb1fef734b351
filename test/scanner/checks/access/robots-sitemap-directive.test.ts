import { describe, expect, it } from "vitest";
import { robotsSitemapDirective } from "../../../../src/scanner/checks/access/robots-sitemap-directive.ts";
import { site } from "../../../fixtures/site.ts";
import { robotsOf } from "./robots-of.ts";

const SITEMAP = "https://example-clinic.com/sitemap.xml";
const robots = robotsOf(`User-agent: *\nDisallow:\nSitemap: ${SITEMAP}\n`);
const file = (status: number) => ({
  url: SITEMAP,
  status,
  kind: status === 200 ? ("urlset" as const) : ("invalid" as const),
  urls: 3,
  bytes: 500,
  error: null,
  from: "robots" as const,
});

describe("robots-sitemap-directive", () => {
  it("passes a full address that answers", () => {
    expect(robotsSitemapDirective.run(site({ robots, sitemap: { state: "present", files: [file(200)] } })).status).toBe(
      "pass",
    );
  });

  it("warns when a list exists and is not named, or only by its path", () => {
    const silent = robotsOf("User-agent: *\nDisallow:\n");
    expect(
      robotsSitemapDirective.run(site({ robots: silent, sitemap: { state: "present", files: [file(200)] } })).status,
    ).toBe("warn");
    const relative = robotsOf("User-agent: *\nDisallow:\nSitemap: /sitemap.xml\n");
    expect(robotsSitemapDirective.run(site({ robots: relative })).status).toBe("warn");
  });

  it("has an incomplete line beside a full one taken out, and one that stands alone completed", () => {
    const fixOf = (...lines: string[]) =>
      robotsSitemapDirective.run(
        site({ robots: robotsOf(`User-agent: *\nDisallow:\n${lines.join("\n")}\n`), sitemap: { files: [file(200)] } }),
      ).fix;
    expect(fixOf(`Sitemap: ${SITEMAP}`, "Sitemap: /sitemap.xml")).toMatch(/^Take the Sitemap line .* out/);
    expect(fixOf("Sitemap: /sitemap.xml")).toMatch(/^Put the full address into the Sitemap line/);
  });

  it("fails an address that answers 404", () => {
    const verdict = robotsSitemapDirective.run(site({ robots, sitemap: { files: [file(404)] } }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]).toMatchObject({ url: SITEMAP, received: "404" });
  });

  it("does not apply where there is no list to name", () => {
    expect(robotsSitemapDirective.run(site({ robots: robotsOf("User-agent: *\nDisallow:\n") })).status).toBe("na");
  });

  it("cannot tell when the named file was not asked for", () => {
    expect(robotsSitemapDirective.run(site({ robots })).status).toBe("unable");
  });

  it("warns of a line that names a list of another site which gives no answer: it may be slow, or not its own", () => {
    const elsewhere = robotsOf("User-agent: *\nDisallow:\nSitemap: https://builder-template.example.net/sitemap.xml\n");
    const verdict = robotsSitemapDirective.run(site({ robots: elsewhere }));
    expect(verdict.status).toBe("warn");
    expect(verdict.fix).toContain("`Sitemap: https://example-clinic.com/sitemap.xml`");
    const answering = { ...file(200), url: "https://builder-template.example.net/sitemap.xml" };
    expect(robotsSitemapDirective.run(site({ robots: elsewhere, sitemap: { files: [answering] } })).status).toBe(
      "pass",
    );
  });
});
