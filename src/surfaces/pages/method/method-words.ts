// Small words that the sections of the method page share.
import type { MethodCheck } from "../../../model/method.ts";
import { slugify } from "../../../model/slug.ts";

/** "50 %"; one decimal where it says more. */
export const percent = (share: number): string => `${Math.round(share * 1_000) / 10} %`;

/** "weight 2.1 (3 × B)": severity times grade. */
export const weightInWords = ({ weight, severity, grade }: MethodCheck): string =>
  `weight ${weight} (${severity} × ${grade})`;

/** Categories and checks may be called alike, and an anchor leads to one of them. */
export const categoryAnchor = (category: string): string => `${CATEGORY}${slugify(category)}`;
export const isCategoryAnchor = (anchor: string): boolean => anchor.startsWith(CATEGORY);
const CATEGORY = "category-";

const MOST_CHARS = 120;

/** A long enumeration up to the last comma that fits; the whole of it stands in the JSON document. */
export function beginningOf(text: string): string {
  if (text.length <= MOST_CHARS) return text;
  const cut = text.lastIndexOf(",", MOST_CHARS);
  return `${text.slice(0, cut > 0 ? cut : MOST_CHARS)} …`;
}
