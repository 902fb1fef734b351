// Reads an agent's result back from the coordinator's storage.
import type { AgentResult } from "./agent-result.ts";

/** Only `runScanAgent` of the same deployment writes results; they live for the minutes of one scan. */
export const parseAgentResult = (json: string): AgentResult => JSON.parse(json) as AgentResult;
