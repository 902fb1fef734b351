// Reads of one request, remembered for it: a page is put together from several operations over the same scan.
import type { Ports } from "../model/ports.ts";

export const readOnce = <P extends Ports>(ports: P): P => ({
  ...ports,
  scans: { ...ports.scans, find: remembered((scanId) => ports.scans.find(scanId)) },
  objects: { ...ports.objects, getReport: remembered((scanId) => ports.objects.getReport(scanId)) },
});

function remembered<T>(read: (scanId: string) => Promise<T>): (scanId: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (scanId) => {
    const reading = known.get(scanId) ?? read(scanId);
    known.set(scanId, reading);
    return reading;
  };
}
