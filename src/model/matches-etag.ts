/** Whether an If-None-Match header names the tag: a list of tags compared weakly, or "*" (RFC 9110 section 13.1.2). */
export function matchesEtag(header: string | null, etag: string): boolean {
  const tags = (header ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}

/** 128 bits tell texts apart. */
const ETAG_CHARS = 32;

export const etagOf = async (digest: { sha256(text: string): Promise<string> }, text: string): Promise<string> =>
  `"${(await digest.sha256(text)).slice(0, ETAG_CHARS)}"`;

/** The text, or 304 where the caller has it. */
export const textUnlessKnown = (
  { headers: asked }: Request,
  etag: string,
  text: string,
  headers: HeadersInit,
): Response =>
  matchesEtag(asked.get("if-none-match"), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers });
