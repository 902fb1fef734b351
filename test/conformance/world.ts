// What the suite knows of the service under test; made once by start.ts.
import { inject } from "vitest";

export interface World {
  origin: string;
  /** A pro key, or whichever key was given. */
  key: string;
  /** A key of the free plan; null where none can be made. */
  freeKey: string | null;
  /** Cookie of a person who is signed in; null where none can be made. */
  cookie: string | null;
  /** A loopback service: client addresses can be chosen, so quotas of strangers can be tested freely. */
  isLocal: boolean;
  /** An address that the service can read from start to end; null where it admits none that we have. */
  site: string | null;
  /** A well-formed public address that nobody answers: its scans end in error. */
  deadSite: string;
  /** Complete public scans, oldest first. */
  scans: string[];
  /** Whether the anonymous quota of a service that is not local may be used up. */
  mayUseQuota: boolean;
}

declare module "vitest" {
  interface ProvidedContext {
    world: World;
  }
}

export const world = inject("world");
