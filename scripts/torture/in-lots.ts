// Runs cases in lots. A lot that ends with something that is not the cases' own fault is tried again in two halves, down
// to the single case.

interface Lots<Case, Result> {
  size: number;
  sideBySide: number;
  /** True for errors after which smaller lots may do better; others are thrown on. */
  maySplit: (error: unknown) => boolean;
  run: (lot: readonly Case[]) => Promise<Result>;
}

/** How often a single case is tried. */
const TRIES = 3;

export async function inLots<Case, Result>(
  cases: readonly Case[],
  { size, sideBySide, maySplit, run }: Lots<Case, Result>,
): Promise<{ results: Result[]; untried: Case[] }> {
  const waiting: { lot: readonly Case[]; tries: number }[] = [];
  for (let at = 0; at < cases.length; at += size) waiting.push({ lot: cases.slice(at, at + size), tries: 0 });
  const results: Result[] = [];
  const untried: Case[] = [];
  const worker = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const { lot, tries } = one;
      try {
        results.push(await run(lot));
      } catch (error) {
        if (!maySplit(error)) throw error;
        const half = Math.ceil(lot.length / 2);
        if (lot.length > 1) waiting.push({ lot: lot.slice(0, half), tries: 0 }, { lot: lot.slice(half), tries: 0 });
        else if (tries + 1 < TRIES) waiting.push({ lot, tries: tries + 1 });
        else untried.push(...lot);
      }
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, worker));
  return { results, untried };
}
