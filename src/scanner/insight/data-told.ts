// What pages say of data: where it lies, and that a demo is held on the visitor's own.
import type { ClaimedWorkflow } from "./claimed-workflow.ts";
import { quoteOf } from "./quote-of.ts";
import { formHits } from "./signals/form-hits.ts";
import type { ReadPage, SiteReading } from "./signals/site-reading.ts";

type Told = Omit<ClaimedWorkflow["volumeSignals"][number], "name"> | null;

/** "Thirty minutes on your own stops"; in one's own time and on one's own screen nothing is prepared. */
const OWN =
  /(?<!\p{L})(?:(?:on|with|using) your own (?!(?:time|pace|terms|schedule|way|risk|computer|laptop|device|phone|screen|browser)(?!\p{L}))\p{L}{3}|(?:on|with|using) your (?:data|files)(?!\p{L})|(?:an|mit) (?:ihren|deinen) (?:eigenen )?(?:daten|dateien)|(?:sur|avec) vos (?:propres )?données|con (?:sus|tus) (?:propios )?datos|com os seus (?:próprios )?dados|(?:con|sui) (?:i )?(?:tuoi|suoi|vostri) dati|met (?:uw|je) eigen (?:data|gegevens)|na (?:twoich|państwa|własnych) danych)/iu;

/** "Data is stored in Frankfurt", "Ihre Daten liegen in Deutschland". */
const PLACE =
  /(?<!\p{L})(?:[Dd]ata|Daten|[Dd]onnées|[Dd]atos|[Dd]ados|[Dd]ati|[Gg]egevens|[Dd]ane)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:(?:stored|hosted|kept|held|resides?|gespeichert|gehostet|liegen|stockées|hébergées|conservées|almacena\p{L}*|aloja\p{L}*|armazena\p{L}*|hospeda\p{L}*|conservati|archiviati|ospitati|opgeslagen|gehost|bewaard|przechowywane)(?!\p{L})[^.!?]{0,30} (?:in|within|en|à|em|na|no|w) (?:the |der |die |la |l['’])?\p{Lu}|in (?:der )?(?:EU|Europa|Deutschland|Frankfurt|Schweiz|Österreich|Nederland)(?!\p{L})[^.!?]{0,30} (?:gespeichert|gehostet|verarbeitet|opgeslagen|bewaard)(?!\p{L}))/u;

/** Said beside the form by which a demo is asked for. */
export const ownData = (reading: SiteReading): Told => {
  const asking = new Set(formHits(reading, "form:demo").map(({ url }) => url));
  return toldOn(
    reading.pages.filter(({ facts }) => asking.has(facts.url)),
    OWN,
  );
};

/** What a notice of law says may be true of others' services. */
export const dataPlace = ({ pages }: SiteReading): Told =>
  toldOn(
    pages.filter(({ facts: { kind } }) => kind !== "legal" && kind !== "post" && kind !== "blog"),
    PLACE,
  );

function toldOn(pages: readonly ReadPage[], said: RegExp): Told {
  for (const { facts } of pages)
    for (const { text, region, quoted } of facts.blocks) {
      const found = region === "main" && !quoted ? said.exec(text) : null;
      if (found !== null) return { value: 1, url: facts.url, quote: quoteOf(text, found[0]) };
    }
  return null;
}
