// What the scanner knows (words, products, n-grams) is as large as all code. Where it runs from sources, the scanner
// imports it as the JSON it is. The build of the Worker (scripts/lib/build-worker.ts) puts it into one file beside the
// static documents, and `heldTable` in place of each import.
import type { ScannerTables } from "../model/ports.ts";
import { TABLES_PATH } from "../model/scanner-tables.ts";
import { toHex } from "../model/webhook-secret.ts";

/** SHA-256 of the file, set by the build; none where the script holds its tables itself. */
declare const SCANNER_TABLES_HASH: string | undefined;

/** Once per isolate: a build has one version of its tables, and what is held was compared with its hash. */
let held: Readonly<Record<string, unknown>> | null = null;

/** What an import of data gives in the built scanner. */
export function heldTable(name: string): unknown {
  const table = held?.[name];
  if (table === undefined) throw new Error(`The table ${name} was asked for before the tables were loaded.`);
  return table;
}

export function createScannerTables(
  fetchFile: (path: string) => Promise<Response>,
  hash: string | null = typeof SCANNER_TABLES_HASH === "undefined" ? null : SCANNER_TABLES_HASH,
): ScannerTables {
  return {
    async load() {
      if (hash === null || held !== null) return;
      // Nobody waits for another request's reading: one that is cut off would leave the others waiting for ever.
      const answer = await fetchFile(`${TABLES_PATH}${hash}.json`);
      if (!answer.ok) throw new Error(`The scanner's tables were answered with ${answer.status}.`);
      const bytes = await answer.arrayBuffer();
      const found = toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
      if (found !== hash) throw new Error(`The scanner's tables are of another build: ${found}.`);
      held ??= JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    },
  };
}
