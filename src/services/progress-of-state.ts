// What callers are told of a scan's state while its coordinator knows it. Pure.
import type { ScanProgress } from "../model/engine.ts";
import { AGENTS_BY_SCAN_TYPE } from "../model/scan.ts";
import { failureText } from "../model/scan-failure.ts";
import { messageOf } from "./scan-message.ts";
import type { ScanState } from "./scan-state.ts";

export const progressOfState = (state: ScanState): ScanProgress => ({
  status: state.status,
  progress: state.progress,
  error: state.failure === null ? null : failureText(state.failure),
  message: messageOf(state),
  agents: AGENTS_BY_SCAN_TYPE[state.request.header.scanType].map((id) => ({
    id,
    state: state.agents[id]?.state ?? "waiting",
    learnt: state.agents[id]?.learnt ?? null,
  })),
  pagesRead: state.pagesRead,
  requestsUsed: state.requestsUsed,
});
