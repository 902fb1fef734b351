import { unstable_readConfig } from "wrangler";
import { describe, expect, it } from "vitest";
import { describeMethod } from "../../src/scanner/report/method/describe-method.ts";
import { CARD_PATHS } from "../../src/surfaces/discovery/paths.ts";
import { PAGE_PATHS } from "../../src/surfaces/http/serve-files.ts";
import { TABLES_PATH } from "../../src/model/scanner-tables.ts";
import { WEBHOOK_SCHEDULE_MS } from "../../src/model/limits.ts";
import { describeDelivery } from "../../src/services/webhook-documentation.ts";
import { referencePages } from "../../src/surfaces/pages/developers/reference-pages.ts";
import { methodPage } from "../../src/surfaces/pages/method/method-page.ts";
import { makePages } from "../../src/surfaces/pages/pages.ts";

const SITE = { origin: "https://example.com", limits: {}, contactEmail: "a@example.com", madeOn: "2026-11-20" };

const pages = makePages(SITE, describeDelivery(SITE.origin, WEBHOOK_SCHEDULE_MS), [
  methodPage(describeMethod()),
  ...referencePages(SITE),
]).all;

describe("files that the Worker stands in front of", () => {
  it("are the pages, the documents that browsers ask about first and what nobody is shown, and no others", () => {
    // Markdown twins are files like any other.
    const twins = PAGE_PATHS.filter((path) => path.endsWith("/*")).map((path) => `!${path}.md`);
    const { assets } = unstable_readConfig({ config: "wrangler.toml" });
    expect(assets?.run_worker_first).toEqual([...PAGE_PATHS, ...twins, ...CARD_PATHS, `${TABLES_PATH}*`]);
  });

  it("are all pages there are", () => {
    const isMatched = (path: string): boolean =>
      PAGE_PATHS.some((known) => (known.endsWith("*") ? path.startsWith(known.slice(0, -1)) : path === known));
    expect(pages.filter(({ path }) => !isMatched(path))).toEqual([]);
  });
});
