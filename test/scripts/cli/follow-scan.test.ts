import { describe, expect, it } from "vitest";
import { followScan } from "../../../scripts/cli/follow-scan.ts";
import type { ProgressView } from "../../../scripts/cli/show-progress.ts";
import { createApiClient, type ApiClient, type ScanEventLine } from "../../../scripts/lib/api-client.ts";

const page = (id: number, url: string): ScanEventLine => ({ id, type: "page", data: { url } });

/** A service whose event streams are these, one after the other; the status is over after the last. */
function serviceOf(streams: (ScanEventLine | Error)[][]): { client: ApiClient; asked: number[] } {
  const asked: number[] = [];
  const progress = { progress: 0, error: null, message: null, agents: [], pagesRead: 0, requestsUsed: 0 };
  const client: ApiClient = {
    ...createApiClient("http://127.0.0.1:9", null),
    status: () => Promise.resolve({ ...progress, status: asked.length < streams.length ? "fetching" : "complete" }),
    async *events(_, after) {
      asked.push(after);
      for (const event of streams[asked.length - 1] ?? []) {
        if (event instanceof Error) throw event;
        yield event;
      }
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
    expect(await followScan(client, "id", viewInto(seen))).toEqual({ status: "complete", error: null });
    expect({ asked, seen }).toEqual({ asked: [0, 2], seen: ["a", "b", "c"] });
  });

  it("shows nothing of what a page may have put into an event to steer the terminal", async () => {
    const { client } = serviceOf([[page(1, "https://example.com/\u001B[2J\u009B31m\u202Ex")]]);
    const seen: unknown[] = [];
    await followScan(client, "id", viewInto(seen));
    expect(seen).toEqual(["https://example.com/x"]);
  });
});
