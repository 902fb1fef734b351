// Rows on declared addresses: what answered, what is dead, and what could not be told.
import { type CallState, describeCall, stateOfCall } from "../evidence/interfaces/interface-declared.ts";
import type { DeclaredCall, LiveFacts } from "../evidence/live-facts.ts";
import { plainUrl } from "../../model/target.ts";
import { pathOf } from "../../model/words.ts";
import { type Verdict, na, seen, unable } from "./define-check.ts";

interface JudgedCall {
  call: DeclaredCall;
  state: CallState;
}

/** Judges the calls of that kind that were observed; without any, says why. */
export function judgeCalls(
  { calls }: LiveFacts,
  kind: DeclaredCall["kind"],
  { name, judge }: { name: string; judge: (observed: JudgedCall[]) => Verdict },
): Verdict {
  const declared = calls.filter((call) => call.kind === kind).map((call) => ({ call, state: stateOfCall(call) }));
  if (declared.length === 0) return na(`The site declares no ${name} that this scan could call.`);
  const observed = declared.filter(({ state }) => state !== "unknown" && state !== "not-called");
  if (observed.length > 0) return judge(observed);
  return unable(
    `Whether the declared ${name} works is not known.`,
    declared.slice(0, 3).map(({ call }) => showCall(call, "It was not called, or the answer says nothing about it.")),
  );
}

/** The path of an interface; at the root of its host, the host. */
export const addressOf = (url: string): string =>
  URL.canParse(url) && new URL(url).pathname === "/" ? new URL(url).host : pathOf(url);

export const showCall = (call: DeclaredCall, meaning: string) => seen(plainUrl(call.url), describeCall(call), meaning);
