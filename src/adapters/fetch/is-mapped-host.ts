import type { Egress } from "./admit.ts";

/** True when a host is read from a local copy (DEV_HOST_MAP). */
export const isMappedHost = (hostMap: Egress["hostMap"], host: string): boolean =>
  hostMap !== null && Object.hasOwn(hostMap, host.toLowerCase());
