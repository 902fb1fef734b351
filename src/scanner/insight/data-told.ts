// What pages say of data: where it lies, and that a demo is held on the visitor's own.
import type { ClaimedWorkflow } from "./claimed-workflow.ts";
import type { PageFacts, TextBlock } from "../evidence/page-facts.ts";
import { quoteOf } from "./quote-of.ts";
import { formHits } from "./signals/form-hits.ts";
import type { ReadPage, SiteReading } from "./signals/site-reading.ts";

type Told = Omit<ClaimedWorkflow["volumeSignals"][number], "name"> | null;

/** "Thirty minutes on your own stops"; what is one's own is else a server, a domain or a team. */
const OWN =
  /(?<!\p{L})(?:(?:on|with|using) your (?:own )?(?:data|files)(?!\p{L})|(?:on|with|using) your own (?:documents?|numbers|figures|stops|routes|addresses|customers|orders|invoices|tickets|calls|parts|drawings|spreadsheets?|records|recordings|cases|contracts|jobs|deliveries|bookings|transactions)(?!\p{L})|(?:an|mit) (?:ihren|deinen) (?:eigenen )?(?:daten|dateien)|(?:sur|avec) vos (?:propres )?données|con (?:sus|tus) (?:propios )?datos|com os seus (?:próprios )?dados|(?:con|sui) (?:i )?(?:tuoi|suoi|vostri) dati|met (?:uw|je) eigen (?:data|gegevens)|na (?:twoich|państwa|własnych) danych)/iu;

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

/** Said under the heading of the form by which a demo is asked for. */
export const ownData = (reading: SiteReading): Told => {
  const asking = new Set(formHits(reading, "form:demo").map(({ url }) => url));
  return toldOn(
    reading.pages.filter(({ facts }) => asking.has(facts.url)),
    OWN,
    ({ heading }, { forms }) => forms.some((form) => !form.hidden && form.heading === heading),
  );
};

/** What a notice of law says may be true of others' services. */
export const dataPlace = ({ pages }: SiteReading): Told =>
  toldOn(
    pages.filter(({ facts: { kind } }) => kind !== "legal" && kind !== "post" && kind !== "blog"),
    PLACE,
    ({ text }) => !DENIED.test(saidUpTo(text)),
  );

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

function toldOn(pages: readonly ReadPage[], said: RegExp, holds: (block: TextBlock, page: PageFacts) => boolean): Told {
  for (const { facts } of pages)
    for (const block of facts.blocks) {
      const { text, region, quoted } = block;
      const found = region === "main" && !quoted ? said.exec(text) : null;
      if (found !== null && holds(block, facts)) return { value: 1, url: facts.url, quote: quoteOf(text, found[0]) };
    }
  return null;
}
