// The process of the runtime is killed again and again while scans run; what it kept is taken up by the next one.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SCAN_TYPES } from "../../src/model/scan.ts";
import { bundleWorker } from "../lib/built-worker.ts";
import { createFaultNetwork, receiverUrl, siteHost } from "./fault-network.ts";
import { FAULTY_ENTRY, SLOW_MS, startFaulty } from "./fault-service.ts";
import { SHOWN, type TortureOptions } from "./part.ts";
import { createRandom } from "./random.ts";
import { judgeScan, judgeWhole, repeatsOf, type SeenWhole } from "./scan-oracle.ts";
import { seeScans, type Seen } from "./see-scans.ts";
import { sleep, startClock, untilQuiet, type Watched } from "./watch-scans.ts";

const KILLS = 60;
const SCANS_PER_KILL = 6;
/** Within this time after the orders begin, long enough for most of them to be over. */
const KILLED_WITHIN_MS = 5_000;

export async function runKills({ seed, share }: TortureOptions): Promise<boolean> {
  const random = createRandom(seed);
  const script = await bundleWorker(FAULTY_ENTRY);
  const state = mkdtempSync(join(tmpdir(), "torture-"));
  const network = createFaultNetwork();
  const watched: Watched[] = [];
  const subscriptions: string[] = [];
  const kills = Math.ceil(KILLS * share);
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const service = await startFaulty({ state, script, network });
      const stopClock = startClock(service);
      subscriptions.push(await service.subscribe(kill, receiverUrl(kill)));
      const orders = Array.from({ length: SCANS_PER_KILL }, async (_, i): Promise<void> => {
        const n = kill * SCANS_PER_KILL + i;
        const scanType = SCAN_TYPES[i % SCAN_TYPES.length] ?? "light";
        const domain = siteHost(n, "up");
        await sleep(random() * 1_000);
        const order = { url: `https://${domain}/`, scanType, owner: kill, plan: { faults: [], slowMs: SLOW_MS } };
        const ordered = await service.order(order);
        watched.push({ n, case: { scanType, faults: [], site: "up" }, domain, owner: kill, told: [], ...ordered });
      });
      await sleep(random() * KILLED_WITHIN_MS);
      await service.kill();
      await Promise.all([...orders, stopClock()]);
    }
    const service = await startFaulty({ state, script, network });
    const stopClock = startClock(service);
    await untilQuiet(service);
    await stopClock();
    const { scans, whole } = await seeScans(service, network, { watched, subscriptions });
    await service.stop();
    const breaches = scans.flatMap(({ scan, watched: { domain } }) =>
      judgeScan(scan).map((why) => `${domain}: ${why}`),
    );
    for (const {
      difference,
      watched: { domain },
    } of scans)
      if (difference !== null) breaches.push(`${domain}: ${difference}`);
    const quotas = withBrokenOrders(whole, scans);
    breaches.push(...judgeWhole({ ...whole, quotas }));
    const accepted = scans.filter(({ scan }) => scan.acceptedId !== null).length;
    const complete = scans.filter(({ scan }) => scan.rows[0]?.status === "complete").length;
    console.log(
      `${kills} kills, ${scans.length} orders, ${accepted} accepted, ${complete} complete, ${breaches.length} breaches`,
    );
    const errors = Map.groupBy(scans, ({ scan }) =>
      scan.rows.length === 0 ? "no row" : (scan.rows[0]?.error ?? "none"),
    );
    for (const [error, list] of errors) console.log(`${list.length} with error: ${error}`);
    const received = scans.reduce((sum, { scan }) => sum + scan.events.received.length, 0);
    const repeats = scans.reduce((sum, { scan }) => sum + repeatsOf(scan), 0);
    console.log(`${received} deliveries received, ${repeats} of them again`);
    const lost = quotas.reduce((sum, { used, due }) => sum + used - due, 0);
    console.log(`${lost} units counted for orders that died before they had a row`);
    for (const breach of breaches.slice(0, 3 * SHOWN)) console.log(`breach, ${breach}`);
    return breaches.length === 0;
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}

/** Orders that died with the process, before there was a row to tell whose fault it was, may be counted. */
function withBrokenOrders({ quotas }: SeenWhole, scans: readonly Seen[]): SeenWhole["quotas"] {
  const ownerOf = new Map(scans.flatMap(({ scan, watched }) => scan.rows.map((row) => [watched.owner, row.owner])));
  return quotas.map((quota) => {
    const broken = scans.filter(
      ({ scan, watched }) =>
        scan.rows.length === 0 && watched.answered === 0 && ownerOf.get(watched.owner) === quota.owner,
    );
    return { ...quota, most: quota.due + broken.length };
  });
}
