// Every page that is made once for an installation, in the order in which lists name them.
import type { Site } from "../../model/site.ts";
import type { Page } from "../../render/blocks.ts";
import { badgePage } from "./badge-page.ts";
import { botPage } from "./bot.ts";
import { developersPage } from "./developers.ts";
import { homePage } from "./home.ts";
import { pricingPage } from "./pricing.ts";
import { privacyPage } from "./privacy.ts";
import { termsPage } from "./terms.ts";

export interface SitePages {
  all: readonly Page[];
}

/** Pages of tables, as the method is, are handed in where documents are made: the Worker need not carry their words. */
export function makePages(site: Site, more: readonly Page[] = []): SitePages {
  const all = [homePage, developersPage, badgePage, pricingPage, botPage, termsPage, privacyPage].map((make) =>
    make(site),
  );
  return { all: [...all, ...more] };
}
