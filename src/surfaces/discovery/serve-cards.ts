// The cards by which agents find us. They are files; made here again where files cannot be read, since without them
// nobody finds the rest.
import { isoDay } from "../../model/words.ts";
import { isUnavailable } from "../../model/errors.ts";
import type { Ports } from "../../model/ports.ts";
import { contactEmailOf, type Site } from "../../model/site.ts";
import { agentCard } from "./agent-card.ts";
import { CARD_PATHS, PATHS, SERVER_CARD_TYPE } from "./paths.ts";
import { serverCard } from "./server-card.ts";
import { jsonDocument, type StaticDocument } from "./static-document.ts";

export async function serveCards(ports: Ports, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const path = CARD_PATHS.find((one) => one === pathname) ?? PATHS.agentCard;
  try {
    return await ports.website.serve(path, request);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const { publicOrigin: origin, limits, operatorEmail } = ports.config;
    const madeOn = isoDay(ports.clock.now());
    const card = cardAt(path, { origin, limits, contactEmail: contactEmailOf(origin, operatorEmail), madeOn });
    return new Response(card.text, { headers: card.headers });
  }
}

function cardAt(path: (typeof CARD_PATHS)[number], site: Site): StaticDocument {
  switch (path) {
    case PATHS.agentCard:
    case PATHS.agentCardOld:
      return jsonDocument(path, agentCard(site.origin, site.limits));
    case PATHS.serverCard:
      return jsonDocument(path, serverCard(site), SERVER_CARD_TYPE);
    case PATHS.serverCardJson:
      return jsonDocument(path, serverCard(site));
  }
}
