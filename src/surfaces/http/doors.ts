// Surfaces beside REST: the entry names their addresses, and their code is loaded at the first request.
import type { Context, Hono } from "hono";
import type { Ctx, Ports } from "../../model/ports.ts";
import { readBoundedText } from "../../model/read-bounded-text.ts";
import type { HttpEnv } from "./http-env.ts";
import { contextOf } from "./rest.ts";

/** A call by POST: the caller is known, the body bounded. */
export interface CallDoor {
  kind: "call";
  paths: readonly string[];
  load(): Promise<(call: { ctx: Ctx; headers: Headers; text: string }) => Promise<Response>>;
}
/** A document by GET and HEAD, the same for every caller: credentials are not looked at. */
export interface DocumentDoor {
  kind: "document";
  paths: readonly string[];
  load(): Promise<(ports: Ports, request: Request) => Promise<Response>>;
}
/** A protocol of its own, methods, credentials and errors included. */
export interface ProtocolDoor {
  kind: "protocol";
  paths: readonly string[];
  load(): Promise<(request: Request, ports: Ports, requestId: string) => Promise<Response>>;
}
/** Pages that show more to a caller who may see more: they ask who that is, and say what was wrong as pages. */
export interface PersonalDoor {
  kind: "personal";
  paths: readonly string[];
  load(): Promise<(request: Request, identify: () => Promise<Ctx>, ports: Ports) => Promise<Response>>;
}
/** The form of a page, by POST: it asks who sends it, and says what was wrong as a page. */
export interface FormDoor extends Omit<PersonalDoor, "kind"> {
  kind: "form";
}
export type Door = CallDoor | DocumentDoor | ProtocolDoor | PersonalDoor | FormDoor;

const METHODS = { call: ["POST"], document: ["GET", "HEAD"], protocol: [], personal: [], form: ["POST"] } as const;
/** The methods that a door answers; none for those that answer every method themselves. */
export const methodsOfDoor = ({ kind }: Door): string[] => [...METHODS[kind]];

export function openDoors(app: Hono<HttpEnv>, doors: readonly Door[]): void {
  for (const door of doors) {
    if (door.kind === "protocol")
      for (const path of door.paths)
        app.all(path, async (c) => (await door.load())(c.req.raw, c.env.ports, c.get("requestId")));
    else if (door.kind === "personal") for (const path of door.paths) app.all(path, (c) => passPerson(c, door));
    else if (door.kind === "form") app.on(methodsOfDoor(door), [...door.paths], (c) => passPerson(c, door));
    else app.on(methodsOfDoor(door), [...door.paths], (c) => passDoor(c, door));
  }
}

async function passPerson(c: Context<HttpEnv>, door: PersonalDoor | FormDoor): Promise<Response> {
  return (await door.load())(c.req.raw, () => contextOf(c), c.env.ports);
}

async function passDoor(c: Context<HttpEnv>, door: CallDoor | DocumentDoor): Promise<Response> {
  if (door.kind === "document") return (await door.load())(c.env.ports, c.req.raw);
  const ctx = await contextOf(c);
  const text = await readBoundedText(c.req.raw);
  return (await door.load())({ ctx, headers: c.req.raw.headers, text });
}
