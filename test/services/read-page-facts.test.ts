import { expect, it } from "vitest";
import { readPageFacts } from "../../src/services/crawl/read-page-facts.ts";

const ARTICLE = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article"}</script>`;

function kindOf(path: string, linkText = "") {
  const url = `https://www.example-clinic.com${path}`;
  const answer = {
    ok: true as const,
    url,
    finalUrl: url,
    status: 200,
    headers: { "content-type": "text/html" },
    bytes: new Uint8Array(),
    truncated: false,
    ttfbMs: 90,
    redirects: [],
  };
  const text = `<!doctype html><title>Wing foiling</title>${ARTICLE}<h1>Wing foiling</h1>`;
  const read = readPageFacts(
    { answer, text, charset: "utf-8", isChallenge: false },
    { requestedUrl: url, foundBy: "link", linkText },
  );
  return [read?.facts.kind, read?.facts.isPostByData];
}

it("says of a post whether only its data call it one", () => {
  expect(kindOf("/wing-foiling")).toEqual(["post", true]);
  expect(kindOf("/blog/wing-foiling")).toEqual(["post", undefined]);
  expect(kindOf("/wing-foiling", "Prices")).toEqual(["pricing", undefined]);
});
