import { expect, it } from "vitest";
import { safeGet } from "../../../../src/scanner/checks/operability/safe-get.ts";
import { anchor, page, profile, site } from "../../../fixtures/site.ts";

const run = (path: string, sells = true) =>
  safeGet.run(
    site({
      pages: [page({ anchors: [anchor(`https://example-clinic.com${path}`, "Link")] })],
      profile: profile({ sells }),
    }),
  );

it.each([
  "/shop/?add-to-cart=17",
  "/cart/remove?item_id=3",
  "/list?action=delete&id=4",
  "/delete/42",
  "/newsletter/unsubscribe?token=abc",
])("fails a link to %s", (path) => {
  expect(run(path)).toMatchObject({ status: "fail", score: 0 });
});

it("names the link without the values of its query", () => {
  const received = run("/newsletter/unsubscribe?token=abc").evidence[0]?.received;
  expect(received).toBe("1 link; for example /newsletter/unsubscribe with token");
});

it.each(["/cart", "/unsubscribe", "/blog/how-to-delete-an-account", "/shop?page=2", "/remove-stains"])(
  "passes a link to %s",
  (path) => {
    expect(run(path).status).toBe("pass");
  },
);

it("is not asked of sites where nothing can be changed", () => {
  expect(run("/about", false).status).toBe("na");
});
