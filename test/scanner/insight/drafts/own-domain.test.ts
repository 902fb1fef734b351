import { describe, expect, it } from "vitest";
import { ownDomain } from "../../../../src/scanner/insight/drafts/own-domain.ts";
import { page, profile, site, text } from "../../../fixtures/site.ts";

const named = (host: string, line: string): string | undefined =>
  ownDomain(
    site({
      target: { host },
      pages: [page({ blocks: [text(line)] })],
      profile: profile({ businessName: { value: "Power Rent" } }),
    }),
  );

describe("the domain that a hosted site names as its own", () => {
  it("is called like the business, in text or in a mail address", () => {
    expect(named("power-rent-www.vercel.app", "Regulamin strony internetowej www.power-rent.pl określa")).toBe(
      "power-rent.pl",
    );
    expect(named("powerrent.github.io", "Write to office@powerrent.co.uk")).toBe("powerrent.co.uk");
  });

  it("is none of another, and none where the site has a domain", () => {
    expect(named("power-rent-www.vercel.app", "Made by studio-nova.pl, mail power@radom.pl")).toBeUndefined();
    expect(named("power-rent.com", "See www.power-rent.pl")).toBeUndefined();
  });
});
