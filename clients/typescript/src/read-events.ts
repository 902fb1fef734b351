// Server-sent events of a scan (HTML, "Server-sent events"), read from the body of an answer.

export interface ScanEvent {
  /** Sequence number, to go on after a break; null for what cannot be asked for again. */
  id: number | null;
  /** status, page, document, agent, note or end; more may come. */
  type: string;
  data: Readonly<Record<string, unknown>>;
}

/** The service writes a line at least every 15 seconds: silence of this length is a connection that broke. */
const SILENCE_MS = 60_000;
/** Events are a few hundred characters; what is longer than this is no stream of ours. */
const LONGEST_EVENT = 1_048_576;

export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ScanEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  let fields: string[] = [];
  let size = 0;
  try {
    for (;;) {
      const chunk = await readInTime(reader);
      if (chunk === null) return;
      const text = rest + decoder.decode(chunk, { stream: true });
      // A carriage return at the end may be half of a line's end.
      const end = text.endsWith("\r") ? text.length - 1 : text.length;
      const lines = text.slice(0, end).split(/\r\n|\n|\r/);
      rest = (lines.pop() ?? "") + text.slice(end);
      for (const line of lines) {
        size += line.length;
        if (line !== "") {
          fields.push(line);
          continue;
        }
        const event = toEvent(fields);
        fields = [];
        size = 0;
        if (event !== null) yield event;
      }
      if (size + rest.length > LONGEST_EVENT) throw new Error("An event of the stream is too long.");
    }
  } finally {
    // Ends the request too, when whoever listens has heard enough. Nobody waits for it: of an answer that somebody else
    // reads along, it is over only when they have ended, too.
    reader.cancel().catch(() => undefined);
  }
}

async function readInTime(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The event stream fell silent.")), SILENCE_MS);
  });
  try {
    const { done, value } = await Promise.race([reader.read(), silence]);
    return done ? null : value;
  } finally {
    clearTimeout(timer);
  }
}

/** Null for comments, and for what carries no object. */
function toEvent(lines: readonly string[]): ScanEvent | null {
  let [type, data, id] = ["message", "", ""];
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (name === "event") type = value;
    if (name === "id") id = value;
    if (name === "data") data += data === "" ? value : `\n${value}`;
  }
  const value = readObject(data);
  return value === null ? null : { id: /^\d+$/.test(id) ? Number(id) : null, type, data: value };
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
