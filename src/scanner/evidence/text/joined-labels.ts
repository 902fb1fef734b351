// Text that is nothing but labels of links and buttons, one behind the other: a menu, or two controls side by side.

const LONGEST = 300;
/** Labels of more words are sentences. */
const MOST_WORDS = 8;
/** One part in so many may be words between the labels. */
const REST_PART = 5;

/** How many of the labels the text joins; 0 where it says more than they do, or has a sentence's signs. */
export function labelsJoined(text: string, labels: ReadonlySet<string>): number {
  if (text.length > LONGEST || /[.!?;:,]/.test(text)) return 0;
  const words = text.split(/\s+/).filter((word) => word !== "");
  let [items, rest, at] = [0, 0, 0];
  while (at < words.length) {
    if (rest * REST_PART > text.length) return 0;
    const length = labelAt(words, at, labels);
    if (length === 0) rest += words[at]?.length ?? 0;
    else items += 1;
    at += Math.max(1, length);
  }
  return rest * REST_PART <= text.length ? items : 0;
}

/** Words of the longest label that begins there; 0 for none. */
function labelAt(words: readonly string[], at: number, labels: ReadonlySet<string>): number {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1)
    if (labels.has(words.slice(at, at + length).join(" "))) return length;
  return 0;
}
