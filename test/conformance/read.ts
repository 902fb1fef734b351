// What several files read: each once.
import { expect } from "vitest";
import { call, type Answer, type Ask, type Json } from "./call.ts";
import { once } from "./shapes.ts";
import { world } from "./world.ts";

export const UNKNOWN_ID = "0199c1d2-7b1e-7c3a-9f60-000000000000";
export const newest = (): string => world.scans.at(-1) ?? "";
export const scanPath = (scanId: string, part: string): string => `/api/insights/scan/${scanId}/${part}`;

/** The body of a 200. */
export async function read<T = Json>(path: string, ask: Ask = {}): Promise<T> {
  const { status, text, body } = await call<T>(path, ask);
  expect(`${path}: ${status} ${status === 200 ? "" : text}`).toBe(`${path}: 200 `);
  return body;
}

export interface Results {
  scan: Json;
  results: Json & {
    readinessBreakdown: Json[];
    aeoBreakdown: Json[];
    workflows: (Json & { steps?: Json[] })[];
    opportunities: Json[];
  };
}
export interface Page {
  scans: (Json & { id: string; domain: string; createdAt: number; status: string; results?: Json })[];
  total: number;
  hasMore: boolean;
  nextCursor?: string | null;
}

export const readResults = once(() => Promise.all(world.scans.map((id) => read<Results>(scanPath(id, "results")))));
export const readComprehensive = once(() => read<Results & Json>(scanPath(newest(), "comprehensive")));
export const readPlaybook = once(() => read(`/api/insights/playbook/${newest()}`));
export const readDirectory = once(() =>
  read<{ listings: (Json & { slug: string })[]; total: number }>("/api/directory"),
);
export const listScans = (query = ""): Promise<Page> => read<Page>(`/api/insights/scans${query}`);

export const start = (body: unknown, ask: Ask = {}): Promise<Answer> =>
  call("/api/insights/scan", { method: "POST", body, ...ask });

export async function startAccepted(body: Json, ask: Ask = {}): Promise<string> {
  const { status, text, body: answer } = await start(body, ask);
  expect(`${status} ${status === 200 ? "" : text}`).toBe("200 ");
  return String(answer["scanId"]);
}

/** Every status answer of a scan until it is over. */
export async function follow(scanId: string): Promise<Json[]> {
  const seen: Json[] = [];
  for (;;) {
    const progress = await read(scanPath(scanId, "status"));
    seen.push(progress);
    if (progress["status"] === "complete" || progress["status"] === "error") return seen;
    await new Promise((resume) => setTimeout(resume, 200));
  }
}

const SCANS_AT_ONCE = 6;
const ROUNDS = 5;
const ended = once(async () => {
  const order = { url: world.deadSite, scanType: "light", email: "conformance@example.com" };
  // One site is read by one scan at a time: the later ones wait, and are seen before they are over. Afterwards the
  // address is forgotten. Where the machine is busy, all of a round may be over when the list is read.
  for (let round = 1; ; round += 1) {
    const scanIds = await Promise.all(Array.from({ length: SCANS_AT_ONCE }, () => startAccepted(order)));
    const page = await call<Page>("/api/insights/scans?mine=true&limit=20");
    const isOpen = ({ id, status }: Page["scans"][number]): boolean =>
      scanIds.includes(id) && status !== "complete" && status !== "error";
    const row = page.body.scans?.find(isOpen) ?? null;
    const scanId = scanIds.at(-1) ?? "";
    if (row !== null || round === ROUNDS) return { scanId, row, progress: await follow(scanId) };
  }
});
/** A scan with an e-mail address of a site that is not there: its row while it ran, and how it went. */
export const readDeadScan = (): ReturnType<typeof ended> => ended();

/** A callback of its own, since the service bounds subscriptions by host. */
export const callbackUrl = (): string => `https://${crypto.randomUUID()}.example.org/hook`;

export const subscribe = (body: Json, ask: Ask = {}): Promise<Answer<{ ok: boolean; subscription: Json }>> =>
  call("/api/webhooks/subscribe", { method: "POST", body, ...ask });

/** A subscription of the key, gone again once it was looked at. */
export async function withSubscription<T>(
  body: Json,
  look: (answer: { ok: boolean; subscription: Json }) => Promise<T> | T,
): Promise<T> {
  const {
    status,
    text,
    body: answer,
  } = await subscribe({ callback_url: callbackUrl(), events: ["scan.completed"], ...body });
  expect(`${status} ${status === 201 ? "" : text}`).toBe("201 ");
  try {
    return await look(answer);
  } finally {
    await call(`/api/webhooks/subscriptions/${String(answer.subscription["id"])}`, { method: "DELETE" });
  }
}
