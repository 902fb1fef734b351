// Servers on this machine that nobody has any business to ask. They count connections, so that TLS needs no certificate.
import { createServer, type AddressInfo, type Server } from "node:net";

export interface Canaries {
  /** Ports that could be listened on, each on every address of the machine; the last is any free port. */
  ports: number[];
  /** First lines of what was sent since the last call. */
  take(): string[];
  close(): Promise<void>;
}

/** Those that the policy lets through, and one that only local targets may have. */
const PORTS = [80, 443, 8080, 8443];
const ANSWER =
  "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 20\r\nConnection: close\r\n\r\n<h1>Inside here</h1>";

export async function openCanaries(): Promise<Canaries> {
  let seen: string[] = [];
  const servers: Server[] = [];
  const note = (line: string): void => void seen.push(line);
  const ports: number[] = [];
  for (const port of [...PORTS, 0]) {
    const first = await listen(port, "0.0.0.0", note);
    if (first === null) continue;
    servers.push(first.server);
    ports.push(first.port);
    const second = await listen(first.port, "::", note);
    if (second !== null) servers.push(second.server);
  }
  return {
    ports,
    take() {
      const taken = seen;
      seen = [];
      return taken;
    },
    async close() {
      await Promise.all(servers.map((server) => new Promise<void>((done) => server.close(() => done()))));
    },
  };
}

/** Null where somebody else listens, or where we may not. */
function listen(
  port: number,
  host: string,
  note: (line: string) => void,
): Promise<{ server: Server; port: number } | null> {
  return new Promise((done) => {
    const server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", (chunk) => {
        note(Buffer.from(chunk).toString("latin1").split("\r\n", 1)[0] ?? "");
        socket.end(ANSWER);
      });
      socket.setTimeout(1_000, () => socket.destroy());
    });
    server.once("error", () => done(null));
    server.listen({ port, host, ipv6Only: host === "::" }, () => {
      // A TCP server has an address of this kind.
      done({ server, port: (server.address() as AddressInfo).port });
    });
  });
}
