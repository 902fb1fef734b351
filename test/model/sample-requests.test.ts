import { describe, expect, it } from "vitest";
import { ids } from "../../src/adapters/ids.ts";
import { standsFor, type AnsweredRequest } from "../../src/model/sample-requests.ts";

const READ: AnsweredRequest = { requestId: "req_0", method: "GET", status: 200, ms: 3 };
const READS = 20_000;

describe("the line of a request", () => {
  it("stands for reads alike, which together are about as many as there were", () => {
    const lines = Array.from({ length: READS }, () => standsFor({ ...READ, requestId: `req_${ids.token(20)}` }, 16));
    expect(new Set(lines)).toEqual(new Set([0, 16]));
    expect(lines.reduce((sum, requests) => sum + requests, 0) / READS).toBeCloseTo(1, 0);
  });

  it("is there for each read where the operator wants that", () => {
    expect(["a", "b", "c"].map((requestId) => standsFor({ ...READ, requestId }, 1))).toEqual([1, 1, 1]);
  });

  it.each([
    ["writes", { method: "POST" }],
    ["is refused", { status: 429 }],
    ["fails", { status: 500 }],
    ["takes long", { ms: 1_000 }],
  ])("is there for each that %s", (_what, other) => {
    expect(
      ["req_aaaaaa", "req_aaaaab", "req_aaaaac", "req_aaaaad"].map((requestId) =>
        standsFor({ ...READ, ...other, requestId }, 1_000),
      ),
    ).toEqual([1, 1, 1, 1]);
  });
});
