// What a signal in plain words answers.
import type { SignalHit, SiteReading } from "../site-reading.ts";

/** Looks for one thing on a site; the hits are what was seen. */
export type PlainSignal = (reading: SiteReading) => SignalHit[];

/** Things a site has several of: how many, their names where they can be told, and where they were seen. */
export interface Counted {
  count: number;
  names: string[];
  hits: SignalHit[];
}
export type Counter = (reading: SiteReading) => Counted;
