// Lists that come in pages, one member after the other. Each page costs one read, and is asked for when it is needed.
import type { Client } from "./create-client.ts";
import type {
  BrowseDirectoryInput,
  CheckOutcome,
  DirectoryListing,
  GetScanChecksInput,
  ListScansInput,
  ListWebhookDeliveriesInput,
  ScanSummary,
  WebhookDelivery,
} from "./generated.ts";
import type { CallOptions } from "./send.ts";

export const eachScan = (client: Client, input: ListScansInput = {}, options?: CallOptions) =>
  eachOf<ScanSummary>(async (cursor) => {
    const { scans, nextCursor } = await client.listScans({ ...input, ...cursor }, options);
    return { members: scans, nextCursor };
  });

export const eachCheck = (client: Client, input: GetScanChecksInput, options?: CallOptions) =>
  eachOf<CheckOutcome>(async (cursor) => {
    const { checks, nextCursor } = await client.getScanChecks({ ...input, ...cursor }, options);
    return { members: checks, nextCursor };
  });

export const eachDelivery = (client: Client, input: ListWebhookDeliveriesInput, options?: CallOptions) =>
  eachOf<WebhookDelivery>(async (cursor) => {
    const { deliveries, nextCursor } = await client.listWebhookDeliveries({ ...input, ...cursor }, options);
    return { members: deliveries, nextCursor };
  });

export async function* eachListing(
  client: Client,
  input: BrowseDirectoryInput = {},
  options?: CallOptions,
): AsyncGenerator<DirectoryListing, void> {
  for (let offset = input.offset ?? 0; ;) {
    const { listings, total } = await client.browseDirectory({ ...input, offset }, options);
    yield* listings;
    offset += listings.length;
    if (listings.length === 0 || offset >= total) return;
  }
}

async function* eachOf<Member>(
  ask: (cursor: { cursor?: string }) => Promise<{ members: Member[]; nextCursor: string | null }>,
): AsyncGenerator<Member, void> {
  for (let cursor: string | null | undefined; ;) {
    const page = await ask(cursor === undefined || cursor === null ? {} : { cursor });
    yield* page.members;
    // A page may be empty and still have one after it.
    cursor = page.nextCursor;
    if (cursor === null) return;
  }
}
