// Follows a running scan to its end, and shows what happens meanwhile.
import { ForesiteError, waitForScan, type Client } from "../../clients/typescript/src/index.ts";
import { cleanDeep } from "../../src/model/printable-text.ts";
import type { ProgressView } from "./show-progress.ts";

/** Resolves when the scan is over: with null when it is complete, or with why it failed. */
export async function followScan(client: Client, scanId: string, view: ProgressView): Promise<string | null> {
  try {
    await waitForScan(client, scanId, {
      onProgress: (news) => {
        if (news.kind === "event") view.event(cleanDeep(news.event));
      },
    });
    return null;
  } catch (error) {
    if (error instanceof ForesiteError && error.code === "SCAN_FAILED") return cleanDeep(error.message);
    throw error;
  }
}
