import { describe, expect, it } from "vitest";
import { IMAGE_BYTES } from "../../src/model/limits.ts";
import type { WebAnswer } from "../../src/model/web-ports.ts";
import { parseRobots } from "../../src/scanner/evidence/site/parse-robots.ts";
import type { ReadOrder, SiteReader } from "../../src/services/crawl/create-site-reader.ts";
import { readImages } from "../../src/services/crawl/read-images.ts";
import { jpeg, STORE } from "../fixtures/images.ts";
import { image, page } from "../fixtures/site.ts";

const ORIGIN = "https://example-clinic.com";
const robots = parseRobots(
  {
    url: `${ORIGIN}/robots.txt`,
    finalUrl: `${ORIGIN}/robots.txt`,
    status: 200,
    contentType: "text/plain",
    text: "User-agent: *\nDisallow: /private/\nDisallow: /*?private\n",
  },
  "ForesiteBot",
);
const PAGES = [
  page({
    images: ["/private/a.jpg", "/e.jpg?private=1", "/b.jpg", "/c.jpg", "/d.jpg"].map((path) =>
      image(ORIGIN + path, ""),
    ),
  }),
];

async function read(answerTo: (url: string) => Partial<Extract<WebAnswer, { ok: true }>> | "timeout" | null) {
  const orders: ReadOrder[] = [];
  const reader = {
    read: async (order: ReadOrder) => {
      orders.push(order);
      const { url } = order;
      const given = answerTo(url);
      if (given === null) return null;
      const common = { url, finalUrl: url, redirects: [] };
      const answer: WebAnswer =
        given === "timeout"
          ? { ok: false, ...common, code: "timeout", detail: "" }
          : {
              ok: true,
              ...common,
              status: 200,
              headers: {},
              bytes: new Uint8Array(),
              truncated: false,
              ttfbMs: 1,
              ...given,
            };
      return { answer, text: "", charset: "", isChallenge: false };
    },
  } as unknown as SiteReader;
  return { images: await readImages(reader, { pages: PAGES, robots }), orders };
}

describe("reading the site's images", () => {
  it("asks for the beginning of two at most, none that robots.txt forbids", async () => {
    const { images, orders } = await read((url) => ({ bytes: url.endsWith("/b.jpg") ? jpeg(STORE) : jpeg() }));
    expect(orders.map(({ url, maxBytes }) => [url, maxBytes])).toEqual([
      [`${ORIGIN}/b.jpg`, IMAGE_BYTES],
      [`${ORIGIN}/c.jpg`, IMAGE_BYTES],
    ]);
    expect(images.map(({ status, format, credentials }) => [status, format, credentials])).toEqual([
      [200, "jpeg", "present"],
      [200, "jpeg", "absent"],
    ]);
  });

  it("says what it got instead of an image, and nothing of what was not asked for", async () => {
    const { images } = await read((url) => (url.endsWith("/b.jpg") ? "timeout" : { status: 403, bytes: jpeg() }));
    expect(images.map(({ status, error, credentials }) => [status, error, credentials])).toEqual([
      [0, "timeout", "unknown"],
      [403, null, "unknown"],
    ]);
    expect((await read(() => null)).images).toEqual([]);
  });
});
