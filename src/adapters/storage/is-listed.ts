// The condition of everything that is public: lists, directory, search, rollups. Written with literals, so
// that SQLite takes the partial indexes that carry the same condition.
import { sql } from "drizzle-orm";

export const isListed = sql.raw("visibility = 'public' and is_local = 0");
/** Of scans that have not ended, as the index scans_open has it. */
export const isOpen = sql.raw("status in ('pending', 'fetching', 'analyzing')");

/** What stands of a domain in the trigram table: its first one and two letters have trigrams of their own. */
export const TRIGRAM_TEXT = sql.raw("'^^' || domain");
