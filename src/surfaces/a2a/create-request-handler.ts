// What A2A's methods do here, whichever grammar they were called in. Nothing is kept: a task is a scan.
import { AgentCard, type StreamResponse } from "@a2a-js/sdk";
import {
  PushNotificationNotSupportedError,
  TaskNotCancelableError,
  UnsupportedOperationError,
  type A2AError,
} from "@a2a-js/sdk/errors";
import type { JsonRpcTransportHandler } from "@a2a-js/sdk/server";
import { A2A_CAPABILITIES } from "../../model/a2a.ts";
import { AppError } from "../../model/errors.ts";
import type { Ctx } from "../../model/ports.ts";
import { toA2aError, type HttpNote } from "./a2a-error.ts";
import { answerMessage, answerMessageStream } from "./answer-message.ts";
import { listTasks } from "./list-tasks.ts";
import { readTask } from "./read-task.ts";
import { toTask } from "./scan-task.ts";
import { streamTask } from "./stream-task.ts";

/** The SDK does not export the interface itself. */
export type RequestHandler = ConstructorParameters<typeof JsonRpcTransportHandler>[0];

/** Every error leaves as one of A2A's, with what it means for HTTP noted on `http`. */
export function createRequestHandler(ctx: Ctx, http: HttpNote): RequestHandler {
  const told = (error: unknown): A2AError => tell(ctx, error, http);
  const guarded = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw told(error);
    });
  async function* guardedStream(events: AsyncGenerator<StreamResponse, void, undefined>) {
    try {
      yield* events;
    } catch (error) {
      throw told(error);
    }
  }
  const noPush = (): Promise<never> => Promise.reject(new PushNotificationNotSupportedError());
  return {
    // Asked by the SDK's handlers alone, for the capabilities; what clients read is the published card.
    getAgentCard: () => Promise.resolve(AgentCard.fromJSON({ capabilities: A2A_CAPABILITIES })),
    getAuthenticatedExtendedAgentCard: () =>
      Promise.reject(new UnsupportedOperationError("There is one agent card, the public one.")),
    sendMessage: (params) => guarded(answerMessage(ctx, params)),
    sendMessageStream: (params) => guardedStream(answerMessageStream(ctx, params)),
    getTask: ({ id }) => guarded(readTask(ctx, id).then((view) => toTask(view, { contextId: id }))),
    listTasks: (params) => guarded(listTasks(ctx, params)),
    cancelTask: ({ id }) => guarded(refuseCancel(ctx, id)),
    resubscribe: ({ id }) => guardedStream(streamTask(ctx, id)),
    createTaskPushNotificationConfig: noPush,
    getTaskPushNotificationConfig: noPush,
    listTaskPushNotificationConfigs: noPush,
    deleteTaskPushNotificationConfig: noPush,
  };
}

async function refuseCancel(ctx: Ctx, id: string): Promise<never> {
  await readTask(ctx, id);
  throw new TaskNotCancelableError("A scan cannot be cancelled: it ends by itself within minutes.");
}

function tell(ctx: Ctx, error: unknown, http: HttpNote): A2AError {
  const told = toA2aError(error, http);
  if (error !== told && !(error instanceof AppError))
    ctx.log("a2a.internal_error", {
      requestId: ctx.requestId,
      error: error instanceof Error ? (error.stack ?? error.message).slice(0, 2_000) : "unknown",
    });
  return told;
}
