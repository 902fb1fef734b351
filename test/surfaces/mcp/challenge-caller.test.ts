import { describe, expect, it } from "vitest";
import type { Caller } from "../../../src/model/caller.ts";
import { readConfig } from "../../../src/model/config.ts";
import { AppError } from "../../../src/model/errors.ts";
import { challengeCaller, withChallenge } from "../../../src/surfaces/mcp/challenge-caller.ts";

const config = readConfig({ PUBLIC_ORIGIN: "http://127.0.0.1:8787" });
const METADATA = 'resource_metadata="http://127.0.0.1:8787/.well-known/oauth-protected-resource/.well-known/mcp"';
const caller = (kind: Caller["kind"], scopes: Caller["scopes"] = []): Caller => ({
  kind,
  plan: "free",
  scopes,
  subject: "x",
  owner: "x",
  keyId: null,
  isAgent: false,
});
const message = (method: string, params: object) => ({ jsonrpc: "2.0", id: 1, method, params });
const call = message("tools/call", { name: "get_scan_results", arguments: {} });

function thrown(who: Caller, sent: unknown): AppError | null {
  try {
    challengeCaller({ caller: who, config }, sent);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

describe("the challenge of MCP", () => {
  it("asks a caller without a credential for one, and says for which scope", () => {
    const error = thrown(caller("anonymous"), call);
    expect(error).toMatchObject({ code: "AUTH_REQUIRED" });
    expect(error?.headers["WWW-Authenticate"]).toBe(`Bearer scope="insights:read", ${METADATA}`);
  });

  it("asks a token for the scope it lacks, beside those it has", () => {
    const error = thrown(caller("token", ["directory:read"]), call);
    expect(error).toMatchObject({ code: "INSUFFICIENT_SCOPE" });
    expect(error?.headers["WWW-Authenticate"]).toBe(
      `Bearer error="insufficient_scope", scope="insights:read directory:read", ${METADATA}`,
    );
  });

  it("covers resources, which are read through the same operations", () => {
    const read = message("resources/read", { uri: "foresite://scan/0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11/report" });
    expect(thrown(caller("anonymous"), read)).toMatchObject({ code: "AUTH_REQUIRED" });
  });

  it.each([
    ["a key, which is told in the tool's result", caller("key"), call],
    ["a token that has the scope", caller("token", ["insights:read"]), call],
    ["lists", caller("anonymous"), message("tools/list", {})],
    ["a tool that needs nothing", caller("anonymous"), message("tools/call", { name: "get_service_health" })],
    ["a tool that does not exist", caller("anonymous"), message("tools/call", { name: "nothing" })],
    ["what is no message", caller("anonymous"), { params: 7 }],
  ])("says nothing to %s", (_, who, sent) => {
    expect(thrown(who, sent)).toBeNull();
  });

  it("says of a bad credential that the token is not valid", () => {
    const error = withChallenge(config.publicOrigin, new AppError("INVALID_CREDENTIALS", "No."));
    expect(error).toMatchObject({
      headers: { "WWW-Authenticate": expect.stringMatching(/^Bearer error="invalid_token"/) },
    });
  });
});
