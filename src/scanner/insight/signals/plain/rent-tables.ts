// Homes to let as tables show them: a row each, with rooms or size in one column and the rent in another.
import words from "../../data/rent-table-words.json" with { type: "json" };
import type { SignalHit, SiteReading } from "../site-reading.ts";
import { hitOn } from "./make-hit.ts";

const RENT = new RegExp(words.rent, "iu");
const ROOMS = new RegExp(words.rooms, "iu");
const AMOUNT = /\d{3}/;

/** Rows of such tables, each as a home. */
export function homesInTables({ pages }: SiteReading): { name: string; hit: SignalHit }[] {
  return pages.flatMap((page) =>
    page.facts.tables.flatMap(({ cells: [heads = [], ...rows] }) => {
      const rent = heads.findIndex((head) => RENT.test(head));
      const isOfHomes = rent !== -1 && heads.some((head, at) => at !== rent && ROOMS.test(head));
      const homes = isOfHomes ? rows.filter((row) => AMOUNT.test(row[rent] ?? "")) : [];
      return homes.map((row) => ({ name: row.join(" "), hit: hitOn(page, "table", row.join(" · ")) }));
    }),
  );
}
