import { describe, expect, it } from "vitest";
import { AppError } from "../../../src/model/errors.ts";
import { ASK_EARLIER } from "../../../src/model/limits.ts";
import { readAsk, shapeOf } from "../../../src/surfaces/ask/read-ask.ts";

const ANY = "*/*";
const fieldOf = (raw: Record<string, unknown>): unknown => {
  try {
    readAsk(raw, ANY);
    return null;
  } catch (error) {
    return error instanceof AppError ? error.details?.["field"] : error;
  }
};

describe("a question in the first shape", () => {
  it("has its defaults: streaming, a list, every source", () => {
    expect(readAsk({ query: " privacy " }, ANY)).toMatchObject({
      shape: "legacy",
      text: "privacy",
      mode: "list",
      isStreaming: true,
      sites: [],
      earlier: [],
      queryId: null,
    });
  });

  it.each([
    [{ streaming: "0" }, ANY, false],
    [{ streaming: "False" }, ANY, false],
    [{ streaming: "off" }, ANY, false],
    [{ streaming: false }, ANY, false],
    [{ streaming: 0 }, ANY, false],
    [{ streaming: "true" }, ANY, true],
    [{}, "application/json", false],
    [{ streaming: "true" }, "application/json", false],
    [{}, "application/json, text/event-stream", true],
  ])("with %o and Accept %s streams: %s", (more, accept, isStreaming) => {
    expect(readAsk({ query: "x", ...more }, accept).isStreaming).toBe(isStreaming);
  });

  it("takes the older name of the mode, and mode over it", () => {
    expect(readAsk({ query: "x", generate_mode: "summarize" }, ANY).mode).toBe("summarize");
    expect(readAsk({ query: "x", generate_mode: "summarize", mode: "generate" }, ANY).mode).toBe("generate");
    expect(readAsk({ query: "x", generate_mode: "none" }, ANY).mode).toBe("list");
  });

  it.each([
    ['["a", "b"]', ["a", "b"]],
    ["a, b", ["a", "b"]],
    ["[broken", ["[broken"]],
    [
      ["a", "b"],
      ["a", "b"],
    ],
  ])("reads earlier questions from %o", (prev, earlier) => {
    expect(readAsk({ query: "x", prev }, ANY).earlier).toEqual(earlier);
  });

  it("looks at the last of many earlier questions", () => {
    const prev = Array.from({ length: 100 }, (_, at) => `q${at}`);
    expect(readAsk({ query: "x", prev }, ANY).earlier).toHaveLength(ASK_EARLIER);
    expect(readAsk({ query: "x", prev }, ANY).earlier.at(-1)).toBe("q99");
  });

  it("takes a site as a text or a list, and all as every one", () => {
    expect(readAsk({ query: "x", site: "Docs, example.com" }, ANY).sites).toEqual(["docs", "example.com"]);
    expect(readAsk({ query: "x", site: "all" }, ANY).sites).toEqual([]);
  });

  it("names what is missing or wrong", () => {
    expect([fieldOf({}), fieldOf({ query: 7 }), fieldOf({ query: "x", mode: "sing" })]).toEqual([
      "query",
      "query",
      "mode",
    ]);
  });
});

describe("a question in the shape of 0.54", () => {
  it("is told by an object as query", () => {
    expect([{ query: {} }, { query: "x" }, { query: null }, null, []].map(shapeOf)).toEqual([
      "0.54",
      "legacy",
      "legacy",
      "legacy",
      "legacy",
    ]);
  });

  it("reads every part, and leaves alone what it does not know", () => {
    const ask = readAsk(
      {
        query: { text: "x", site: "all", num_results: 30, max_results: 4, min_score: 60, flavor: "mint" },
        context: { "@type": "ConversationalContext", prev: ["before"], text: "broad", memory: ["vegan"] },
        prefer: { streaming: true, response_format: "chatgpt_app", mode: "generate", "accept-language": "en" },
        meta: { api_version: "0.54", session_context: { conversation_id: "c1", state_token: "s" } },
      },
      ANY,
    );
    expect(ask).toEqual({
      shape: "0.54",
      text: "x",
      decontextualized: null,
      earlier: ["before"],
      sites: [],
      mode: "generate",
      isStreaming: true,
      queryId: null,
      most: 4,
      leastScore: 60,
      format: "chatgpt_app",
      conversationId: "c1",
    });
  });

  it("answers at once unless a stream is preferred or accepted; JSON alone wins", () => {
    const ask = (prefer: object, accept: string): boolean =>
      readAsk({ query: { text: "x" }, prefer }, accept).isStreaming;
    expect([ask({}, ANY), ask({}, "text/event-stream"), ask({ streaming: true }, "application/json")]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("names the member that is missing or wrong", () => {
    expect(fieldOf({ query: {} })).toBe("query.text");
    expect(fieldOf({ query: { text: "x", max_results: 0 } })).toBe("query.max_results");
    expect(fieldOf({ query: { text: "x" }, prefer: { streaming: "yes" } })).toBe("prefer.streaming");
    expect(fieldOf({ query: { text: "x" }, context: { prev: "before" } })).toBe("context.prev");
  });
});
