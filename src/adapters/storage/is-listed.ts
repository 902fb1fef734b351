// The condition of everything that is public: lists, directory, search, rollups. Written with literals, so
// that SQLite takes the partial indexes that carry the same condition.
import { sql } from "drizzle-orm";

export const isListed = sql.raw("visibility = 'public' and is_local = 0");
