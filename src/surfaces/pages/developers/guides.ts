// The pages of the portal that are written in words; those of operations and error codes are made from tables.
import type { Site } from "../../../model/site.ts";
import type { WebhookDelivery } from "../../../model/webhook.ts";
import type { Page } from "../../../render/blocks.ts";
import { a2aPage } from "./a2a.ts";
import { askPage } from "./ask.ts";
import { badgePage } from "./badge.ts";
import { authenticationPage } from "./authentication.ts";
import { changelogPage } from "./changelog.ts";
import { clientsPage } from "./clients.ts";
import { errorsPage } from "./errors.ts";
import { eventsPage } from "./events.ts";
import { limitsPage } from "./limits.ts";
import { mcpPage } from "./mcp.ts";
import { overviewPage } from "./overview.ts";
import { quickstartPage } from "./quickstart.ts";
import { referencePage } from "./reference.ts";
import { statusPage } from "./status.ts";
import { webhooksPage } from "./webhooks.ts";

/** In the order of the menu. */
export const guides = (site: Site, delivery: WebhookDelivery): Page[] => [
  overviewPage(site),
  quickstartPage(site),
  authenticationPage(site),
  limitsPage(site),
  referencePage(site),
  eventsPage(site),
  webhooksPage(site, delivery),
  mcpPage(site),
  a2aPage(site),
  askPage(site),
  clientsPage(site),
  badgePage(site),
  errorsPage(site),
  statusPage(site),
  changelogPage(site),
];
