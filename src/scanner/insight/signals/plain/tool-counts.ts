// Products and partners a site names: measuring tags, payment ways, portals, carriers, insurers.
import type { Technology } from "../../../../model/profile.ts";
import type { Counted } from "./counted.ts";
import type { SiteReading } from "../site-reading.ts";
import { vendorHits } from "../vendor-hits.ts";
import { countNames, hitAt, hitOn } from "./make-hit.ts";

const countTechnologies =
  (belongs: (technology: Technology) => boolean) =>
  (reading: SiteReading): Counted =>
    countNames(
      reading.technologies.filter(belongs).map((technology) => ({
        name: technology.name,
        hit: {
          ...hitAt(technology.url, "technology", `${technology.name}: ${technology.evidence}`),
          vendor: technology.name,
        },
      })),
    );

const countVendors =
  (group: string) =>
  (reading: SiteReading): Counted =>
    countNames(vendorHits(reading, `vendor:${group}`).map((hit) => ({ name: hit.vendor ?? "", hit })));

/** Company names as they are written, found as whole words. */
const countNamesIn =
  (names: RegExp) =>
  (reading: SiteReading): Counted =>
    countNames(
      reading.pages
        .filter((page) => page.facts.kind !== "post")
        .flatMap((page) =>
          page.facts.blocks.flatMap((block) =>
            (block.text.slice(0, 2_000).match(names) ?? []).map((name) => ({
              name,
              hit: hitOn(page, "body", block.text, name),
            })),
          ),
        ),
    );

const CARRIERS =
  /\b(?:UPS|FedEx|DHL|USPS|DPD|GLS|Evri|Hermes|Royal Mail|Canada Post|Australia Post|Colissimo|Chronopost|Mondial Relay|Correos|SEUR|PostNL|InPost|Poczta Polska|Aras Kargo|Yurtiçi Kargo|Zásilkovna|Österreichische Post|BRT|Poste Italiane|CTT)\b/g;
const INSURERS =
  /\b(?:Aetna|Cigna|Delta Dental|Blue Cross|Blue Shield|UnitedHealthcare|United Healthcare|MetLife|Humana|Guardian|Anthem|Kaiser Permanente|Medicaid|Medicare|Ameritas|Principal|Bupa|AXA|Vitality|Aviva|Allianz|Generali|AOK|Barmer|DAK|Techniker Krankenkasse|Debeka|Sanitas|Mapfre|Adeslas|NFZ|PZU|Signal Iduna|Unimed|Bradesco Saúde)\b/g;

export const toolCounts = {
  "tag vendors": countTechnologies(({ feeds }) => feeds.includes("analytics") || feeds.includes("advertising")),
  "ad tags": countTechnologies(({ feeds }) => feeds.includes("advertising")),
  "payment vendors": countVendors("payment"),
  portals: countVendors("portal"),
  carriers: countNamesIn(CARRIERS),
  insurers: countNamesIn(INSURERS),
};
