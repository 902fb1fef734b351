// The product's own name and version, set in one place.
export const PRODUCT = {
  name: "Foresite",
  slug: "foresite",
  version: "1.0.0",
  bot: "ForesiteBot",
} as const;

/** Raised when checks, weights or caps change so that scores of before and after are not comparable. */
export const SCORECARD_VERSION = "1.0";

/** User agent of every request the crawler makes. */
export const userAgentOf = (publicOrigin: string): string => `${PRODUCT.bot}/1.0 (+${publicOrigin}/bot)`;
