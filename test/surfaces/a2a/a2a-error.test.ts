import { TaskNotCancelableError } from "@a2a-js/sdk/errors";
import { JsonRpcTransportHandler } from "@a2a-js/sdk/server";
import { describe, expect, it } from "vitest";
import { AppError, ERROR_TABLE, scanNotFound, type ErrorCode } from "../../../src/model/errors.ts";
import { toA2aError, toWireError, type HttpNote } from "../../../src/surfaces/a2a/a2a-error.ts";

function wire(thrown: unknown): { http: HttpNote; error: { code: number; message: string; data?: unknown } } {
  const http: HttpNote = { status: 200, headers: {} };
  const error = toWireError(JsonRpcTransportHandler.mapToJSONRPCError(toA2aError(thrown, http)), http);
  return { http, error: error as { code: number; message: string } };
}

describe("errors in A2A's words", () => {
  it("says of a fault of ours nothing but that it was one", () => {
    const { error, http } = wire(new TypeError("select * from secrets"));
    expect(error.code).toBe(-32_603);
    expect(error.message).not.toContain("secrets");
    expect(http.status).toBe(200);
  });

  it("knows unknown tasks, and leaves the protocol's own errors as they are", () => {
    expect(wire(scanNotFound("x")).error.code).toBe(-32_001);
    expect(wire(new TaskNotCancelableError("No.")).error).toMatchObject({ code: -32_002, message: "No." });
  });

  it("takes a text of the SDK's own under the internal code for params of another shape", () => {
    const mapped = JsonRpcTransportHandler.mapToJSONRPCError(new TypeError("Cannot read properties of null"));
    expect(toWireError(mapped, { status: 200, headers: {} })).toMatchObject({
      code: -32_602,
      message: expect.not.stringContaining("null"),
    });
  });

  it.each(["AUTH_REQUIRED", "INSUFFICIENT_SCOPE", "RATE_LIMIT", "SERVICE_UNAVAILABLE"] as ErrorCode[])(
    "answers %s with its HTTP status, its headers and the reason",
    (code) => {
      const headers = { "Retry-After": "7" };
      const { error, http } = wire(new AppError(code, "Wait.", { headers, details: { retry_after_seconds: 7 } }));
      expect(http).toMatchObject({ status: ERROR_TABLE[code].status, headers });
      expect(error).toMatchObject({
        code: -32_000,
        message: "Wait.",
        data: [{ "@type": expect.stringContaining("ErrorInfo"), reason: code, metadata: { retry_after_seconds: "7" } }],
      });
    },
  );
});
