// Our side: full scans through the local service, each site by its own name.
import { createApiClient, type ApiClient } from "../lib/api-client.ts";
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
    const client = createApiClient(service.origin, await makeKey({ state, plan: "pro", label: "peers" }));
    const found = new Map<string, Verdicts>();
    for (const host of hosts) found.set(host, await scanSite(client, host));
    return found;
  } finally {
    await service.stop();
  }
}

async function scanSite(client: ApiClient, host: string): Promise<Verdicts> {
  const { scanId } = await client.startScan({ url: `https://${host}/`, scanType: "full" });
  for (;;) {
    const { status, error } = await client.status(scanId);
    if (status === "complete") return ourVerdicts((await client.checks(scanId)).checks);
    if (status === "error") return verdictsOfFailure(error?.split(":")[0] ?? "");
    await new Promise((resume) => setTimeout(resume, 100));
  }
}
