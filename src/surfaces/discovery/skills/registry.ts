// Every skill, once; published are those whose operations all exist.
import { OPERATIONS } from "../../../operations/registry.ts";
import { findBusiness } from "./find-business.ts";
import { followWebhooks } from "./follow-webhooks.ts";
import { readReport } from "./read-report.ts";
import { scanWebsite } from "./scan-website.ts";
import type { Skill } from "./skill.ts";

const ALL: readonly Skill[] = [scanWebsite, readReport, findBusiness, followWebhooks];

export const SKILLS: readonly Skill[] = ALL.filter(({ operations }) =>
  operations.every((id) => OPERATIONS.some((operation) => operation.id === id)),
);
