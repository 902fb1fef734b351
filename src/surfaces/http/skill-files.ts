// The skills of a playbook as files: one at a time, or all of them as an archive.
import type { Context } from "hono";
import { strToU8, zipSync } from "fflate";
import { AppError } from "../../model/errors.ts";
import { MINUTE_SECONDS, quotaHeaders } from "../../model/quota-headers.ts";
import { Playbook, type Skill } from "../../model/playbook.ts";
import { getPlaybook } from "../../operations/get-playbook.ts";
import { invoke } from "../../operations/invoke.ts";
import type { Operation } from "../../operations/define-operation.ts";
import type { HttpEnv } from "./http-env.ts";
import { contextOf } from "./rest.ts";

export async function serveSkillsZip(c: Context<HttpEnv>): Promise<Response> {
  const { skills, headers } = await readSkills(c);
  return new Response(zipSkills(skills), {
    headers: {
      ...headers,
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="skills-${c.req.param("scanId") ?? ""}.zip"`,
    },
  });
}

export async function serveSkillFile(c: Context<HttpEnv>): Promise<Response> {
  const { skills, headers } = await readSkills(c);
  const skill = skills.find(({ id }) => id === c.req.param("skillId"));
  if (skill === undefined)
    throw new AppError("NOT_FOUND", "The playbook has no skill of this id. GET the playbook for the ids it has.", {
      details: { field: "skillId" },
    });
  return new Response(skill.skillMd, { headers: { ...headers, "Content-Type": "text/markdown; charset=utf-8" } });
}

/** Scopes, quota and errors are those of the playbook operation, since it is what is asked. */
async function readSkills(c: Context<HttpEnv>): Promise<{ skills: Skill[]; headers: Record<string, string> }> {
  const ctx = await contextOf(c);
  // As in the registry: `invoke` parses what goes in and comes out with the operation's own schemas.
  const operation: Operation = getPlaybook;
  const { body, quota } = await invoke(ctx, operation, { scanId: c.req.param("scanId"), include_skills: true });
  const { status, skills } = Playbook.parse(body);
  if (status === "generating")
    throw new AppError(
      "PLAYBOOK_NOT_FOUND",
      "The scan is not complete yet, so that there are no skills. Try again later.",
      {
        details: { field: "scanId" },
      },
    );
  const counted = quota === null ? {} : quotaHeaders(quota, ctx.clock.now(), MINUTE_SECONDS);
  return { skills: skills ?? [], headers: { ...counted, "Cache-Control": "no-store" } };
}

/** The first moment that an archive can name, in local time as archives have it: the same skills give the same bytes. */
const ARCHIVE_TIME = new Date(1980, 0, 1);

function zipSkills(skills: readonly Skill[]): Uint8Array<ArrayBuffer> {
  const files = skills
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, skillMd }) => [`${id}/SKILL.md`, strToU8(skillMd)] as const);
  return zipSync(Object.fromEntries(files), { mtime: ARCHIVE_TIME, level: 6 });
}
