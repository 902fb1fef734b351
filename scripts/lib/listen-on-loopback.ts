import type { Server } from "node:net";

/** Has a server listen at a free port of this machine alone; its origin, over http. */
export function listenOnLoopback(server: Server): Promise<string> {
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      done(`http://127.0.0.1:${port}`);
    });
  });
}
