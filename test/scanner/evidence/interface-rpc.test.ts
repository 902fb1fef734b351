import { describe, expect, it } from "vitest";
import { readRpcAnswer } from "../../../src/scanner/evidence/interfaces/interface-rpc.ts";

const read = (text: string, contentType = "application/json", more: Record<string, string> = {}) =>
  readRpcAnswer({ status: 200, headers: { "content-type": contentType, ...more }, text, isChallenge: false }, 7);
const message = (body: object) => JSON.stringify({ jsonrpc: "2.0", id: 7, ...body });

describe("an answer to a JSON-RPC message", () => {
  it("is a result or an error with its code", () => {
    expect(read(message({ result: { a: 1 } }))).toMatchObject({ result: { a: 1 }, answer: { rpc: "result" } });
    const { answer } = read(message({ error: { code: -32_022, message: "no", data: { supported: ["x"] } } }));
    expect(answer).toMatchObject({ rpc: "error", code: -32_022, message: "no", data: { supported: ["x"] } });
  });

  it("is found among the events of a stream, behind notes and comments, over several lines", () => {
    const [head, tail] = ['{"jsonrpc":"2.0","id":7,', '"result":{"ok":true}}'];
    const stream = [
      ": keep-alive",
      "",
      "event: message",
      'data: {"jsonrpc":"2.0","method":"notifications/progress"}',
      "",
      `data: ${head}`,
      `data:${tail}`,
      "",
      "data: cut off here",
    ].join("\r\n");
    expect(read(stream, "text/event-stream; charset=utf-8").result).toEqual({ ok: true });
  });

  it("is found in a stream that was cut before its last empty line", () => {
    expect(read(`data: ${message({ result: {} })}`, "text/event-stream").answer.rpc).toBe("result");
  });

  it.each([
    ["a web page", "<!doctype html><h1>Hi</h1>", "text/html"],
    ["nothing", "", "application/json"],
    ["JSON of another kind", '{"ok":true}', "application/json"],
    ["the answer to another message", '{"jsonrpc":"2.0","id":8,"result":{}}', "application/json"],
    ["neither result nor error", '{"jsonrpc":"2.0","id":7}', "application/json"],
    ["JSON that is nested without end", "[".repeat(5_000), "application/json"],
  ])("is none when it is %s", (_, text, type) => {
    expect(read(text, type)).toMatchObject({ result: undefined, answer: { rpc: "none", code: null } });
  });

  it("may be an error without an id, which says that the request could not be read", () => {
    expect(read('{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"x"}}').answer.code).toBe(-32_700);
  });

  it("keeps a large result out of the evidence", () => {
    const { answer, result } = read(message({ result: { list: Array.from({ length: 10_000 }, (_, i) => i) } }));
    expect((result as { list: unknown[] }).list).toHaveLength(10_000);
    expect(JSON.stringify(answer).length).toBeLessThan(5_000);
  });

  it("keeps the fields that tell of sign-in and other websites, and where a redirect leads", () => {
    const fields = {
      "www-authenticate": "Bearer",
      "access-control-allow-origin": "*",
      "access-control-allow-credentials": "true",
    };
    expect(read("", "", fields).answer).toMatchObject({
      wwwAuthenticate: "Bearer",
      allowOrigin: "*",
      allowCredentials: true,
    });
    const moved = readRpcAnswer({ status: 307, headers: { location: "/x" }, text: "", isChallenge: false }, 1);
    expect(moved.answer.leadsTo).toBe("/x");
    expect(readRpcAnswer({ error: "timeout" }, 1).answer).toMatchObject({ status: 0, error: "timeout", rpc: "none" });
  });
});
