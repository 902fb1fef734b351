import { describe, expect, it } from "vitest";
import { crawlPayment402 } from "../../../../src/scanner/checks/bots/crawl-payment-402.ts";
import { site } from "../../../fixtures/site.ts";

const answered = (status: number, contentType: string) =>
  site({
    exchanges: [
      {
        purpose: "page",
        method: "GET",
        url: "https://example-clinic.com/archive",
        finalUrl: "https://example-clinic.com/archive",
        status,
        error: null,
        ttfbMs: 90,
        bytes: 200,
        contentType,
        redirects: 0,
      },
    ],
  });

describe("crawl-payment-402", () => {
  it("passes a price that machines can read", () => {
    expect(crawlPayment402.run(answered(402, "application/json")).status).toBe("pass");
  });

  it("leaves open what a web page as an answer means", () => {
    const verdict = crawlPayment402.run(answered(402, "text/html"));
    expect(verdict.status).toBe("unable");
    expect(verdict.evidence[0]?.received).toBe("402 text/html");
  });

  it("does not apply where nobody asks for payment", () => {
    expect(crawlPayment402.run(answered(200, "text/html")).status).toBe("na");
  });
});
