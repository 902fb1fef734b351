import type { ListPorts } from "../../model/list-ports.ts";
import { late } from "../late.ts";
import type { Queried } from "./run-batch.ts";

/** Everything that lists, counts, searches and removes, on one database; `guarded` tells its outages. */
export const createListStores = (
  database: Queried,
  guarded: <T extends object>(store: T) => T = (store) => store,
): ListPorts => ({
  scanList: guarded(late(async () => (await import("./scan-list.ts")).createScanList(database))),
  directory: guarded(late(async () => (await import("./directory-store.ts")).createDirectory(database))),
  rollups: guarded(late(async () => (await import("./rollup-store.ts")).createRollupStore(database))),
  searchIndex: guarded(late(async () => (await import("./search-index.ts")).createSearchIndex(database))),
  removal: guarded(late(async () => (await import("./removal-store.ts")).createRemovalStore(database))),
  optOuts: guarded(late(async () => (await import("./opt-out-store.ts")).createOptOutStore(database))),
});
