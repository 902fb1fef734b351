// How many scans a database of D1 holds: bytes of each kind of row with its part of every index, measured on generated
// rows in the real tables.
import { generateScanRows } from "../generate-scan-rows.ts";
import { openSqlite } from "../sqlite-database.ts";
import { writeScanRows } from "../write-scan-rows.ts";

/** What one database of D1 may hold on a paid plan (developers.cloudflare.com/d1/platform/limits). */
export const D1_BYTES = 10e9;

/** Bytes by kind: a scan in the list, an entry of the directory, a document of the search. */
export interface Room {
  scan: number;
  listing: number;
  document: number;
}

const TABLES_OF: Readonly<Record<keyof Room, RegExp>> = {
  scan: /^(?:scans|scan_domains)/,
  listing: /^(?:listings|sqlite_autoindex_listings)/,
  document: /^search_/,
};

/** Whole pages, by the engine's own account of its file (dbstat). */
export async function measureRoom(count: number): Promise<Room> {
  const { d1, sqlite } = openSqlite();
  const rows = generateScanRows({ count, endsAt: ENDS_AT, days: 400, seed: 7, owner: "key:room" });
  // Of callers without an account a scan keeps no more than that they had none.
  for (const scan of rows.scans) if (scan.owner.startsWith("addr:")) scan.owner = "addr:";
  await writeScanRows(d1, rows);
  const pages = sqlite.prepare("select name, sum(pgsize) as bytes from dbstat group by name").all();
  sqlite.close();
  const bytesOf = (kind: keyof Room): number =>
    pages.reduce((sum, { name, bytes }) => sum + (TABLES_OF[kind].test(String(name)) ? Number(bytes) : 0), 0);
  return {
    scan: bytesOf("scan") / rows.scans.length,
    listing: bytesOf("listing") / rows.listings.length,
    document: bytesOf("document") / rows.documents.length,
  };
}

const ENDS_AT = Date.UTC(2026, 10, 20);

export interface Mix {
  /** Scans of one domain within the time that they are kept. */
  scansPerDomain: number;
  /** Documents of the newest scan of a domain. */
  documentsPerDomain: number;
}

/** Domains, all of them in directory and search, that fit into so many bytes. */
export const domainsIn = (bytes: number, room: Room, { scansPerDomain, documentsPerDomain }: Mix): number =>
  Math.floor(bytes / (scansPerDomain * room.scan + room.listing + documentsPerDomain * room.document));
