// The trigram index holds nothing of its own: it is made anew from its table, a part at a time, since one statement over
// a large table would outlast what D1 allows.

interface Derived {
  index: string;
  /** Fills the index with the rows after ?1 up to ?2. */
  fill: string;
  last: string;
}

export const DERIVED: readonly Derived[] = [
  {
    index: "scan_domains",
    fill: `insert into scan_domains (rowid, domain)
      select seq, '^^' || domain from scans where visibility = 'public' and is_local = 0 and seq > ?1 and seq <= ?2`,
    last: "select max(seq) as last from scans",
  },
];

const ROWS_AT_ONCE = 5_000;

export async function rebuildIndexes(database: D1Database): Promise<void> {
  for (const { index, fill, last } of DERIVED) {
    await database.prepare(`insert into ${index} (${index}) values ('delete-all')`).run();
    const end = (await database.prepare(last).first<{ last: number | null }>())?.last ?? 0;
    for (let at = 0; at < end; at += ROWS_AT_ONCE)
      await database
        .prepare(fill)
        .bind(at, at + ROWS_AT_ONCE)
        .run();
  }
}
