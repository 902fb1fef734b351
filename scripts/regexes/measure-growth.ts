// How the time of an expression grows with its input, measured on strings that are made to hurt it.

/** Lengths tried, each half as long again as the one before: what explodes is seen while it is small. */
const LENGTHS = Array.from({ length: 20 }, (_, step) => Math.round(16 * 1.5 ** step));
/** Lengths three steps apart: time that grows with the input is 3.4 times as long, time that grows with its square 11 times. */
const STEPS_APART = 3;
const MOST_RATIO = 7;
/** Below this nothing can be told; above it nothing more is tried. */
const TELLING_MS = 8;
const CONFIRMED_MS = 60;
const MOST_PIECES = 24;

export type Attack = (chars: number) => string;

/** Null when the time grows with the length alone; else what was measured. `known` is an attack that analysis found. */
export function findGrowth(source: string, flags: string, known: readonly Attack[] = []): string | null {
  for (const attack of [...known, ...attacksOn(source)]) {
    const growth = growthOn(source, flags, attack);
    if (growth !== null) return growth;
  }
  return null;
}

function growthOn(source: string, flags: string, attack: Attack): string | null {
  const times: number[] = [];
  for (const [step, length] of LENGTHS.entries()) {
    const ms = timeOf(source, flags, attack(length));
    times.push(ms);
    if (ms < TELLING_MS) continue;
    const before = step < STEPS_APART ? 0 : (times[step - STEPS_APART] ?? 0);
    if (ms < before * MOST_RATIO) return null;
    // The engine compiles what runs long, which makes one step look steep: a real one goes on being steep.
    const next = length * 1.5 ** STEPS_APART;
    if (ms < CONFIRMED_MS && timeOf(source, flags, attack(next)) < ms * MOST_RATIO) return null;
    return `${LENGTHS[step - STEPS_APART] ?? 0} characters take ${before.toFixed(1)} ms, ${length} take ${ms.toFixed(1)} ms, as in ${JSON.stringify(attack(24))}`;
  }
  return null;
}

/** Milliseconds; of several runs the best. */
export function timeOf(source: string, flags: string, text: string, runs = 2): number {
  const expression = new RegExp(source, flags);
  const times = Array.from({ length: runs }, () => {
    const startedAt = process.threadCpuUsage();
    if (expression.global) for (const _found of text.matchAll(expression));
    else expression.test(text);
    const { user, system } = process.threadCpuUsage(startedAt);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

/** Repetitions of all that the expression seems to look for, alone and in pairs, with an end that nothing matches. */
function attacksOn(source: string): Attack[] {
  const pieces = piecesOf(source);
  const pairs = pieces.slice(0, 6).flatMap((one) => pieces.slice(0, 6).map((other) => one + other));
  const pumps = [...new Set([...pieces, ...pairs])];
  return pumps.flatMap((pump): Attack[] => [
    (chars) => `${pump.repeat(Math.ceil(chars / pump.length)).slice(0, chars)}\u0001`,
    (chars) => `${pieces[0] ?? ""}${pump.repeat(Math.ceil(chars / pump.length)).slice(0, chars)}\n\u0001`,
  ]);
}

const CLASSES: [RegExp, string[]][] = [
  [/\\s/, [" ", "\n"]],
  [/\\d/, ["1"]],
  [/\\w|\[a-z/i, ["a", "_"]],
  [/\\p\{(?:L|N)/, ["a", "é", "1"]],
  [/\\p\{Lu|\[A-Z/, ["A"]],
  [/\\p\{(?:L|Lu)\}.*\\p\{(?:L|Ll)\}/, ["Aa"]],
  [/\.[*+{]|\[\^/, ["x"]],
];

/** Characters and words of the expression, and one of each class in it. */
function piecesOf(source: string): string[] {
  const ofClasses = CLASSES.flatMap(([mark, examples]) => (mark.test(source) ? examples : []));
  const bare = source.replaceAll(/\\p\{[^}]{0,20}\}|\\[sdwbpSDWB]|\(\?<?[:=!]|\{\d{1,5},?\d{0,5}\}/g, " ");
  const words = bare.split(/[\s()|[\]?*+^$\\]+/).filter((word) => word.length > 1);
  const signs = new Set(bare.replaceAll(/[a-z0-9\s]/gi, ""));
  return [...new Set([...ofClasses, ...signs, ...words])].slice(0, MOST_PIECES);
}
