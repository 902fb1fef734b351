// Which hosts asked for fewer requests: a broken interface must not end the reading of a healthy site.
import { bareHost } from "../../model/target.ts";
import { addressParts } from "../../model/address-parts.ts";
import type { Exchange } from "../../scanner/evidence/site-evidence.ts";

interface Order {
  url: string;
  purpose: Exchange["purpose"];
  mayHop?: unknown;
}

interface BusyHosts {
  /** Takes note of an answer; true when the pace of the whole scan has to follow it. */
  heed(order: Order, status: number): boolean;
  /** Nothing more is asked of the host, or not by calls. */
  refuses(order: Order): boolean;
  isTurnedAway(address: string): boolean;
  isTooBusyForCalls(address: string): boolean;
}

/** After so many such answers in a row a host is asked nothing more. */
const TURNED_AWAY = 6;

export function watchBusyHosts(): BusyHosts {
  /** Answers in a row that asked us to stay away, by host that something was read of. */
  const inARow = new Map<string, number>();
  const closedToCalls = new Set<string>();
  const isTurnedAway = (address: string): boolean => (inARow.get(hostOf(address)) ?? 0) >= TURNED_AWAY;
  const isTooBusyForCalls = (address: string): boolean => closedToCalls.has(hostOf(address));
  return {
    heed(order, status) {
      const host = hostOf(order.url);
      const isBusy = status === 429 || status === 503;
      if (isForCall(order)) {
        if (isBusy) closedToCalls.add(host);
        // 503 may be the interface alone; "too many requests" from the host of the pages is meant for all of them.
        return status === 429 && inARow.has(host);
      }
      inARow.set(host, isBusy ? (inARow.get(host) ?? 0) + 1 : 0);
      return isBusy;
    },
    refuses: (order) => isTurnedAway(order.url) || (isForCall(order) && isTooBusyForCalls(order.url)),
    isTurnedAway,
    isTooBusyForCalls,
  };
}

/** A call, or robots.txt of a sister host that is read for its sake. */
export const isForCall = ({ purpose, mayHop }: Order): boolean => purpose === "call" || mayHop !== undefined;
const hostOf = (address: string): string => bareHost(addressParts(address)?.host ?? "");
