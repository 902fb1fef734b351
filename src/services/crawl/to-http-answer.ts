import type { HttpAnswer } from "../../scanner/evidence/interfaces/interface-rpc.ts";
import type { Called } from "./create-caller.ts";

/** What is read of an answer to a JSON-RPC message. */
export function toHttpAnswer({ answer, text, isChallenge }: Called): HttpAnswer {
  if (!answer.ok) return { error: answer.code };
  return { status: answer.status, headers: answer.headers, text, isChallenge };
}
