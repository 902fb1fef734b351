// Callers who ask for more than they may, all at once, and what their answers have to say. Runs against any service, in
// Node and inside the runtime.

export interface Asked {
  status: number;
  headers: { get(name: string): string | null };
  body: Record<string, unknown>;
  /** The body as it came. */
  text?: string;
}
export type Ask = (
  path: string,
  init: { method?: string; headers: Record<string, string>; body?: string },
) => Promise<Asked>;

export interface QuotaCaller {
  name: string;
  kind: string;
  scansPerDay: number;
  readsPerMinute: number;
  /** Headers of the caller's nth request: the caller is the same, whatever they say. */
  headers(n: number): Record<string, string>;
}

export interface Counted extends Asked {
  caller: QuotaCaller;
  /** False for requests that the test itself sees to that they fail through our fault. */
  isOrdinary: boolean;
}

interface Limits {
  scansPerDay: number;
  readsPerMinute: number;
}

/** Callers without a key: networks of every kind of address, and headers that claim to be somebody else. */
export function networkCallers(count: number, random: () => number, limits: Limits): QuotaCaller[] {
  const spoof = (): Record<string, string> => {
    const address = `198.51.100.${Math.floor(random() * 256)}`;
    return { "x-forwarded-for": address, "x-real-ip": address, forwarded: `for=${address}`, "true-client-ip": address };
  };
  return Array.from({ length: count }, (_, i): QuotaCaller => {
    const hex = (i + 1).toString(16);
    const [high, low] = [i >> 8, i & 255];
    const kinds: { kind: string; address: (n: number) => string }[] = [
      { kind: "IPv4", address: () => `203.1.${high}.${low}` },
      { kind: "IPv6 /64", address: (n) => `2001:db8:${hex}:7:${n.toString(16)}::${(n * 7 + 1).toString(16)}` },
      {
        kind: "IPv4 in IPv6",
        address: (n) =>
          [
            `203.2.${high}.${low}`,
            `::ffff:203.2.${high}.${low}`,
            `::FFFF:cb02:${((high << 8) + low).toString(16)}`,
            `0:0:0:0:0:ffff:203.2.${high}.${low}`,
          ][n % 4] ?? "",
      },
    ];
    const { kind, address } = kinds[i % kinds.length] ?? { kind: "none", address: () => "" };
    return {
      name: `${kind} ${i}`,
      kind,
      ...limits,
      headers: (n) => ({ ...spoof(), "cf-connecting-ip": address(n) }),
    };
  });
}

export const keyCaller = (key: string, plan: string, limits: Limits, i: number): QuotaCaller => ({
  name: `${plan} key ${i}`,
  kind: `${plan} key`,
  ...limits,
  // A key counts wherever it is used from, in either header.
  headers: (n) => ({
    "cf-connecting-ip": `192.0.2.${n % 256}`,
    ...(n % 2 === 0 ? { "x-mcp-api-key": key } : { authorization: `Bearer ${key}` }),
  }),
});

export interface LoadOptions {
  each: number;
  atOnce: number;
  random: () => number;
  /** Address to scan in the nth request of all; null asks for a status instead, which is a read. */
  urlOf: ((n: number) => { url: string; isOrdinary: boolean }) | null;
  /** Called before the nth request of all is sent. */
  before?: (n: number) => Promise<unknown> | undefined;
}

const NO_SCAN = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";

