// Words that say what is sold where a trade's word is only its object: "restaurant software", "conseil en …".
import type { Industry } from "../../../model/profile.ts";
import type { TermMatch } from "../match-terms.ts";
import { isBreak } from "../normalise-text.ts";
import { STRONG, WEAK } from "./industry-lexicon.ts";
import type { IndustryTerm } from "./industry-lexicon.ts";

/** Words before those whom a business works for. */
export const BEFORE = new Set(
  "for serving für pour para per voor dla için для pro عبور לטובת עבור 为 為".split(" ").concat("helping"),
);
/** A trade after its object: "restaurant software", "dental marketing". */
export const HEADS: Record<string, { industry: Industry | null; weight: number }> = {
  software: { industry: "technology", weight: STRONG },
  platform: { industry: "technology", weight: WEAK },
  app: { industry: "technology", weight: WEAK },
  marketing: { industry: "marketing", weight: STRONG },
  seo: { industry: "marketing", weight: STRONG },
  consulting: { industry: "consulting", weight: STRONG },
  consultancy: { industry: "consulting", weight: STRONG },
  transport: { industry: "other", weight: WEAK },
  transportation: { industry: "other", weight: WEAK },
  cleaning: { industry: "other", weight: WEAK },
  insurance: { industry: "finance", weight: WEAK },
  recruitment: { industry: "professional-services", weight: WEAK },
  staffing: { industry: "professional-services", weight: STRONG },
  supplier: { industry: null, weight: 0 },
  suppliers: { industry: null, weight: 0 },
  supplies: { industry: "retail", weight: WEAK },
  equipment: { industry: null, weight: 0 },
  instruments: { industry: null, weight: 0 },
  products: { industry: null, weight: 0 },
  furniture: { industry: null, weight: 0 },
  chairs: { industry: null, weight: 0 },
  uniforms: { industry: null, weight: 0 },
  consumables: { industry: null, weight: 0 },
  laboratory: { industry: "manufacturing", weight: WEAK },
};
/** The same where the head comes first. */
const LEADING_HEADS: Record<string, Industry> = {
  software: "technology",
  logiciel: "technology",
  plateforme: "technology",
  plataforma: "technology",
  piattaforma: "technology",
  aplicación: "technology",
  aplicativo: "technology",
  marketing: "marketing",
  seo: "marketing",
  consultoría: "consulting",
  consultoria: "consulting",
  conseil: "consulting",
  consulenza: "consulting",
  transporte: "other",
  transport: "other",
  trasporto: "other",
  limpieza: "other",
  limpeza: "other",
  nettoyage: "other",
  pulizia: "other",
  communication: "marketing",
  comunicación: "marketing",
  comunicação: "marketing",
  comunicazione: "marketing",
  publicidad: "marketing",
  publicidade: "marketing",
  pubblicità: "marketing",
  seguro: "finance",
  assurance: "finance",
};
const LEADING_LANGUAGES = new Set(["fr", "es", "pt", "it"]);
/** Words between a leading head and its object: "marketing para dentistas", "communication des notaires". */
const LINKS = new Set("de des du d di dei degli delle per para pour les los las i gli le la".split(" "));
/** Ends of German and Dutch compounds that make another trade of what stands before them. */
const COMPOUND_HEADS: [RegExp, Industry][] = [
  [/(?:software|plattform|app)$/, "technology"],
  [/(?:marketing|werbung)$/, "marketing"],
  [/(?:beratung|consulting|advies)$/, "consulting"],
  [/(?:reinigung|schoonmaak|transport)$/, "other"],
  [/(?:versicherung|verzekering)$/, "finance"],
];

/** The trades whose word governs the matched one; null for a head that is no trade of its own. */
export function headsOf(
  match: TermMatch<IndustryTerm>,
  words: readonly string[],
  language: string,
): (Industry | null)[] {
  if (match.from < 0) return [];
  const governor = governorOf(match, words);
  if (governor !== undefined) return [governor];
  if (language === "en") {
    const head = HEADS[words[match.to] ?? ""];
    return head && !isAdvised(head.industry, match.value.industry) ? [head.industry] : [];
  }
  if (LEADING_LANGUAGES.has(language)) {
    const head = leadingHead(words, match.from);
    return head && !isAdvised(head, match.value.industry) ? [head] : [];
  }
  if (language !== "de" && language !== "nl") return [];
  const last = words[match.to - 1] ?? "";
  const head = COMPOUND_HEADS.find(([ending]) => ending.test(last) && !match.text.replace("*", "").match(ending));
  return head && !isAdvised(head[1], match.value.industry) ? [head[1]] : [];
}

/** "Software für Praxen", "marketing per studi dentistici": what stands before the preposition is what is sold. */
function governorOf(match: TermMatch<IndustryTerm>, words: readonly string[]): Industry | undefined {
  for (let at = match.from - 1; at >= match.from - 4 && !isBreak(words[at]); at--) {
    if (!BEFORE.has(words[at] ?? "")) continue;
    const head = LEADING_HEADS[words[at - 1] ?? ""];
    return head === "marketing" || head === "technology" ? head : undefined;
  }
  return undefined;
}

/** The head before a term, with at most two linking words between; "conseil de …" is left to the vocabulary. */
function leadingHead(words: readonly string[], from: number): Industry | undefined {
  let at = from - 1;
  while (at >= from - 2 && LINKS.has(words[at] ?? "")) at--;
  const head = LEADING_HEADS[words[at] ?? ""];
  return at === from - 1 || head === "marketing" || head === "technology" ? head : undefined;
}

/** Advice on tax, law, software or advertising is a trade of its own and no consultancy in general. */
export const isAdvised = (head: Industry | null, industry: Industry): boolean =>
  head === "consulting" && /^(?:finance|professional-services|technology|marketing)$/.test(industry);
