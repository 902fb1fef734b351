import { describe, expect, it } from "vitest";
import { REQUEST_BODY_DEPTH } from "../../src/model/limits.ts";
import { readJsonObject } from "../../src/model/read-json-object.ts";

const read = (body: string): Promise<Record<string, unknown>> =>
  readJsonObject(
    new Request("https://foresite.example.com/", {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json" },
    }),
  );
const nested = (levels: number): string => `{"a":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`;

describe("the body of a request", () => {
  it("is a JSON object of as many levels as are allowed", async () => {
    expect(await read(nested(REQUEST_BODY_DEPTH))).toHaveProperty("a");
  });

  it.each([
    ["deeper than allowed", nested(REQUEST_BODY_DEPTH + 1), "INVALID_JSON"],
    ["as deep as it is long", "[".repeat(60_000), "INVALID_JSON"],
    ["broken", '{"a":', "INVALID_JSON"],
    ["a list", "[]", "INVALID_REQUEST"],
    ["too long", `{"a":"${"x".repeat(70_000)}"}`, "PAYLOAD_TOO_LARGE"],
  ])("is refused with its code where it is %s", async (_what, body, code) => {
    await expect(read(body)).rejects.toMatchObject({ code });
  });
});
