import { PRODUCT } from "../../../model/product.ts";
import type { Site } from "../../../model/site.ts";
import { operationPagePath } from "../../../model/documentation-paths.ts";
import { code, h2, link, list, p, type Page, prose, SERVICE_HEALTH, slot, table } from "../../../render/blocks.ts";
import { GUIDES } from "./menu.ts";
import { errorLink } from "./operation-words.ts";
import { portalPage } from "./portal-page.ts";

const HEALTH = "/api/health";

export const statusPage = ({ origin, contactEmail }: Site): Page =>
  portalPage(origin, {
    ...GUIDES.status,
    title: "Status",
    description: `How ${PRODUCT.name} is right now, measured when you ask, and how a program reads its health.`,
    blocks: [
      slot(SERVICE_HEALTH),
      p`${link("The health document", HEALTH)} is measured anew for every request and costs no quota. We keep no history of it and promise no availability; this page shows what the service finds out about itself when it is asked, no more.`,
      h2("How to read it", "read"),
      table(
        ["Member", "Meaning"],
        [
          [prose`${code("status")}`, prose`${code("ok")}, or ${code("degraded")} when a part is not healthy`],
          [prose`${code("services.api")}`, prose`the database answered a trivial read in time`],
          [prose`${code("services.website")}`, prose`pages and documents are served`],
          [prose`${code("services.api_latency_ms")}`, prose`how long that read took`],
          [prose`${code("response_time_ms")}`, prose`how long all of the measuring took`],
          [prose`${code("endpoints")}`, prose`every operation with its address, and whether it needs a credential`],
        ],
      ),
      p`All members are on ${link("the page of the operation", operationPagePath("get_service_health"))}.`,
      h2("Watch it", "watch"),
      list(
        prose`Ask for ${code(HEALTH)} once a minute; any answer but 200 with ${code('"status": "ok"')} is worth a look. HEAD answers as well.`,
        prose`A single scan tells for itself: agents that did not finish are named in ${code("incompleteAgents")}, and the scan goes on without them.`,
        prose`500 ${errorLink("INTERNAL_ERROR")} and 503 ${errorLink("SERVICE_UNAVAILABLE")} are ours. Name the ${code("X-Request-Id")} of the answer when you write to ${link(contactEmail, `mailto:${contactEmail}`)}.`,
      ),
    ],
  });
