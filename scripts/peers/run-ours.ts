// Our side: full scans through the local service, each site by its own name.
import {
  createClient,
  eachCheck,
  ForesiteError,
  scanAndWait,
  type Client,
} from "../../clients/typescript/src/index.ts";
import { makeKey } from "../lib/make-key.ts";
import { startService } from "../lib/service.ts";
import { ourVerdicts, verdictsOfFailure, type Verdicts } from "./compare-verdicts.ts";

export async function runOurs(
  hosts: readonly string[],
  { hostMap, state }: { hostMap: Record<string, string>; state: string },
): Promise<ReadonlyMap<string, Verdicts>> {
  const vars = { DEV_HOST_MAP: JSON.stringify(hostMap), CRAWL_MAX_RPS: "100", TARGET_BUDGET: "10000" };
  const service = await startService({ state, isQuiet: true, vars });
  try {
    const key = await makeKey({ state, plan: "pro", label: "peers" });
    const client = createClient({ origin: service.origin, key });
    const found = new Map<string, Verdicts>();
    for (const host of hosts) found.set(host, await scanSite(client, host));
    return found;
  } finally {
    await service.stop();
  }
}

async function scanSite(client: Client, host: string): Promise<Verdicts> {
  try {
    const { scanId } = await scanAndWait(client, { url: `https://${host}/`, scanType: "full" });
    return ourVerdicts(await Array.fromAsync(eachCheck(client, { scanId })));
  } catch (error) {
    if (error instanceof ForesiteError && error.code === "SCAN_FAILED")
      return verdictsOfFailure(error.message.split(":")[0] ?? "");
    throw error;
  }
}
