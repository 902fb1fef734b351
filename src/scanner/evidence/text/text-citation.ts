// A text that is somebody's words from end to end: between quotation marks, with or without who said them behind it.

const LEAST_CHARS = 40;
const OPENS = /^[\s★⭐]*["“„«»「『]/;
const CLOSES = /["”“»«」』]\s*(?:[-–—~(][^.!?"]{2,60})?$/;

export const isCitation = (text: string): boolean =>
  text.length >= LEAST_CHARS && OPENS.test(text) && CLOSES.test(text.trimEnd().slice(-90)) && isOne(text);

/** "“A” is what we do, and “B” is how": marks that close in the middle cite words and not the text. */
function isOne(text: string): boolean {
  const inner = text.replace(OPENS, "").trimEnd().replace(CLOSES, "");
  return !/["”“»«」』](?=[\s,.;:!?])/.test(inner);
}
