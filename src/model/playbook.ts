// What is to be done about a report in ninety days, and the skills that do it.
import { z } from "zod";
import { Rating } from "./results.ts";

export const RoadmapAction = z.object({
  skillId: z.string(),
  title: z.string(),
  ownerRole: z.string(),
  prerequisites: z.array(z.string()),
  acceptance: z.array(z.string()),
  kpi: z.string(),
  effort: Rating,
});
export const RoadmapPhase = z.object({
  name: z.string(),
  startDay: z.number().int(),
  endDay: z.number().int(),
  goal: z.string(),
  actions: z.array(RoadmapAction),
  milestone: z.string(),
  hoursSavedPerMonth: z.number(),
});
export type RoadmapPhase = z.infer<typeof RoadmapPhase>;
/** As it is shown: what it is called for everybody, what to do in it for those alone who may read playbooks. */
export type ShownPhase = RoadmapPhase | Pick<RoadmapPhase, "name" | "startDay" | "endDay">;

export const Skill = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  workflow: z.string(),
  trigger: z.string(),
  inputs: z.array(z.string()),
  outputs: z.array(z.string()),
  steps: z.array(z.string()),
  tools: z.array(z.string()),
  guardrails: z.array(z.string()),
  successMetric: z.string(),
  impact: Rating,
  effort: Rating,
  estimatedTimeSavingsHours: z.number(),
  priority: z.number().int(),
  skillMd: z.string().describe("The skill as an agent skill file"),
});
export type Skill = z.infer<typeof Skill>;
export const Playbook = z
  .object({
    id: z.string(),
    scanId: z.uuid(),
    status: z.enum(["generating", "complete"]),
    skillCount: z.number().int(),
    topPrioritySkills: z.array(z.string()),
    roadmap: z.object({ phases: z.array(RoadmapPhase) }).optional(),
    skills: z.array(Skill).optional(),
  })
  .meta({ id: "Playbook" });
export type Playbook = z.infer<typeof Playbook>;
