/** What an expression whose time grows faster than its input may take at most on the longest input it gets. */
export const SMALL_MS = 5;

/** Expressions whose time grows faster than their input, with the most characters that they are ever given, and why. */
export const SMALL_INPUTS: readonly { source: string; chars: number; why: string }[] = [];
