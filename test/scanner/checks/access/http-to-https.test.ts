import { describe, expect, it } from "vitest";
import { httpToHttps } from "../../../../src/scanner/checks/access/http-to-https.ts";
import { site } from "../../../fixtures/site.ts";

const answering = (status: number, location: string | null) => site({ target: { httpProbe: { status, location } } });
const SECURE = "https://example-clinic.com/";

describe("http-to-https", () => {
  it("passes a lasting redirect", () => {
    expect(httpToHttps.run(answering(301, SECURE)).status).toBe("pass");
    expect(httpToHttps.run(answering(308, SECURE)).status).toBe("pass");
  });

  it("warns about a temporary one", () => {
    expect(httpToHttps.run(answering(302, SECURE)).status).toBe("warn");
  });

  it("fails a page served without protection", () => {
    const verdict = httpToHttps.run(answering(200, null));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]).toMatchObject({ url: "http://example-clinic.com/", received: "200" });
  });

  it("does not apply where nothing answers on http", () => {
    expect(httpToHttps.run(answering(0, null)).status).toBe("na");
  });

  it("cannot tell when it was not asked, or for a local copy", () => {
    expect(httpToHttps.run(site({ target: { httpProbe: null } })).status).toBe("unable");
    expect(httpToHttps.run(site({ target: { isLocalCopy: true } })).status).toBe("unable");
  });
});
