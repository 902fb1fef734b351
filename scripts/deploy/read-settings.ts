// The operator's configuration of a deployed service: a file in the form of an env file, which holds no secrets.
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { ConfigInput, readConfig } from "../../src/model/config.ts";
import { FORMER_NAMES } from "./rotation.ts";
import { makeSecret, SECRET_NAMES } from "../lib/make-secret.ts";

const DEVELOPMENT_ONLY = ["ALLOW_PRIVATE_TARGETS", "DEV_HOST_MAP"];

/** Settings by name, PUBLIC_ORIGIN among them when it is there; none without a file. Throws on what is not one. */
export function readSettings(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const settings = parseEnv(readFileSync(file, "utf8")) as Record<string, string>;
  const secrets: readonly string[] = [...SECRET_NAMES, ...FORMER_NAMES];
  const secret = Object.keys(settings).find((name) => secrets.includes(name));
  if (secret !== undefined)
    throw new Error(`${file} holds ${secret}. Secrets do not belong there: deploy makes them, and rotates them.`);
  const known = Object.keys(ConfigInput.shape).filter((name) => !DEVELOPMENT_ONLY.includes(name));
  const other = Object.keys(settings).find((name) => !known.includes(name));
  if (other !== undefined) throw new Error(`${file} holds ${other}, which is no setting of a deployed service.`);
  return settings;
}

/** Throws what the service would refuse to start with, before anything is deployed. */
export function checkSettings(settings: Readonly<Record<string, string>>, origin: string): void {
  const secrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, makeSecret(name)]));
  readConfig({ ...settings, ...secrets, PUBLIC_ORIGIN: origin });
}
