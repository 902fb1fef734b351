import { describe, expect, it } from "vitest";
import { createOutageGuard } from "../../src/adapters/outages.ts";
import { AppError } from "../../src/model/errors.ts";

const wrapped = (cause: Error): Error => new Error("Failed query: select secret params: a@example.com", { cause });

async function whatIsTold(given: unknown): Promise<{ told: unknown; logged: unknown[] }> {
  const logged: unknown[] = [];
  const guard = createOutageGuard((event, fields) => void logged.push([event, fields]));
  const port = guard("database", { find: () => Promise.reject(given) });
  const told = await port.find().catch((thrown: unknown) => thrown);
  return { told, logged };
}

describe("a part of the platform that fails", () => {
  it.each([
    new Error("D1_ERROR: Network connection lost."),
    new Error("D1_ERROR: D1 DB is overloaded. Too many requests queued."),
    wrapped(new Error("D1_ERROR: storage caused object to be reset.")),
    new Error("get: We encountered an internal error. Please try again. (10001)"),
    new Error("internal error; reference = abc"),
  ])("is told as unavailable, and when to come back: %s", async (error) => {
    const { told } = await whatIsTold(error);
    expect(told).toBeInstanceOf(AppError);
    expect(told).toMatchObject({ code: "SERVICE_UNAVAILABLE", headers: { "Retry-After": "5" } });
    expect((told as AppError).message).not.toMatch(/D1|internal error|10001/);
  });

  it.each([
    new Error("D1_ERROR: no such table: scans: SQLITE_ERROR"),
    wrapped(new Error("D1_ERROR: UNIQUE constraint failed: scans.id: SQLITE_CONSTRAINT")),
    new Error("D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'"),
    new TypeError("x is not a function"),
    new AppError("SCAN_NOT_FOUND", "No scan has this id."),
  ])("leaves a mistake of ours, and what callers can act on, as it is: %s", async (error) => {
    expect(await whatIsTold(error)).toEqual({ told: error, logged: [] });
  });

  it("is logged by its part and the platform's words, without the statement and its values", async () => {
    const { logged } = await whatIsTold(wrapped(new Error("D1_ERROR: Network connection lost.")));
    expect(logged).toEqual([["outage", { part: "database", error: "D1_ERROR: Network connection lost." }]]);
  });

  it("is told as well where a call throws at once", () => {
    const guard = createOutageGuard(() => undefined);
    const port = guard("gate", {
      ask(): void {
        throw new Error("Network connection lost.");
      },
    });
    expect(() => port.ask()).toThrow(AppError);
  });
});
