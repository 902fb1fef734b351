import { describe, expect, it } from "vitest";
import { availabilitySample } from "../../../../src/scanner/checks/performance/availability-sample.ts";
import { compression } from "../../../../src/scanner/checks/performance/compression.ts";
import { httpVersion } from "../../../../src/scanner/checks/performance/http-version.ts";
import { imageDimensions } from "../../../../src/scanner/checks/performance/image-dimensions.ts";
import { renderBlocking } from "../../../../src/scanner/checks/performance/render-blocking.ts";
import type { ContentImage } from "../../../../src/scanner/evidence/site-evidence.ts";
import { image, page, site } from "../../../fixtures/site.ts";

const exchange = (status: number) => ({
  purpose: "document" as const,
  method: "GET" as const,
  url: "https://example-clinic.com/a",
  finalUrl: "https://example-clinic.com/a",
  status,
  error: status === 0 ? "timeout" : null,
  ttfbMs: 100,
  bytes: 10,
  contentType: "text/plain",
  redirects: 0,
});
const script = {
  src: "https://example-clinic.com/a.js",
  type: "",
  async: false,
  defer: false,
  inHead: true,
  integrity: false,
  crossorigin: false,
};

describe("rows on performance that are only reported", () => {
  it("image-dimensions tells of pictures that are gone", () => {
    const asked = (status: number, url: string): ContentImage => ({
      url: `https://example-clinic.com${url}`,
      foundOn: "https://example-clinic.com/team",
      status,
      error: null,
      format: "other",
      credentials: "unknown",
    });
    const run = (...contentImages: ContentImage[]) =>
      imageDimensions.run(site({ home: page({ images: [image("/a.jpg", "Practice")] }), contentImages }));
    const gone = run(asked(404, "/a.jpg"), asked(200, "/b.jpg"));
    expect(gone.situation).toMatch(/ Of 2 pictures asked for, 1 is not there: \/a\.jpg answered 404\.$/);
    expect(gone.evidence[0]?.meaning).toBe("Shown on /team, and not there.");
    expect(run(asked(200, "/b.jpg"), asked(503, "/a.jpg")).situation).not.toContain("could be had");
  });

  it.each([
    {
      check: compression,
      evidence: site({ home: page({ transfer: { headers: { "content-encoding": "br" } } }) }),
      says: "The one page over 1 kB read",
    },
    {
      check: httpVersion,
      evidence: site({ home: page({ transfer: { headers: { "alt-svc": 'h3=":443"; ma=86400' } } }) }),
      says: "announces HTTP/3",
    },
    {
      check: renderBlocking,
      evidence: site({
        home: page({ scripts: [script, { ...script, defer: true }], styles: { external: 2, inlineBytes: 0 } }),
      }),
      says: "1 script and 2 style files",
    },
    {
      check: imageDimensions,
      evidence: site({
        home: page({ images: [image("/a.jpg", "Practice"), image("/b.jpg", "Team", { width: "10", height: "10" })] }),
      }),
      says: "1 of 2 pictures",
    },
    {
      check: availabilitySample,
      evidence: site({
        exchanges: [exchange(200), exchange(404), exchange(503), exchange(0), { ...exchange(500), purpose: "call" }],
      }),
      says: "2 of 4 requests",
    },
  ])("$check.id says: $says", ({ check, evidence, says }) => {
    const verdict = check.run(evidence);
    expect(check.counts).toEqual([]);
    expect(verdict.status).toBe("info");
    expect(verdict.situation).toContain(says);
  });

  it.each([
    { check: httpVersion, evidence: site({ target: { isLocalCopy: true } }), status: "unable" },
    { check: httpVersion, evidence: site(), status: "unable" },
    { check: availabilitySample, evidence: site(), status: "unable" },
    { check: imageDimensions, evidence: site(), status: "na" },
  ])("$check.id is $status where it cannot be seen", ({ check, evidence, status }) => {
    expect(check.run(evidence).status).toBe(status);
  });
});
