import { holdsKey } from "./api-key.ts";
import { AppError } from "./errors.ts";

/** A key in an address ends up in logs and histories. Throws INVALID_REQUEST. */
export function refuseKeyInQuery(url: string): void {
  // Parsing costs more than all else here: without this sign a key stands in plain sight or nowhere.
  if (!url.includes("?") || (!url.includes("%") && !holdsKey(url))) return;
  for (const [name, value] of new URL(url).searchParams) {
    if (!holdsKey(value) && !holdsKey(name)) continue;
    throw new AppError(
      "INVALID_REQUEST",
      `Send the key in the header x-mcp-api-key, not in the address (${holdsKey(name) ? "a name" : name}). Revoke it: addresses are logged.`,
      {
        details: { field: holdsKey(name) ? "query" : name, expected: "no credential in the query string" },
      },
    );
  }
}
