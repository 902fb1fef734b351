// Trades whose people a text names as those for whom something is made: "for estate agents", "für Zahnärzte".
import type { Industry } from "../../../model/profile.ts";
import { INDUSTRIES } from "../../../model/profile.ts";
import tradeCustomers from "../data/trade-customers.json" with { type: "json" };
import { compileTerms, findTerms } from "../match-terms.ts";
import type { TermIndex } from "../match-terms.ts";
import { BEFORE } from "./heads.ts";
import type { RegionText } from "./read-regions.ts";

/** Between the preposition and those whom it names: "für die Zahnärzte", "for busy dentists". */
const MOST_BETWEEN = 1;

/** The texts that name customers, by their trade. */
export function suppliedTrades(texts: readonly RegionText[]): Map<Industry, Set<RegionText>> {
  const found = new Map<Industry, Set<RegionText>>();
  for (const source of texts) {
    const { words } = source.text;
    for (const { value, from } of customersIn(source)) {
      if (!words.slice(Math.max(0, from - 1 - MOST_BETWEEN), from).some((word) => BEFORE.has(word))) continue;
      found.set(value, (found.get(value) ?? new Set()).add(source));
    }
  }
  return found;
}

const customersIn = ({ language, text }: RegionText) =>
  [...new Set(["en", language ?? "en"])].flatMap((tag) => {
    const index = indexOf(tag);
    return index ? findTerms(index, text) : [];
  });

/** "Make your estate agency stand out": a customer is spoken to, who has the trade. */
export const isAddressed = ({ text }: RegionText): boolean => text.words.some((word) => YOUR.has(word));
const YOUR = new Set(
  "your,dein,deine,deinen,deiner,ihr,ihre,ihren,ihrer,votre,vos,ton,tu,tus,su,sus,teu,seu,sua,tuo,tua,vostro,vostra,jouw,uw,twój,twoja,twoje,twojej,twojego,swój,swoje,swoją,swojej,swojego".split(
    ",",
  ),
);

const indexes = new Map<string, TermIndex<Industry> | null>();

function indexOf(language: string): TermIndex<Industry> | null {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const customers = Object.entries(tradeCustomers.customers).find(([tag]) => tag === language)?.[1];
  const terms = INDUSTRIES.flatMap((industry) =>
    Object.entries(customers ?? {}).flatMap(([name, words]) =>
      name === industry ? words.map((text) => ({ text, value: industry })) : [],
    ),
  );
  const index = terms.length === 0 ? null : compileTerms(terms, language);
  indexes.set(language, index);
  return index;
}
