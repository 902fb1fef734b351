// Pages that every page names in its header and footer.
import { PRODUCT } from "../model/product.ts";
import type { PageName } from "./blocks.ts";
import { WORDS } from "./words/index.ts";

const NAMES = WORDS.pages;

export const NAMED = {
  developers: { path: "/developers/", name: NAMES.developers },
  pricing: { path: "/pricing", name: NAMES.pricing },
  directory: { path: "/directory", name: NAMES.directory },
  method: { path: "/method", name: NAMES.method },
  account: { path: "/account", name: NAMES.account },
  analytics: { path: "/analytics", name: NAMES.analytics },
  bot: { path: "/bot", name: PRODUCT.bot },
  terms: { path: "/legal/terms", name: NAMES.terms },
  privacy: { path: "/legal/privacy", name: NAMES.privacy },
} as const satisfies Record<string, PageName>;

export const NAVIGATION: { header: readonly PageName[]; footer: readonly PageName[] } = {
  header: [NAMED.directory, NAMED.method, NAMED.developers, NAMED.pricing],
  footer: [NAMED.account, NAMED.analytics, NAMED.bot, NAMED.terms, NAMED.privacy],
};

/** Where the form stands that starts a scan. */
export const SCAN_FORM: PageName = { path: "/#scan", name: NAMES.scanForm };
/** Where nobody is signed in, the account leads to the sign-in. */
export const SIGN_IN: PageName = { path: NAMED.account.path, name: NAMES.signIn };

export const SEARCH: PageName = { path: "/search", name: NAMES.search };
