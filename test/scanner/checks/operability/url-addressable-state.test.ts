import { expect, it } from "vitest";
import { urlAddressableState } from "../../../../src/scanner/checks/operability/url-addressable-state.ts";
import { anchor, page, site } from "../../../fixtures/site.ts";
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

it("is not asked of pages without long lists", () => {
  expect(run({ buttons: [button("Send")] }).status).toBe("na");
});
