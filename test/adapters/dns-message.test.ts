import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeAnswer, encodeQuery } from "../../src/adapters/dns/dns-message.ts";

const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text.replaceAll(/\s/g, ""), "hex"));
const name = (text: string): string =>
  text
    .split(".")
    .map((label) => Buffer.from([label.length]).toString("hex") + Buffer.from(label).toString("hex"))
    .join("") + "00";
const number = (value: number, bytes: number): string => value.toString(16).padStart(bytes * 2, "0");
const QUESTION = `${name("example.com")} 0010 0001`;
/** A pointer to the name of the question, which stands right after the header. */
const SAME = "c00c";
const record = (type: number, data: string, owner = SAME): string =>
  `${owner} ${number(type, 2)} 0001 0000003c ${number(data.replaceAll(/\s/g, "").length / 2, 2)} ${data}`;
const message = (records: string[], flags = "8180"): Uint8Array =>
  hex(`0000 ${flags} 0001 ${number(records.length, 2)} 0000 0000 ${QUESTION} ${records.join("")}`);
const text = (content: string): string => number(content.length, 1) + Buffer.from(content).toString("hex");

describe("a question on the wire", () => {
  it("is the one of RFC 1035, its id 0, with recursion desired and DNSSEC's verdict asked for", () => {
    expect(encodeQuery("www.example.com", "A")).toEqual(
      hex("0000 0120 0001 0000 0000 0000 0377777707 6578616d706c6503 636f6d00 0001 0001"),
    );
    expect(encodeQuery("_index._agents.example.com", "SVCB")?.slice(-4)).toEqual(hex("0040 0001"));
  });

  it.each(["", "a..b", `${"a".repeat(64)}.com`, `${"abcdefgh.".repeat(30)}com`, "a b.com", "bücher.example"])(
    "is not made of %j, which is no name",
    (wrong) => expect(encodeQuery(wrong, "TXT")).toBeNull(),
  );
});

describe("an answer on the wire", () => {
  it("is read as RFC 8484 shows one, with an address", () => {
    const shown = hex(
      `0000 8180 0001 0001 0000 0000 ${name("www.example.com")} 001c 0001 ${record(28, "20010db8abcd00120001000200030004")}`,
    );
    expect(decodeAnswer(shown)).toEqual({
      outcome: "ok",
      authenticated: false,
      records: [{ name: "www.example.com", type: "AAAA", value: "2001:db8:abcd:12:1:2:3:4" }],
    });
  });

  it("is refused where a name points on and on, or back at itself", () => {
    // Pointers that each lead two bytes back, in the data of a first record; the name of a second one enters at the end.
    const first = 12 + 17 + 12;
    const chain = Array.from({ length: 40 }, (_, at) => number(0xc000 + Math.max(first + 2 * (at - 1), 12), 2)).join(
      "",
    );
    const entering = record(1, "c0000201", number(0xc000 + first + 78, 2));
    expect(decodeAnswer(message([record(16, text("x"))]))).not.toBeNull();
    expect(decodeAnswer(message([record(99, chain), entering]))).toBeNull();
    expect(decodeAnswer(message([record(1, "c0000201", number(0xc000 + 12 + 17, 2))]))).toBeNull();
  });

  it("joins the strings of a text record, and says that DNSSEC vouches for it", () => {
    expect(decodeAnswer(message([record(16, text("v=spf1 ip4:192.0.2.1") + text(" -all"))], "81a0"))).toEqual({
      outcome: "ok",
      authenticated: true,
      records: [{ name: "example.com", type: "TXT", value: "v=spf1 ip4:192.0.2.1 -all" }],
    });
  });

  it("keeps the alias on the way to an address, names in lower case", () => {
    const records = [record(5, name("Edge.Example.NET")), record(1, "c0000201", name("edge.example.net"))];
    expect(decodeAnswer(message(records))?.records).toEqual([
      { name: "example.com", type: "CNAME", value: "edge.example.net" },
      { name: "edge.example.net", type: "A", value: "192.0.2.1" },
    ]);
  });

  it("reads mail servers with compressed names, and the root of a null MX", () => {
    const records = [record(15, `000a 046d61696c ${SAME}`), record(15, "0000 00")];
    expect(decodeAnswer(message(records))?.records).toEqual([
      { name: "example.com", type: "MX", preference: 10, exchange: "mail.example.com" },
      { name: "example.com", type: "MX", preference: 0, exchange: "." },
    ]);
  });

  it("reads protocols and port of a service record, whatever else it carries", () => {
    const params = `0001 0007 ${text("mcp")}${text("h2")} 0003 0002 01bb 0004 0004 c0000201`;
    expect(decodeAnswer(message([record(64, `0001 ${name("agents.example.com")} ${params}`)]))?.records).toEqual([
      { name: "example.com", type: "SVCB", priority: 1, target: "agents.example.com", alpn: ["mcp", "h2"], port: 443 },
    ]);
  });

  it("leaves out records of types that nobody asked for", () => {
    expect(decodeAnswer(message([record(46, "0010")]))).toMatchObject({ outcome: "ok", records: [] });
  });

  it("tells a name that does not exist from one without such records", () => {
    expect(decodeAnswer(message([], "8183"))?.outcome).toBe("nxdomain");
    expect(decodeAnswer(message([]))?.outcome).toBe("ok");
  });

  it.each([
    ["a question", message([], "0100")],
    ["a cut answer", message([], "8380")],
    ["a failure of the server", message([], "8182")],
    ["a refusal", message([], "8185")],
    ["nothing", new Uint8Array()],
    ["a record that runs over the end", message([record(16, text("abc"))]).slice(0, -1)],
    ["a string that runs over its record", message([record(16, "ff61")])],
    ["a name that points at itself", message([record(5, "c02b")])],
    ["a name that points forward", message([record(5, "c0ff")])],
    ["a name that goes in circles", message([record(5, "0161 c029")])],
    ["more records than anybody has", message(Array.from({ length: 101 }, () => record(1, "c0000201")))],
  ])("is none when it is %s", (_, bytes) => expect(decodeAnswer(bytes)).toBeNull());

  it("never throws, whatever the bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(400), (noise, at) => {
        const bytes = message([
          record(16, text("v=spf1 -all")),
          record(64, `0001 ${name("a.b")} 0001 0003 ${text("h2")}`),
        ]);
        bytes.set(noise.slice(0, Math.max(0, bytes.length - at)), Math.min(at, bytes.length));
        decodeAnswer(bytes);
        decodeAnswer(noise);
      }),
    );
  });
});
