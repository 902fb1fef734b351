// Section 3: states and transitions.
import { describe, expect } from "vitest";
import { call, type Json } from "./call.ts";
import { covers } from "./covers.ts";
import { follow, listScans, newest, read, readDeadScan, scanPath, startAccepted, withSubscription } from "./read.ts";
import { isScore, once } from "./shapes.ts";
import { world } from "./world.ts";

const ORDER = ["pending", "fetching", "analyzing", "complete"];

describe("3 Scan status values", () => {
  const life = once(async () => {
    if (world.site === null) return (await readDeadScan()).progress;
    return follow(await startAccepted({ url: world.site, scanType: "light", visibility: "unlisted" }));
  });

  covers(["3 Scan status.terminal"], "a scan moves forward only, and ends complete or in error", async () => {
    const statuses = (await life()).map(({ status }) => String(status));
    const ranks = statuses.map((status) => (status === "error" ? ORDER.length : ORDER.indexOf(status)));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(ranks.every((rank) => rank >= 0)).toBe(true);
    expect(["complete", "error"]).toContain(statuses.at(-1));
    if (world.site !== null) expect(statuses.at(-1)).toBe("complete");
  });

  covers(
    ["3 Scan status.progress"],
    "progress is 0 to 100, never goes down, and is 100 exactly when complete",
    async () => {
      const seen = await life();
      const progress = seen.map((one) => Number(one["progress"]));
      expect(seen.every((one) => isScore(one["progress"]))).toBe(true);
      expect(progress).toEqual(progress.toSorted((a, b) => a - b));
      for (const one of seen) expect(one["progress"] === 100).toBe(one["status"] === "complete");
    },
  );

  covers(["3 Scan status.pending"], "a new scan is pending or fetching, and has no results yet", async () => {
    const { status, body } = await call("/api/insights/scan", {
      method: "POST",
      body: { url: world.deadSite, scanType: "light", visibility: "unlisted" },
    });
    expect(status).toBe(200);
    expect(["pending", "fetching"]).toContain(body["status"]);
    expect(await read(scanPath(String(body["scanId"]), "results"))).not.toHaveProperty("results");
  });

  covers(["3 Scan status.complete"], "complete: results are available", async () => {
    expect(await read(scanPath(newest(), "status"))).toMatchObject({ status: "complete", progress: 100, error: null });
    expect(await read(scanPath(newest(), "results"))).toHaveProperty("results");
  });

  covers(["3 Scan status.error"], "error: the reason is in error and in errorMessage", async () => {
    const { scanId, progress } = await readDeadScan();
    const last = progress.at(-1);
    expect(last).toMatchObject({ status: "error", error: expect.stringMatching(/^[a-z0-9_]+: .+/) });
    const row = (await listScans("?mine=true&limit=50")).scans.find(({ id }) => id === scanId) as Json | undefined;
    expect(row?.["errorMessage"]).toBe(last?.["error"]);
  });

  for (const status of ["pending", "fetching", "analyzing", "complete", "error"] as const)
    covers(
      [`3 Scan status.${status}`],
      `${status} is a value of the list's filter and gives scans in it alone`,
      async () => {
        const { scans } = await listScans(`?status=${status}&limit=5`);
        expect(scans.filter((scan) => scan.status !== status)).toEqual([]);
      },
    );
});

describe("3 Scan status values as a scan passes through them", () => {
  covers(
    ["3 Scan status.pending", "3 Scan status.fetching", "3 Scan status.error"],
    "a scan of a site that is not there is pending, fetching, and ends in error",
    async () => {
      const { scanId } = await readDeadScan();
      expect(await statusesOf(scanId)).toEqual(["pending", "fetching", "error"]);
    },
  );
  if (world.site !== null)
    covers(
      ["3 Scan status.analyzing", "3 Scan status.complete"],
      "a scan of a site that answers is pending, fetching, analyzing, complete, in this order",
      async () => {
        const scanId = await startAccepted({ url: world.site, scanType: "light", visibility: "unlisted" });
        expect(await statusesOf(scanId)).toEqual(["pending", "fetching", "analyzing", "complete"]);
      },
    );
});

/** Every status that the event stream told, to its end. */
async function statusesOf(scanId: string): Promise<string[]> {
  const { text } = await call(scanPath(scanId, "events"));
  return [...text.matchAll(/^event: status\ndata: (.*)$/gm)].map(([, data = "{}"]) =>
    String((JSON.parse(data) as Json)["status"]),
  );
}

describe("3 Playbook status values", () => {
  covers(["3 Playbook status.values"], "complete for a complete scan, generating while one runs", async () => {
    expect(await read(`/api/insights/playbook/${newest()}`)).toMatchObject({ status: "complete" });
    const scanId = await startAccepted({ url: world.site ?? world.deadSite, scanType: "full", visibility: "unlisted" });
    const { status, body } = await call(`/api/insights/playbook/${scanId}`);
    // The scan may be over by now: complete, or in error and then without a playbook.
    if (status === 404) expect(await read(scanPath(scanId, "status"))).toMatchObject({ status: "error" });
    else if (body["status"] === "generating") expect(body).toMatchObject({ skillCount: 0, topPrioritySkills: [] });
    else expect(body["status"]).toBe("complete");
  });
});

describe("3 Webhook subscription status", () => {
  covers(["3 Subscription status.active"], "a created subscription is active at once", async () => {
    await withSubscription({ events: ["scan.failed"] }, (answer) => {
      expect(answer).toMatchObject({ ok: true, subscription: { status: "active" } });
    });
  });
});
