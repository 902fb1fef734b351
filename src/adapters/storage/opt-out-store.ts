// Domains that asked to stay out, in D1.
import { sql } from "drizzle-orm";
import type { OptOutSource, OptOutStore } from "../../model/list-ports.ts";
import { dropListings } from "./listing-statements.ts";
import { readBatch, rowsAs } from "./read-batch.ts";
import { runBatch, type Queried } from "./run-batch.ts";
import { dropSearchRows } from "./search-statements.ts";

export function createOptOutStore(database: Queried): OptOutStore {
  return {
    async find(domain) {
      const [rows] = await readBatch(database, [sql`select source from opt_outs where domain = ${domain}`]);
      return rowsAs<{ source: OptOutSource }>(rows)[0]?.source ?? null;
    },
    async remember(domain, source, at) {
      await runBatch(database, [
        sql`insert into opt_outs (domain, source, at) values (${domain}, ${source}, ${at})
          on conflict (domain) do update set source = excluded.source, at = excluded.at where opt_outs.source <> 'operator'`,
        ...dropListings(sql`domain = ${domain}`),
        dropSearchRows(sql`select ${domain} as domain`),
      ]);
    },
    async lift(domain, askedAt) {
      await runBatch(database, [
        sql`delete from opt_outs where domain = ${domain} and source <> 'operator' and at < ${askedAt}`,
      ]);
    },
  };
}
