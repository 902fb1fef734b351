// A test that says which rows of the contract it covers; the coverage listing is made of what passed.
import { it } from "vitest";
import { NEEDS_QUOTA, type RowId } from "./rows.ts";
import { world } from "./world.ts";

declare module "vitest" {
  interface TaskMeta {
    rows?: readonly string[];
  }
}

export function covers(rows: readonly RowId[], sentence: string, check: () => Promise<void> | void): void {
  it(`${sentence} [${rows.join("; ")}]`, async ({ task }) => {
    task.meta.rows = rows;
    await check();
  });
}

/** For rows that can only be seen by using up the anonymous quota of this machine's address. */
export function coversWithQuota(rows: readonly RowId[], sentence: string, check: () => Promise<void>): void {
  it(`${sentence} [${rows.join("; ")}]`, async ({ task, skip }) => {
    task.meta.rows = rows;
    skip(!world.mayUseQuota, NEEDS_QUOTA);
    await check();
  });
}
