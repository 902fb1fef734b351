// Pages that every page names in its header and footer.
import { PRODUCT } from "../model/product.ts";
import type { PageName } from "./blocks.ts";

export const NAMED = {
  developers: { path: "/developers/", name: "Developers" },
  badge: { path: "/developers/badge", name: "Badge" },
  pricing: { path: "/pricing", name: "Pricing" },
  directory: { path: "/directory", name: "Directory" },
  method: { path: "/method", name: "Method" },
  bot: { path: "/bot", name: PRODUCT.bot },
  terms: { path: "/legal/terms", name: "Terms" },
  privacy: { path: "/legal/privacy", name: "Privacy" },
} as const satisfies Record<string, PageName>;

export const NAVIGATION: { header: readonly PageName[]; footer: readonly PageName[] } = {
  header: [NAMED.directory, NAMED.method, NAMED.developers, NAMED.pricing],
  footer: [NAMED.bot, NAMED.terms, NAMED.privacy],
};

/** Where the form stands that starts a scan. */
export const SCAN_FORM: PageName = { path: "/#scan", name: "Scan a site" };
