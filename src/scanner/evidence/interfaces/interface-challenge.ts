// The WWW-Authenticate field (RFC 9110 section 11.6.1) as RFC 9728 section 5.1 uses it.

const FIELD_CHARS = 1_000;

/** Address of the metadata that a Bearer challenge names; null when it names none. */
export function resourceMetadataOf(wwwAuthenticate: string): string | null {
  const field = wwwAuthenticate.slice(0, FIELD_CHARS);
  if (!/(?:^|[\s,])bearer(?:[\s,]|$)/i.test(field)) return null;
  const match = /(?:^|[\s,])resource_metadata\s{0,5}=\s{0,5}(?:"([^"]{1,500})"|([^\s",]{1,500}))/i.exec(field);
  return match?.[1] ?? match?.[2] ?? null;
}
