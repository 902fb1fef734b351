// Secrets of a local service: made at the first start, kept in its state folder, readable by their owner alone.
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const randomText = (): string => Buffer.from(randomBytes(32)).toString("base64url");
/** A private JWK; in single quotes, since it holds double ones. */
const botKey = (): string => `'${JSON.stringify(generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" }))}'`;

const MAKERS: Record<string, () => string> = {
  ADDRESS_KEY: randomText,
  AUTH_SECRET: randomText,
  DATA_KEY: randomText,
  BOT_KEY: botKey,
};

/** Path of an env file that holds a value for each secret; those that are missing are added. */
export function localSecrets(state: string): string {
  const file = join(state, "secrets.env");
  const known = existsSync(file) ? readFileSync(file, "utf8") : "";
  const missing = Object.entries(MAKERS).filter(([name]) => !known.includes(`${name}=`));
  if (missing.length > 0)
    writeFileSync(file, known + missing.map(([name, make]) => `${name}=${make()}\n`).join(""), { mode: 0o600 });
  return file;
}
