// Receivers of webhooks in the fake web. What one answers stands in the first word of its path; what it was sent
// can be read back at "/log" + path.

/** Several, since one host takes few subscriptions. */
export const RECEIVER_HOSTS = Array.from({ length: 60 }, (_, i) => `hooks-${i}.example.com`);

export interface Received {
  headers: Record<string, string>;
  body: string;
}

const received = new Map<string, Received[]>();
const plain = (status: number, body = "") => ({ status, type: "text/plain", body });

const ANSWERS: Record<string, (count: number) => { status: number; location?: string; retryAfter?: string }> = {
  ok: () => ({ status: 204 }),
  twice: (count) => ({ status: count <= 2 ? 500 : 200 }),
  broken: () => ({ status: 500 }),
  gone: () => ({ status: 410 }),
  moved: () => ({ status: 307, location: "/ok/elsewhere" }),
  later: (count) => (count === 1 ? { status: 503, retryAfter: "2" } : { status: 200 }),
};

export async function answerReceiver(request: Request) {
  const { host, pathname, search } = new URL(request.url);
  const key = `${host}${pathname.replace(/^\/log/, "")}${search}`;
  const list = received.get(key) ?? [];
  if (pathname.startsWith("/log/")) return plain(200, JSON.stringify(list));
  list.push({ headers: Object.fromEntries(request.headers), body: await request.text() });
  received.set(key, list);
  const [, kind = ""] = pathname.split("/");
  return { ...plain(502), ...ANSWERS[kind]?.(list.length) };
}
