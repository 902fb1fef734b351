// What became of changes, by file. A change that does not even load, or is left out, says nothing about the tests.

export interface Mutant {
  fileName: string;
  /** As the tool names it: "Killed", "Survived" … */
  status: string;
  /** What stood there after the change. */
  replacement?: string | undefined;
  location: { start: { line: number; column: number } };
}

export interface Tally {
  file: string;
  noticed: number;
  missed: Mutant[];
  /** Share of the changes that did something and were noticed, 0 to 100; 0 where there were none. */
  percent: number;
}

/** A test that fails and one that never ends have both noticed. */
const NOTICED = new Set<string>(["Killed", "Timeout"]);
const MISSED = new Set<string>(["Survived", "NoCoverage"]);

export function tallyMutants(files: readonly string[], mutants: readonly Mutant[]): Tally[] {
  return files.map((file) => {
    const own = mutants.filter(({ fileName }) => fileName === file);
    const noticed = own.filter(({ status }) => NOTICED.has(status)).length;
    const missed = own.filter(({ status }) => MISSED.has(status));
    return { file, noticed, missed, percent: noticed === 0 ? 0 : (100 * noticed) / (noticed + missed.length) };
  });
}
