// Reads of one request, remembered for it: a page is put together from several operations over the same scan.
import { over } from "../model/over.ts";
import type { Ports } from "../model/ports.ts";

export const readOnce = <P extends Ports>(ports: P): P => ({
  ...ports,
  scans: over(ports.scans, { find: remembered((scanId) => ports.scans.find(scanId)) }),
  objects: over(ports.objects, {
    getReport: remembered((scanId) => ports.objects.getReport(scanId)),
    // They are parts of the report, which is read anyway.
    getResultsJson: async () => null,
    getChecks: async () => null,
  }),
});

function remembered<T>(read: (scanId: string) => Promise<T>): (scanId: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (scanId) => {
    const reading = known.get(scanId) ?? read(scanId);
    known.set(scanId, reading);
    return reading;
  };
}
