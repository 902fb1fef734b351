// Turns the bindings into ports: the only reader of `env`.
import { createLog } from "./adapters/create-log.ts";
import { createDigest } from "./adapters/digest.ts";
import { createHostCheck } from "./adapters/dns/create-host-check.ts";
import { isMappedHost } from "./adapters/fetch/is-mapped-host.ts";
import { hmac } from "./adapters/hmac.ts";
import { ids } from "./adapters/ids.ts";
import { createBackground } from "./adapters/in-background.ts";
import { late } from "./adapters/late.ts";
import { leaseReads } from "./adapters/lease-reads.ts";
import { createOutageGuard } from "./adapters/outages.ts";
import { createMailSender } from "./adapters/mail-sender.ts";
import { createOwnerNotice } from "./adapters/owner-notice.ts";
import { createListStores } from "./adapters/storage/create-list-stores.ts";
import { createScannerTables } from "./adapters/scanner-tables.ts";
import { createQueueSender } from "./adapters/queue-sender.ts";
import { createOpenLists } from "./adapters/storage/open-lists.ts";
import { rememberKeys } from "./adapters/storage/remember-keys.ts";
import { watchDatabase } from "./adapters/watch-database.ts";
import { createVault } from "./adapters/vault.ts";
import { readConfig } from "./model/config.ts";
import { withoutLookUp } from "./model/host-state.ts";
import type { AuthBindings, Ports } from "./model/ports.ts";
import type { BotSigner, WebClient } from "./model/web-ports.ts";
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

/** The auth room's library wants the database itself; whether it failed is noted for each request. */
export function authBindingsFromEnv(env: Env): AuthBindings {
  const outage = { isSeen: false };
  const ports = portsFromEnv(env);
  const database = watchDatabase(env.DB, (error) => {
    outage.isSeen = true;
    ports.log("outage", { part: "database", error: error instanceof Error ? error.message.slice(0, 300) : "unknown" });
  });
  return { ports, database, outage };
}

function makePorts(env: Env): Ports {
  const config = readConfig({ ...env });
  const now = (): number => Date.now();
  const { dnsResolver } = config;
  const dns: Ports["dns"] =
    dnsResolver === null
      ? null
      : async (name, type) =>
          (await import("./adapters/dns/create-dns-resolver.ts")).createDnsResolver(dnsResolver)(name, type);
  const checkHost = dns === null ? withoutLookUp : createHostCheck(dns, now);
  const egress = { policy: targetPolicy(config), checkHost, hostMap: config.devHostMap };
  const log = createLog();
  const guard = createOutageGuard(log);
  const stored = <T extends object>(store: T): T => guard("database", store);
  const mail = guard("mail", createMailSender(env.EMAIL, config.mailFrom));
  const accounts = stored(
    late(async () => {
      const { createAccountStore } = await import("./adapters/storage/account-store.ts");
      return createAccountStore(env.DB, config.authSecret, now);
    }),
  );
  const inBackground = createBackground(log);
  const limiter: Ports["limiter"] = (subject) => guard("limiter", env.RATE_LIMITER.getByName(subject));
  const { botKey, publicOrigin } = config;
  const bot =
    botKey === null
      ? null
      : late<BotSigner>(async () => {
          const { createBotSigner } = await import("./adapters/signing/create-bot-signer.ts");
          return createBotSigner({ key: botKey, publicOrigin, now });
        });
  const web = late<Pick<WebClient, "get" | "post">>(async () => {
    const { createWebClient } = await import("./adapters/fetch/web-client.ts");
    return createWebClient({
      ...egress,
      userAgent: userAgentOf(config.publicOrigin),
      sign: bot === null ? null : (request) => bot.signRequest(request),
      now,
    });
  });
  return {
    config,
    clock: { now, sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
    ids,
    log,
    annotate: () => undefined,
    scans: stored(late(async () => (await import("./adapters/storage/scan-store.ts")).createScanStore(env.DB))),
    keys: rememberKeys(
      stored(late(async () => (await import("./adapters/storage/key-store.ts")).createKeyStore(env.DB))),
      now,
    ),
    accounts,
    tokens: late(async () => {
      const { createTokenVerifier } = await import("./adapters/token-verifier.ts");
      return createTokenVerifier(env.DB, config, now);
    }),
    ...createListStores(env.DB, stored),
    openLists: createOpenLists(env.DB, stored),
    objects: guard(
      "objects",
      late(async () => (await import("./adapters/storage/object-store.ts")).createObjectStore(env.BUCKET)),
    ),
    queues: guard(
      "queues",
      createQueueSender({
        crawl: env.CRAWL_QUEUE,
        crawlPriority: env.CRAWL_PRIORITY_QUEUE,
        agents: env.AGENTS_QUEUE,
      }),
    ),
    coordinator: (scanId) => guard("coordinator", env.SCAN_COORDINATOR.getByName(scanId)),
    gate: (registrableDomain) => guard("gate", env.TARGET_GATE.getByName(registrableDomain)),
    limiter,
    reads: leaseReads(limiter, now, inBackground),
    web: {
      isMapped: (host) => isMappedHost(config.devHostMap, host),
      get: (request) => web.get(request),
      post: (request) => web.post(request),
    },
    bot,
    dns,
    checkHost,
    website: guard("website", {
      isUp: async () => (await env.ASSETS.fetch(new URL("/favicon.svg", config.publicOrigin))).ok,
      serve: (path, { method, headers }) =>
        env.ASSETS.fetch(new Request(new URL(path, config.publicOrigin), { method, headers })),
    }),
    tables: createScannerTables((path) => env.ASSETS.fetch(new URL(path, config.publicOrigin))),
    digest: createDigest(config.addressKey, config.formerAddressKey),
    reportMail: stored(
      late(async () => (await import("./adapters/storage/report-mail-store.ts")).createReportMailStore(env.DB)),
    ),
    mail,
    vault: createVault(config.dataKey, config.formerDataKey),
    subscriptions: stored(
      late(async () => (await import("./adapters/storage/subscription-store.ts")).createSubscriptionStore(env.DB)),
    ),
    outbox: stored(late(async () => (await import("./adapters/storage/outbox-store.ts")).createOutboxStore(env.DB))),
    endpoint: (subscriptionId) => guard("endpoint", env.WEBHOOK_ENDPOINT.getByName(subscriptionId)),
    poster: late(async () =>
      (await import("./adapters/fetch/webhook-poster.ts")).createWebhookPoster({ ...egress, now }),
    ),
    hmac,
    random: () => Math.random(),
    tellOwner: createOwnerNotice(mail, async (owner) =>
      // Keys and client addresses have no mail address.
      owner.startsWith("user:") ? ((await accounts.find(owner.slice("user:".length)))?.email ?? null) : null,
    ),
    inBackground,
  };
}
