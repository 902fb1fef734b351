// Data that callers hand over in confidence, each recognizable wherever it turns up, and the calls that hand it over. Runs
// against any service, in Node and inside the runtime.
import type { Ask } from "./quota-load.ts";

export interface Planted {
  scanId: string;
  host: string;
  /** Deletes the scan; null where it goes with its account. */
  remove: Record<string, string> | null;
}

export interface Tenant {
  name: string;
  /** What makes requests theirs. */
  headers: Record<string, string>;
  /** Its scans end with its account. */
  isAccount: boolean;
}

export interface Plants {
  scans: Planted[];
  /** Ids of things that others must not see: keys, subscriptions. */
  ids: string[];
  subscriptions: { id: string; headers: Record<string, string> }[];
  /** What must be seen by nobody else: by what it is. */
  canaries: Map<string, string>;
  /** What opens something, and is stored as its hash or sealed. */
  secrets: Map<string, string>;
}

/** A word that stands nowhere else. */
export function canaryMaker(random: () => number): () => string {
  const letter = (): string => "bcdfghjklmnpqrstvwxz".charAt(Math.floor(random() * 20));
  return () => `cnry${Array.from({ length: 14 }, letter).join("")}`;
}

export interface PlantOptions {
  tenants: readonly Tenant[];
  count: number;
  random: () => number;
  hostOf: (n: number) => string;
  callbackHost: (n: number) => string;
}

export async function plantPrivateData(ask: Ask, options: PlantOptions): Promise<Plants> {
  const { tenants, count, random } = options;
  const make = canaryMaker(random);
  const plants: Plants = { scans: [], ids: [], subscriptions: [], canaries: new Map(), secrets: new Map() };
  const plant = (what: string): string => {
    const canary = make();
    plants.canaries.set(canary, what);
    return canary;
  };
  const anonymous = (): Record<string, string> => {
    const groups = Array.from({ length: 6 }, () => (4_096 + Math.floor(random() * 60_000)).toString(16));
    const address = `2001:db8:${groups.join(":")}`;
    plants.canaries.set(address, "client address");
    return { "cf-connecting-ip": address };
  };
  for (const [n, tenant] of tenants.entries()) {
    const subscribed = await subscribe(ask, plant, plants, { headers: tenant.headers, host: options.callbackHost(n) });
    plants.subscriptions.push(subscribed);
    if (!tenant.isAccount) continue;
    const key = await ask("/api/keys", {
      method: "POST",
      headers: { "content-type": "application/json", ...tenant.headers },
      body: JSON.stringify({ label: plant("note on a key") }),
    });
    plants.ids.push(String(key.body["id"]));
    plants.secrets.set(String(key.body["key"]), "API key");
  }
  for (let n = 0; n < count; n++) {
    const tenant = n % 4 === 3 ? null : tenants[n % tenants.length];
    const headers = tenant?.headers ?? anonymous();
    const host = options.hostOf(n);
    const { status, body } = await ask("/api/insights/scan", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers, "user-agent": plant("user agent") },
      body: JSON.stringify({
        url: `https://${host}/?session=${plant("query of the address")}`,
        email: `${plant("e-mail address")}@mailbox.example.org`,
        scanType: "light",
        visibility: n % 10 === 9 ? "unlisted" : "public",
      }),
    });
    if (status !== 200) throw new Error(`a scan was answered ${status}: ${JSON.stringify(body)}`);
    const ownerToken = body["ownerToken"];
    if (typeof ownerToken === "string") plants.secrets.set(ownerToken, "owner token");
    const remove =
      tenant?.isAccount === true
        ? null
        : { ...headers, ...(typeof ownerToken === "string" ? { "x-owner-token": ownerToken } : {}) };
    plants.scans.push({ scanId: String(body["scanId"]), host, remove });
  }
  return plants;
}

async function subscribe(
  ask: Ask,
  plant: (what: string) => string,
  { secrets }: Plants,
  { headers, host }: { headers: Record<string, string>; host: string },
): Promise<{ id: string; headers: Record<string, string> }> {
  const secret = `whsec-of-the-receiver-${plant("webhook secret")}`;
  secrets.set(secret, "webhook secret");
  const { status, body } = await ask("/api/webhooks/subscribe", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({
      callback_url: `https://${host}/hooks?token=${plant("callback address")}`,
      events: ["scan.started", "scan.completed", "directory.updated"],
      secret,
      metadata: { note: plant("note on a subscription") },
    }),
  });
  if (status !== 201) throw new Error(`a subscription was answered ${status}: ${JSON.stringify(body)}`);
  return { id: (body["subscription"] as { id: string }).id, headers };
}

/** Waits until every scan is over. */
export async function untilAllOver(
  ask: Ask,
  scans: readonly Planted[],
  { headers, pauseMs }: { headers: Record<string, string>; pauseMs: number },
): Promise<void> {
  const open = new Set(scans.map(({ scanId }) => scanId));
  while (open.size > 0) {
    for (const id of open) {
      const { body } = await ask(`/api/insights/scan/${id}/status`, { headers });
      if (body["status"] === "complete" || body["status"] === "error") open.delete(id);
    }
    if (open.size > 0) await new Promise((resume) => setTimeout(resume, pauseMs));
  }
}

export interface Leak {
  where: string;
  what: string;
}

export const leaksIn = (where: string, text: string, canaries: ReadonlyMap<string, string>): Leak[] =>
  [...canaries].flatMap(([canary, what]) => (text.includes(canary) ? [{ where, what }] : []));
