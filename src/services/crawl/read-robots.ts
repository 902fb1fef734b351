import { ROBOTS_BYTES } from "../../model/limits.ts";
import { PRODUCT } from "../../model/product.ts";
import { parseRobots } from "../../scanner/evidence/site/parse-robots.ts";
import type { RobotsFacts } from "../../scanner/evidence/site-evidence.ts";
import type { ReadOrder, SiteReader } from "./create-site-reader.ts";
import { PRIORITY } from "./priorities.ts";

/**
 * robots.txt of the origin of `address`. No answer counts as status 0, which forbids everyone (RFC 9309 §2.3.1.4).
 * `mayHop` decides on redirects, where it is given.
 */
export async function readRobots(
  reader: Pick<SiteReader, "read">,
  address: string,
  mayHop?: ReadOrder["mayHop"],
): Promise<RobotsFacts> {
  const url = new URL("/robots.txt", address).href;
  const received = await reader.read({
    url,
    purpose: "robots",
    maxBytes: ROBOTS_BYTES,
    accept: "text/plain",
    priority: PRIORITY.robots,
    announce: "document",
    ...(mayHop === undefined ? {} : { mayHop }),
  });
  const answer = received?.answer;
  if (answer === undefined || !answer.ok)
    return parseRobots({ url, finalUrl: url, status: 0, contentType: "", text: "" }, PRODUCT.bot);
  return parseRobots(
    {
      url,
      finalUrl: answer.finalUrl,
      status: answer.status,
      contentType: answer.headers["content-type"] ?? "",
      text: received?.text ?? "",
    },
    PRODUCT.bot,
  );
}

/** Whether robots.txt of that origin could not be asked for because there is no such host to ask. */
export function isNobodyThere({ exchanges }: Pick<SiteReader, "exchanges">, origin: string): boolean {
  const asked = exchanges.find(({ url }) => url === `${origin}/robots.txt`);
  return asked?.redirects === 0 && asked.error !== null && NOBODY.has(asked.error);
}

const NOBODY = new Set(["dns", "tls", "not_public"]);
