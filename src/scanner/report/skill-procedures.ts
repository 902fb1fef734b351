// How a skill runs each time, by the kind of change, and how a fix is made; slots as in fill-text.ts.
import type { OpportunityKind } from "../insight/workflow-families.ts";
import procedures from "./data/skill-procedures.json" with { type: "json" };

export interface SkillProcedure {
  trigger: string;
  inputs: readonly string[];
  outputs: readonly string[];
  steps: readonly string[];
}

const { fix, ...ofKinds } = procedures;
export const SKILL_PROCEDURES: Readonly<Record<OpportunityKind, SkillProcedure>> = ofKinds;
/** For changes that mend failing checks. */
export const FIX_PROCEDURE: SkillProcedure = fix;
