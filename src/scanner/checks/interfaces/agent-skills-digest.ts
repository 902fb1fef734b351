import { countOf, shareOf, isSingular, listOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import { asObject, objectsOf, parseUrl, textAt } from "../../evidence/interfaces/interface-json.ts";
import type { DeclaredCall } from "../../evidence/live-facts.ts";
import type { DocumentFacts } from "../../evidence/site-evidence.ts";
import { defineCheck, fail, na, pass, seen } from "../define-check.ts";
import { judgeCalls, showCall } from "../judge-calls.ts";

export const agentSkillsDigest = defineCheck({
  id: "agent-skills-digest",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["live", "documents"],
  title: "Skill files match their digests",
  why: "An agent hashes the file it loads and refuses it when the index promises another; so a file changed after the index was made is lost.",
  fix: "Compute each digest from the bytes as served, after every build step, and publish index and files together.",
  effort: "S",
  reference: "https://github.com/cloudflare/agent-skills-discovery-rfc",
  headline: (voice) => `Agents refuse instructions that ${voice.name} publishes`,
  run({ live, documents }) {
    const index = documents["agent-skills-index"];
    const promised = digestsOf(index);
    return judgeCalls(live, "skill", {
      name: "skill file",
      judge(observed) {
        const dead = observed.filter(({ state }) => state === "dead");
        const hashed = observed.flatMap(({ call }) => {
          const digest = promised.get(call.url) ?? "";
          return call.sha256 === null || call.status !== 200 || digest === "" ? [] : [{ call, digest }];
        });
        const wrong = hashed.filter(({ call, digest }) => digest !== `sha256:${call.sha256 ?? ""}`);
        if (dead.length + wrong.length > 0) {
          return fail(
            `Of ${countOf(observed.length, "skill file")} asked for, ${dead.length} ${dead.length === 1 ? "is" : "are"} not there and ${wrong.length} ${wrong.length === 1 ? "differs" : "differ"} from the digest.`,
            [
              ...dead.map(({ call }) => showCall(call, "The index names a file that cannot be loaded.")),
              ...wrong.map(({ call, digest }) => showWrong(call, digest)),
            ].slice(0, 5),
          );
        }
        if (hashed.length === 0) return na("The index promises no digest that a file could be compared with.");
        const share = shareOf(hashed.length, hashed.length, "skill file");
        return pass(
          `${share} asked for ${isSingular(hashed.length, hashed.length) ? "matches its digest" : "match their digests"}.`,
          seen(
            plainUrl(index?.url ?? ""),
            listOf(
              hashed.map(({ call }) => call.name),
              8,
            ),
            "Hashed as served and compared.",
          ),
        );
      },
    });
  },
});

function digestsOf(index: DocumentFacts | undefined): Map<string, string> {
  return new Map(
    objectsOf(asObject(index?.json)?.skills).flatMap((skill) => {
      const url = parseUrl(textAt(skill, "url"), index?.url);
      return url === null ? [] : [[url.href, textAt(skill, "digest")] as const];
    }),
  );
}

const showWrong = (call: DeclaredCall, digest: string) =>
  seen(plainUrl(call.url), `sha256:${call.sha256 ?? ""}`, `The index promises ${digest}.`);
