// Every page that is made once for an installation, in the order in which lists name them.
import type { Method } from "../../model/method.ts";
import type { Site } from "../../model/site.ts";
import type { Page } from "../../render/blocks.ts";
import { botPage } from "./bot.ts";
import { developersPage } from "./developers.ts";
import { homePage } from "./home.ts";
import { methodPage } from "./method/method-page.ts";
import { pricingPage } from "./pricing.ts";
import { privacyPage } from "./privacy.ts";
import { termsPage } from "./terms.ts";

export interface SitePages {
  all: readonly Page[];
}

/** The method is handed in where documents are made: rooms that serve know nothing of the scanner's tables. */
export function makePages(site: Site, method?: Method): SitePages {
  const all = [homePage, developersPage, pricingPage, botPage, termsPage, privacyPage].map((make) => make(site));
  return { all: method === undefined ? all : [...all, methodPage(method)] };
}
