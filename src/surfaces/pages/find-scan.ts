// The scan that an address names, and what pages say of one that ended in error.
import { AppError } from "../../model/errors.ts";
import type { Ports, ScanRow } from "../../model/ports.ts";
import { printableUrl } from "../../model/target.ts";
import { ScanId } from "../../operations/scan-id.ts";
import { type Block, link, p } from "../../render/blocks.ts";
import { adviseOnFailure } from "../../render/scan-failure.ts";
import { WORDS } from "../../render/words/index.ts";

/** Throws SCAN_NOT_FOUND. */
export async function findScan(ports: Ports, text: string): Promise<ScanRow> {
  const { data: scanId } = ScanId.safeParse(text);
  const row = scanId === undefined ? null : await ports.scans.find(scanId);
  if (row === null)
    throw new AppError(
      "SCAN_NOT_FOUND",
      "No scan has this address. It was deleted, or the link is not complete: copy it whole from where it came.",
    );
  return row;
}

/** The form with the address stands below; the link in Markdown leads to the one on the front page. */
export function failureBlocks({ errorMessage, url }: Pick<ScanRow, "errorMessage" | "url">): Block[] {
  const { reason, advice } = adviseOnFailure(errorMessage);
  return [
    p`${reason}`,
    p`${advice}`,
    p`${WORDS.messages.goOn(
      (name) => link(name, "#scan"),
      (name) => link(name, "/bot"),
    )}`,
    { kind: "scan-form", url: printableUrl(url) },
  ];
}

/** Pages answer GET and HEAD. */
export function refuseOtherMethod({ method }: Request): void {
  if (method === "GET" || method === "HEAD") return;
  throw new AppError("METHOD_NOT_ALLOWED", "This address answers GET, HEAD.", { headers: { Allow: "GET, HEAD" } });
}
