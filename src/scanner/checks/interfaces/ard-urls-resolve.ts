import { countOf, shareOf, isSingular } from "../../../model/words.ts";
import type { DeclaredCall } from "../../evidence/live-facts.ts";
import { mediaTypeOf } from "../../evidence/site/sniff-body.ts";
import { defineCheck, fail, pass, warn } from "../define-check.ts";
import { judgeCalls, showCall } from "../judge-calls.ts";

export const ardUrlsResolve = defineCheck({
  id: "ard-urls-resolve",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["live"],
  title: "Entries of the catalog of AI resources lead somewhere",
  why: "A registry opens every entry before it lists it; an entry that leads nowhere, or to something else than it says, is dropped.",
  fix: "Remove entries that no longer answer and serve each of the others with the media type that the catalog states.",
  effort: "S",
  reference: "https://github.com/ards-project/ard-spec",
  headline: (voice) => `Registries drop AI services that ${voice.name} lists`,
  run({ live }) {
    return judgeCalls(live, "ai-catalog", {
      name: "AI resource",
      judge(observed) {
        const dead = observed.filter(({ state }) => state === "dead");
        const count = countOf(observed.length, "listed AI resource");
        if (dead.length > 0) {
          const items = dead.slice(0, 5).map(({ call }) => showCall(call, `The catalog lists it as ${call.name}.`));
          return fail(`Of ${count} asked for, ${dead.length} ${dead.length === 1 ? "is" : "are"} not there.`, items);
        }
        const other = observed.filter(({ call, state }) => state === "works" && !isAsPromised(call));
        if (other.length > 0) {
          const items = other.slice(0, 5).map(({ call }) => showCall(call, `The catalog promises ${call.promised}.`));
          return warn(
            `Of ${count} asked for, ${other.length} ${other.length === 1 ? "comes" : "come"} with another media type than promised.`,
            items,
          );
        }
        const share = shareOf(observed.length, observed.length, "listed AI resource");
        return pass(
          `${share} asked for ${isSingular(observed.length, observed.length) ? "answers" : "answer"} as promised.`,
          observed.slice(0, 3).map(({ call }) => showCall(call, call.name)),
        );
      },
    });
  },
});

/** A JSON type with a name of its own may be served as plain JSON; its readers parse both alike. */
function isAsPromised({ promised, contentType, status }: DeclaredCall): boolean {
  if (promised === "" || status !== 200) return true;
  const [wanted, got] = [mediaTypeOf(promised), mediaTypeOf(contentType)];
  return wanted === got || (got === "application/json" && wanted.endsWith("json"));
}
