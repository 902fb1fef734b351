import type { Site } from "../../model/site.ts";
import { AUTHORIZATION_SERVER_PATH, OPENID_CONFIGURATION_PATH } from "../../model/auth-paths.ts";
import { PATHS, SERVER_CARD_TYPE } from "./paths.ts";

/** The catalog of the APIs at this origin (RFC 9727) as a linkset (RFC 9264). */
export function apiCatalog({ origin }: Site): object {
  const at = (path: string, type: string): object => ({ href: `${origin}${path}`, type });
  const docs = [at(PATHS.developers, "text/html")];
  const status = [at(PATHS.health, "application/json")];
  return {
    linkset: [
      {
        anchor: `${origin}${PATHS.apiCatalog}`,
        item: ["/api", PATHS.mcp, PATHS.a2a].map((path) => ({ href: `${origin}${path}` })),
      },
      {
        anchor: `${origin}/api`,
        "service-desc": [at(PATHS.openapi, "application/json"), at(PATHS.openapi30, "application/json")],
        "service-doc": docs,
        "service-meta": [
          at(AUTHORIZATION_SERVER_PATH, "application/json"),
          at(OPENID_CONFIGURATION_PATH, "application/json"),
        ],
        status,
        "terms-of-service": [at(PATHS.terms, "text/html")],
      },
      {
        anchor: `${origin}${PATHS.mcp}`,
        "service-desc": [at(PATHS.serverCard, SERVER_CARD_TYPE)],
        "service-doc": docs,
        status,
      },
      {
        anchor: `${origin}${PATHS.a2a}`,
        "service-desc": [at(PATHS.agentCard, "application/json"), at(PATHS.agentCardOld, "application/json")],
        "service-doc": docs,
        status,
      },
    ],
  };
}
