// The WWW-Authenticate header of refusals (RFC 6750 section 3, RFC 9728 section 5.1).
const METADATA_PATH = "/.well-known/oauth-protected-resource";

/** Where a resource's metadata stand: the well-known path goes between host and path (RFC 9728 section 3.1). */
export function resourceMetadataUrl(publicOrigin: string, resource: string = publicOrigin): string {
  const { origin, pathname } = new URL(resource);
  return `${origin}${METADATA_PATH}${pathname === "/" ? "" : pathname}`;
}

/** Parameters in their order, quoted; values hold neither quotes nor backslashes. */
export function challenge(parameters: Readonly<Record<string, string>>): string {
  const listed = Object.entries(parameters).map(([name, value]) => `${name}="${value}"`);
  return `Bearer ${listed.join(", ")}`;
}
