import { createServer } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { listenOnLoopback } from "../../scripts/lib/listen-on-loopback.ts";

describe("a port of this machine", () => {
  const servers = [1, 2].map((at) => createServer((_, response) => response.end(`server ${at}`)));
  afterAll(() => servers.forEach((server) => server.close()));

  it("is one of its own for each server, open to this machine alone", async () => {
    const origins = await Promise.all(servers.map(listenOnLoopback));
    expect(await Promise.all(origins.map(async (origin) => (await fetch(origin)).text()))).toEqual([
      "server 1",
      "server 2",
    ]);
    expect(servers.map((server) => server.address())).toEqual([
      expect.objectContaining({ address: "127.0.0.1" }),
      expect.objectContaining({ address: "127.0.0.1" }),
    ]);
  });
});
