// Turns the bindings into ports: the only reader of `env`.
import { createBotSigner } from "./adapters/signing/create-bot-signer.ts";
import { createDigest } from "./adapters/digest.ts";
import { createHostCheck } from "./adapters/dns/create-host-check.ts";
import { createDnsResolver } from "./adapters/dns/create-dns-resolver.ts";
import { createWebClient } from "./adapters/fetch/web-client.ts";
import { createWebhookPoster } from "./adapters/fetch/webhook-poster.ts";
import { hmac } from "./adapters/hmac.ts";
import { ids } from "./adapters/ids.ts";
import { createBackground } from "./adapters/in-background.ts";
import { createMailSender } from "./adapters/mail-sender.ts";
import { createOwnerNotice } from "./adapters/owner-notice.ts";
import { createQueueSender } from "./adapters/queue-sender.ts";
import { createAccountStore } from "./adapters/storage/account-store.ts";
import { createListStores } from "./adapters/storage/create-list-stores.ts";
import { createKeyStore } from "./adapters/storage/key-store.ts";
import { createObjectStore } from "./adapters/storage/object-store.ts";
import { createOutboxStore } from "./adapters/storage/outbox-store.ts";
import { createReportMailStore } from "./adapters/storage/report-mail-store.ts";
import { createScanStore } from "./adapters/storage/scan-store.ts";
import { createSubscriptionStore } from "./adapters/storage/subscription-store.ts";
import { rememberKeys } from "./adapters/storage/remember-keys.ts";
import { createTokenVerifier } from "./adapters/token-verifier.ts";
import { createVault } from "./adapters/vault.ts";
import { readConfig } from "./model/config.ts";
import { withoutLookUp } from "./model/host-state.ts";
import type { Log, Ports } from "./model/ports.ts";
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

/** The auth room's library wants the database itself. */
export const authBindingsFromEnv = (env: Env): { ports: Ports; database: D1Database } => ({
  ports: portsFromEnv(env),
  database: env.DB,
});

function makePorts(env: Env): Ports {
  const config = readConfig({ ...env });
  const now = (): number => Date.now();
  const dns = config.dnsResolver === null ? null : createDnsResolver(config.dnsResolver);
  const checkHost = dns === null ? withoutLookUp : createHostCheck(dns, now);
  const egress = { policy: targetPolicy(config), checkHost, hostMap: config.devHostMap };
  const mail = createMailSender(env.EMAIL, config.mailFrom);
  const accounts = createAccountStore(env.DB, config.authSecret, now);
  const log: Log = (event, fields = {}) => console.log(JSON.stringify({ event, ...fields }));
  const { botKey, publicOrigin } = config;
  const bot = botKey === null ? null : createBotSigner({ key: botKey, publicOrigin, now });
  return {
    config,
    clock: { now, sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
    ids,
    log,
    scans: createScanStore(env.DB),
    keys: rememberKeys(createKeyStore(env.DB), now),
    accounts,
    tokens: createTokenVerifier(env.DB, config, now),
    ...createListStores(env.DB),
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
      ...egress,
      userAgent: userAgentOf(config.publicOrigin),
      sign: bot === null ? null : (request) => bot.signRequest(request),
      now,
    }),
    bot,
    dns,
    checkHost,
    website: {
      isUp: async () => (await env.ASSETS.fetch(new URL("/favicon.svg", config.publicOrigin))).ok,
      serve: (path, { method, headers }) =>
        env.ASSETS.fetch(new Request(new URL(path, config.publicOrigin), { method, headers })),
    },
    digest: createDigest(config.addressKey),
    reportMail: createReportMailStore(env.DB),
    mail,
    vault: createVault(config.dataKey),
    subscriptions: createSubscriptionStore(env.DB),
    outbox: createOutboxStore(env.DB),
    endpoint: (subscriptionId) => env.WEBHOOK_ENDPOINT.getByName(subscriptionId),
    poster: createWebhookPoster({ ...egress, now }),
    hmac,
    random: () => Math.random(),
    tellOwner: createOwnerNotice(mail, async (owner) =>
      // Keys and client addresses have no mail address.
      owner.startsWith("user:") ? ((await accounts.find(owner.slice("user:".length)))?.email ?? null) : null,
    ),
    inBackground: createBackground(log),
  };
}
