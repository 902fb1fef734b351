// OAuth and OpenID documents of a site, as RFC 8414, RFC 9728 and OpenID Connect Discovery define them.
import { type Json, asObject } from "./interface-json.ts";
import { isPublished, leadsSomewhere } from "./interface-surface.ts";
import type { DocumentFacts, SiteEvidence } from "../site-evidence.ts";

export interface SignInMetadata {
  json: Json;
  document: DocumentFacts;
  /** The document is the OpenID one, which stays silent about some things that OAuth metadata states. */
  isOpenId: boolean;
}

/** Metadata of the authorization server on this site: the OAuth document, else the OpenID one; null without either. */
export function findSignInMetadata(documents: SiteEvidence["documents"]): SignInMetadata | null {
  for (const id of ["oauth-authorization-server", "openid-configuration"]) {
    const document = documents[id];
    if (!isPublished(document) || !leadsSomewhere(document)) continue;
    const json = asObject(document.json);
    if (json) return { json, document, isOpenId: id === "openid-configuration" };
  }
  return null;
}

/** Metadata of the protected resource on this site, or null. */
export function findResourceMetadata(
  documents: SiteEvidence["documents"],
): { json: Json; document: DocumentFacts } | null {
  const document = documents["oauth-protected-resource"];
  const json = isPublished(document) && leadsSomewhere(document) ? asObject(document.json) : null;
  return document && json ? { json, document } : null;
}
