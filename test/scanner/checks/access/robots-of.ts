import { parseRobots } from "../../../../src/scanner/evidence/site/parse-robots.ts";
import type { RobotsFacts } from "../../../../src/scanner/evidence/site-evidence.ts";

const URL = "https://example-clinic.com/robots.txt";

/** Facts of a robots.txt with that text; `over` changes the answer it came in. */
export const robotsOf = (text: string, over: { status?: number; contentType?: string } = {}): RobotsFacts =>
  parseRobots({ url: URL, finalUrl: URL, status: 200, contentType: "text/plain", text, ...over }, "ForesiteBot");
