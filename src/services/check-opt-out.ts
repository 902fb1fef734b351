// Asks a site whether it wants to stay out of directory and search: its robots.txt, and its opt-out file.
import { OPT_OUT_BYTES, ROBOTS_BYTES } from "../model/limits.ts";
import type { OptOutSource } from "../model/list-ports.ts";
import { isOptOutFile, OPT_OUT_PATH, type OptOutAnswer } from "../model/opt-out.ts";
import type { Ports } from "../model/ports.ts";
import { PRODUCT } from "../model/product.ts";

/** By what it asks to stay out; null when by nothing that could be read. */
export async function checkOptOut(ports: Ports, domain: string): Promise<OptOutSource | null> {
  const { parseRobots } = await import("../scanner/evidence/site/parse-robots.ts");
  for (const origin of [`https://${domain}`, `http://${domain}`, `https://www.${domain}`]) {
    const [robots, file] = await Promise.all([
      read(ports, `${origin}/robots.txt`, ROBOTS_BYTES),
      read(ports, `${origin}${OPT_OUT_PATH}`, OPT_OUT_BYTES),
    ]);
    if (robots !== null && parseRobots(robots, PRODUCT.bot).refusesUsByName) return "robots";
    if (file !== null && isOptOutFile(file)) return "file";
    // The host answers: the other addresses are for hosts that do not.
    if (robots !== null || file !== null) return null;
  }
  return null;
}

async function read({ web }: Ports, url: string, maxBytes: number): Promise<OptOutAnswer | null> {
  const answer = await web.get({ url, maxBytes, accept: "text/plain" });
  if (!answer.ok) return null;
  return {
    url,
    finalUrl: answer.finalUrl,
    status: answer.status,
    contentType: answer.headers["content-type"] ?? "",
    text: new TextDecoder().decode(answer.bytes),
  };
}
