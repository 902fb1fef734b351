// Products that serve a kind of work, by kind: data, read once.
import limits from "./data/tool-limits.json" with { type: "json" };
import tools from "./data/tools.json" with { type: "json" };

export interface ToolKind {
  openSource: readonly string[];
  commercial: readonly string[];
}

/** By kind; a kind that is also the name of a group of vendors is one whose products are recognized on a site. */
export const TOOL_KINDS: Readonly<Record<string, ToolKind>> = tools;

const kindByTool = new Map(
  Object.entries(TOOL_KINDS).flatMap(([kind, { openSource, commercial }]) =>
    [...openSource, ...commercial].map((tool) => [tool, kind] as const),
  ),
);

export const kindOfTool = (tool: string): string | undefined => kindByTool.get(tool);

const [largeKinds, largeTools] = [new Set(limits.kinds), new Set(limits.tools)];
/** Made for firms with a department for the work: no advice for one of a few people. */
export const isForLargeFirms = (tool: string): boolean =>
  largeTools.has(tool) || largeKinds.has(kindOfTool(tool) ?? "");

const trades = new Map(Object.entries(limits.trades).map(([tool, codes]) => [tool, codes.split(" ")] as const));
/** Made for another trade than this one; where only the industry of the trade is known it may be for it. */
export function isForOthers(tool: string, subKind: string | null, industry: string | null = null): boolean {
  const [itsIndustry, itsKind] = trades.get(tool) ?? [];
  if (itsIndustry === undefined) return false;
  if (itsKind !== undefined && subKind !== null) return itsKind !== subKind;
  return industry !== null && industry !== itsIndustry;
}

const markets = new Map(Object.entries(limits.markets));
const insideAnother = new Set(limits.insideAnother);
/** Sold, or made for the rules of, one of these countries, and usable without another product; of most nothing is known. */
export const isOffered = (tool: string, countries: readonly string[] | undefined): boolean => {
  const sold = markets.get(tool)?.split(" ");
  return !insideAnother.has(tool) && (sold === undefined || countries?.some((one) => sold.includes(one)) !== false);
};

/** Countries whose offers a site is likely to choose from: that of its address, else those of its language. */
export function countriesOf(domain: string, language: string | null): readonly string[] {
  const suffix = domain.split(".").at(-1)?.toUpperCase() ?? "";
  if (suffix === "UK") return ["GB"];
  const speaking = BY_LANGUAGE[language ?? ""] ?? [];
  return suffix.length === 2 && !SOLD_TO_ALL.has(suffix) ? [suffix] : speaking;
}

/** Suffixes of countries that are used the world over. */
const SOLD_TO_ALL = new Set(["IO", "CO", "AI", "ME", "TV", "CC", "APP", "LY", "TO", "GG", "FM", "IS"]);
const BY_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  en: ["US", "GB", "CA", "AU", "IE", "NZ"],
  de: ["DE", "AT", "CH"],
  fr: ["FR"],
  es: ["ES"],
  it: ["IT"],
};
