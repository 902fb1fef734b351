// The condition of everything that is public: lists, directory, search, rollups. Written with literals, so
// that SQLite takes the partial indexes that carry the same condition.
import { sql, type SQL } from "drizzle-orm";

export const isListed = sql.raw("visibility = 'public' and is_local = 0");
/** Of scans that have not ended, as the index scans_open has it. */
export const isOpen = sql.raw("status in ('pending', 'fetching', 'analyzing')");

/**
 * The domain did not ask to stay out of directory and search. Stands in every statement that shows it there: what was
 * read before the batch may have changed since.
 */
export const mayBeShown = (domain: string): SQL => sql`not exists (select 1 from opt_outs where domain = ${domain})`;

/** What stands of a domain in the trigram table: its first one and two letters have trigrams of their own. */
export const TRIGRAM_TEXT = sql.raw("'^^' || domain");
