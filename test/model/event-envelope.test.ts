import { describe, expect, it } from "vitest";
import { envelopeOf, exampleEnvelope, EVENT_FACTS, makeEnvelope } from "../../src/model/event-envelope.ts";
import { EVENT_DATA, EVENT_TYPES } from "../../src/model/events.ts";

const ORIGIN = "https://foresite.example.org";

describe("the examples of the documentation", () => {
  it.each(EVENT_TYPES)("of %s fit the schemas exactly: nothing missing, nothing more", (type) => {
    expect(EVENT_DATA[type].strict().safeParse(EVENT_FACTS[type].example).error).toBeUndefined();
    const example = exampleEnvelope(type, ORIGIN);
    expect(envelopeOf(type).strict().safeParse(example).error).toBeUndefined();
    for (const link of Object.values(example.data["links"] as Record<string, string>))
      expect(link.startsWith(`${ORIGIN}/api/`)).toBe(true);
  });
});

describe("an envelope", () => {
  it("is not made of data that does not fit its type", () => {
    const event = { id: "evt_1", type: "scan.started" as const, createdAt: 0, data: { scanId: "no uuid" } };
    expect(() => makeEnvelope(event, ORIGIN)).toThrow();
  });
});
