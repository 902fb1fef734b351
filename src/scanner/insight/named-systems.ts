// Programs that a business says it works with, on any page, that on privacy among them: a notice has to name who gets data.
import { splitSentences } from "../evidence/text/text-sentences.ts";
import { memoByPage } from "../evidence/memo-by-page.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import groups from "./data/workflow-vendors.json" with { type: "json" };
import type { SiteReading } from "./signals/site-reading.ts";

export interface NamedSystem {
  group: string;
  name: string;
}

/** Products whose names are words of every day. */
const EVERYDAY: ReadonlySet<string> = new Set(
  "Ashby,Buttondown,Clio,Greenhouse,Holded,JOIN,Jane,Lever,Residentportal,Sage,Shore,Workable,Workday".split(","),
);
const SYSTEMS: readonly NamedSystem[] = Object.entries(groups).flatMap(([group, vendors]) =>
  "names" in vendors
    ? [...new Set([...Object.values(vendors.hosts), ...vendors.names])]
        .filter((name) => !EVERYDAY.has(name))
        .map((name) => ({ group, name }))
    : [],
);

/** Where a text has the name as a word of its own; -1 where it has not. */
function wordAt(text: string, name: string): number {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (!GOES_ON_BEFORE.test(text.slice(Math.max(0, at - 2), at)) && !GOES_ON.test(text.slice(at + name.length)))
      return at;
  return -1;
}
const GOES_ON_BEFORE = /[\p{L}\d./-]$/u;
const GOES_ON = /^(?:[\p{L}\d-]|\.\p{L})/u;

/** Said in the present of the business itself, with the name close behind: "we use X", "stored with X", "our booking runs on X". */
const IN_USE =
  /(?<!\p{L})(?:we (?:currently |also |now |only )?(?:use|run on|rely on)|(?:is|are) (?:\p{L}+ )?(?:stored|kept|held|managed|processed|handled|made|booked|sent|hosted|run|recorded|powered) (?:\p{L}+ ){0,2}(?:in|with|by|via|through|on|using)|our (?:\p{L}+ ){0,3}(?:software|system|platform|provider|diary|calendar|crm|bookings?|newsletter|mailings?) (?:is|are|runs? (?:on|with|through)|uses?)|(?:nutzen|verwenden|benutzen) wir|(?:setzen|arbeiten) wir (?:auf|mit)|wir (?:nutzen|verwenden|benutzen|arbeiten mit|setzen auf)|(?:wird|werden|erfolgt|läuft) (?:über|mit|bei)|nous (?:utilisons|travaillons avec)|(?:est|sont) (?:géré|envoyé|hébergé|stocké|traité)e?s? (?:par|avec|via|dans|sur)|utilizamos|usamos|trabajamos con|trabalhamos com|se (?:gestiona|almacena|envía)n? (?:con|en|a través de|mediante)|utilizziamo|usiamo|lavoriamo con|(?:è|sono|viene|vengono) (?:gestit|inviat|conservat)[oaie] (?:con|tramite|da|in)|gebruiken wij|gebruiken we|(?:wij|we) (?:gebruiken|werken met)|korzystamy z|używamy)(?!\p{L})[^.!?;:]{0,40}$/iu;
/** Not so, no longer so, or so with somebody else. */
const DENIES =
  /(?<!\p{L})(?:not|never|no longer|formerly|former|previously|used to|until|left|moved|if|whether|can i|you (?:use|are using)|your (?:firm|business|company|practice|site|shop)|clients?|customers?|businesses|firms|companies|help|support|course|training|learn|teach|nicht|kein\p{L}{0,2}|früher|ehemals|bisher|wenn|falls|kunden|schulung\p{L}*|pas|plus|ancien\p{L}*|non|não|no|antes|niet|geen|vroeger|nie|dawniej|jeśli|instead of|compatible|certified|statt|alternative|integrat\p{L}{1,5}|import|policy of)(?!\p{L})|\?|n['’]t(?!\p{L})/iu;

const namedOn = memoByPage((page: PageFacts): readonly NamedSystem[] => {
  if (page.kind === "post" || page.kind === "blog" || page.kind === "careers" || page.kind === "docs") return [];
  const own = page.blocks.filter(({ quoted, inArticle }) => !quoted && !inArticle).map(({ text }) => text);
  // Hardly a page names any.
  const all = own.join("\n");
  const named = SYSTEMS.filter(({ name }) => all.includes(name));
  return named.length === 0
    ? []
    : own.flatMap((text) =>
        named
          .filter(({ name }) => text.includes(name))
          .filter(({ name }) =>
            splitSentences(text).some(
              (said) => IN_USE.test(said.slice(0, Math.max(0, wordAt(said, name)))) && !DENIES.test(said),
            ),
          ),
      );
});

/** Trades that name programs because they set them up, join them or sell to those who use them. */
const OF_PROGRAMS: ReadonlySet<string> = new Set(["technology", "marketing", "consulting"]);
/** Accountants set up, teach and take in what the programs of their clients hold. */
const OF_BOOKS: ReadonlySet<string> = new Set(["accounting"]);

/** Names of the systems of a group, each once. */
export function namedSystems({ pages, profile }: SiteReading, group: string): string[] {
  const ofBooks = OF_BOOKS.has(group) && profile.industry.value === "finance";
  if (ofBooks || OF_PROGRAMS.has(profile.industry.value ?? "") || profile.siteType.value === "saas-api") return [];
  const named = pages.flatMap(({ facts }) => namedOn(facts)).filter((one) => one.group === group);
  return [...new Set(named.map(({ name }) => name))];
}
