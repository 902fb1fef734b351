// Where each table lives when there are several databases, and what leads each operation to its rows.

/**
 * domain: with its bucket, and moves with it. stays: where it was written, until it is done with. sum: in every database,
 * read as the sum of all. home: in the first database alone.
 */
export type Placement = "domain" | "stays" | "sum" | "home";

export const PLACE_OF_TABLE: Readonly<Record<string, Placement>> = {
  scans: "domain",
  listings: "domain",
  search_documents: "domain",
  opt_outs: "domain",
  outbox: "stays",
  tombstones: "stays",
  totals: "sum",
  counters: "sum",
  rollups: "sum",
  failures: "sum",
  api_keys: "home",
  mail_stops: "home",
  webhook_subscriptions: "home",
  webhook_subscription_events: "home",
  user: "home",
  session: "home",
  account: "home",
  verification: "home",
  jwks: "home",
  oauth_client: "home",
  oauth_resource: "home",
  oauth_client_resource: "home",
  oauth_refresh_token: "home",
  oauth_access_token: "home",
  oauth_consent: "home",
  oauth_client_assertion: "home",
};

/**
 * What the caller has that leads to the rows. scanId: its last digits. url, domain: the domain. slug: by the list of
 * slugs that home keeps. every: all databases are asked. home: the first alone.
 */
export type Lead = "scanId" | "url" | "domain" | "slug" | "every" | "home";

export const LEAD_OF_OPERATION: Readonly<Record<string, Lead>> = {
  get_service_health: "home",
  start_scan: "url",
  get_scan_status: "scanId",
  get_scan_results: "scanId",
  get_scan_checks: "scanId",
  estimate_hours: "scanId",
  get_comprehensive_results: "scanId",
  get_playbook: "scanId",
  delete_scan: "scanId",
  list_scans: "every",
  browse_directory: "every",
  get_analytics: "every",
  search_insights: "every",
  get_directory_listing: "slug",
  opt_out: "domain",
  get_account: "every",
  delete_account: "every",
  get_usage: "home",
  list_keys: "home",
  create_key: "home",
  get_key: "home",
  rotate_key: "home",
  revoke_key: "home",
  register_agent: "home",
  get_webhook_documentation: "home",
  subscribe_webhook: "home",
  list_webhook_subscriptions: "home",
  get_webhook_subscription: "home",
  rotate_webhook_secret: "home",
  list_webhook_deliveries: "home",
  replay_webhook_delivery: "home",
  replay_failed_webhook_deliveries: "home",
  delete_webhook_subscription: "home",
};
