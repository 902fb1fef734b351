// Turns the bindings into ports: the only reader of `env`.
import { createDigest } from "./adapters/digest.ts";
import { createWebClient } from "./adapters/fetch/web-client.ts";
import { ids } from "./adapters/ids.ts";
import { createMailSender } from "./adapters/mail-sender.ts";
import { createQueueSender } from "./adapters/queue-sender.ts";
import { createKeyStore } from "./adapters/storage/key-store.ts";
import { createObjectStore } from "./adapters/storage/object-store.ts";
import { createReportMailStore } from "./adapters/storage/report-mail-store.ts";
import { createScanStore } from "./adapters/storage/scan-store.ts";
import { createVault } from "./adapters/vault.ts";
import { readConfig } from "./model/config.ts";
import type { Ports } from "./model/ports.ts";
import { userAgentOf } from "./model/product.ts";
import { targetPolicy } from "./services/target-policy.ts";

const made = new WeakMap<Env, Ports>();

/** The ports for these bindings; made once per isolate. Throws when the configuration is not valid. */
export function portsFromEnv(env: Env): Ports {
  const known = made.get(env);
  if (known !== undefined) return known;
  const ports = makePorts(env);
  made.set(env, ports);
  return ports;
}

function makePorts(env: Env): Ports {
  const config = readConfig({ ...env });
  const now = (): number => Date.now();
  return {
    config,
    clock: { now, sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
    ids,
    log: (event, fields = {}) => console.log(JSON.stringify({ event, ...fields })),
    scans: createScanStore(env.DB),
    keys: createKeyStore(env.DB),
    objects: createObjectStore(env.BUCKET),
    queues: createQueueSender({
      crawl: env.CRAWL_QUEUE,
      crawlPriority: env.CRAWL_PRIORITY_QUEUE,
      agents: env.AGENTS_QUEUE,
    }),
    coordinator: (scanId) => env.SCAN_COORDINATOR.getByName(scanId),
    gate: (registrableDomain) => env.TARGET_GATE.getByName(registrableDomain),
    limiter: (subject) => env.RATE_LIMITER.getByName(subject),
    web: createWebClient({
      policy: targetPolicy(config),
      userAgent: userAgentOf(config.publicOrigin),
      hostMap: config.devHostMap,
      now,
    }),
    website: {
      isUp: async () => (await env.ASSETS.fetch(new URL("/favicon.svg", config.publicOrigin))).ok,
      serve: (path, { method, headers }) =>
        env.ASSETS.fetch(new Request(new URL(path, config.publicOrigin), { method, headers })),
    },
    digest: createDigest(config.addressKey),
    reportMail: createReportMailStore(env.DB),
    mail: createMailSender(env.EMAIL, config.mailFrom),
    vault: createVault(config.dataKey),
  };
}
