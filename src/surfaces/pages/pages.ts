// Every page that is made once for an installation, in the order in which lists name them.
import type { Site } from "../../model/site.ts";
import type { WebhookDelivery } from "../../model/webhook.ts";
import type { Page } from "../../render/blocks.ts";
import { botPage } from "./bot.ts";
import { guides } from "./developers/guides.ts";
import { homePage } from "./home.ts";
import { pricingPage } from "./pricing.ts";
import { privacyPage } from "./privacy.ts";
import { termsPage } from "./terms.ts";

export interface SitePages {
  all: readonly Page[];
}

/**
 * `delivery` is what the API tells of webhooks. Pages of tables, as the method and the reference are, are handed in
 * where documents are made: the Worker need not carry their words.
 */
export function makePages(site: Site, delivery: WebhookDelivery, more: readonly Page[] = []): SitePages {
  const about = [pricingPage, botPage, termsPage, privacyPage].map((make) => make(site));
  return { all: [homePage(site), ...guides(site, delivery), ...about, ...more] };
}
