// A message as an answer.
import { type Message, messagePage } from "../../render/message-page.ts";

export function answerMessage({ status, ...message }: Message & { status: number }): Response {
  const { text, headers } = messagePage(message);
  return new Response(text, { status, headers });
}
