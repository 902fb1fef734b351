// A scan in the words of A2A: the task's id is the scan's id, its state follows the scan, the report is its artifact.
import { Role, TaskState, type Artifact, type Message, type Part, type Task, type TaskStatus } from "@a2a-js/sdk";
import type { ScanResults } from "../../model/results.ts";
import type { ScanStatus } from "../../model/scan.ts";
import { reportSummary } from "../../render/report-summary.ts";

/** What is shown of a scan, as read through the operations. */
export interface ScanView {
  scanId: string;
  status: ScanStatus;
  /** Milliseconds since the epoch at which it was read. */
  at: number;
  /** A sentence on where the scan stands, or why it failed. */
  message: string | null;
  results: ScanResults | null;
  /** Beginning of every address we print. */
  origin: string;
}

const STATES: Record<ScanStatus, TaskState> = {
  pending: TaskState.TASK_STATE_SUBMITTED,
  fetching: TaskState.TASK_STATE_WORKING,
  analyzing: TaskState.TASK_STATE_WORKING,
  complete: TaskState.TASK_STATE_COMPLETED,
  error: TaskState.TASK_STATE_FAILED,
};

/** Tasks keep no messages of their own: `history` is always empty. */
export function toTask(view: ScanView, contextId: string, metadata: Record<string, unknown> = {}): Task {
  return {
    id: view.scanId,
    contextId,
    status: toStatus(view, contextId),
    artifacts: view.results === null ? [] : [toArtifact(view.results, view.origin)],
    history: [],
    metadata: { resultsUrl: resultsUrl(view.origin, view.scanId), ...metadata },
  };
}

export function toStatus({ scanId, status, at, message }: ScanView, contextId: string): TaskStatus {
  return {
    state: STATES[status],
    message:
      message === null
        ? undefined
        : agentMessage(message, { messageId: `${scanId}-${status}-${at}`, contextId, taskId: scanId }),
    timestamp: new Date(at).toISOString(),
  };
}

/** One artifact, the report, as the results object and as Markdown. */
export function toArtifact(results: ScanResults, origin: string): Artifact {
  return {
    artifactId: "report",
    name: `Report on ${results.domain}`,
    description: "The results object of the scan (JSON), and its summary (Markdown)",
    parts: [
      { ...PART, content: { $case: "data", value: results }, mediaType: "application/json" },
      {
        ...PART,
        content: { $case: "text", value: reportSummary(results, resultsUrl(origin, results.scanId)) },
        mediaType: "text/markdown",
      },
    ],
    metadata: undefined,
    extensions: [],
  };
}

export function agentMessage(
  text: string,
  ids: Pick<Message, "messageId" | "contextId"> & Partial<Pick<Message, "taskId">>,
  metadata?: Record<string, unknown>,
): Message {
  return {
    taskId: "",
    ...ids,
    role: Role.ROLE_AGENT,
    parts: [{ ...PART, content: { $case: "text", value: text }, mediaType: "text/plain" }],
    metadata,
    extensions: [],
    referenceTaskIds: [],
  };
}

const PART: Omit<Part, "content" | "mediaType"> = { metadata: undefined, filename: "" };
const resultsUrl = (origin: string, scanId: string): string => `${origin}/api/insights/scan/${scanId}/results`;