/** Every caller's requests, shuffled into one another, many under way at once. */
export async function askAll(ask: Ask, callers: readonly QuotaCaller[], options: LoadOptions): Promise<Counted[]> {
  const { each, atOnce, random, urlOf, before } = options;
  const orders = callers.flatMap((caller) => Array.from({ length: each }, (_, n) => ({ caller, n })));
  for (let i = orders.length - 1; i > 0; i--) {
    const [drawn] = orders.splice(Math.floor(random() * (i + 1)), 1);
    if (drawn !== undefined) orders.push(drawn);
  }
  const answers: Counted[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < orders.length; at = next++) {
      const order = orders[at];
      if (order === undefined) return;
      await before?.(at);
      const headers = order.caller.headers(order.n);
      if (urlOf === null) {
        const answer = await ask(`/api/insights/scan/${NO_SCAN}/status`, { headers });
        answers.push({ ...answer, caller: order.caller, isOrdinary: true });
        continue;
      }
      const { url, isOrdinary } = urlOf(at);
      const body = JSON.stringify({ url, scanType: "light" });
      const answer = await ask("/api/insights/scan", {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body,
      });
      answers.push({ ...answer, caller: order.caller, isOrdinary });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

export interface QuotaVerdict {
  admitted: number;
  refused: number;
  /** Callers' windows looked at. */
  windows: number;
  faults: string[];
}

/** `limitOf`: what a caller may in one window. With refunds the places told are not each told once. */
export function judgeQuota(
  answers: readonly Counted[],
  limitOf: (caller: QuotaCaller) => number,
  { policy, windowSeconds, hasRefunds = false }: { policy: string; windowSeconds: number; hasRefunds?: boolean },
): QuotaVerdict {
  const faults: string[] = [];
  const note = (caller: QuotaCaller, text: string): void => void faults.push(`${caller.name}: ${text}`);
  const ordinary = answers.filter(({ isOrdinary }) => isOrdinary);
  const windows = Map.groupBy(ordinary, ({ caller, headers }) => `${caller.name} ${headers.get("x-ratelimit-reset")}`);
  let admitted = 0;
  for (const group of windows.values()) {
    const [{ caller } = { caller: undefined }] = group;
    if (caller === undefined) continue;
    const limit = limitOf(caller);
    const refused = group.filter(({ status }) => status === 429);
    const let_in = group.filter(({ status }) => status === 200 || status === 404);
    admitted += let_in.length;
    const other = group.length - refused.length - let_in.length;
    if (other > 0)
      note(
        caller,
        `${other} answers are neither let in nor refused: ${group.find(({ status }) => ![200, 404, 429].includes(status))?.status}`,
      );
    const expected = Math.min(limit, group.length);
    if (let_in.length !== expected && !hasRefunds)
      note(caller, `${let_in.length} of ${group.length} let in, not ${expected}`);
    const told = let_in.map(({ headers }) => Number(headers.get("x-ratelimit-remaining"))).toSorted((a, b) => b - a);
    if (!hasRefunds && told.some((left, i) => left !== limit - 1 - i)) note(caller, `places told: ${told.join(" ")}`);
    for (const answer of group)
      for (const fault of headerFaults(answer, { limit, policy, windowSeconds })) note(caller, fault);
  }
  return { admitted, refused: ordinary.length - admitted, windows: windows.size, faults };
}

function headerFaults(
  { status, headers, body }: Counted,
  { limit, policy, windowSeconds }: { limit: number; policy: string; windowSeconds: number },
): string[] {
  const faults: string[] = [];
  const left = Number(headers.get("x-ratelimit-remaining"));
  const [, told = "", seconds = ""] = /^"\w+";r=(\d+);t=(\d+)$/.exec(headers.get("ratelimit") ?? "") ?? [];
  if (headers.get("x-ratelimit-limit") !== String(limit)) faults.push(`limit ${headers.get("x-ratelimit-limit")}`);
  if (headers.get("ratelimit-policy") !== `"${policy}";q=${limit};w=${windowSeconds}`) faults.push("policy");
  if (told !== String(left) || left < 0 || left >= limit) faults.push(`left ${left}, RateLimit ${told}`);
  if (Number(headers.get("x-ratelimit-reset")) % windowSeconds !== 0) faults.push("reset is not the end of a window");
  if (Number(seconds) > windowSeconds) faults.push(`t=${seconds}`);
  if (status !== 429) return faults;
  const wait = Number(headers.get("retry-after"));
  const details = body["details"] as { retry_after_seconds?: number } | undefined;
  if (left !== 0) faults.push("refused with places left");
  if (!Number.isInteger(wait) || wait < 1 || Math.abs(wait - Number(seconds)) > 1) faults.push(`Retry-After ${wait}`);
  if (details?.retry_after_seconds !== wait || body["code"] !== "RATE_LIMIT") faults.push("body differs from headers");
  return faults;
}
