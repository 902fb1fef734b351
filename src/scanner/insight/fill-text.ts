// Sentences with slots, so that a text of the catalogue names what was seen on this site.
//   {page}                the slot's value
//   {document|the form}   the value, or the words after the bar where nothing was seen
//   [, linked from {x}]   left out where one of its slots is empty

export type Slots = Readonly<Record<string, string>>;

/** Fills the slots of a text. A slot without value and without words to stand in leaves nothing. */
export function fillText(text: string, slots: Slots): string {
  const kept = text.replace(/\[([^[\]]*)\]/g, (_whole, part: string) => (isFilled(part, slots) ? part : ""));
  return kept
    .replace(SLOT, (_whole, name: string, otherwise: string | undefined) => slots[name] || (otherwise ?? ""))
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Names of the slots a text uses. */
export const slotsIn = (text: string): string[] => [...text.matchAll(SLOT)].map((match) => match[1] ?? "");

const SLOT = /\{([a-zA-Z]+)(?:\|([^{}]*))?\}/g;

const isFilled = (part: string, slots: Slots): boolean => slotsIn(part).every((name) => (slots[name] ?? "") !== "");
