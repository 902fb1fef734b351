import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { z } from "zod";
import { REPORT_FORMAT, StoredReport } from "../../src/model/stored-report.ts";

/** The shape of each format, as a fingerprint. A line is added with a format; old ones stay. */
const FINGERPRINTS: Record<number, string> = {
  1: "0f91fb25468e30ef",
  2: "0f91fb25468e30ef",
  3: "3f274bf67c4474da",
  4: "48f568ac7a2716de",
  5: "ac6668647e06f061",
  6: "95832fdc8d01b698",
  7: "279b82cbdae2162b",
  8: "04d2e046c6eebda9",
  9: "0fe570a853f9cc2c",
  10: "c93adf217d8801ac",
  11: "f7cbcd61a2bb0503",
};

it("names a new format when the shape of stored reports changes, since one of the same format is not validated", () => {
  // What a member is described as for readers of the API is no part of its shape.
  const shape = JSON.stringify(z.toJSONSchema(StoredReport, { io: "output", unrepresentable: "any" }), (key, value) =>
    key === "description" && typeof value === "string" ? undefined : (value as unknown),
  );
  expect(FINGERPRINTS[REPORT_FORMAT]).toBe(createHash("sha256").update(shape).digest("hex").slice(0, 16));
});
