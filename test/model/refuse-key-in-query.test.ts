import { describe, expect, it } from "vitest";
import { AppError } from "../../src/model/errors.ts";
import { composeKey } from "../../src/model/api-key.ts";
import { refuseKeyInQuery } from "../../src/model/refuse-key-in-query.ts";

const KEY = composeKey("0aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT");
const refusalOf = (query: string): AppError | null => {
  try {
    refuseKeyInQuery(`https://foresite.example/api/health${query}`);
    return null;
  } catch (error) {
    return error instanceof AppError ? error : null;
  }
};

describe("a key in an address", () => {
  it.each([
    `?key=${KEY}`,
    `?x-mcp-api-key=${KEY}`,
    `?authorization=Bearer%20${KEY}`,
    `?a=1&token=%20${KEY}%20`,
    `?key=fsk%5F${KEY.slice(4)}`,
    `?key=${KEY.slice(0, -1)}x`,
    `?${KEY}`,
    `?${KEY}=1`,
  ])("is refused, and not said again: %.40s", (query) => {
    const refusal = refusalOf(query);
    expect(refusal?.code).toBe("INVALID_REQUEST");
    expect(JSON.stringify([refusal?.message, refusal?.details])).not.toContain("fsk_");
  });

  it("names the parameter that it stood in", () => {
    expect(refusalOf(`?token=${KEY}`)?.details).toMatchObject({ field: "token" });
    expect(refusalOf(`?${KEY}=1`)?.details).toMatchObject({ field: "query" });
  });

  it.each(["", "?query=fsk_", "?query=fsk_short", "?url=https://example.com/fsk_", "?a=b&c"])(
    "is not seen where there is none: %j",
    (query) => expect(refusalOf(query)).toBeNull(),
  );
});
