// Keeps what was worked out from short texts that come again and again: addresses of a menu, words of a language.

/** Longer texts are asked about once, and would make what is kept large. */
const LONGEST_KEPT = 300;

/**
 * The same answer, worked out once for each text. `read` must be pure, and its answer is shared: it may not be changed.
 * Bounded: once `most` texts are known all are forgotten, which costs little and needs no order among them.
 */
export function memoByText<Answer extends object | string | number | boolean | null>(
  most: number,
  read: (text: string) => Answer,
): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    if (text.length > LONGEST_KEPT) return read(text);
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const answer = read(text);
    if (known.size >= most) known.clear();
    known.set(text, answer);
    return answer;
  };
}
