// Small words that the sections of the method page share.
import { slugify } from "../../../model/slug.ts";

/** "50 %"; one decimal where it says more. */
export const percent = (share: number): string => `${Math.round(share * 1_000) / 10} %`;

/** Categories and checks may be called alike, and an anchor leads to one of them. */
export const categoryAnchor = (category: string): string => `category-${slugify(category)}`;
