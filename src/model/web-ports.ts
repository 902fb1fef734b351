// The guarded way out to websites, and the signature that our requests carry.
import type { HostState } from "./host-state.ts";
import type { ScanErrorCode } from "./scan.ts";

export interface WebRequest {
  url: string;
  method?: "GET" | "HEAD";
  accept?: string;
  maxBytes: number;
  timeoutMs?: number;
  /** Milliseconds since the epoch after which nothing is asked and no answer waited for, redirects included. */
  endsAt?: number;
  /** Follow redirects (default true); otherwise the redirect itself is the answer. */
  follow?: boolean;
  /** Asked before each redirect is followed, and waited for; a code ends the request with it. */
  beforeHop?: (url: string) => Promise<ScanErrorCode | null>;
  /** Leaves the signature out, where it is itself in question. */
  unsigned?: boolean;
  /** Where hosts lie, as far as it was looked up for the same scan. */
  hosts?: Map<string, HostState>;
}

/** A read-only JSON-RPC message to a declared interface, or the end of the session that such messages opened. */
export interface WebPost {
  url: string;
  method?: "POST" | "DELETE";
  /** Body, already JSON; none with DELETE. */
  json?: string;
  accept: string;
  /** Further header fields, of the few that such a message needs. Never a credential. */
  headers: Partial<Record<"A2A-Version" | "MCP-Protocol-Version" | "Mcp-Method" | "Mcp-Session-Id" | "Origin", string>>;
  maxBytes: number;
  timeoutMs?: number;
  /** As for a WebRequest. */
  hosts?: Map<string, HostState>;
}

export type WebAnswer =
  | {
      ok: true;
      url: string;
      finalUrl: string;
      status: number;
      headers: Record<string, string>;
      bytes: Uint8Array;
      truncated: boolean;
      ttfbMs: number;
      redirects: { url: string; status: number; location: string }[];
    }
  | {
      ok: false;
      url: string;
      finalUrl: string;
      code: ScanErrorCode;
      detail: string;
      redirects: { url: string; status: number; location: string }[];
    };

/** The one guarded way out: policy at every hop, bounds on bytes, time and redirects. Never throws. */
export interface WebClient {
  get(request: WebRequest): Promise<WebAnswer>;
  /** A redirect is the answer: what is posted goes to no address that the site did not declare. */
  post(request: WebPost): Promise<WebAnswer>;
  /** True when this host is read from a local copy. */
  isMapped(host: string): boolean;
}

/** Signs as our bot (Web Bot Auth). */
export interface BotSigner {
  /** Header fields for a request to this address; those of one host are the same for up to half the time they hold. */
  signRequest(request: { url: string }): Promise<Record<string, string>>;
  /** The directory of our public keys, with the header fields that sign it. */
  signDirectory(): Promise<{ body: string; headers: Record<string, string> }>;
}
