import { describe, expect, it } from "vitest";
import { judgeClientMetadata } from "../../src/auth/client-metadata-rules.ts";

describe("what a client says of itself", () => {
  it("is taken as it is when nothing is wrong with it", () => {
    const metadata = {
      client_name: "Report reader",
      redirect_uris: ["http://127.0.0.1/cb"],
      client_uri: "https://app.example.com/",
      contacts: ["a@example.com"],
    };
    expect(judgeClientMetadata(metadata)).toEqual({ ok: true, metadata });
    expect(judgeClientMetadata({})).toEqual({ ok: true, metadata: {} });
  });

  it.each([
    ["Re\u202eport\u0000 reader", "Report reader"],
    ["  Report\n\treader ", "Report reader"],
    ["مساعد التقارير", "مساعد التقارير"],
    ["x".repeat(100) + "\u200b".repeat(50), "x".repeat(100)],
  ])("has its name %j shown as %j", (client_name, shown) => {
    expect(judgeClientMetadata({ client_name })).toEqual({ ok: true, metadata: { client_name: shown } });
  });

  it.each(["", " \n", "\u200b\u2066", "\u200d", "x".repeat(101)])("is refused with the name %j", (client_name) => {
    expect(judgeClientMetadata({ client_name })).toMatchObject({ ok: false, error: "invalid_client_metadata" });
  });

  it("may name the address of its keys where it describes itself, and no other address that is asked", () => {
    const keys = { jwks_uri: "https://app.example.com/jwks.json" };
    expect(judgeClientMetadata(keys, { isDescribed: true })).toEqual({ ok: true, metadata: keys });
    expect(judgeClientMetadata(keys)).toMatchObject({ ok: false, error: "invalid_client_metadata" });
    const told = { backchannel_logout_uri: "https://app.example.com/out" };
    for (const isDescribed of [true, false])
      expect(judgeClientMetadata(told, { isDescribed })).toMatchObject({ ok: false, error: "invalid_client_metadata" });
  });

  it("leaves what is of the wrong shape to the library, addresses of pages aside", () => {
    const odd = { client_name: 7, redirect_uris: "x", post_logout_redirect_uris: [7] };
    expect(judgeClientMetadata(odd)).toEqual({ ok: true, metadata: odd });
    expect(judgeClientMetadata({ logo_uri: 7 })).toMatchObject({ ok: false });
    expect(judgeClientMetadata({ post_logout_redirect_uris: Array(11).fill("https://a.example/") })).toMatchObject({
      ok: false,
      error: "invalid_redirect_uri",
    });
  });
});
