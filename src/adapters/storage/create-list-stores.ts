import type { ListPorts } from "../../model/list-ports.ts";
import { createDirectory } from "./directory-store.ts";
import { createOptOutStore } from "./opt-out-store.ts";
import { createRemovalStore } from "./removal-store.ts";
import { createRollupStore } from "./rollup-store.ts";
import { createScanList } from "./scan-list.ts";
import { createSearchIndex } from "./search-index.ts";
import type { Queried } from "./run-batch.ts";

/** Everything that lists, counts, searches and removes, on one database; `guarded` tells its outages. */
export const createListStores = (
  database: Queried,
  guarded: <T extends object>(store: T) => T = (store) => store,
): ListPorts => ({
  scanList: guarded(createScanList(database)),
  directory: guarded(createDirectory(database)),
  rollups: guarded(createRollupStore(database)),
  searchIndex: guarded(createSearchIndex(database)),
  removal: guarded(createRemovalStore(database)),
  optOuts: guarded(createOptOutStore(database)),
});
