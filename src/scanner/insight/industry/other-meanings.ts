// Phrases in which a trade's word means something else: "customer care" is no healthcare, "golf course" no school.
import { compileTerms, findTerms } from "../match-terms.ts";
import type { MatchedText, TermIndex } from "../match-terms.ts";

const PHRASES: Record<string, readonly string[]> = {
  en: [
    // education
    "learn more",
    "learn about",
    "lessons learned",
    "old school",
    "css class",
    "first class",
    "world class",
    "class action",
    "golf course",
    "of course",
    "main course",
    "product training",
    "staff training",
    "insurance enrollment",
    "school holidays",
    "school run",
    // healthcare
    "customer care",
    "car care",
    "lawn care",
    "skin care",
    "hair care",
    "pet care",
    "child care",
    "care instructions",
    "take care",
    "site health",
    "computer clinic",
    "ai doctor",
    "spin doctor",
    "tree surgery",
    "water treatment",
    "heat treatment",
    "surface treatment",
    "window treatments",
    "retail therapy",
    "occupational health",
    // manufacturing
    "smart factory",
    "factory reset",
    "software engineering",
    "prompt engineering",
    "search engine",
    "video production",
    "music production",
    "your industry",
    "industry news",
    // consulting
    "free consultation",
    "contact us for a consultation",
    "seo strategy",
    "mortgage advisor",
    // retail
    "app store",
    "play store",
    "shop floor",
    "point of sale",
    "golf cart",
    "shipping code",
    "data collection",
    "debt collection",
    "waste collection",
    "store data",
    // real estate
    "in house",
    "job listing",
    "ai agent",
    "user agent",
    "travel agent",
    "car rental",
    "equipment rental",
    "holiday apartment",
    "intellectual property",
    // professional services
    "legal notice",
    "case study",
    "case studies",
    "use case",
    "in case",
    "law of",
    // finance
    "capital city",
    "human capital",
    "life balance",
    "design assets",
    "digital assets",
    "food bank",
    "blood bank",
    "bank holiday",
    "bank transfer",
    "bank details",
    "bank account",
    "power bank",
    "tax included",
    "tax deductible",
    "plus tax",
    "sales tax",
    "tax exempt",
    "payment methods",
    "payment options",
    // other
    "near hotels",
    "rubber band",
    "band saw",
    "wide band",
    "press release",
    "community guidelines",
    // technology
    "user documentation",
    "medical documentation",
    "assistive technology",
    "digital marketing platform",
  ],
  de: [
    "mehr erfahren",
    "kostenlose beratung",
    "unverbindliche beratung",
    "bank verbindung",
    "auf der bank",
    "ihre gemeinde",
    "deine gemeinde",
  ],
  fr: ["en savoir plus", "en cours", "au cours", "compte en banque", "carte de crédit"],
  es: ["saber más", "en curso", "de clase", "cuenta de banco", "tarjeta de crédito"],
  pt: ["saiba mais", "em curso", "conta bancária", "cartão de crédito"],
  it: ["scopri di più", "in corso", "carta di credito"],
  nl: ["lees meer", "meer weten", "vrijblijvend advies", "jouw gemeente", "uw gemeente", "je gemeente"],
  pl: ["dowiedz się więcej", "konto bankowe", "karta kredytowa"],
  tr: ["daha fazla bilgi", "ücretsiz danışmanlık", "kredi kartı"],
};

const indexes = new Map<string, TermIndex<true>>();

/** Word positions of a text that belong to a phrase of another meaning. */
export function otherMeanings(text: MatchedText, languages: readonly string[]): Set<number> {
  const taken = new Set<number>();
  for (const language of languages) {
    const index = indexOf(language);
    if (!index) continue;
    for (const match of findTerms(index, text)) for (let at = match.from; at < match.to; at++) taken.add(at);
  }
  return taken;
}

function indexOf(language: string): TermIndex<true> | null {
  const phrases = PHRASES[language];
  if (!phrases) return null;
  const known = indexes.get(language);
  if (known) return known;
  const made = compileTerms(
    phrases.map((text) => ({ text, value: true as const })),
    language,
  );
  indexes.set(language, made);
  return made;
}
