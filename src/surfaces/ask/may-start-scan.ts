/**
 * Whether a request that asks for a scan was made on purpose. Browsers follow links and load pictures of any page by
 * GET, with the visitor's address and quota; they say so in Fetch Metadata (W3C, sec-fetch-site and sec-fetch-mode).
 * Event streams and programs of other sites come as "cors": those are asked for.
 */
export function mayStartScan({ method, headers }: Pick<Request, "method" | "headers">): boolean {
  if (method !== "GET") return true;
  if ((headers.get("sec-purpose") ?? "").includes("prefetch")) return false;
  const isElsewhere = ["cross-site", "same-site"].includes(headers.get("sec-fetch-site") ?? "none");
  return !isElsewhere || headers.get("sec-fetch-mode") === "cors";
}
