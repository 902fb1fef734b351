// The few calls that the command line makes to the service.
import type { z } from "zod";
import type { ScanProgress } from "../../src/model/engine.ts";
import type { Outcome } from "../../src/model/outcome.ts";
import type { ScanResults } from "../../src/model/results.ts";
import type { ScanType } from "../../src/model/scan.ts";

/** An answer that is not a success, with the service's own words. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = "ApiFailure";
    this.status = status;
    this.code = code;
  }
}

export interface ScanEventLine {
  /** Sequence number; null for what the trace does not keep. */
  id: number | null;
  type: string;
  data: Record<string, unknown>;
}

export interface ApiClient {
  startScan(order: { url: string; scanType: ScanType }): Promise<{ scanId: string }>;
  status(scanId: string): Promise<z.infer<typeof ScanProgress>>;
  results(scanId: string): Promise<{ scan: { status: string }; results?: ScanResults }>;
  /** Every outcome with its evidence. */
  checks(scanId: string): Promise<{ checks: Outcome[] }>;
  /** What happens from `after` on, a sequence number. */
  events(scanId: string, after: number): AsyncGenerator<ScanEventLine>;
}

export function createApiClient(origin: string, key: string | null): ApiClient {
  const headers: Record<string, string> = key === null ? {} : { "x-mcp-api-key": key };
  async function reach(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(`${origin}${path}`, init);
    } catch (error) {
      throw new Error(`No service answers at ${origin}.`, { cause: error });
    }
  }
  async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
    const answer = await reach(path, {
      ...init,
      headers: { ...headers, "Content-Type": "application/json" },
    });
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok) return body as T;
    const { code = "UNKNOWN", message = `The service answered ${answer.status}.` } = (body ?? {}) as {
      code?: string;
      message?: string;
    };
    throw new ApiFailure(answer.status, code, message);
  }
  return {
    startScan: (order) => call("/api/insights/scan", { method: "POST", body: JSON.stringify(order) }),
    status: (scanId) => call(`/api/insights/scan/${scanId}/status`),
    results: (scanId) => call(`/api/insights/scan/${scanId}/results`),
    checks: (scanId) => call(`/api/insights/scan/${scanId}/checks?limit=500`),
    async *events(scanId, after) {
      const answer = await reach(`/api/insights/scan/${scanId}/events`, {
        headers: { ...headers, "Last-Event-ID": String(after) },
      });
      if (!answer.ok || answer.body === null)
        throw new ApiFailure(answer.status, "UNKNOWN", "The event stream did not open.");
      let rest = "";
      for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
        const parts = (rest + chunk).split("\n\n");
        rest = parts.pop() ?? "";
        for (const part of parts) {
          const event = readEvent(part);
          if (event !== null) yield event;
        }
      }
    },
  };
}

function readEvent(text: string): ScanEventLine | null {
  const field = (name: string): string | undefined =>
    text
      .split("\n")
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const data = field("data");
  if (data === undefined) return null;
  const id = field("id");
  return {
    id: id === undefined ? null : Number(id),
    type: field("event") ?? "message",
    data: JSON.parse(data) as Record<string, unknown>,
  };
}
