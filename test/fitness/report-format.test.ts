import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { z } from "zod";
import { REPORT_FORMAT, StoredReport } from "../../src/model/results.ts";

/** The shape of each format, as a fingerprint. A line is added with a format; old ones stay. */
const FINGERPRINTS: Record<number, string> = { 1: "24d1bf330bf4e459", 2: "24d1bf330bf4e459" };

it("names a new format when the shape of stored reports changes, since one of the same format is not validated", () => {
  const shape = JSON.stringify(z.toJSONSchema(StoredReport, { io: "output", unrepresentable: "any" }));
  expect(FINGERPRINTS[REPORT_FORMAT]).toBe(createHash("sha256").update(shape).digest("hex").slice(0, 16));
});
