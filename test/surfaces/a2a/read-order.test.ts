import type { Message } from "@a2a-js/sdk";
import { describe, expect, it } from "vitest";
import { readOrder } from "../../../src/surfaces/a2a/read-order.ts";

const message = (...contents: { $case: "text" | "data"; value: unknown }[]): Pick<Message, "parts"> =>
  ({ parts: contents.map((content) => ({ content })) }) as unknown as Pick<Message, "parts">;
const saying = (value: string) => readOrder(message({ $case: "text", value }));

describe("what an A2A message asks for", () => {
  it.each([
    ["scan https://example.com", { url: "https://example.com" }],
    ["Please run a full scan of example.com", { url: "example.com", scanType: "full" }],
    ["example.com", { url: "example.com" }],
    ["How ready is example.com for AI?", { url: "example.com" }],
  ])("%s is an order", (text, order) => expect(saying(text)).toEqual(order));

  it.each([
    "Please do not scan example.com",
    "What does the level 3 of example.com mean?",
    "Do you support Node.js and README.md files?",
    "hello",
  ])("%s starts no scan", (text) => expect(saying(text)).toBeNull());

  it("is said by a data part in the members of start_scan", () => {
    const data = { url: "example.com", scanType: "light" };
    expect(readOrder(message({ $case: "data", value: data }))).toEqual(data);
  });
});
