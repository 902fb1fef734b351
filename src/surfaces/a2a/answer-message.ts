// Answers a message: an address starts a scan, whose task is the answer; anything else is told what to send.
import type { Message, SendMessageRequest, StreamResponse, Task } from "@a2a-js/sdk";
import {
  PushNotificationNotSupportedError,
  RequestMalformedError,
  UnsupportedOperationError,
} from "@a2a-js/sdk/errors";
import { AppError } from "../../model/errors.ts";
import type { Ctx } from "../../model/ports.ts";
import { invoke } from "../../operations/invoke.ts";
import { startScan } from "../../operations/start-scan.ts";
import { followScan } from "./follow-scan.ts";
import { readOrder } from "./read-order.ts";
import { readTask } from "./read-task.ts";
import { agentMessage, toTask, type TaskFrame } from "./scan-task.ts";
import { updatesOf } from "./stream-task.ts";

/** How long a call that waits for the report is held: less than the 300 s after which common clients give up. */
const BLOCKING_MS = 240_000;

const WHAT_TO_SEND =
  'Name the website to scan, for example "scan https://example.com" or "full scan of example.com", or send a data part such as {"url": "example.com", "scanType": "light"}.';

export async function answerMessage(ctx: Ctx, request: SendMessageRequest): Promise<Message | Task> {
  const answer = await startOrReply(ctx, request);
  if ("reply" in answer) return answer.reply;
  const { scanId, frame } = answer;
  if (request.configuration?.returnImmediately !== true) await waitUntilOver(ctx, scanId);
  return toTask(await readTask(ctx, scanId), frame);
}

export async function* answerMessageStream(
  ctx: Ctx,
  request: SendMessageRequest,
): AsyncGenerator<StreamResponse, void, undefined> {
  const answer = await startOrReply(ctx, request);
  if ("reply" in answer) {
    yield { payload: { $case: "message", value: answer.reply } };
    return;
  }
  const { scanId, frame } = answer;
  const view = await readTask(ctx, scanId);
  // The report comes as an update of its own, also when the scan was over at once.
  yield {
    payload: { $case: "task", value: toTask({ ...view, status: "pending", results: null }, frame) },
  };
  yield* updatesOf(ctx, scanId, { ...frame, afterSeq: 0 });
}

type Answer = { reply: Message } | { scanId: string; frame: TaskFrame };

async function startOrReply(ctx: Ctx, { message, configuration }: SendMessageRequest): Promise<Answer> {
  if (message === undefined) throw new RequestMalformedError("message is missing.");
  if (configuration?.taskPushNotificationConfig !== undefined) throw new PushNotificationNotSupportedError();
  if (message.taskId !== "") {
    await readTask(ctx, message.taskId);
    throw new UnsupportedOperationError("A task here takes no further messages. Send a new message without taskId.");
  }
  const order = readOrder(message);
  if (order === null) return { reply: reply(ctx, message, WHAT_TO_SEND) };
  try {
    const { body } = await invoke(ctx, startScan, order, { countsReads: false });
    const { scanId, ownerToken } = startScan.output.parse(body);
    const metadata = ownerToken === undefined ? {} : { ownerToken };
    const accepted = configuration?.acceptedOutputModes ?? [];
    return { scanId, frame: { contextId: message.contextId || scanId, metadata, accepted } };
  } catch (error) {
    // What the sender has to word differently is said in words, as to a person.
    if (!(error instanceof AppError) || (error.code !== "INVALID_URL" && error.code !== "INVALID_REQUEST")) throw error;
    return { reply: reply(ctx, message, error.message, { code: error.code, ...error.details }) };
  }
}

const reply = (ctx: Ctx, { contextId }: Message, text: string, metadata?: Record<string, unknown>): Message =>
  agentMessage(text, { messageId: ctx.ids.uuid(), contextId: contextId || ctx.ids.uuid() }, metadata);

async function waitUntilOver(ctx: Ctx, scanId: string): Promise<void> {
  const events = followScan(ctx, scanId, { afterSeq: 0, forMs: BLOCKING_MS });
  while ((await events.next()).done !== true);
}
