// Lists in a session of the database (D1 Sessions): what is read in it is at least as new as what was read before, from
// whichever copy of the database it comes. Without replicas every session is at the only database there is.
import type { OpenLists } from "../../model/list-ports.ts";
import { createListStores } from "./create-list-stores.ts";

export const createOpenLists =
  (database: D1Database, guarded: <T extends object>(store: T) => T): OpenLists =>
  (from) => {
    const session = database.withSession(CONSTRAINTS[from] ?? from);
    return { lists: createListStores(session, guarded), bookmark: () => session.getBookmark() };
  };

const CONSTRAINTS: Readonly<Record<string, D1SessionConstraint>> = {
  anywhere: "first-unconstrained",
  primary: "first-primary",
};
