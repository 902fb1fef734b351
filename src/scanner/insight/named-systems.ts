// Programs that a business says it works with, on any page, that on privacy among them: a notice has to name who gets data.
import { memoByPage } from "../evidence/memo-by-page.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import names from "./data/named-systems.json" with { type: "json" };
import type { SiteReading } from "./signals/site-reading.ts";

export interface NamedSystem {
  group: string;
  name: string;
}

const escaped = (text: string): string => text.replaceAll(/[.+]/g, String.raw`\$&`);
const SYSTEMS = Object.entries(names).flatMap(([group, all]) =>
  all.map((name) => ({
    group,
    name,
    words: new RegExp(String.raw`(?<![\p{L}\d./-])${escaped(name)}(?![\p{L}\d-]|\.\p{L})`, "u"),
  })),
);

/** What is kept in it, done with it or sent through it. */
const IN_USE =
  /(?<!\p{L})(?:us(?:e|es|ing) |(?:stored|kept|held|managed|processed|handled|made|booked|sent|hosted|run|recorded|powered) (?:\p{L}+ ){0,2}(?:in|with|by|via|through|on|using) |our (?:\p{L}+ ){0,4}(?:software|system|platform|provider|diary)|(?:nutzen|verwenden|setzen|arbeiten|benutzen) (?:wir )?|wir (?:nutzen|verwenden|arbeiten|setzen) |(?:versand|versendet|verschickt|verwaltet|gespeichert|verarbeitet) |nous (?:utilisons|travaillons avec)|(?:géré|envoyé|hébergé|stocké|traité)e?s? (?:par|avec|via|dans|sur) |utilizamos |usamos |trabajamos con |trabalhamos com |(?:gestiona|almacena|envía|enviad|almacenad|gestionad)\p{L}{0,4} |utilizziamo |usiamo |lavoriamo con |(?:gestit|inviat|conservat)[oaie] (?:con|tramite|da|in) |gebruiken (?:wij|we)?|(?:wij|we) (?:gebruiken|werken met) |korzystamy z |używamy )/iu;
const DENIES =
  /(?<!\p{L})(?:not|never|no longer|nicht|kein\p{L}{0,2}|pas|plus|non|não|niet|geen|nie|instead of|statt|alternative|integrat\p{L}{1,5}|import)(?!\p{L})/iu;
const SENTENCE_ENDS = /(?<=[.!?])\s+(?=\p{Lu})/u;

const namedOn = memoByPage((page: PageFacts): readonly NamedSystem[] =>
  page.kind === "post" || page.kind === "blog" || page.kind === "careers" || page.kind === "docs"
    ? []
    : page.blocks
        .filter(({ quoted, inArticle }) => !quoted && !inArticle)
        .flatMap(({ text }) =>
          SYSTEMS.filter(({ name, words }) => text.includes(name) && words.test(text)).filter(({ words }) =>
            text.split(SENTENCE_ENDS).some((said) => words.test(said) && IN_USE.test(said) && !DENIES.test(said)),
          ),
        )
        .map(({ group, name }) => ({ group, name })),
);

/** Trades that name programs because they set them up, join them or sell to those who use them. */
const OF_PROGRAMS: ReadonlySet<string> = new Set(["technology", "marketing", "consulting"]);

/** Names of the systems of a group, each once. */
export function namedSystems({ pages, profile }: SiteReading, group: string): string[] {
  if (OF_PROGRAMS.has(profile.industry.value ?? "") || profile.siteType.value === "saas-api") return [];
  const named = pages.flatMap(({ facts }) => namedOn(facts)).filter((one) => one.group === group);
  return [...new Set(named.map(({ name }) => name))];
}
