// The network of the faulted service: a small practice under many names, names that are down, receivers of webhooks.
import type { Request } from "miniflare";
import { Response } from "miniflare";
import { CLINIC_HOST, clinicAnswer } from "../../test/fixtures/clinic-site.ts";

/** Equally long, so that what is measured in characters is equal as well. */
const hostOf = (kind: string, n: number): string => `${kind}${String(n).padStart(5, "0")}-torture.com`;
export const siteHost = (n: number, site: string): string => hostOf(site === "up" ? "clinic" : "closed", n);
export const receiverUrl = (n: number): string => `https://${hostOf("hooks", n)}/hooks`;

export interface FaultNetwork {
  answer: (request: Request) => Promise<Response>;
  /** Ids of events by host of the receiver, each as often as it came. */
  received: Map<string, string[]>;
}

export function createFaultNetwork(other?: (request: Request) => Promise<Response | null> | null): FaultNetwork {
  const received = new Map<string, string[]>();
  return {
    received,
    async answer(request) {
      const { hostname, pathname } = new URL(request.url);
      if (hostname.startsWith("hooks")) {
        const ids = received.get(hostname) ?? [];
        received.set(hostname, ids);
        ids.push(request.headers.get("webhook-id") ?? "");
        return new Response(null, { status: 204 });
      }
      if (hostname.startsWith("closed")) return new Response("down", { status: 503 });
      const special = (await other?.(request)) ?? null;
      if (special !== null) return special;
      const { status, type, body } = clinicAnswer(pathname);
      return new Response(body.replaceAll(CLINIC_HOST, hostname), { status, headers: { "Content-Type": type } });
    },
  };
}
