import { expect, it } from "vitest";
import { urlAddressableState } from "../../../../src/scanner/checks/operability/url-addressable-state.ts";
import { anchor, page, site, text } from "../../../fixtures/site.ts";
import { button } from "./control-fixture.ts";

const run = (over: Parameters<typeof page>[0]) =>
  urlAddressableState.run(site({ pages: [page({ kind: "shop", ...over })] }));

it("passes lists that go on by a link, whatever else loads more", () => {
  const next = anchor("https://example-clinic.com/shop?page=2", "2");
  expect(run({ anchors: [next], buttons: [button("Load more")] }).status).toBe("pass");
  expect(run({ anchors: [anchor("https://example-clinic.com/blog/page/3/", "3")] }).status).toBe("pass");
});

it.each(["Load more products", "Mehr laden", "Charger plus", "Pokaż więcej"])(
  "fails a list that only %j continues",
  (name) => {
    const verdict = run({ buttons: [button(name)] });
    expect(verdict).toMatchObject({ status: "fail", score: 0 });
    expect(verdict.evidence[0]?.received).toBe(`button “${name}”, and no link to a further page of the list`);
  },
);

it("fails endless scrolling", () => {
  expect(run({ tokens: { classes: ["infinite-scroll"], ids: [] } }).status).toBe("fail");
});

it.each(["Showing 1–24 of 120 products", "24 von 120 Artikeln", "24 de 120 productos", "24 z 120 produktów"])(
  "fails a filter over a list of which the page shows a part: %s",
  (line) => {
    const tokens = { classes: ["filter-bar"], ids: [] };
    expect(run({ tokens, blocks: [text(line)] }).status).toBe("fail");
  },
);

it("takes a filter over a complete list for no hidden rest", () => {
  const tokens = { classes: ["filter-bar"], ids: [] };
  expect(run({ tokens, blocks: [text("12 products")] }).status).toBe("na");
  expect(run({ tokens, blocks: [text("Showing 12 of 12 products")] }).status).toBe("na");
});

it("is not asked of pages without long lists", () => {
  expect(run({ buttons: [button("Send")] }).status).toBe("na");
});
