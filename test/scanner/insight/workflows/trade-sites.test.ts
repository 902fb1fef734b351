// Whole small sites, read from HTML to claim: what a careful reader finds is claimed, what only looks like it is not.
import { describe, expect, it } from "vitest";
import { claimWorkflows } from "../../../../src/scanner/insight/claim-workflows.ts";
import { inferProfile } from "../../../../src/scanner/insight/infer-profile.ts";
import { site } from "../../../fixtures/site.ts";
import { channelsOf, siteOf } from "../site-of.ts";
import { MORE_TRADE_SITES } from "./more-trade-sites.ts";
import { TRADE_SITES } from "./trade-sites.ts";
import type { TradeSite } from "./trade-sites.ts";

function claimedOn({ pages, lang }: TradeSite): string[] {
  const read = siteOf(pages, lang);
  const channels = channelsOf(read);
  const profile = inferProfile({ ...read, channels, documents: {}, sitemapUrls: 0 });
  return claimWorkflows({ ...site(), ...read, channels, profile }).map(({ id }) => id);
}

describe.each([...TRADE_SITES, ...MORE_TRADE_SITES])("$title", (trade) => {
  const ids = claimedOn(trade);
  it("shows its work", () => {
    expect(trade.shows.filter((id) => !ids.includes(id))).toEqual([]);
  });
  it("does not show what only sounds like it", () => {
    expect(trade.hides.filter((id) => ids.includes(id))).toEqual([]);
  });
});
