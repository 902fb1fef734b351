// The ways on which an address of somebody else's choice reaches our network, each through the real code.
import { createDnsResolver } from "../../src/adapters/dns/create-dns-resolver.ts";
import { createHostCheck } from "../../src/adapters/dns/create-host-check.ts";
import { createWebClient } from "../../src/adapters/fetch/web-client.ts";
import { createWebhookPoster } from "../../src/adapters/fetch/webhook-poster.ts";
import { createDigest } from "../../src/adapters/digest.ts";
import { ids } from "../../src/adapters/ids.ts";
import { fetchClientMetadata } from "../../src/auth/fetch-client-metadata.ts";
import { AppError } from "../../src/model/errors.ts";
import type { Ctx, Ports } from "../../src/model/ports.ts";
import { userAgentOf } from "../../src/model/product.ts";
import { readTarget } from "../../src/model/target.ts";
import { createCaller } from "../../src/services/crawl/create-caller.ts";
import { createSiteReader, type SiteReader } from "../../src/services/crawl/create-site-reader.ts";
import { enterSite } from "../../src/services/crawl/enter-site.ts";
import { createOriginRules } from "../../src/services/crawl/origin-rules.ts";
import { PRIORITY } from "../../src/services/crawl/priorities.ts";
import { readSitemaps } from "../../src/services/crawl/read-sitemaps.ts";
import { subscribeWebhook } from "../../src/services/subscribe-webhook.ts";
import { targetPolicy } from "../../src/services/target-policy.ts";
import { RESOLVER } from "./fake-network.ts";

export const OWN_ORIGIN = "https://foresite.example.org";
export const OWN_HOSTS = ["foresite.example.org", "www.foresite.example.org"];
/** A public site that wishes us ill: what it serves is built from the address under test. */
export const ATTACKER = "https://attacker.example.net";
const REQUESTS = 30;
const REDIRECTS = [301, 302, 303, 307, 308];

export interface Sink {
  name: string;
  /** Hands the addresses in; what they lead to is seen on the network. Throws for nothing that they say. */
  attack: (addresses: readonly string[]) => Promise<void>;
  /** How many are handed in at once. */
  batch: number;
  /** A redirect carries bytes, and honest servers write addresses in ASCII. */
  isAscii?: boolean;
}

/** What the attacker's site answers just now. */
export type Serve = (pages: Record<string, () => Response>) => void;

export function createSinks(serve: Serve): Sink[] {
  const ports = createPorts();
  const attackOne = (name: string, attack: (address: string, turn: number) => Promise<unknown>): Sink => {
    let turn = 0;
    return {
      name,
      batch: 1,
      async attack([address = ""]) {
        await attack(address, (turn += 1));
      },
    };
  };
  return [
    attackOne("scan target", (address) => scan(ports, address)),
    { ...attackOne("redirect hop", (address, turn) => redirect(ports, serve, { address, turn })), isAscii: true },
    { name: "sitemap", batch: 8, attack: (addresses) => readListed(ports, serve, addresses) },
    attackOne("declared call", (address) => call(ports, address)),
    attackOne("webhook", (address) => subscribeAndDeliver(ports, address)),
    attackOne("client metadata", (address) => fetchMetadata(ports, address)),
  ];
}

function createPorts(): Ports {
  const now = (): number => Date.now();
  const config = {
    publicOrigin: OWN_ORIGIN,
    ownOrigins: [],
    allowPrivateTargets: false,
    devHostMap: null,
    crawlMaxRps: 1e6,
  };
  const dns = createDnsResolver(RESOLVER);
  const checkHost = createHostCheck(dns, now);
  // What the sinks ask for of the configuration and of the ports, and nothing else.
  const policy = targetPolicy(config as unknown as Ports["config"]);
  const egress = { policy, checkHost, hostMap: null, now };
  return {
    config,
    checkHost,
    dns,
    ids,
    bot: null,
    clock: { now, sleep: async () => undefined },
    log: () => undefined,
    digest: createDigest("torture"),
    vault: { seal: async (text: string) => text },
    subscriptions: { insert: async () => ({ ok: true }) },
    web: createWebClient({ ...egress, userAgent: userAgentOf(OWN_ORIGIN), sign: null }),
    poster: createWebhookPoster(egress),
  } as unknown as Ports;
}

function readerOf(ports: Ports): SiteReader {
  return createSiteReader(ports, {
    requestBudget: REQUESTS,
    endsAt: Number.MAX_SAFE_INTEGER,
    agents: ["essentials"],
    report: async () => undefined,
  });
}

