// Keeps what was read from a page, so that several checks share one reading.

/**
 * The same reading, made once for each object: a page, one of its blocks, or a list of terms that never changes.
 * `read` must be pure and its answer is shared, so neither the object nor the answer may be changed afterwards.
 * What was kept goes when the object goes; nothing is carried from one scan to the next.
 */
export function memoByPage<Of extends object, Answer extends object | string | number | boolean | null>(
  read: (of: Of) => Answer,
): (of: Of) => Answer {
  const known = new WeakMap<Of, Answer>();
  return (of) => {
    const kept = known.get(of);
    if (kept !== undefined) return kept;
    const answer = read(of);
    known.set(of, answer);
    return answer;
  };
}

/**
 * The same for what follows from several parts of the evidence, of which every check is handed its own selection: the
 * last reading is kept for the first of them, and counts while all the others are the same objects.
 */
export function memoByParts<Parts extends readonly [object, ...object[]], Answer extends object | boolean | null>(
  read: (...parts: Parts) => Answer,
): (...parts: Parts) => Answer {
  const known = new WeakMap<object, { parts: Parts; answer: Answer }>();
  return (...parts) => {
    const kept = known.get(parts[0]);
    if (kept?.parts.every((part, at) => part === parts[at])) return kept.answer;
    const answer = read(...parts);
    known.set(parts[0], { parts, answer });
    return answer;
  };
}
