/** Whether an If-None-Match header names the tag: a list of tags compared weakly, or "*" (RFC 9110 section 13.1.2). */
export function matchesEtag(header: string | null, etag: string): boolean {
  const tags = (header ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
