// ListTasks (A2A 1.0, section 3.1.4): the caller's own scans as tasks, newest first, by the cursor of list_scans.
import { TaskState, type ListTasksRequest, type ListTasksResponse } from "@a2a-js/sdk";
import { RequestMalformedError, UnsupportedOperationError } from "@a2a-js/sdk/errors";
import { AppError, unavailable } from "../../model/errors.ts";
import type { Ctx } from "../../model/ports.ts";
import type { ScanStatus } from "../../model/scan.ts";
import { invoke, mayRun } from "../../operations/invoke.ts";
import { listScans } from "../../operations/list-scans.ts";
import { toTask } from "./scan-task.ts";

/** The protocol's own bounds. */
const DEFAULT_PAGE = 50;
const LARGEST_PAGE = 100;

/** Which scans a state stands for, in the order they are listed; null lists all. No scan is in any other state. */
const SCANS_IN: Readonly<Partial<Record<TaskState, readonly (ScanStatus | null)[]>>> = {
  [TaskState.TASK_STATE_UNSPECIFIED]: [null],
  [TaskState.TASK_STATE_SUBMITTED]: ["pending"],
  [TaskState.TASK_STATE_WORKING]: ["fetching", "analyzing"],
  [TaskState.TASK_STATE_COMPLETED]: ["complete"],
  [TaskState.TASK_STATE_FAILED]: ["error"],
};

export async function listTasks(ctx: Ctx, request: ListTasksRequest): Promise<ListTasksResponse> {
  if (ctx.caller.isUnsure === true) throw unavailable();
  if (!mayRun(listScans, ctx.caller)) throw new UnsupportedOperationError(NO_LIST);
  const pageSize = readPageSize(request);
  refuseOtherFilters(request);
  const statuses = SCANS_IN[request.status] ?? [];
  const { at, cursor } = readToken(request.pageToken, statuses.length);
  const pages = await Promise.all(
    statuses.map((status, i) =>
      // Of the others only the total is wanted.
      readPage(ctx, i === at ? { status, cursor, limit: pageSize } : { status, cursor: null, limit: 1 }),
    ),
  );
  const page = pages[at];
  return {
    tasks: (page?.scans ?? []).map((scan) => toListedTask(ctx, scan)),
    nextPageToken: nextToken(at, page?.nextCursor ?? null, statuses.length),
    pageSize,
    totalSize: pages.reduce((sum, { total }) => sum + total, 0),
  };
}

const NO_LIST =
  "Tasks are listed for callers with the scope scans:read: send an API key in x-mcp-api-key, or a bearer token with that scope. GetTask reads a task by its id without one.";

function readPageSize({ pageSize = DEFAULT_PAGE }: ListTasksRequest): number {
  if (Number.isInteger(pageSize) && pageSize >= 1 && pageSize <= LARGEST_PAGE) return pageSize;
  throw new RequestMalformedError(`pageSize is not valid. Expected: a whole number from 1 to ${LARGEST_PAGE}.`);
}

/** What is not looked at must not be taken for granted. */
function refuseOtherFilters({ status, contextId, statusTimestampAfter, includeArtifacts }: ListTasksRequest): void {
  if (status === TaskState.UNRECOGNIZED)
    throw new RequestMalformedError("status is not valid. Expected: a task state, such as TASK_STATE_COMPLETED.");
  if (contextId !== "" || statusTimestampAfter !== undefined)
    throw new RequestMalformedError("Tasks are filtered by status alone, not by contextId or statusTimestampAfter.");
  if (includeArtifacts === true)
    throw new RequestMalformedError("Tasks are listed without artifacts. GetTask gives the report of one.");
}

/** "<which status>.<cursor of list_scans>" */
function readToken(token: string, statuses: number): { at: number; cursor: string | null } {
  if (token === "") return { at: 0, cursor: null };
  const [, at = "", cursor = ""] = /^(\d)\.([0-9A-Za-z]{0,100})$/.exec(token) ?? [];
  if (at === "" || Number(at) >= statuses) throw new RequestMalformedError(BAD_TOKEN);
  return { at: Number(at), cursor: cursor === "" ? null : cursor };
}

function nextToken(at: number, cursor: string | null, statuses: number): string {
  if (cursor !== null) return `${at}.${cursor}`;
  return at + 1 < statuses ? `${at + 1}.` : "";
}

const BAD_TOKEN = "pageToken is not valid. Expected: nextPageToken of the previous answer, with the same status.";

interface Order {
  status: ScanStatus | null;
  cursor: string | null;
  limit: number;
}
type ScanPage = ReturnType<typeof listScans.output.parse>;

async function readPage(ctx: Ctx, { status, cursor, limit }: Order): Promise<ScanPage> {
  const filters = { ...(status === null ? {} : { status }), ...(cursor === null ? {} : { cursor }) };
  try {
    const { body } = await invoke(ctx, listScans, { ...filters, limit, mine: true }, { countsReads: false });
    return listScans.output.parse(body);
  } catch (error) {
    if (error instanceof AppError && error.details?.["field"] === "cursor") throw new RequestMalformedError(BAD_TOKEN);
    throw error;
  }
}

/** As GetTask shows it, without the report. */
function toListedTask(ctx: Ctx, { id, status, completedAt, errorMessage }: ScanPage["scans"][number]) {
  const at = (completedAt ?? 0) * 1000 || ctx.clock.now();
  const origin = ctx.config.publicOrigin;
  return toTask({ scanId: id, status, at, message: errorMessage ?? null, results: null, origin }, { contextId: id });
}
