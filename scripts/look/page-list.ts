// The pages that are looked at, by the name of their pictures.
import type { Page } from "playwright-core";
import type { AccountPages } from "./prepare-account.ts";

export interface LookedAt {
  name: string;
  path: string;
  /** Of somebody who is signed in. */
  storageState?: AccountPages["storageState"];
  /** What is done on the page before it is looked at. */
  step?: ((page: Page) => Promise<unknown>) | undefined;
  /** The page itself is the answer to an error. */
  answersError?: boolean;
}

const PAGES: Record<string, string> = {
  home: "/",
  running: "/scan",
  directory: "/directory",
  "directory-empty": "/directory?industry=education",
  listing: "/directory/clinic-example-com",
  developers: "/developers/",
  quickstart: "/developers/quickstart",
  authentication: "/developers/authentication",
  limits: "/developers/limits",
  reference: "/developers/api/",
  "start-scan": "/developers/api/start_scan",
  results: "/developers/api/get_scan_results",
  "browse-directory": "/developers/api/browse_directory",
  webhooks: "/developers/webhooks",
  events: "/developers/events",
  mcp: "/developers/mcp",
  a2a: "/developers/a2a",
  ask: "/developers/ask",
  clients: "/developers/clients",
  badge: "/developers/badge",
  errors: "/developers/errors/",
  error: "/developers/errors/RATE_LIMIT",
  status: "/developers/status",
  changelog: "/developers/changelog",
  search: "/search",
  found: "/search?query=webhook+signature",
  "not-found": "/search?query=zebrafish",
  pricing: "/pricing",
  method: "/method",
  bot: "/bot",
  terms: "/legal/terms",
  privacy: "/legal/privacy",
  "sign-in": "/sign-in",
  "analytics-closed": "/analytics",
};
const ERRORS: Record<string, string> = {
  unknown: "/scan/0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
  "sign-in-problem": "/sign-in/confirm",
};
const ACCOUNT_ERRORS = ["account-key-refused", "account-unknown"];

export function pagesOf(report: string, { paths, steps, storageState }: AccountPages): LookedAt[] {
  const reports = {
    report,
    "report-filtered": `${report}?status=fail`,
    "report-bad-volume": `${report}?wf-appointment=many&employees=0.5`,
  };
  return [
    ...named({ ...PAGES, ...reports }),
    ...named(ERRORS).map((page) => ({ ...page, answersError: true })),
    { name: "report-signed-in", path: `${report}?wf-appointment=400&employees=12&sort=-hours`, storageState },
    ...named(paths).map((page) => ({
      ...page,
      storageState,
      step: steps[page.name],
      answersError: ACCOUNT_ERRORS.includes(page.name),
    })),
  ];
}

const named = (paths: Record<string, string>): { name: string; path: string }[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path }));
