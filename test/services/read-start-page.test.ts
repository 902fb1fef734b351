import { describe, expect, it } from "vitest";
import type { WebAnswer } from "../../src/model/ports.ts";
import type { ReadOrder, SiteReader } from "../../src/services/crawl/create-site-reader.ts";
import { readStartPage } from "../../src/services/crawl/read-start-page.ts";

const URL_ASKED = "https://example.com/";
const HTML = "<!doctype html><title>Welcome</title><h1>Welcome</h1><p>We are open.</p>";

/** A site whose answer depends on the signature; `asked` tells "signed" or "unsigned" per request. */
async function start(statusOf: (isSigned: boolean) => number, testsSignature = true) {
  const asked: string[] = [];
  const read = async ({ url, unsigned }: ReadOrder) => {
    asked.push(unsigned === true ? "unsigned" : "signed");
    const status = statusOf(unsigned !== true);
    const bytes = new TextEncoder().encode(HTML);
    const headers = { "content-type": "text/html" };
    const answer: WebAnswer = {
      ok: true,
      url,
      finalUrl: url,
      status,
      headers,
      bytes,
      truncated: false,
      ttfbMs: 1,
      redirects: [],
    };
    return { answer, text: HTML, charset: "utf-8", isChallenge: false };
  };
  const page = await readStartPage({ read } as unknown as SiteReader, URL_ASKED, { testsSignature });
  return { page, asked };
}

describe("the start page", () => {
  it("is asked for once, signed, where it answers", async () => {
    const { page, asked } = await start(() => 200);
    expect(page).toMatchObject({ ok: true, signatureRefused: null });
    expect(asked).toEqual(["signed"]);
  });

  it.each([400, 401, 403, 406])(
    "is asked for once more without a signature when the signed request gets %i",
    async (status) => {
      const { page, asked } = await start((isSigned) => (isSigned ? status : 200));
      expect(page).toMatchObject({ ok: true, signatureRefused: { url: URL_ASKED, status } });
      expect(asked).toEqual(["signed", "unsigned"]);
    },
  );

  it("stays unread when the signature made no difference, with the first answer as the reason", async () => {
    const { page, asked } = await start((isSigned) => (isSigned ? 403 : 500));
    expect(page).toMatchObject({ ok: false, failure: { code: "http_4xx" } });
    expect(asked).toEqual(["signed", "unsigned"]);
  });

  it.each([402, 404, 410, 429, 451, 500, 503])(
    "is not asked for again after %i, which says nothing of a signature",
    async (status) => {
      expect((await start(() => status)).asked).toEqual(["signed"]);
    },
  );

  it("is not asked for again where requests are unsigned or the scan is shallow", async () => {
    const { page, asked } = await start(() => 403, false);
    expect([page.ok, asked]).toEqual([false, ["signed"]]);
  });
});
