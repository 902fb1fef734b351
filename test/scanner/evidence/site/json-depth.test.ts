import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readJson } from "../../../../src/model/read-json.ts";
import { copyBounded, parseJsonBounded } from "../../../../src/scanner/evidence/site/json-depth.ts";

describe("parseJsonBounded", () => {
  it("gives what JSON.parse gives, also behind a byte order mark", () => {
    expect(parseJsonBounded('\uFEFF{"a":[1,"]}\\"["]}')).toEqual({ ok: true, value: { a: [1, ']}"['] } });
  });

  it.each([
    ["nothing", "  ", "empty"],
    ["broken text", "{", "syntax"],
    ["a web page", "<html>", "syntax"],
    ["deep nesting", "[".repeat(65) + "]".repeat(65), "too-deep"],
    ["depth beyond any stack", "[".repeat(500_000), "too-deep"],
    ["deep objects", '{"a":'.repeat(200) + "1" + "}".repeat(200), "too-deep"],
    ["too many bytes", `"${"x".repeat(2 * 1024 * 1024)}"`, "too-large"],
  ])("refuses %s", (_name, text, reason) => {
    expect(parseJsonBounded(text)).toMatchObject({ ok: false, reason });
  });

  it("counts no brackets inside texts", () => {
    expect(parseJsonBounded(JSON.stringify("[".repeat(1_000))).ok).toBe(true);
  });

  it("accepts exactly what fits the given bounds", () => {
    expect(readJson("[[1]]", { chars: 5, depth: 2 }).ok).toBe(true);
    expect(readJson("[[1]]", { chars: 5, depth: 1 })).toMatchObject({ reason: "too-deep" });
    expect(readJson("[1]", { chars: 2, depth: 1 })).toMatchObject({ reason: "too-large" });
  });

  it("reads back every value of small depth, and throws on no text", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const read = parseJsonBounded(JSON.stringify(value));
        expect(read.ok && JSON.stringify(read.value)).toBe(JSON.stringify(value));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(typeof parseJsonBounded(text).ok).toBe("boolean");
      }),
    );
  });
});

describe("copyBounded", () => {
  it("cuts below the depth", () => {
    expect(copyBounded({ a: { b: { c: 1 } } }, 2)).toEqual({ a: { b: null } });
  });

  it("leaves __proto__ out, so that nothing inherits from a document", () => {
    const copy = copyBounded(JSON.parse('{"__proto__":{"isAdmin":true},"a":{"__proto__":1,"b":2}}'));
    expect(JSON.stringify(copy)).toBe('{"a":{"b":2}}');
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });

  it("bounds the number of values", () => {
    const copy = copyBounded(Array.from({ length: 200_000 }, () => 1));
    expect(Array.isArray(copy) && copy.length).toBeLessThanOrEqual(60_000);
  });
});
