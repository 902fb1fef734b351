// Memory of the runtime: what is alive in its isolates after a garbage collection, as its inspector tells it.

/** Of the product; the runtime's other isolates simulate its database, objects and queues. */
const PRODUCT = "core:user:foresite";
const ANSWER_MS = 3_000;

export interface Alive {
  /** Bytes alive in the isolate of the product, buffers included. */
  product: number;
  /** The same of all isolates that simulate the platform. */
  simulators: number;
}

export interface MemoryReader {
  /** `stir` makes the product run for a moment: an isolate collects its garbage when it next does something. */
  read(stir: () => Promise<unknown>): Promise<Alive>;
  close(): void;
}

interface Target {
  id: string;
  webSocketDebuggerUrl: string;
}
interface HeapUsage {
  usedSize: number;
  backingStorageSize: number;
}

export async function openMemoryReader(inspectorPort: number): Promise<MemoryReader> {
  const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json`);
  // The inspector's own list.
  const targets = (await answer.json()) as Target[];
  const isolates = await Promise.all(targets.map(openIsolate));
  return {
    async read(stir) {
      for (const isolate of isolates) isolate.send("HeapProfiler.collectGarbage");
      await stir();
      const alive: Alive = { product: 0, simulators: 0 };
      for (const isolate of isolates) {
        const usage = await isolate.ask("Runtime.getHeapUsage");
        alive[isolate.id === PRODUCT ? "product" : "simulators"] += usage.usedSize + usage.backingStorageSize;
      }
      return alive;
    },
    close() {
      for (const isolate of isolates) isolate.close();
    },
  };
}

interface Isolate {
  id: string;
  send(method: string): number;
  ask(method: string): Promise<HeapUsage>;
  close(): void;
}

async function openIsolate({ id, webSocketDebuggerUrl }: Target): Promise<Isolate> {
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`The inspector does not show ${id}.`)));
  });
  const waiting = new Map<number, (usage: HeapUsage) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id: call, result } = JSON.parse(String(data)) as { id?: number; result?: HeapUsage };
    if (call !== undefined && result !== undefined) waiting.get(call)?.(result);
    if (call !== undefined) waiting.delete(call);
  });
  let calls = 0;
  const send = (method: string): number => {
    socket.send(JSON.stringify({ id: (calls += 1), method }));
    return calls;
  };
  return {
    id,
    send,
    ask: (method) =>
      new Promise((resolve, reject) => {
        waiting.set(send(method), resolve);
        setTimeout(() => reject(new Error(`The inspector does not answer for ${id}.`)), ANSWER_MS).unref();
      }),
    close: () => socket.close(),
  };
}
