// Who goes out to customers: one person who does all of it, or contractors that the business sends.
import type { SignalHit, SiteReading } from "../site-reading.ts";
import { statementHits } from "../statement-hits.ts";
import { offerCounts } from "./offer-signals.ts";

const told = (reading: SiteReading, name: string): SignalHit[] =>
  statementHits(reading, `states:${name}`).filter(({ strength, isSold }) => strength === 1 && isSold === undefined);

/** Who writes "I come to you", names nobody else and speaks of no team. */
const onePerson = (reading: SiteReading): SignalHit[] =>
  told(reading, "has-team").length > 0 || offerCounts.people(reading).count > 1 ? [] : told(reading, "one-person");

/** "A network of trusted contractors". */
const outsideContractors = (reading: SiteReading): SignalHit[] => told(reading, "has-contractors");

export const whoGoesSignals = { "one person": onePerson, "outside contractors": outsideContractors };
