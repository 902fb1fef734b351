// The conversation with a declared MCP server: who it is, in both eras, and which tools it lists. No tool is called.
import { FOREIGN_ORIGIN, NO_VERSION } from "../../model/call-words.ts";
import { PRODUCT } from "../../model/product.ts";
import {
  LEGACY_VERSION,
  MODERN_VERSION,
  eraOf,
  sessionVersionOf,
  speaksModern,
} from "../../scanner/evidence/interfaces/interface-mcp-server.ts";
import { readToolList, readTools } from "../../scanner/evidence/interfaces/interface-mcp-tools.ts";
import { readRpcAnswer, type RpcReading } from "../../scanner/evidence/interfaces/interface-rpc.ts";
import type { McpServerFacts, RpcAnswer } from "../../scanner/evidence/live-facts.ts";
import type { Called, Caller } from "./create-caller.ts";
import { toHttpAnswer } from "./to-http-answer.ts";

/** Lists asked for, to see whether their order holds. */
const LISTS = 3;

const ENVELOPE = "io.modelcontextprotocol";
const CLIENT = { name: PRODUCT.bot, version: PRODUCT.version };

type Headers = Parameters<Caller["post"]>[1]["headers"];
interface Message {
  method: "server/discover" | "initialize" | "tools/list";
  params: Record<string, unknown>;
  headers: Headers;
}

export async function readMcpServer(
  caller: Caller,
  { url, declaredIn }: { url: string; declaredIn: string },
): Promise<McpServerFacts> {
  const facts: McpServerFacts = { ...nothing(), url, declaredIn };
  let id = 0;
  /** What the server opened for us, in the order of the handshakes. */
  const sessions: string[] = [];
  /** Null when it could not be sent. */
  const send = async ({ method, params, headers }: Message): Promise<RpcReading | null> => {
    id += 1;
    const json = JSON.stringify({ jsonrpc: "2.0", id, method, params });
    const called = await caller.post(url, { json, headers });
    if (typeof called === "string") {
      if (id === 1) facts.skipped = called;
      return null;
    }
    const opened = method === "initialize" ? headerOf(called, "mcp-session-id") : null;
    if (opened !== null) sessions.push(opened);
    if (method === "tools/list" && called.answer.ok) facts.isListCut ||= called.answer.truncated;
    return readRpcAnswer(toHttpAnswer(called), id);
  };
  /** Clients that need a session no longer should end it (MCP 2025-11-25, transports, session management). */
  const endSessions = async (version: string | null): Promise<void> => {
    for (const session of new Set(sessions)) await caller.end(url, headersOf(version, session));
  };

  facts.discover = (await send(discover(MODERN_VERSION)))?.answer ?? null;
  if (facts.skipped !== null) return facts;
  // Nothing will answer under a name that does not exist.
  if (facts.discover?.error === "dns" || facts.discover?.error === "tls") return facts;
  facts.initialize = (await send(initialize(LEGACY_VERSION)))?.answer ?? null;
  const isModern = speaksModern(facts.discover);
  const version = sessionVersionOf(facts.initialize);
  if (!isModern && version === null) {
    await endSessions(version);
    return { ...facts, stream: await readStream(caller, url, facts) };
  }
  const session = sessions[0] ?? null;
  if (!isModern && session !== null) await tellInitialized(caller, url, headersOf(version, session));
  const list: Message = isModern
    ? modern("tools/list", MODERN_VERSION)
    : { method: "tools/list", params: {}, headers: headersOf(version, session) };
  for (let asked = 0; asked < LISTS; asked += 1) {
    const reading = await send(list);
    const read = reading === null ? null : readToolList(reading.answer, reading.result);
    if (reading === null || read === null) break;
    facts.lists.push(read);
    if (asked === 0) facts.tools = readTools(reading.result);
  }
  facts.wrongVersion = (await send(isModern ? discover(NO_VERSION) : initialize(NO_VERSION)))?.answer ?? null;
  // A list opens no session, as one more handshake would.
  const known = isModern ? discover(MODERN_VERSION) : list;
  const foreign = { ...known, headers: { ...known.headers, Origin: FOREIGN_ORIGIN } };
  facts.foreignOrigin = withoutData((await send(foreign))?.answer ?? null);
  await endSessions(version);
  return facts;
}

/** Made anew for each server, since its lists grow. */
const nothing = () =>
  ({
    skipped: null,
    discover: null,
    initialize: null,
    stream: null,
    wrongVersion: null,
    foreignOrigin: null,
    isListCut: false,
    lists: [],
    tools: [],
  }) satisfies Partial<McpServerFacts>;

/** MCP 2026-07-28, streamable HTTP: headers mirror the body, and every request names its version. */
const modern = (method: Message["method"], version: string): Message => ({
  method,
  params: {
    _meta: {
      [`${ENVELOPE}/protocolVersion`]: version,
      [`${ENVELOPE}/clientInfo`]: CLIENT,
      [`${ENVELOPE}/clientCapabilities`]: {},
    },
  },
  headers: { "MCP-Protocol-Version": version, "Mcp-Method": method },
});
const discover = (version: string): Message => modern("server/discover", version);

const initialize = (protocolVersion: string): Message => ({
  method: "initialize",
  params: { protocolVersion, capabilities: {}, clientInfo: CLIENT },
  headers: {},
});

/** Who may read it is all that is asked; the list itself stands in `lists`. */
const withoutData = (answer: RpcAnswer | null): RpcAnswer | null =>
  answer === null || answer.rpc !== "result" ? answer : { ...answer, data: undefined, excerpt: "" };

const headersOf = (version: string | null, session: string | null): Headers => ({
  "MCP-Protocol-Version": version ?? LEGACY_VERSION,
  ...(session === null ? {} : { "Mcp-Session-Id": session }),
});

/** Part of the handshake: servers that keep sessions may refuse to list their tools before it. */
async function tellInitialized(caller: Caller, url: string, headers: Headers): Promise<void> {
  const json = JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" });
  await caller.post(url, { json, headers });
}

/** Servers of the oldest transport answer a GET with a stream of events; asked where all else was not understood. */
async function readStream(caller: Caller, url: string, facts: McpServerFacts): Promise<McpServerFacts["stream"]> {
  const answers = [facts.discover, facts.initialize];
  if (eraOf(facts) !== "unreachable" || answers.every((answer) => answer?.error !== null)) return null;
  const called = await caller.get(url, "text/event-stream");
  if (typeof called === "string" || !called.answer.ok) return null;
  return { status: called.answer.status, contentType: called.answer.headers["content-type"] ?? "" };
}

const headerOf = ({ answer }: Called, name: string): string | null =>
  answer.ok ? (answer.headers[name] ?? null) : null;
