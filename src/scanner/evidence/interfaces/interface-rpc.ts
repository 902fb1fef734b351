// Answers to JSON-RPC messages: one JSON object, or events of a stream of which one is the answer.
import { isRecord } from "../../../model/read-json.ts";
import { textAt, type Json } from "./interface-json.ts";
import { copyBounded, parseJsonBounded } from "../site/json-depth.ts";
import { foldSpace, linesOf, mediaTypeOf } from "../site/sniff-body.ts";
import type { RpcAnswer } from "../live-facts.ts";

/** What came back over HTTP, or why nothing did. */
export type HttpAnswer =
  | { status: number; headers: Record<string, string>; text: string; isChallenge: boolean }
  | { error: string };

export interface RpcReading {
  answer: RpcAnswer;
  /** Result as it was sent; undefined without one. */
  result: unknown;
}

const EXCERPT_CHARS = 300;
const DATA_DEPTH = 8;
const DATA_VALUES = 500;
/** Events of one answer that are looked at: progress notes come before the answer, and few of them. */
const MOST_EVENTS = 100;

/** Reads the answer to the message of that id. A body that is no JSON-RPC message is "none", whatever its status. */
export function readRpcAnswer(http: HttpAnswer, id: number): RpcReading {
  if ("error" in http) return { answer: { ...NO_ANSWER, error: http.error }, result: undefined };
  const { status, headers, text } = http;
  const answer: RpcAnswer = {
    ...NO_ANSWER,
    status,
    leadsTo: status >= 300 && status < 400 ? (headers["location"] ?? null) : null,
    isChallenge: http.isChallenge,
    contentType: headers["content-type"] ?? "",
    wwwAuthenticate: headers["www-authenticate"] ?? "",
    allowOrigin: headers["access-control-allow-origin"] ?? "",
    allowCredentials: headers["access-control-allow-credentials"] === "true",
    excerpt: foldSpace(text, EXCERPT_CHARS),
  };
  const message = messageOf(text, answer.contentType, id);
  if (message === null) return { answer, result: undefined };
  if (isRecord(message.error)) return { answer: { ...answer, ...errorOf(message.error) }, result: undefined };
  if (message.result === undefined) return { answer, result: undefined };
  return { answer: { ...answer, rpc: "result", data: keep(message.result) }, result: message.result };
}

const NO_ANSWER: RpcAnswer = {
  status: 0,
  error: null,
  leadsTo: null,
  isChallenge: false,
  contentType: "",
  wwwAuthenticate: "",
  allowOrigin: "",
  allowCredentials: false,
  excerpt: "",
  rpc: "none",
  code: null,
  message: "",
};

const keep = (value: unknown): unknown => copyBounded(value, DATA_DEPTH, DATA_VALUES);

const errorOf = (error: Json): Pick<RpcAnswer, "rpc" | "code" | "message" | "data"> => ({
  rpc: "error",
  code: typeof error.code === "number" ? error.code : null,
  message: textAt(error, "message").slice(0, EXCERPT_CHARS),
  data: keep(error.data),
});

/** The JSON-RPC message that answers; an error may come without an id, since its request could not be read. */
function messageOf(text: string, contentType: string, id: number): Json | null {
  const bodies = mediaTypeOf(contentType) === "text/event-stream" ? eventsIn(text) : [text];
  for (const body of bodies) {
    const parsed = parseJsonBounded(body);
    const message = parsed.ok && isRecord(parsed.value) ? parsed.value : null;
    if (message?.jsonrpc !== "2.0") continue;
    if (message.id === id || (isRecord(message.error) && (message.id ?? null) === null)) return message;
  }
  return null;
}

/** Data of the events, several lines of one joined as the standard says. */
function eventsIn(text: string): string[] {
  const events: string[] = [];
  let data: string[] = [];
  for (const line of [...linesOf(text), ""]) {
    if (line.startsWith("data:")) data.push(line.slice(line.startsWith("data: ") ? 6 : 5));
    if (line !== "" || data.length === 0) continue;
    events.push(data.join("\n"));
    data = [];
    if (events.length >= MOST_EVENTS) break;
  }
  return events;
}
