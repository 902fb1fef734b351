import { describe, expect, it } from "vitest";
import { OPERATIONS } from "../../src/operations/registry.ts";
import { ROUTE_HEADERS, ROUTES } from "../../src/operations/routes.ts";

describe("the table of routes", () => {
  it("has every operation of the registry, in its order, where its definition says", async () => {
    const loaded = await Promise.all(
      ROUTES.map(async ({ method, path, load }) => ({ method, path, operation: await load() })),
    );
    expect(loaded).toEqual(
      OPERATIONS.map((operation) => ({ method: operation.http.method, path: operation.http.path, operation })),
    );
    expect(loaded.every(({ operation }, at) => operation === OPERATIONS[at])).toBe(true);
  });

  it("names every header that an operation reads", () => {
    const read = OPERATIONS.flatMap(({ headers = {} }) => Object.values(headers));
    expect(read.length).toBeGreaterThan(0);
    expect(new Set(ROUTE_HEADERS)).toEqual(new Set(read));
  });
});
