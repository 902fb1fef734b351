// Instructions to models at every place of three sites, beside the same sites without them.
import { CLINIC } from "../../test/fixtures/golden/clinic.ts";
import { SHOP } from "../../test/fixtures/golden/shop.ts";
import { SOFTWARE } from "../../test/fixtures/golden/software.ts";
import { PLACES, SENTENCES } from "./injections.ts";
import { SHOWN, type TortureOptions } from "./part.ts";
import { tortureInjections } from "./torture-injections.ts";

export async function runInjections({ share }: TortureOptions): Promise<boolean> {
  const all = Object.keys(PLACES).flatMap((place) => SENTENCES.map((sentence) => ({ place, sentence })));
  const injections = all.filter((_, at) => at % Math.max(1, Math.round(1 / share)) === 0);
  const { scans, breaches } = await tortureInjections([CLINIC, SHOP, SOFTWARE], injections);
  console.log(`${injections.length} injections in 3 sites, ${scans} scans: ${breaches.length} breaches`);
  for (const { place, sentence, why } of breaches.slice(0, SHOWN * 3))
    console.log(`breach, ${place}: ${why}: ${sentence}`);
  return scans > 0 && breaches.length === 0;
}
