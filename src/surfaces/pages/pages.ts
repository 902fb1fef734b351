// Every page that is made once for an installation, in the order in which lists name them.
import type { Site } from "../../model/site.ts";
import type { Page } from "../../render/blocks.ts";
import { botPage } from "./bot.ts";
import { developersPage } from "./developers.ts";
import { homePage } from "./home.ts";
import { pricingPage } from "./pricing.ts";
import { privacyPage } from "./privacy.ts";
import { termsPage } from "./terms.ts";

export interface SitePages {
  all: readonly Page[];
  header: readonly Page[];
  footer: readonly Page[];
}

export function makePages(site: Site): SitePages {
  const home = homePage(site);
  const header = [developersPage(site), pricingPage(site)];
  const footer = [botPage(site), termsPage(site), privacyPage(site)];
  return { all: [home, ...header, ...footer], header, footer };
}
