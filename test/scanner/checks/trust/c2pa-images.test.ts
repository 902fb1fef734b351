import { describe, expect, it } from "vitest";
import { c2paImages } from "../../../../src/scanner/checks/trust/c2pa-images.ts";
import type { ContentImage } from "../../../../src/scanner/evidence/site-evidence.ts";
import { site } from "../../../fixtures/site.ts";

const shown = (credentials: ContentImage["credentials"], over: Partial<ContentImage> = {}): ContentImage => ({
  url: "https://example-clinic.com/team.jpg?w=1200",
  foundOn: "https://example-clinic.com/",
  status: 200,
  error: null,
  format: "jpeg",
  credentials,
  ...over,
});
const run = (...contentImages: ContentImage[]) => c2paImages.run(site({ contentImages }));

describe("c2pa-images", () => {
  it.each([
    [["present"], "The one image read of example-clinic.com carries Content Credentials."],
    [["absent"], "No image read of example-clinic.com carries Content Credentials."],
    [["absent", "absent"], "Neither of the 2 images read of example-clinic.com carries Content Credentials."],
    [["present", "absent"], "1 of 2 images read of example-clinic.com carries Content Credentials."],
    [["present", "unknown"], "The one image read of example-clinic.com carries Content Credentials."],
  ] as const)("reports %j", (credentials, situation) => {
    expect(run(...credentials.map((one) => shown(one)))).toMatchObject({ status: "info", situation });
  });

  it("shows what was read", () => {
    expect(run(shown("absent")).evidence).toEqual([
      {
        url: "https://example-clinic.com/team.jpg",
        received: "status 200, jpeg",
        meaning: "No credentials are embedded.",
      },
    ]);
  });

  it("does not apply without photos, and is open when none could be read", () => {
    expect(run().status).toBe("na");
    expect(run(shown("unknown", { status: 404, format: "other" })).status).toBe("unable");
    expect(run(shown("unknown", { status: 0, error: "timeout", format: "other" })).evidence[0]?.received).toBe(
      "timeout",
    );
    expect(c2paImages.counts).toEqual([]);
  });
});
