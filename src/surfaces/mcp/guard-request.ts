// Who may reach the endpoint from where: a page of another site, or a name that was pointed at this address,
// must not (MCP specification, basic/transports, "Security": Origin MUST be validated; DNS rebinding).
import {
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  validateHostHeader,
  validateOriginHeader,
} from "@modelcontextprotocol/server";

export interface Doors {
  publicOrigin: string;
  isDevelopment: boolean;
  /** Origins of web pages beside our own that may call, for example a hosted inspector. */
  allowedOrigins: readonly string[];
}

/** Why the request is refused, or null. Requests without an Origin, which is all of them but a browser's, pass. */
export function guardRequest(request: Request, { publicOrigin, isDevelopment, allowedOrigins }: Doors): string | null {
  const own = new URL(publicOrigin).hostname;
  const host = request.headers.get("host") ?? new URL(request.url).host;
  if (!validateHostHeader(host, [own, ...(isDevelopment ? localhostAllowedHostnames() : [])]).ok)
    return `This host name is not ours. Send the request to ${own}.`;
  // Inspectors and desktop tools serve their pages from the user's own machine.
  const pages = [own, ...localhostAllowedOrigins(), ...allowedOrigins.map((origin) => new URL(origin).hostname)];
  if (!validateOriginHeader(request.headers.get("origin"), pages).ok)
    return "Pages of this origin may not call this endpoint. Call it from a server, or from a local client.";
  return null;
}
