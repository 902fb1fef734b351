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
  reader: SiteReader,
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
