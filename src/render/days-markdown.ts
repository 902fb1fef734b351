// The ninety days in the Markdown of a report: what to do in each phase for those who may read it.
import type { RoadmapPhase, ShownPhase } from "../model/playbook.ts";
import { escapeMarkdown as esc, escapeTicked } from "./escape-markdown.ts";
import { lowerStart } from "../model/words.ts";
import { WORDS } from "./words/index.ts";

const { days } = WORDS.report;

export const daysMarkdown = (phases: readonly ShownPhase[]): string =>
  phases.some((phase) => "goal" in phase)
    ? phases.map((phase) => `### ${headingOf(phase)}${"goal" in phase ? tasksOf(phase) : ""}`).join("\n\n")
    : phases.map((phase, at) => `${at + 1}. ${headingOf(phase)}.`).join("\n");

const headingOf = ({ name, startDay, endDay }: ShownPhase): string => `${days.phase(startDay, endDay)}: ${esc(name)}`;

function tasksOf({ goal, actions, milestone }: RoadmapPhase): string {
  const lines = actions.map(({ title, ownerRole, effort, kpi }) => {
    const told = [days.who(lowerStart(ownerRole), effort), ...(kpi === "" ? [] : [days.kpi(kpi)])];
    return `- ${esc(title)} (${escapeTicked(told.join("; "))})`;
  });
  return ["", esc(goal), ...(lines.length === 0 ? [] : [lines.join("\n")]), esc(milestone)].join("\n\n");
}
