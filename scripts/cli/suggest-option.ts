/** The known name that a mistyped one is nearest to; null when none is near. */
export function suggestOption(typed: string, names: readonly string[]): string | null {
  const longest = 20;
  if (typed.length > longest) return null;
  const [best] = names
    .map((name) => ({ name, edits: name.startsWith(typed) && typed.length > 1 ? 0 : editsBetween(typed, name) }))
    .toSorted((a, b) => a.edits - b.edits);
  return best !== undefined && best.edits <= 2 ? best.name : null;
}

/** Levenshtein distance, a row at a time. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min((row[j] ?? 0) + (a[i] === b[j] ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}
