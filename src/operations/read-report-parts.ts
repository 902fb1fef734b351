// What of a report stands beside the results: its checks, and its ninety days.
import type { Outcome } from "../model/outcome.ts";
import type { Ports } from "../model/ports.ts";
import type { Playbook } from "../model/playbook.ts";
import { readScanReport } from "../services/read-scan.ts";

type RoadmapPhase = NonNullable<Playbook["roadmap"]>["phases"][number];

/** Without `tasks` for those who may not read them. */
interface PartPhase extends Pick<RoadmapPhase, "name" | "startDay" | "endDay"> {
  tasks?: Omit<RoadmapPhase, "name" | "startDay" | "endDay">;
}

interface ReportParts {
  checks: Outcome[];
  phases: PartPhase[];
}

/** What the phases are called is for everybody; the tasks leave this function for those alone who may read them. */
export async function readReportParts(ports: Ports, scanId: string, mayReadPlaybook = false): Promise<ReportParts> {
  const { report } = (await readScanReport(ports, scanId)) ?? { report: null };
  if (report === null) return { checks: [], phases: [] };
  const phases = (report.playbook.roadmap?.phases ?? []).map(({ name, startDay, endDay, ...tasks }) => ({
    name,
    startDay,
    endDay,
    ...(mayReadPlaybook && { tasks }),
  }));
  return { checks: report.checks, phases };
}
