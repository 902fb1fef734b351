import { OPT_OUT_BYTES } from "../../model/limits.ts";
import { isOptOutFile, OPT_OUT_PATH, tellsOfFile } from "../../model/opt-out.ts";
import { PRODUCT } from "../../model/product.ts";
import type { RobotsFacts } from "../../scanner/evidence/site-evidence.ts";
import { allowsPath } from "../../scanner/evidence/site/robots-rules.ts";
import type { SiteReader } from "./create-site-reader.ts";
import { PRIORITY } from "./priorities.ts";

/** Whether the site asks to stay out of directory and search; null when it could not be asked. */
export async function readOptOut(
  reader: SiteReader,
  { origin, robots }: { origin: string; robots: RobotsFacts },
): Promise<boolean | null> {
  if (!allowsPath(robots, OPT_OUT_PATH, PRODUCT.bot)) return null;
  const url = origin + OPT_OUT_PATH;
  const received = await reader.read({
    url,
    purpose: "document",
    maxBytes: OPT_OUT_BYTES,
    accept: "text/plain",
    priority: PRIORITY.control,
  });
  if (received === null || !received.answer.ok || received.isChallenge) return null;
  const { finalUrl, status, headers } = received.answer;
  if (!tellsOfFile(status)) return null;
  return isOptOutFile({ url, finalUrl, status, contentType: headers["content-type"] ?? "", text: received.text });
}
