// Asks a site whether it wants to stay out of directory and search: its robots.txt, and its opt-out file.
import { OPT_OUT_BYTES, OPT_OUT_CHECK_MS, ROBOTS_BYTES } from "../model/limits.ts";
import { isOptOutFile, OPT_OUT_PATH, type OptOutAnswer, tellsOfFile } from "../model/opt-out.ts";
import type { Ports } from "../model/ports.ts";
import { PRODUCT } from "../model/product.ts";
import { gateOf } from "./crawl/other-domains.ts";

/** By what a site asks to stay out. "nothing": it said that it does not. "unknown": nobody could tell just now. */
type OptOutWish = "robots" | "file" | "nothing" | "unknown";

/** A domain's own addresses, in the order of asking: the first host that answers speaks for it. */
const originsOf = (domain: string): string[] => [`https://${domain}`, `http://${domain}`, `https://www.${domain}`];

export async function checkOptOut(ports: Ports, domain: string): Promise<OptOutWish> {
  // parseRobots knows crawlers from the tables.
  await ports.tables.load();
  const { parseRobots } = await import("../scanner/evidence/site/parse-robots.ts");
  const endsAt = ports.clock.now() + OPT_OUT_CHECK_MS;
  for (const origin of originsOf(domain)) {
    const [robots, file] = await Promise.all([
      read(ports, { url: `${origin}/robots.txt`, maxBytes: ROBOTS_BYTES, endsAt }),
      read(ports, { url: origin + OPT_OUT_PATH, maxBytes: OPT_OUT_BYTES, endsAt }),
    ]);
    const rules = robots === null ? null : parseRobots(robots, PRODUCT.bot);
    if (rules?.refusesUsByName === true) return "robots";
    if (file !== null && isOptOutFile(file)) return "file";
    // The host answers: the other addresses are for hosts that do not.
    if (rules !== null || file !== null)
      return rules !== null && rules.state !== "unreadable" && file !== null && tellsOfFile(file.status)
        ? "nothing"
        : "unknown";
  }
  return "unknown";
}

async function read(
  { web }: Ports,
  request: { url: string; maxBytes: number; endsAt: number },
): Promise<OptOutAnswer | null> {
  const { url } = request;
  const answer = await web.get({
    ...request,
    accept: "text/plain",
    // Anybody may have us ask, so it is the domain's own site that is asked and no other.
    beforeHop: async (next) => (gateOf(next) === gateOf(url) ? null : "refused"),
  });
  if (!answer.ok) return null;
  return {
    url,
    finalUrl: answer.finalUrl,
    status: answer.status,
    contentType: answer.headers["content-type"] ?? "",
    text: new TextDecoder().decode(answer.bytes),
  };
}
