// Secrets of a local service: made at the first start, kept in its state folder, readable by their owner alone.
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const NAMES = ["ADDRESS_KEY", "AUTH_SECRET", "DATA_KEY"] as const;

/** Path of an env file that holds a value for each secret; those that are missing are added. */
export function localSecrets(state: string): string {
  const file = join(state, "secrets.env");
  const known = existsSync(file) ? readFileSync(file, "utf8") : "";
  const missing = NAMES.filter((name) => !known.includes(`${name}=`));
  if (missing.length > 0)
    writeFileSync(
      file,
      known + missing.map((name) => `${name}=${Buffer.from(randomBytes(32)).toString("base64url")}\n`).join(""),
      {
        mode: 0o600,
      },
    );
  return file;
}
