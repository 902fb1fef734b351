import { expect, it } from "vitest";
import { metaRefresh } from "../../../../src/scanner/checks/operability/meta-refresh.ts";
import { page, site } from "../../../fixtures/site.ts";

const run = (refresh: string | null) => metaRefresh.run(site({ pages: [page({ counts: { metaRefresh: refresh } })] }));

it("passes pages that stay, or reload after more than 20 hours", () => {
  expect(run(null).status).toBe("pass");
  expect(run("86400").status).toBe("pass");
  expect(run("").status).toBe("pass");
});

it.each(["0; url=/new", "30"])("fails %j and shows it without a query", (refresh) => {
  expect(run(refresh)).toMatchObject({ status: "fail", score: 0, evidence: [{ received: refresh }] });
  expect(run("5; url=/new?token=abc").evidence[0]?.received).toBe("5; url=/new");
});

it("scores the share of pages", () => {
  const pages = [page(), page({ counts: { metaRefresh: "5" } })];
  expect(metaRefresh.run(site({ pages }))).toMatchObject({ status: "warn", score: 0.5 });
});
