// The industry that a question names, by its own words or those of its trades. Pure.
import { INDUSTRIES, type Industry } from "../../model/profile.ts";
import { tellingWords } from "./word-index.ts";

const WORDS: Record<Industry, string> = {
  technology: "technology tech software saas startup hosting",
  healthcare:
    "healthcare health medical clinic clinics dentist dentists dental doctor doctors hospital pharmacy veterinary therapy",
  finance: "finance financial bank banks banking insurance accounting accountant accountants",
  retail: "retail retailer retailers shop shops store stores ecommerce",
  "professional-services":
    "law lawyer lawyers attorney attorneys notary architect architects plumber plumbers electrician",
  education: "education school schools university universities college training tutoring",
  manufacturing: "manufacturing manufacturer manufacturers factory factories industrial",
  "real-estate": "realtor realtors realty estate",
  marketing: "marketing advertising agency agencies branding",
  consulting: "consulting consultant consultants consultancy",
  other: "",
};
const INDUSTRY_OF = new Map(
  INDUSTRIES.flatMap((industry) => tellingWords(WORDS[industry]).map((word) => [word, industry] as const)),
);

/** Words of a question about businesses as such. */
const BUSINESSES = new Set(
  tellingWords("business businesses company companies directory firm firms practice practices"),
);

export interface DirectoryWish {
  /** Null: of any. */
  industry: Industry | null;
}

/** What part of the directory a question asks for; null when it asks for none. */
export function readDirectoryWish(words: readonly string[]): DirectoryWish | null {
  const industry = words.map((word) => INDUSTRY_OF.get(word)).find((found) => found !== undefined);
  if (industry !== undefined) return { industry };
  return words.some((word) => BUSINESSES.has(word)) ? { industry: null } : null;
}
