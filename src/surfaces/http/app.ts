// The HTTP surface: REST routes of the operations, the event stream, the API descriptions.
import { Hono } from "hono";
import { cors } from "hono/cors";
import { TrieRouter } from "hono/router/trie-router";
import { BOOKMARK_HEADER } from "../../model/bookmark.ts";
import { AppError } from "../../model/errors.ts";
import { refuseOwnRequest } from "../../model/own-request.ts";
import { ROUTE_HEADERS, ROUTES } from "../../operations/routes.ts";
import { methodsOfDoor, openDoors, type Door } from "./doors.ts";
import { errorResponse } from "./error-response.ts";
import type { HttpEnv } from "./http-env.ts";
import { logRequest } from "./log-request.ts";
import { EXPOSE_HEADER, openHeaders, REQUEST_ID_HEADER } from "./open-headers.ts";
import { SKILL_FILE_PATH, SKILLS_ZIP_PATH } from "./skill-paths.ts";
import { serveOperation } from "./rest.ts";
import { serveDescription } from "./serve-description.ts";
import { setHeader } from "./set-header.ts";
import { mountFiles, PAGE_PATHS } from "./serve-files.ts";

const EVENTS_PATH = "/api/insights/scan/:scanId/events";
const DESCRIPTIONS = { "/openapi.json": "3.1", "/openapi-3.0.json": "3.0" } as const;

export function createHttpApp(doors: readonly Door[] = []): Hono<HttpEnv> {
  // The faster router knows no address that is named by a word where others are named by their ids, and its place is
  // found out only when every route was tried with it.
  const app = new Hono<HttpEnv>({ router: new TrieRouter() });
  app.use(async (c, next) => {
    c.set("requestId", `req_${c.env.ports.ids.token(20)}`);
    await next();
    // Answers of operations have them from the start; errors and documents have some of them.
    if (c.res.headers.has(EXPOSE_HEADER) && c.res.headers.has(REQUEST_ID_HEADER)) return;
    for (const [name, value] of Object.entries(openHeaders(c.get("requestId")))) setHeader(c, name, value);
  });
  app.use(logRequest);
  app.use(async (c, next) => {
    refuseOwnRequest(c.req.raw.headers, c.env.ports.config.publicOrigin);
    await next();
  });
  app.options("*", preflight);
  app.onError((error, c) => errorResponse(c, error));
  const refusalOf = createRefusal(doors);
  app.notFound((c) => {
    const { error, route } = refusalOf(c.req.path);
    c.set("refusedRoute", route);
    return errorResponse(c, error);
  });

  for (const { method, path, load } of ROUTES)
    app.on(methodsOf(method), honoPath(path), async (c) => serveOperation(c, await load()));
  app.get(EVENTS_PATH, async (c) => (await import("./events.ts")).streamScanEvents(c));
  app.on(["GET", "POST"], "/email/stop/:token", async (c) => (await import("./email-stop.ts")).stopReportMail(c));
  app.post("/email/resume/:token", async (c) => (await import("./email-stop.ts")).resumeReportMail(c));
  app.get(SKILLS_ZIP_PATH, async (c) => (await import("./skill-files.ts")).serveSkillsZip(c));
  app.get(SKILL_FILE_PATH, async (c) => (await import("./skill-files.ts")).serveSkillFile(c));
  for (const [path, dialect] of Object.entries(DESCRIPTIONS)) app.get(path, (c) => serveDescription(c, dialect));
  // Where the form is sent: whoever opens the address is led to the form.
  app.get("/scan", (c) => c.redirect("/#scan", 302));
  // The common start of all operations, which catalogs name as the API.
  app.get("/api", (c) => c.redirect("/developers/", 302));
  openDoors(app, doors);
  mountFiles(app);
  return app;
}

/**
 * Any page may call the API with a credential of its own: cookies never travel with "*", and a session counts on
 * same-origin requests alone.
 */
const preflight = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD", "POST", "DELETE"],
  allowHeaders: [
    "A2A-Version",
    "Authorization",
    "Content-Type",
    "Idempotency-Key",
    "If-None-Match",
    "Last-Event-ID",
    "x-mcp-api-key",
    BOOKMARK_HEADER,
    // Sent by MCP clients in browsers. Accept needs no leave.
    "MCP-Protocol-Version",
    "Mcp-Method",
    "Mcp-Name",
    "Mcp-Session-Id",
    ...ROUTE_HEADERS,
  ],
  maxAge: 86_400,
});

/** "/scan/{scanId}/status" -> "/scan/:scanId/status" */
const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1");
const methodsOf = (method: string): string[] => (method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()]);

/** The methods that each address answers, by its pattern. */
function methodsByPath(doors: readonly Door[]): Map<string, string[]> {
  const allowed = new Map<string, string[]>([
    [EVENTS_PATH, ["GET", "HEAD"]],
    [SKILLS_ZIP_PATH, ["GET", "HEAD"]],
    [SKILL_FILE_PATH, ["GET", "HEAD"]],
    ...Object.keys(DESCRIPTIONS).map((path): [string, string[]] => [path, ["GET", "HEAD"]]),
    ...doors.flatMap((door) => door.paths.map((path): [string, string[]] => [path, methodsOfDoor(door)])),
    ...PAGE_PATHS.map((path): [string, string[]] => [path, ["GET", "HEAD"]]),
  ]);
  for (const { method, path } of ROUTES) {
    const own = honoPath(path);
    allowed.set(own, [...(allowed.get(own) ?? []), ...methodsOf(method)]);
  }
  return allowed;
}

/** What is said where no route answers: 405 for an address that answers other methods, else 404. Made when first asked. */
function createRefusal(doors: readonly Door[]): (path: string) => { error: AppError; route: string | null } {
  let known: TrieRouter<{ route: string; allow: string }> | null = null;
  const read = (): NonNullable<typeof known> => {
    const router: NonNullable<typeof known> = new TrieRouter();
    for (const [route, methods] of methodsByPath(doors)) router.add("ALL", route, { route, allow: methods.join(", ") });
    return router;
  };
  return (path) => {
    known ??= read();
    const found = known.match("ALL", path)[0][0]?.[0];
    if (found === undefined)
      return {
        error: new AppError("NOT_FOUND", "Nothing is at this address. The API is described at /openapi.json."),
        route: null,
      };
    const { route, allow } = found;
    const error = new AppError("METHOD_NOT_ALLOWED", `This address answers ${allow}.`, { headers: { Allow: allow } });
    return { error, route };
  };
}
