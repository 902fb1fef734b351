// What a scan's error means to the person at the terminal, and what to do.
import { adviseOnFailure } from "../../src/render/scan-failure.ts";
import type { Terminal } from "./terminal.ts";
import { wrap } from "./text-layout.ts";

export function explainFailure(url: string, error: string | null, { columns, paint }: Terminal): string {
  const { reason, advice } = adviseOnFailure(error);
  const head = paint("red", wrap(`${url} could not be scanned.`, columns).join("\n"));
  return [head, ...wrap(reason, columns), ...wrap(advice, columns)].join("\n");
}
