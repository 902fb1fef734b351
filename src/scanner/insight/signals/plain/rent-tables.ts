// Homes to let as tables show them: a row each, with how many rooms in one column and the rent in another.
import words from "../../data/rent-table-words.json" with { type: "json" };
import type { SignalHit, SiteReading } from "../site-reading.ts";
import { hitOn } from "./make-hit.ts";

const RENT = new RegExp(words.rent, "iu");
const ROOMS = new RegExp(words.rooms, "iu");
const AMOUNT = /\d{2}/;
/** "2", "2.5", "2 beds", "2+kk": a name ("Room 4", "Electric bed") counts nothing. */
const FEW = /^(?:\d|1\d)(?:[.,]5|\s?\+\s?(?:kk|\d))?(?:\s?\p{L}{1,12}\.?)?$/iu;

/** Rows of such tables, each as a home. */
export function homesInTables({ pages }: SiteReading): { name: string; hit: SignalHit }[] {
  return pages.flatMap((page) =>
    page.facts.tables.flatMap(({ cells: [heads = [], ...rows] }) => {
      const rent = heads.findIndex((head) => RENT.test(head));
      const rooms = heads.findIndex((head) => ROOMS.test(head.trim()));
      const isHome = (row: readonly string[]) => AMOUNT.test(row[rent] ?? "") && FEW.test((row[rooms] ?? "").trim());
      const homes = rent === -1 || rooms === -1 ? [] : rows.filter(isHome);
      return homes.map((row) => ({ name: row.join(" "), hit: hitOn(page, "table", row.join(" · ")) }));
    }),
  );
}
