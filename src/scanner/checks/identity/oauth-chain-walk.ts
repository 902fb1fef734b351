import { countOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import { describeCall, stateOfCall } from "../../evidence/interfaces/interface-declared.ts";
import { asObject, objectsOf, parseUrl, textAt, textsOf } from "../../evidence/interfaces/interface-json.ts";
import { SIGN_IN_STEPS } from "../../evidence/interfaces/interface-sign-in-chain.ts";
import type { DeclaredCall } from "../../evidence/live-facts.ts";
import { defineCheck, fail, na, pass, seen, unable } from "../define-check.ts";

export const oauthChainWalk = defineCheck({
  id: "oauth-chain-walk",
  agent: "identity",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["live", "target"],
  title: "The way from a refusal to a sign-in has no gap",
  why: "A client goes from the refused call to the interface's metadata, to the sign-in's, to its keys; one missing step and nobody gets a token.",
  fix: "Serve each document of the chain under https, directly and without a redirect to another host, and name the next by its exact address.",
  effort: "M",
  reference: "https://www.rfc-editor.org/rfc/rfc9728#section-5",
  headline: (voice) => `Agents lose their way to the sign-in of ${voice.name}`,
  run({ live, target }) {
    const chain = live.calls.filter(({ kind }) => kind === "oauth");
    if (chain.length === 0) return na("The site publishes no description of a sign-in by OAuth.");
    const gaps = chain.flatMap((call) => {
      const gap = gapOf(call, target.isLocalCopy);
      return gap === null ? [] : [seen(plainUrl(call.url), describeCall(call), `${call.name}: ${gap}`)];
    });
    if (gaps.length > 0) {
      return fail(`The way to the sign-in is broken in ${countOf(gaps.length, "place")}.`, gaps.slice(0, 5));
    }
    const open = chain.filter((call) => ["unknown", "not-called"].includes(stateOfCall(call)));
    if (open.length > 0) {
      return unable(
        "The way to the sign-in could not be followed to its end.",
        open.slice(0, 3).map((call) => seen(plainUrl(call.url), describeCall(call), call.name)),
      );
    }
    return pass(
      `The way to the sign-in was followed over ${countOf(chain.length, "document")} without a gap.`,
      chain.slice(0, 5).map((call) => seen(plainUrl(call.url), describeCall(call), call.name)),
    );
  },
});

/** Why a client stops here; null when it goes on, or when it could not be told. */
function gapOf(call: DeclaredCall, isLocalCopy: boolean): string | null {
  const state = stateOfCall(call);
  if (state === "not-called") return null;
  const wanted = parseUrl(call.url);
  const given = parseUrl(call.leadsTo ?? call.finalUrl);
  if (wanted !== null && given !== null && wanted.host !== given.host) return "it redirects to another host.";
  if (state === "unknown") return null;
  if (wanted?.protocol !== "https:" && !isLocalCopy) return "its address is not https.";
  if (state === "dead" || call.status !== 200) return "it does not answer.";
  const json = asObject(call.json);
  return json === null ? "it is no JSON document." : emptyStep(call.name, json);
}

function emptyStep(name: string, json: Record<string, unknown>): string | null {
  if (name === SIGN_IN_STEPS.resource && textsOf(json.authorization_servers).length === 0)
    return "it names no sign-in.";
  if (name === SIGN_IN_STEPS.signIn && textAt(json, "token_endpoint") === "") return "it names no token endpoint.";
  if (name === SIGN_IN_STEPS.keys && objectsOf(json.keys).length === 0) return "it holds no key.";
  return null;
}
