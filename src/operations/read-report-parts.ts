// What of a report stands beside the results: its checks, and its ninety days.
import type { Outcome } from "../model/outcome.ts";
import type { Ctx } from "../model/ports.ts";
import type { ShownPhase } from "../model/playbook.ts";
import { readScanReport } from "../services/read-scan.ts";
import { getPlaybook } from "./get-playbook.ts";
import { mayRun } from "./invoke.ts";

interface ReportParts {
  checks: Outcome[];
  phases: ShownPhase[];
}

/** What the phases are called is for everybody; the tasks leave this function for those alone who may read playbooks. */
export async function readReportParts(ctx: Ctx, scanId: string): Promise<ReportParts> {
  const { report } = (await readScanReport(ctx, scanId)) ?? { report: null };
  if (report === null) return { checks: [], phases: [] };
  const mayReadPlaybook = mayRun(getPlaybook, ctx.caller);
  const phases = report.playbook.roadmap?.phases ?? [];
  return {
    checks: report.checks,
    phases: mayReadPlaybook ? phases : phases.map(({ name, startDay, endDay }) => ({ name, startDay, endDay })),
  };
}
