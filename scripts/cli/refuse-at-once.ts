import { readTarget } from "../../src/model/target.ts";
import { UsageError } from "./usage-error.ts";

/** What the service would refuse is refused before it is started. */
export function refuseAtOnce(url: string): void {
  if (process.env["DEV_HOST_MAP"]) return;
  const verdict = readTarget(url, { allowLoopback: true, mappedHosts: null, ownOrigins: [] });
  if (!verdict.ok) throw new UsageError(`${verdict.reason}; expected ${verdict.expected}.`);
}
