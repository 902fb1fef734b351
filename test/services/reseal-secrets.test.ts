import { describe, expect, it } from "vitest";
import { createVault } from "../../src/adapters/vault.ts";
import type { SealedSecrets } from "../../src/model/webhook-ports.ts";
import { resealSecrets } from "../../src/services/reseal-secrets.ts";

const OLD = createVault("an old key of at least thirty-two characters");
const NEW = createVault("a new key of at least thirty-two characters!");
const BOTH = createVault(
  "a new key of at least thirty-two characters!",
  "an old key of at least thirty-two characters",
);
const LOST = createVault("a key of which nobody knows where it was kept");

/** Subscriptions as the database keeps them, and what was logged. */
function storeOf(rows: SealedSecrets[]) {
  const lines: unknown[] = [];
  const asked: number[] = [];
  let takenOver: string | null = null;
  const subscriptions = {
    forgetPreviousSecrets: async (now: number) => void asked.push(now),
    findSealedOtherwise: async (prefix: string, after: string, limit: number) =>
      rows
        .filter(({ id, sealedSecret, sealedPreviousSecret }) => {
          const texts = [sealedSecret, sealedPreviousSecret].filter((text) => text !== null);
          return id > after && texts.some((text) => !text.startsWith(prefix));
        })
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, limit),
    reseal: async (from: SealedSecrets, to: SealedSecrets) => {
      const at = rows.findIndex((row) => row.id === from.id);
      if (from.id === takenOver || rows[at]?.sealedSecret !== from.sealedSecret) return false;
      rows[at] = to;
      return true;
    },
  };
  const run = (vault = BOTH) =>
    resealSecrets({
      vault,
      // The other methods are not this job's.
      subscriptions: subscriptions as unknown as Parameters<typeof resealSecrets>[0]["subscriptions"],
      clock: { now: () => 7, sleep: async () => undefined },
      log: (event, fields) => void lines.push({ event, ...fields }),
    });
  return { run, lines, asked, takeOver: (id: string) => void (takenOver = id) };
}
const row = async (id: string, vault: typeof OLD, previous: typeof OLD | null = null): Promise<SealedSecrets> => ({
  id,
  sealedSecret: await vault.seal(`secret of ${id}`),
  sealedPreviousSecret: previous === null ? null : await previous.seal(`former secret of ${id}`),
});

describe("after the data key was changed", () => {
  it("every secret is brought under the new key, so that the former one can go", async () => {
    const rows = await Promise.all([row("a", OLD), row("b", OLD, OLD), row("c", NEW, OLD), row("d", NEW)]);
    const { run, lines } = storeOf(rows);
    const untouched = rows[3];
    await run();
    expect(lines).toEqual([{ event: "vault.resealed", resealed: 3, unreadable: 0 }]);
    for (const { id, sealedSecret, sealedPreviousSecret } of rows) {
      expect(await NEW.open(sealedSecret)).toBe(`secret of ${id}`);
      if (sealedPreviousSecret !== null) expect(await NEW.open(sealedPreviousSecret)).toBe(`former secret of ${id}`);
    }
    expect(rows[3]).toBe(untouched);
  });

  it("a second run finds nothing, and says nothing", async () => {
    const { run, lines } = storeOf([await row("a", OLD)]);
    await run();
    await run();
    expect(lines).toHaveLength(1);
  });

  it("more than one batch is brought over in one run", async () => {
    const rows = await Promise.all(Array.from({ length: 205 }, (_, i) => row(`s${1_000 + i}`, OLD)));
    const { run, lines } = storeOf(rows);
    await run();
    expect(lines).toEqual([{ event: "vault.resealed", resealed: 205, unreadable: 0 }]);
  });

  it("what neither key opens is counted, left as it is, and holds up nothing else", async () => {
    const rows = await Promise.all([row("a", LOST), row("b", OLD), row("c", NEW, LOST)]);
    const before = [...rows];
    const { run, lines } = storeOf(rows);
    await run();
    expect(lines).toEqual([{ event: "vault.resealed", resealed: 1, unreadable: 2 }]);
    expect([rows[0], rows[2]]).toEqual([before[0], before[2]]);
  });

  it("a rotation of the secret at the same time wins", async () => {
    const rows = await Promise.all([row("a", OLD), row("b", OLD)]);
    const { run, lines, takeOver } = storeOf(rows);
    takeOver("a");
    await run();
    expect(lines).toEqual([{ event: "vault.resealed", resealed: 1, unreadable: 0 }]);
  });

  it("secrets that sign no more are forgotten first", async () => {
    const { run, asked } = storeOf([]);
    await run();
    expect(asked).toEqual([7]);
  });
});
