import { describe, expect, it } from "vitest";
import { late } from "../../src/adapters/late.ts";

interface Port {
  add(a: number, b: number): Promise<number>;
  fail(): Promise<void>;
}

function makePort() {
  let loads = 0;
  const port = late<Port>(async () => {
    loads += 1;
    return {
      add: async (a, b) => a + b,
      fail: async () => {
        throw new Error("refused");
      },
    };
  });
  return { port, loads: () => loads };
}

describe("a port that is loaded late", () => {
  it("loads its adapter at the first call, and once", async () => {
    const { port, loads } = makePort();
    expect(loads()).toBe(0);
    expect(await port.add(1, 2)).toBe(3);
    expect(await port.add(2, 2)).toBe(4);
    expect(loads()).toBe(1);
  });

  it("hands on what the adapter throws", async () => {
    await expect(makePort().port.fail()).rejects.toThrow("refused");
  });

  it("tries again after a load that failed", async () => {
    let tries = 0;
    const port = late<Pick<Port, "add">>(async () => {
      tries += 1;
      if (tries === 1) throw new Error("not loaded");
      return { add: async (a, b) => a + b };
    });
    await expect(port.add(1, 1)).rejects.toThrow("not loaded");
    expect(await port.add(1, 1)).toBe(2);
  });

  it("is a port when it is awaited itself", async () => {
    const { port } = makePort();
    const awaited = await (async () => port)();
    expect(await awaited.add(1, 1)).toBe(2);
  });

  it("is not copied by its members, which would be none", () => {
    const { port } = makePort();
    expect(() => ({ ...port })).toThrow("cannot be copied");
  });

  it("stands below an object that replaces some of its methods", async () => {
    const { port } = makePort();
    const over = Object.assign(Object.create(port) as Port, { add: async () => 0 });
    expect(await over.add(1, 2)).toBe(0);
    await expect(over.fail()).rejects.toThrow("refused");
  });
});
