/** Percent-decoded; `otherwise`, the text as it stands unless said, where what is escaped is no UTF-8. */
export function decodePercent(text: string, otherwise = text): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise;
  }
}