/** As a caller asks for it: what is admitted is entered, robots.txt and start page; and past that check, straight on. */
async function scan(ports: Ports, address: string): Promise<void> {
  const target = readTarget(address, targetPolicy(ports.config));
  if (target.ok)
    await enterSite(readerOf(ports), { startUrl: target.url.href, scanType: "light", ids: ports.ids, isSigned: false });
  await ports.web.get({ url: address, maxBytes: 1_000 });
}

/** The attacker's robots.txt, page and document all lead there. */
async function redirect(
  ports: Ports,
  serve: Serve,
  { address, turn }: { address: string; turn: number },
): Promise<void> {
  const away = (): Response => redirectTo(address, REDIRECTS[turn % REDIRECTS.length] ?? 302);
  serve({ "/robots.txt": turn % 4 === 0 ? away : openRobots, "/page": away });
  const reader = readerOf(ports);
  const rules = createOriginRules(reader);
  await rules.of(`${ATTACKER}/`);
  const order = { url: `${ATTACKER}/page`, maxBytes: 1_000, priority: PRIORITY.page } as const;
  await reader.read({ ...order, purpose: turn % 2 === 0 ? "page" : "document" });
}

/** Four named by robots.txt, four by an index of sitemaps on the site itself. */
async function readListed(ports: Ports, serve: Serve, addresses: readonly string[]): Promise<void> {
  const named = addresses.slice(0, 4).map((address) => address.replace(/[\r\n]/g, ""));
  const nested = addresses.slice(4).map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  const list = [`Sitemap: ${ATTACKER}/index.xml`, ...named.map((address) => `Sitemap: ${address}`)].join("\n");
  const index = `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${nested.join("")}</sitemapindex>`;
  const xml = (): Response => new Response(index, { headers: { "content-type": "application/xml" } });
  const site = { address: `${ATTACKER}/`, scanType: "full" } as const;
  for (const robots of [
    `User-agent: *\nAllow: /\n${list}`,
    `User-agent: *\nAllow: /\nSitemap: ${ATTACKER}/index.xml`,
  ]) {
    serve({
      "/robots.txt": () => new Response(robots, { headers: { "content-type": "text/plain" } }),
      "/index.xml": xml,
    });
    const reader = readerOf(ports);
    await readSitemaps(reader, await createOriginRules(reader).of(site.address), site);
  }
}

/** By the rules for what a site declares, and past them: a message straight to the address. */
async function call(ports: Ports, address: string): Promise<void> {
  const message = { json: "{}", accept: "application/json", headers: {}, maxBytes: 1_000 };
  await ports.web.post({ url: address, ...message });
  if (!URL.canParse(address)) return;
  const reader = readerOf(ports);
  const robots = await createOriginRules(reader).of(`${ATTACKER}/`);
  const caller = createCaller(reader, { origin: ATTACKER, robots, isLocalCopy: false });
  await caller.get(address, "application/json");
  await caller.post(address, { json: "{}", headers: {} });
}

/** When it is made, and, as if it had been made before the rules were what they are, at an attempt. */
async function subscribeAndDeliver(ports: Ports, address: string): Promise<void> {
  const caller = { kind: "anonymous", owner: "ip:torture" };
  // What subscribing asks for of the caller.
  const ctx = { ...ports, caller } as unknown as Ctx;
  try {
    await subscribeWebhook(ctx, { callback_url: address, events: ["scan.completed"] });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "INVALID_CALLBACK_URL")) throw error;
  }
  await ports.poster.post({ url: address, headers: {}, body: "{}", timeoutMs: 1_000 });
}

async function fetchMetadata(ports: Ports, address: string): Promise<void> {
  // Later each time, so that what was asked for before is not remembered.
  const clock = { ...ports.clock, now: () => (later += METADATA_FORGOTTEN_MS) };
  // It says no by throwing; the library in between answers invalid_client.
  await fetchClientMetadata({ ...ports, clock }, address).catch(() => undefined);
}

let later = 0;
const METADATA_FORGOTTEN_MS = 3_600_000;

const openRobots = (): Response =>
  new Response("User-agent: *\nAllow: /\n", { headers: { "content-type": "text/plain" } });

/** Bytes as a server sends them; what no header field can carry is left out. */
function redirectTo(address: string, status: number): Response {
  const location = Buffer.from(address, "utf8")
    .toString("latin1")
    .replace(/[\r\n\0]/g, "");
  return new Response(null, { status, headers: { location } });
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>]/g, (char) => (char === "&" ? "&amp;" : char === "<" ? "&lt;" : "&gt;"));
