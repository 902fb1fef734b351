import { isSingular, shareOf } from "../../../model/words.ts";
import { printableUrl } from "../../../model/target.ts";
import type { LinkCheck } from "../../evidence/site-evidence.ts";
import { textsOf } from "../../evidence/structured/collect-structured.ts";
import { ownOrganizations } from "../../evidence/structured/structured-entity.ts";
import { defineCheck, fail, na, pass, seen, unable, warn } from "../define-check.ts";

/**
 * Only 404, 410 and names that do not exist are dead: social networks refuse every reader without a sign-in.
 * The body of these pages is not read, so whether they name the business is not judged.
 */
export const sameasResolves = defineCheck({
  id: "sameas-resolves",
  agent: "identity",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["structured", "target", "linkChecks"],
  title: "Profiles that the site names exist",
  why: "Machines follow these addresses to make sure that they have the right business.",
  fix: "Remove or correct the addresses in sameAs that no longer exist.",
  effort: "S",
  reference: "https://schema.org/sameAs",
  headline: ({ name }) => `Machines that verify ${name} run into profiles that are gone`,
  run({ structured, target, linkChecks }) {
    const named = ownOrganizations({ structured, target }).flatMap(({ props }) => textsOf(props.sameAs));
    if (named.length === 0) return na("The site's data names no profiles elsewhere.");
    const checks = linkChecks.filter(({ from }) => from === "same-as");
    const answered = checks.filter(({ status, error }) => status > 0 || isGone(error));
    if (answered.length === 0) return unable(`${shareOf(0, new Set(named).size, "profile")} named could be asked.`);
    const dead = answered.filter(isDead);
    if (dead.length === 0)
      return pass(
        `${shareOf(0, answered.length, "profile")} asked ${isSingular(0, answered.length) ? "is" : "are"} gone.`,
      );
    const situation = `${shareOf(dead.length, answered.length, "profile")} named in the site's data ${isSingular(dead.length, answered.length) ? "is" : "are"} gone.`;
    const evidence = dead
      .slice(0, 5)
      .map((check) =>
        seen(
          printableUrl(check.url),
          `status ${check.status}${check.error ? ` ${check.error}` : ""}`,
          `Named at ${printableUrl(check.foundOn)}.`,
        ),
      );
    return (dead.length * 2 > answered.length ? fail : warn)(situation, evidence);
  },
});

const isGone = (error: string | null): boolean => error === "dns";
const isDead = ({ status, error }: LinkCheck): boolean => status === 404 || status === 410 || isGone(error);
