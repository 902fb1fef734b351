// A short slice of `npm run torture -- --only target`.
import { beforeAll, expect, it } from "vitest";
import { REQUESTS_IN_FLIGHT, TARGET_BUDGET } from "../../src/model/limits.ts";
import { createRandom } from "../../scripts/torture/random.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { BESIEGED_HOST, BESIEGED_HOSTS, type Visits } from "./fake-besieged.ts";
import { HOST_MAP } from "./fake-web.ts";
import { call, makeTestKey, migrate, scan } from "./service.ts";

const DIRECT = 30;
const REDIRECTED = 10;
/** Enough to tell that it is read by one scan after the other. */
const SOME = 50;
const SOME_WITHIN_MS = 15_000;
/** Once it was asked so much, or for so long, what there is to see was seen. */
const MUCH = 0.9 * TARGET_BUDGET;
const WATCHED_MS = 8_000;
const STILL_MS = 3_000;
const LEFT_WITHIN_MS = 20_000;
let key: string;
beforeAll(async () => {
  await migrate();
  key = await makeTestKey();
});

const visits = async (): Promise<Visits> => (await fetch(`${HOST_MAP[BESIEGED_HOST]}/visits`)).json();

async function untilAsked(requests: number, withinMs: number): Promise<void> {
  for (const until = Date.now() + withinMs; Date.now() < until && (await visits()).total <= requests;)
    await new Promise((resume) => setTimeout(resume, 250));
}

/** Nobody reads the site or works on what was read any more: a module that is asked for when the test is over fails the run. */
async function untilLeft(): Promise<void> {
  let before = -1;
  for (const until = Date.now() + LEFT_WITHIN_MS; Date.now() < until;) {
    const { total } = await visits();
    if (total === before) return;
    before = total;
    await new Promise((resume) => setTimeout(resume, STILL_MS));
  }
}

it("sees few requests at once, and no more than its budget, however many want it read and under whatever names", async () => {
  // The first scan loads the scanner, for which the tests' bundler takes many times as long as the deployed Worker.
  await scan(CLINIC_HOST, { scanType: "full" }, key);
  const random = createRandom(7);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? "";
  const start = (count: number, hosts: readonly string[]) =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        call<{ scanId: string }>("/api/insights/scan", {
          method: "POST",
          body: { url: `https://${pick(hosts)}/?n=${n}`, scanType: pick(["light", "basic", "full"]) },
          ...(n % 3 === 0 ? { headers: { "x-mcp-api-key": key } } : { address: `203.0.113.${n}` }),
        }),
      ),
    );
  const names = BESIEGED_HOSTS.filter((host) => host.endsWith(BESIEGED_HOST));
  const direct = await start(DIRECT, [...names, `${BESIEGED_HOST.toUpperCase()}.`]);
  await untilAsked(SOME, SOME_WITHIN_MS);
  expect((await visits()).total).toBeGreaterThan(SOME);
  // Those wait within a crawl for their turn, and the simulator of the queue hands on no other crawl until they end.
  const redirected = await start(
    REDIRECTED,
    BESIEGED_HOSTS.filter((host) => !names.includes(host)),
  );
  await untilAsked(MUCH, WATCHED_MS);
  const started = [...direct, ...redirected];
  expect(new Set(started.map(({ status }) => status))).toEqual(new Set([200]));
  const { total, mostInFlight } = await visits();
  expect(mostInFlight).toBeLessThanOrEqual(REQUESTS_IN_FLIGHT);
  expect(total).toBeLessThanOrEqual(TARGET_BUDGET);
  const answers = await Promise.all(started.map(({ body }) => call(`/api/insights/scan/${body.scanId}/status`)));
  for (const { body } of answers)
    expect(`${String(body["status"])}: ${String(body["error"] ?? body["message"])}`).toMatch(
      /^(complete|pending: Waiting|fetching|analyzing|error: busy)/,
    );
  await untilLeft();
});
