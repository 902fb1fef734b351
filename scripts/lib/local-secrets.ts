// Secrets of a local service: made at the first start, kept in its state folder, readable by their owner alone.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SECRET_NAMES, makeSecret } from "./make-secret.ts";

/** Path of an env file that holds a value for each secret; those that are missing are added. */
export function localSecrets(state: string): string {
  const file = join(state, "secrets.env");
  const known = existsSync(file) ? readFileSync(file, "utf8") : "";
  const missing = SECRET_NAMES.filter((name) => !known.includes(`${name}=`));
  if (missing.length > 0)
    writeFileSync(file, known + missing.map((name) => `${name}=${quoted(makeSecret(name))}\n`).join(""), {
      mode: 0o600,
    });
  return file;
}

/** JSON holds double quotes, which an env file wants between single ones. */
const quoted = (value: string): string => (value.includes('"') ? `'${value}'` : value);
