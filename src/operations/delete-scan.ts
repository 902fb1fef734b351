import { z } from "zod";
import { AppError, scanNotFound } from "../model/errors.ts";
import type { ScanOwnership } from "../model/list-ports.ts";
import type { Ctx } from "../model/ports.ts";
import { isSameSecret } from "../model/same-secret.ts";
import { dispatchEvents } from "../services/dispatch-events.ts";
import { removeScans } from "../services/remove-scans.ts";
import { defineOperation } from "./define-operation.ts";
import { authRequired } from "./invoke.ts";
import { SCAN_ID_ERRORS, ScanId } from "./scan-id.ts";

const TOKEN_CHARS = 200;

export const deleteScan = defineOperation({
  id: "delete_scan",
  summary: "Delete a scan",
  description:
    "Removes a scan of your own with its report, evidence and every place that shows it. Needs a session or key of the account that started it, or the ownerToken of the answer that started it; a bearer token of an application does not suffice. Cannot be undone. Costs one read.",
  scopes: ["scans:write"],
  counts: "read",
  session: "primary",
  http: { method: "delete", path: "/api/insights/scan/{scanId}", status: 200 },
  tool: false,
  errors: ["AUTH_REQUIRED", "INSUFFICIENT_SCOPE", "SCAN_NOT_FOUND"],
  fieldErrors: SCAN_ID_ERRORS,
  input: z.object({
    scanId: ScanId,
    ownerToken: z.string().min(1).max(TOKEN_CHARS).optional().describe("ownerToken as start_scan answered it"),
  }),
  headers: { ownerToken: "x-owner-token" },
  output: z
    .object({ scanId: z.uuid(), deleted: z.literal(true), deletedAt: z.iso.datetime() })
    .meta({ id: "ScanDeleted" }),
  example: {
    input: { scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11" },
    output: {
      scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
      deleted: true,
      deletedAt: "2026-11-20T09:00:00.000Z",
    },
  },
  async run(ctx, { scanId, ownerToken }) {
    if (ctx.caller.kind === "anonymous" && ownerToken === undefined)
      throw authRequired(
        ctx,
        "Deleting a scan needs the key it was started with, or its ownerToken in the header x-owner-token.",
      );
    if (ctx.caller.kind === "token" && ownerToken === undefined) throw tokensDoNotDelete();
    const scan = await ctx.removal.findOwnership(scanId);
    if (scan === null) throw scanNotFound(scanId);
    if (!(await isOwner(ctx, scan, ownerToken)))
      throw new AppError(
        "INSUFFICIENT_SCOPE",
        "This scan was not started with this credential or token. Send the key of the account that started it, or its ownerToken in x-owner-token.",
      );
    await removeScans(ctx, [scanId]);
    // What webhooks told of it is taken back; what fails here is done by the clock.
    ctx.inBackground(dispatchEvents(ctx));
    ctx.log("scan.deleted", { scanId, caller: ctx.caller.kind });
    return { body: { scanId, deleted: true as const, deletedAt: new Date(ctx.clock.now()).toISOString() } };
  },
});

/** People who let an application start scans were not asked to let it delete what they have. */
const tokensDoNotDelete = (): AppError =>
  new AppError(
    "INSUFFICIENT_SCOPE",
    "A bearer token does not delete scans. Send a session or an API key of the account that started it, or the scan's ownerToken in x-owner-token.",
  );

/** An anonymous caller owns nothing by address: it may be shared. Nor does an application own what its user has. */
async function isOwner(
  { caller, digest }: Ctx,
  { owner, ownerTokenHash }: ScanOwnership,
  ownerToken: string | undefined,
): Promise<boolean> {
  if ((caller.kind === "session" || caller.kind === "key") && owner === caller.owner) return true;
  if (ownerToken === undefined || ownerTokenHash === null) return false;
  return isSameSecret(await digest.sha256(ownerToken), ownerTokenHash);
}
