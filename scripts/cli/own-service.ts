// The service that a scan starts for itself, and the key it calls it with.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isLoopbackHost } from "../../src/model/target.ts";
import { makeKey } from "../lib/make-key.ts";
import { startService, type Service } from "../lib/service.ts";

/** Our own machine is scanned when somebody asks for it on that machine. */
export function startOwnService(state: string, url: string): Promise<Service> {
  const text = url.includes("://") ? url : `https://${url}`;
  const isLoopback = URL.canParse(text) && isLoopbackHost(new URL(text).hostname);
  return startService({ state, isQuiet: true, vars: isLoopback ? { ALLOW_PRIVATE_TARGETS: "true" } : {} });
}

/** One key per state folder, made at the first scan and kept there, readable by its owner alone. */
export async function ownKey(state: string): Promise<string> {
  const file = join(state, "cli.key");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  const key = await makeKey({ state, plan: "pro", label: "command line" });
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}
