// What pages say of data: where it lies.
import type { ClaimedWorkflow } from "./claimed-workflow.ts";
import { quoteOf } from "./quote-of.ts";
import type { SiteReading } from "./signals/site-reading.ts";

type Told = Omit<ClaimedWorkflow["volumeSignals"][number], "name"> | null;

/** Countries and towns in which data is held; a capital alone may as well stand before a program or a noun. */
const PLACES = String.raw`(?:EU|UE|EEA|EWR|EØS|USA?|UK|United (?:States|Kingdom)|Europ\p{L}+|europ(?:e|é|ä)\p{L}+ (?:Uni\p{L}+|union)|Union europ\p{L}+|German[yi]a?|Deutschland|Allemagne|Aleman\p{L}+|Niemcz\p{L}+|Duitsland|Fran(?:ce|cia|cj\p{L}|ça|kreich|krijk|kfurt)|Spain|Spanien|Espa\p{L}+|Ital\p{L}+|Netherlands|Niederlande\p{L}?|Nederland|Pays-Bas|Switzerland|Schweiz|Suisse|Svizzera|Austria|Österreich|Autriche|Poland|Pol(?:en|sce|ska)|Ireland|Irland\p{L}?|Irlande|Portugal|Belgi\p{L}+|Sweden|Denmark|Norway|Finland|Canada|Australia|New Zealand|India|Japan|Singapore|Bra[sz]il|Berlin|Nuremberg|Nürnberg|Falkenstein|Munich|München|Hamburg|Amsterdam|Dublin|London|Paris|Z[uü]rich|Geneva|Stockholm|Helsinki|Milano?|Madrid|Lisbo\p{L}+|Toronto|Montreal|Sydney|Virginia|Oregon|Ohio)(?!\p{L})`;

/** "Data is stored in Frankfurt", "Ihre Daten liegen in Deutschland". */
const PLACE = new RegExp(
  String.raw`(?<!\p{L})(?:[Dd]ata|Daten|[Dd]onnées|[Dd]atos|[Dd]ados|[Dd]ati|[Gg]egevens|[Dd]ane)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:(?:stored|hosted|kept|held|resides?|gespeichert|gehostet|liegen|stockées|hébergées|conservées|almacena\p{L}*|aloja\p{L}*|armazena\p{L}*|hospeda\p{L}*|conservati|archiviati|ospitati|opgeslagen|gehost|bewaard|przechowywane)(?!\p{L})[^.!?]{0,30} (?:in|within|en|à|em|na|no|w) (?:the |der |die |la |l['’])?${PLACES}|in (?:der |de )?${PLACES}[^.!?]{0,30} (?:gespeichert|gehostet|verarbeitet|opgeslagen|bewaard)(?!\p{L}))`,
  "u",
);

/** "Is never stored in the United States", "may be stored". */
const DENIED =
  /(?<!\p{L})(?:not|never|without|outside|unless|may|might|could|no(?= (?:\p{L}+ )?data| se | es)|nicht|nie|niemals|kein\p{L}*|ohne|außerhalb|könn\p{L}+|pas|jamais|aucun\p{L}*|peu(?:ven)?t|hors|nunca|jamás|puede\p{L}?|fuera|não|podem|fora|non|mai|possono|niet|nooit|geen|kunnen|buiten|mogą|poza)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** What a notice of law says may be true of others' services. */
export function dataPlace({ pages }: SiteReading): Told {
  for (const { facts } of pages) {
    if (facts.kind === "legal" || facts.kind === "post" || facts.kind === "blog") continue;
    for (const { text, region, quoted } of facts.blocks) {
      const found = region === "main" && !quoted ? PLACE.exec(text) : null;
      if (found !== null && !DENIED.test(saidUpTo(text)))
        return { value: 1, url: facts.url, quote: quoteOf(text, found[0]) };
    }
  }
  return null;
}

/** The sentence of the place, up to it. */
const saidUpTo = (text: string): string => {
  const found = PLACE.exec(text);
  return found === null
    ? ""
    : (text
        .slice(0, found.index + found[0].length)
        .split(/[.!?]/)
        .at(-1) ?? "");
};
