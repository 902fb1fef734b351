import { describe, expect, it } from "vitest";
import { createClient, type Client, type ScanEvent } from "../../../clients/typescript/src/index.ts";
import { followScan } from "../../../scripts/cli/follow-scan.ts";
import type { ProgressView } from "../../../scripts/cli/show-progress.ts";
import { evidenceOf, reportOn } from "../../fixtures/scan-pages.ts";
import { siteIn } from "../../fixtures/translated-site.ts";

const page = (id: number, url: string): ScanEvent => ({ id, type: "page", data: { url } });
const { results } = reportOn(evidenceOf(siteIn("en")));
const SCAN = { id: results.scanId, domain: results.domain, status: "complete", createdAt: 0 } as const;

/** A service whose event streams are these, one after the other; the status is over after the last. */
function serviceOf(streams: (ScanEvent | Error)[][], error: string | null = null) {
  const asked: (string | undefined)[] = [];
  const over = error === null ? "complete" : "error";
  const progress = { progress: 0, error, message: null, agents: [], pollAfterSeconds: 0 };
  async function* play(events: readonly (ScanEvent | Error)[]): AsyncGenerator<ScanEvent, void> {
    for (const event of events) {
      if (event instanceof Error) throw event;
      yield event;
    }
  }
  const client: Client = {
    ...createClient({ origin: "http://127.0.0.1:9" }),
    getScanStatus: () => Promise.resolve({ ...progress, status: asked.length < streams.length ? "fetching" : over }),
    getScanResults: () => Promise.resolve({ scan: SCAN, results }),
    streamScanEvents: ({ lastEventId }) => {
      asked.push(lastEventId);
      return Promise.resolve(play(streams[asked.length - 1] ?? []));
    },
  };
  return { client, asked };
}

function viewInto(seen: unknown[]): ProgressView {
  const nothing = (): void => undefined;
  return { say: nothing, begin: nothing, end: nothing, close: nothing, event: ({ data }) => seen.push(data["url"]) };
}

describe("following a scan", () => {
  it("goes on after the last event it saw when a stream breaks off", async () => {
    const { client, asked } = serviceOf([[page(1, "a"), page(2, "b"), new Error("terminated")], [page(3, "c")]]);
    const seen: unknown[] = [];
    expect(await followScan(client, "id", viewInto(seen))).toBeNull();
    expect({ asked, seen }).toEqual({ asked: [undefined, "2"], seen: ["a", "b", "c"] });
  });

  it("shows nothing of what a page may have put into an event or an error to steer the terminal", async () => {
    const { client } = serviceOf([[page(1, "https://example.com/\u001B[2J\u009B31m\u202Ex")]], "not_html: \u001B[2Jx");
    const seen: unknown[] = [];
    expect(await followScan(client, "id", viewInto(seen))).toBe("not_html: x");
    expect(seen).toEqual(["https://example.com/x"]);
  });
});
