// The product's own name and version, set in one place.
export const PRODUCT = {
  name: "Foresite",
  slug: "foresite",
  version: "1.0.0",
  bot: "ForesiteBot",
} as const;

/** User agent of every request the crawler makes. */
export const userAgentOf = (publicOrigin: string): string => `${PRODUCT.bot}/1.0 (+${publicOrigin}/bot)`;
