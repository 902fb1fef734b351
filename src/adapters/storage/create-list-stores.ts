import type { ListPorts } from "../../model/list-ports.ts";
import { createDirectory } from "./directory-store.ts";
import { createOptOutStore } from "./opt-out-store.ts";
import { createRemovalStore } from "./removal-store.ts";
import { createRollupStore } from "./rollup-store.ts";
import { createScanList } from "./scan-list.ts";
import { createSearchIndex } from "./search-index.ts";

/** Everything that lists, counts, searches and removes, on one database. */
export const createListStores = (database: D1Database): ListPorts => ({
  scanList: createScanList(database),
  directory: createDirectory(database),
  rollups: createRollupStore(database),
  searchIndex: createSearchIndex(database),
  removal: createRemovalStore(database),
  optOuts: createOptOutStore(database),
});
