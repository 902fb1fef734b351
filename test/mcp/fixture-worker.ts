// The tools, resources and prompts that the MCP conformance suite calls, behind the same wrapper as the product's.
import { serveEndpoint } from "../../src/surfaces/mcp/serve-endpoint.ts";
import { createFixtureServer } from "./fixture-server.ts";

export default {
  fetch: (request: Request): Promise<Response> =>
    serveEndpoint(request, {
      doors: { publicOrigin: "http://127.0.0.1", isDevelopment: true, allowedOrigins: [] },
      requestId: "fixture",
      admit: () => Promise.resolve(null),
      open: () => createFixtureServer,
      onError: (error) => console.log(String(error)),
    }),
};
