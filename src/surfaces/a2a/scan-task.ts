// A scan in the words of A2A: the task's id is the scan's id, its state follows the scan, the report is its artifact.
import { Role, TaskState, type Artifact, type Message, type Part, type Task, type TaskStatus } from "@a2a-js/sdk";
import type { ScanResults } from "../../model/results.ts";
import type { ScanStatus } from "../../model/scan.ts";
import { PRODUCT } from "../../model/product.ts";
import { type ReportMarkdownOptions, reportMarkdown } from "../../render/report-markdown.ts";

/** What is shown of a scan, as read through the operations. */
export interface ScanView {
  scanId: string;
  status: ScanStatus;
  /** Milliseconds since the epoch at which it was read. */
  at: number;
  /** A sentence on where the scan stands, or why it failed. */
  message: string | null;
  results: ScanResults | null;
  /** What the report in words has beside the results. */
  parts?: Pick<ReportMarkdownOptions, "checks" | "phases">;
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

/** What of a task depends on who asked. */
export interface TaskFrame {
  contextId: string;
  metadata?: Record<string, unknown>;
  /** Media types the sender wants parts in; empty for no preference. */
  accepted?: readonly string[];
}

/** Tasks keep no messages of their own: `history` is always empty. */
export function toTask(view: ScanView, { contextId, metadata = {}, accepted = [] }: TaskFrame): Task {
  return {
    id: view.scanId,
    contextId,
    status: toStatus(view, contextId),
    artifacts: view.results === null ? [] : [toArtifact(view.results, { ...view, accepted })],
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
        : agentMessage(message, { messageId: `${scanId}-${status}-${at}`, contextId, taskId: scanId }, UNTRUSTED),
    timestamp: new Date(at).toISOString(),
  };
}

/** One artifact, the report: as the results object and as Markdown, or in the one of both that is accepted. */
export function toArtifact(
  results: ScanResults,
  { origin, parts, accepted }: Pick<ScanView, "origin" | "parts"> & { accepted: readonly string[] },
): Artifact {
  const data: Part = { ...PART, content: { $case: "data", value: results }, mediaType: "application/json" };
  const report = reportMarkdown(results, parts);
  const text: Part = { ...PART, content: { $case: "text", value: report }, mediaType: "text/markdown" };
  const wanted = [data, text].filter(({ mediaType }) => isAccepted(mediaType, accepted));
  return {
    artifactId: "report",
    name: `Report on ${results.domain}`,
    description: "The report of the scan: the results object (JSON), and the same in words (Markdown)",
    // Whoever accepts neither learns from the parts' types what there is.
    parts: wanted.length > 0 ? wanted : [data, text],
    metadata: { ...UNTRUSTED, resultsUrl: resultsUrl(origin, results.scanId) },
    extensions: [],
  };
}

/** On what quotes the website that was scanned: data, never instructions. */
const UNTRUSTED = { [`${PRODUCT.slug}/untrusted`]: true };

/** Markdown is text: whoever takes plain text can read it. */
const isAccepted = (mediaType: string, accepted: readonly string[]): boolean =>
  accepted.some((mode) => mode === mediaType || mode === "*/*") ||
  (mediaType === "text/markdown" && accepted.some((mode) => mode.startsWith("text")));

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
