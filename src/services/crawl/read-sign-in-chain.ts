// Walks from a refusal to the keys: 401, metadata of the protected resource, of its sign-in, the keys (RFC 9728, 8414).
import type { PlannedCall } from "../../scanner/crawl/planned-call.ts";
import { resourceMetadataOf } from "../../scanner/evidence/interfaces/interface-challenge.ts";
import { asObject, parseUrl, textAt, textsOf, type Json } from "../../scanner/evidence/interfaces/interface-json.ts";
import { findResourceMetadata, findSignInMetadata } from "../../scanner/evidence/interfaces/interface-oauth.ts";
import { SIGN_IN_STEPS, metadataAddressesOf } from "../../scanner/evidence/interfaces/interface-sign-in-chain.ts";
import type { DeclaredCall, McpServerFacts } from "../../scanner/evidence/live-facts.ts";
import type { DocumentFacts } from "../../scanner/evidence/site-evidence.ts";
import type { Caller } from "./create-caller.ts";
import { toDeclaredCall, toKnownCall } from "./to-declared-call.ts";

interface Site {
  documents: Record<string, DocumentFacts>;
  mcpServers: readonly McpServerFacts[];
  calls: readonly DeclaredCall[];
}
/** A document of the chain and where it stands. */
type Found = { json: Json; url: string } | null;
type StepName = (typeof SIGN_IN_STEPS)[keyof typeof SIGN_IN_STEPS];

/** Sign-ins that are followed: a resource may trust several, clients use the first that they know. */
const MOST_SIGN_INS = 2;

export async function readSignInChain(caller: Caller, site: Site): Promise<DeclaredCall[]> {
  const walk: DeclaredCall[] = [];

  /** One step; a document that the scan has read is not asked for again. */
  async function step(name: StepName, url: string, declaredIn: string): Promise<Found> {
    const known = Object.values(site.documents).find(
      (document) => document.state === "present" && document.url === url,
    );
    const planned: PlannedCall = { kind: "oauth", name, url, declaredIn, promised: "", accept: "application/json" };
    const call: DeclaredCall =
      known === undefined
        ? toDeclaredCall(planned, await caller.get(url, planned.accept))
        : { ...toKnownCall(planned, { ...known, finalUrl: url }), json: known.json };
    walk.push(call);
    const json = call.status === 200 ? asObject(call.json) : null;
    return json === null ? null : { json, url };
  }

  /** Its metadata stands at one of several addresses; "not found" at the last of them is the finding. */
  async function findSignIn(issuer: string, declaredIn: string): Promise<Found> {
    const addresses = metadataAddressesOf(issuer);
    for (const [at, url] of addresses.entries()) {
      const found = await step(SIGN_IN_STEPS.signIn, url, declaredIn);
      if (found !== null || walk.at(-1)?.status !== 404 || at === addresses.length - 1) return found;
      walk.pop();
    }
    return null;
  }

  const signIns: Found[] = [];
  const start = startOf(site);
  if (start !== null) {
    const resource = await step(SIGN_IN_STEPS.resource, start.url, start.declaredIn);
    const issuers = textsOf(resource?.json.authorization_servers, MOST_SIGN_INS);
    for (const issuer of issuers) signIns.push(await findSignIn(issuer, start.url));
  } else {
    const own = findSignInMetadata(site.documents);
    if (own !== null) signIns.push({ json: own.json, url: own.document.url });
  }
  for (const signIn of signIns) {
    const keys = signIn === null ? null : parseUrl(textAt(signIn.json, "jwks_uri"), signIn.url);
    if (signIn !== null && keys !== null) await step(SIGN_IN_STEPS.keys, keys.href, signIn.url);
  }
  return walk;
}

/** The metadata that a refusal names, else the one that stands at its usual address; null without either. */
function startOf({ documents, mcpServers, calls }: Site): { url: string; declaredIn: string } | null {
  const refusals = [
    ...mcpServers.flatMap(({ url, discover, initialize }) =>
      [discover, initialize].map((answer) => ({ url, wwwAuthenticate: answer?.wwwAuthenticate ?? "" })),
    ),
    ...calls,
  ];
  for (const { url, wwwAuthenticate } of refusals) {
    const named = parseUrl(resourceMetadataOf(wwwAuthenticate) ?? "", url);
    if (resourceMetadataOf(wwwAuthenticate) !== null && named !== null) return { url: named.href, declaredIn: url };
  }
  const published = findResourceMetadata(documents)?.document.url;
  return published === undefined ? null : { url: published, declaredIn: published };
}
